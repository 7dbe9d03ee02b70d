"""Which clause stands against an act of a pot game, where one says more than that of the act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houseway.play.actions import (
    Action,
    Bet,
    BringIn,
    Check,
    Chop,
    Fold,
    RaiseTo,
    RunOnce,
    RunTwice,
    Stake,
)
from houseway.play.options import Offer, Options
from houseway.play.pot.award import last_to_bet
from houseway.play.pot.betting import NoCheckRaise, NoLimitBetting
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.pot.pot_round import PotRound


def clause_against(t: PotRound, options: Options, action: Action) -> Clause | None:
    """The clause that stands against an act at this moment."""
    if options.offers[0].kind is not Fold:
        return None  # another question is open
    if isinstance(action, Bet | RaiseTo):
        if sized := _sized(t, options, action):
            return sized
        wager = options.offer(RaiseTo) or options.offer(Bet)
        if wager is None:
            return _closed(t, options.seat) or _capped(t, action) or _granting(t, action)
        limit = t.stakes.limits.structure == "limit"
        return _limit(t, wager) if limit else _no_limit(t, options.seat, wager, action.amount)
    if isinstance(action, Check | Chop):
        return _on_a_kill(t, options.seat, action)
    if isinstance(action, RunTwice | RunOnce):
        return _run_twice(t)
    return _by_name(t, action)


def _sized(t: PotRound, options: Options, action: Bet | RaiseTo) -> Clause | None:
    """What the clauses say that are about the size of wagers, by structure."""
    offered, sizes = options.offer(type(action)), t.game.acts.size_cites(t.stakes.limits.structure)
    if offered is None or sizes is None or options.offer(BringIn):
        return None
    if action.amount > offered.most:
        return sizes.most
    return sizes.bet if isinstance(action, Bet) else sizes.raise_


def _capped(t: PotRound, action: Bet | RaiseTo) -> Clause | None:
    """Nobody may raise any more: so many raises are allowed."""
    if not t.betting.capped or not isinstance(action, RaiseTo):
        return None
    return (t.game.in_event(t.settings) or t.game.bets).raises.cite


def _granting(t: PotRound, action: Bet | RaiseTo) -> Clause | None:
    """Everybody else is all in: the clause on raises at this table, whatever it is played for."""
    return t.stakes.limits.raise_cite if isinstance(action, RaiseTo) else None


def _closed(t: PotRound, seat: int) -> Clause | None:
    """Nobody may raise: he has checked, or has acted and was not raised in full."""
    if isinstance(t.betting, NoCheckRaise) and seat in t.betting.checked:
        return t.game.bets.no_check_raise
    if isinstance(t.betting, NoLimitBetting) and t.betting.is_closed(seat):
        return t.game.bets.refusals.closed
    return None


def _limit(t: PotRound, wager: Offer) -> Clause | None:
    """The posted bets, or on a kill hand the larger ones."""
    if t.stakes.forced.kill and t.game.kill:
        half = t.settings["kill"] == "half"
        return t.game.kill.half_limits if half else t.game.kill.limits
    return t.game.bets.refusals.size if wager.kind is Bet else None


def _no_limit(t: PotRound, seat: int, wager: Offer, amount: int) -> Clause | None:
    """More than one has, than the house takes or than the pot; or less than the least."""
    says, put, high = t.game.bets.refusals, t.chips.put[seat], t.betting.high
    if amount > put + t.chips.stack[seat]:
        return says.stack
    counted = put if t.stakes.limits.max_bet_counts == "total" else high
    if t.stakes.limits.max_bet and amount > counted + t.stakes.limits.max_bet:
        return t.game.bets.max_bet or says.most
    if amount > wager.most:
        return t.game.bets.pot_raise
    if wager.kind is Bet:
        return says.least
    raised = last_to_bet(t.happenings) and high >= t.betting.unit
    straddled = t.posts.closer != t.posts.big and t.game.blinds
    if not raised and straddled and t.posts.opening_bet == high:
        return t.game.blinds.live if t.game.blinds else None
    return None if raised else says.least


def _on_a_kill(t: PotRound, seat: int, action: Action) -> Clause | None:
    """On a kill hand nobody chops, and the blinds do not check what they have to complete."""
    rules = t.game.kill if t.stakes.forced.kill else None
    if rules is None:
        return None
    if isinstance(action, Chop):
        return rules.no_chop
    return (
        rules.completes if seat in (t.posts.small, t.posts.big) and not t.dealer.common() else None
    )


def _run_twice(t: PotRound) -> Clause | None:
    """Why the board is not run twice now."""
    rules = t.game.run_twice if t.stakes.run_twice else None
    if rules is None:
        return None
    if len(t.chips.live) > 2:
        return rules.two
    return rules.all_in if t.chips.with_chips > 1 else rules.agreed


def _by_name(t: PotRound, action: Action) -> Clause | None:
    """What is no answer of a hand: a straddle once the cards are out, a call that names less."""
    blinds = t.game.blinds
    if not isinstance(action, Stake) or blinds is None:
        return None
    named = {"straddle": blinds.late or blinds.straddle, "call": t.game.acts.call}
    return named.get(action.spot)
