"""A running hand as the rulings desk sees it: what the player to act faces, and what he did."""

from __future__ import annotations

from houseway.money import Cents
from houseway.play.actions import Action, Forfeit, RaiseTo
from houseway.play.happenings import Dealt, Did
from houseway.play.pot.betting import NoLimitBetting
from houseway.play.pot.pot_round import PotRound
from houseway.rulings.situations import Wager
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
    stakes, betting = round.stakes, round.betting
    unit = betting.full if isinstance(betting, NoLimitBetting) else betting.unit
    return Wager(
        facing=Cents(betting.high),
        last_raise=Cents(unit) if betting.high else None,
        blinds=(Cents(stakes.small_blind), Cents(stakes.big_blind)),
        pot=Cents(round.chips.in_pot()),
        limit=stakes.structure,
        max_bet=Cents(stakes.max_bet) if stakes.max_bet else None,
        chips=seen.chips,
        prior=prior,
        gesture=seen.gesture,
        pulled=seen.pulled,
        said=seen.said,
        said_amount=seen.said_amount,
        chips_first=seen.chips_first,
        first_motion=seen.first_motion,
        stack=round.stack_of(seen.seat),
        players=len(round.live),
        opening_bet=bool(betting.high) and not raised(round),
        after=after,
        noticed=noticed,
    )


def raised(round: PotRound) -> bool:
    """Whether somebody has raised what opened the betting of this street."""
    for each in reversed(round.happenings):
        if isinstance(each, Dealt):
            return False
        if isinstance(each, Did) and isinstance(each.action, RaiseTo):
            return True
    return False


def words_of(action: Action) -> str:
    """An act as rulings name it: bet, raise, call, check, fold."""
    if isinstance(action, RaiseTo):
        return "raise"
    return "fold" if isinstance(action, Forfeit) else action.act
