"""The rest of a board dealt twice, for two players who are all in and agree to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from houseway.play.actions import RunOnce, RunTwice
from houseway.play.options import Offer, Options
from houseway.play.pot.dealer import SECOND
from houseway.play.pot.streets import Street
from houseway.play.round import Asking

if TYPE_CHECKING:
    from houseway.play.pot.pot_round import PotRound

FLOP = 3  # cards on the board before which it is not run twice


def ran_twice(t: PotRound, streets: Sequence[Street]) -> Asking[bool]:
    """The rest of the board, and then the same streets once more, where both agree to it."""
    if not streets or not (yield from agreed(t)):
        return False
    t.dealer.run_from = len(t.holdings["board"].cards)
    t.dealer.places(SECOND, up=True)
    for street in streets:
        t.dealer.deal_street(street)
    t.dealer.run_again(streets)
    return True


def agreed(t: PotRound) -> Asking[bool]:
    """Two players who cannot bet any more, with cards to come: both must want it."""
    chips, settings = t.chips, t.settings
    if len(chips.live) != 2 or chips.with_chips > 1 or t.game.run_twice is None:
        return False
    if len(t.dealer.common()) < FLOP and not settings.get("run_twice_preflop"):
        return False
    if settings.get("run_twice_strict") and any(chips.stack[seat] for seat in chips.live):
        return False
    cite = t.game.run_twice.agreed
    for seat in chips.live:
        answer = yield Options(seat, (Offer(RunTwice, cite), Offer(RunOnce, cite)))
        if isinstance(answer, RunOnce):
            return False
    return True
