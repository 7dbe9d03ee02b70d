"""How the club deals its Omaha games: hole cards, three streets, a card burned before each."""

from __future__ import annotations

from houseway.games.bcpc.club import TIES
from houseway.hands import OMAHA, OMAHA_EIGHT_LOW
from houseway.play.pot import BIG, High, Low, Street
from houseway.rulebook import Clause


def omaha_streets(cite: Clause, announced: Clause | None = None) -> tuple[Street, ...]:
    return (
        Street("pre-flop", cite, down=4),
        Street("flop", cite, burn=1, board=3, announced=announced),
        Street("turn", cite, burn=1, board=1, bet=BIG, announced=announced),
        Street("river", cite, burn=1, board=1, bet=BIG, announced=announced),
    )


def high_low(halves: Clause, scoops: Clause | None = None) -> tuple[High, ...]:
    """Half for the best hand, half for the best low of eight or under; `scoops`: there is none."""
    return (
        High(OMAHA, halves, "high", ties=TIES, alone=scoops, alone_ties=TIES),
        Low(OMAHA_EIGHT_LOW, halves, ties=TIES),
    )
