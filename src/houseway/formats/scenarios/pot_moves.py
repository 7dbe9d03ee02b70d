"""Moves of pot games as people write them: "all in", "complete", "bet" where there is one size."""

from __future__ import annotations

from houseway.money import Cents, dollars
from houseway.play import Action, Bet, Options, RaiseTo
from houseway.play.actions import CALL, DECLINE, Call, Draw, Expose
from houseway.play.options import Offer
from houseway.play.pot_round import PotRound


def pot_word(round: PotRound, seat: int, words: str) -> Action | None:
    """Words of single games, and a bet, raise or call of the one size that it may have."""
    verb, _, named = words.partition(" ")
    if offered := _only_size(round, seat, verb):
        if not named and offered.kind is not Call:
            return offered.action(offered.least)
        if named and offered.kind is Call and dollars(named.lstrip("$")) == offered.least:
            return CALL
    if verb == "expose":
        return Expose(named)
    if words == "keep":
        options = round.options(seat)
        return Draw(()) if options is None or options.offer(Draw) else DECLINE
    if words == "complete":
        chips = round.put.get(seat, 0) + round.stack.get(seat, 0)
        return RaiseTo(Cents(min(chips, round.stakes.bets[0])))
    return None


def _only_size(round: PotRound, seat: int, verb: str) -> Offer | None:
    """What a seat may bet, raise or call, if there is one size for it."""
    kinds = {"bet": (Bet,), "raise": (RaiseTo, Bet), "call": (Call,)}.get(verb, ())
    options = round.options()
    if options is None or options.seat != seat:
        return None
    offered = next(filter(None, map(options.offer, kinds)), None)
    return offered if offered and offered.least == offered.most else None


def wager(options: Options | None, verb: str, amount: Cents) -> Action:
    """A bet or a raise; where only the other word fits the moment, that is meant."""
    facing = options is not None and options.offer(Bet) is None
    return RaiseTo(amount) if (verb == "raise to" and facing) or facing else Bet(amount)


def all_in(round: PotRound, seat: int) -> Action:
    """Every chip: a call if that is all it makes, a raise otherwise."""
    options = round.options()
    chips = Cents(round.put.get(seat, 0) + round.stack.get(seat, 0))
    if options is None or options.seat != seat:
        return RaiseTo(chips)
    call = options.offer(type(CALL))
    if call and call.most >= round.stack[seat]:
        return CALL
    raised = options.offer(RaiseTo) or options.offer(Bet)
    if raised and round.stakes.max_bet and raised.most < chips:
        return raised.action(raised.most)  # the house's maximum bet trims it
    return Bet(chips) if options.offer(Bet) else RaiseTo(chips)
