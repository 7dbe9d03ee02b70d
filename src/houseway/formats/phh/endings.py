"""How a hand may end in which cards count that nobody has seen."""

from __future__ import annotations

import re
from collections.abc import Iterator

from houseway.errors import BadCards
from houseway.formats.phh.history import History
from houseway.play.options import DEALER_SEAT, Offer
from houseway.play.pot.pot_round import PotRound


def endings(history: History, round: PotRound) -> Iterator[PotRound]:
    """The round with its pots shared in every way that the history leaves open."""
    options = round.options(DEALER_SEAT)
    if not options:
        yield round
        return
    won = {player for player in round.stack if _may_win(history, player, round.stack[player])}
    fitting = [each for each in options.offers if _named(each) <= won]
    for offer in fitting or options.offers:
        other = round.fork()
        assert isinstance(other, PotRound)
        try:
            other.play(offer.action())
        except BadCards:  # nobody knows who gets the odd chip
            continue
        yield from endings(history, other)


def _may_win(history: History, player: int, has: int) -> bool:
    """Whether a player ends with more than he has before the pots are shared, as it is written."""
    left, won = history.finishing_stacks, history.winnings
    if left and (chips := left[player - 1]) is not None:
        return chips > has
    return not won or won[player - 1] != 0


def _named(offer: Offer) -> set[int]:
    """The seats that the dealer names with one answer."""
    return {int(seat) for seat in re.findall(r"seat (\d+)", offer.spot)}
