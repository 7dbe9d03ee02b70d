"""A running hand as the rulings desk sees it: what the player to act faces, and what he did."""

from __future__ import annotations

from dataclasses import replace

from houseway.money import Cents
from houseway.play.actions import Action, Forfeit, RaiseTo
from houseway.play.pot.pot_round import PotRound
from houseway.rulings.situations import Wager
from houseway.rulings.standing import standing_for
from houseway.tablet.steps import Seen


def wager_of(
    round: PotRound,
    seen: Seen,
    prior: tuple[Cents, ...],
    *,
    after: tuple[str, ...] = (),
    noticed: str = "",
) -> Wager:
    """The act of a seat in the light of the hand; `prior` are its chips that lie there already."""
    return replace(
        standing_for(round, seen.seat),
        chips=seen.chips,
        prior=prior,
        gesture=seen.gesture,
        pulled=seen.pulled,
        said=seen.said,
        said_amount=seen.said_amount,
        chips_first=seen.chips_first,
        first_motion=seen.first_motion,
        after=after,
        noticed=noticed,
    )


def words_of(action: Action) -> str:
    """An act as rulings name it: bet, raise, call, check, fold."""
    if isinstance(action, RaiseTo):
        return "raise"
    return "fold" if isinstance(action, Forfeit) else action.act
