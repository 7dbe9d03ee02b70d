"""Moves of pot games as people write them: "all in", "complete", "bet" where there is one size."""

from __future__ import annotations

from typing import Any

from houseway.money import Cents, dollars
from houseway.play import Action, Bet, Options, RaiseTo, Round
from houseway.play.actions import CALL, DECLINE, Call, Check, Draw, Expose
from houseway.play.pot.pot_round import PotRound


def pot_word(round: PotRound, seat: int, words: str) -> Action | None:
    """Words of single games, a call that names what it costs, a bet that names nothing."""
    verb, _, named = words.partition(" ")
    if verb == "expose":
        return Expose(_place_in_hand(round, named))
    if words == "keep":
        options = round.options(seat)
        return Draw(()) if options is None or options.offer(Draw) else DECLINE
    if words in ("bet", "raise", "complete"):
        return _fixed(round, seat, words)
    if verb == "call":
        options = round.options(seat)
        call = options.offer(Call) if options else None
        return CALL if call and dollars(named.lstrip("$")) == call.least else None
    return None


def _place_in_hand(round: PotRound, named: str) -> str:
    """A card of somebody's hand as it is offered: the first, the second, …; a number stays one."""
    hands = ([str(card) for card in round.holdings[seat].cards] for seat in round.order)
    return next((str(hand.index(named) + 1) for hand in hands if named in hand), named)


def _fixed(round: PotRound, seat: int, word: str) -> Action | None:
    """A bet, raise or completion without an amount, where only one amount may be meant."""
    options = round.options(seat)
    offer = (options.offer(RaiseTo) or options.offer(Bet)) if options else None
    unit = round.stakes.limits.bets[next(s.bet for s in round.streets if s.name == round.street)]
    short = offer and offer.least - max(round.put.values()) < unit
    if offer and offer.least == offer.most and (short or word != "complete"):
        return offer.action()
    chips = round.put.get(seat, 0) + round.stack.get(seat, 0)
    return RaiseTo(Cents(min(chips, unit))) if word == "complete" else None


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
    if raised and round.stakes.limits.max_bet and raised.most < chips:
        return raised.action(raised.most)  # the house's maximum bet trims it
    return Bet(chips) if options.offer(Bet) else RaiseTo(chips)


def nobody_bets(round: Round[Any], seat: int) -> bool:
    """Everybody else who is still in is all in: a check says what nobody has to ask."""
    if not isinstance(round, PotRound) or len(round.live) < 2 or seat not in round.live:
        return False
    options = round.options()
    return round.chips.with_chips < 2 and not (options and options.offer(Check))
