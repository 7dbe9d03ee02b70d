"""Which games take part in a poker room's jackpots."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.play.pot import PotGame
from houseway.rulebook import Clause, section

# Each jackpot with the games that may win it, and the clause that says so. A bad beat jackpot
# belongs to one game; the ones printed are Texas hold'em's. 3-2-1 is shut out by name
# (bclc-poker/20/1.5), and the pineapple games are as long as nothing else is posted.
HOLDEM = ("texas-holdem@bclc",)
JACKPOTS: dict[str, tuple[tuple[str, ...], Clause]] = {
    "bad-beat": (HOLDEM, section("bclc-poker/28")("2.1.1")),
    "wide-area-bad-beat": (HOLDEM, section("bclc-poker/29")("2.1")),
    "high-hand": ((*HOLDEM, "seven-card-stud@bclc"), section("bclc-poker/30")("2.2")),
    "daily-high-hand": (HOLDEM, section("bclc-poker/31")("2.1")),
    "limit-no-limit": (HOLDEM, section("bclc-poker/32")("2.2")),
}


def eligible(game: PotGame, jackpot: str) -> bool:
    """Whether hands of a game may win a jackpot at all."""
    try:
        games, _ = JACKPOTS[jackpot]
    except KeyError:
        raise BadInput(
            f"there is no jackpot {jackpot!r}; there are {', '.join(JACKPOTS)}"
        ) from None
    return game.id in games
