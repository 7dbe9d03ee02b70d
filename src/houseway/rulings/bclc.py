"""Rulings of the British Columbia casinos at pot games: BCLC poker, sections 17, 27 and 33."""

from __future__ import annotations

from houseway.money import ZERO, Cents
from houseway.rulebook import Clause, section
from houseway.rulings.ruling import Given, Ruling

rule = section("bclc-poker/33")
holdem = section("bclc-poker/17")
omaha = section("bclc-poker/27")

OMAHA = 4  # cards in a hand
CLOCK = 60  # seconds to act once the clock is called, and the last ten of them warned
WARNING = 50
ENOUGH = Cents(10**12)  # chips of a player of whom nobody says that he is all in


def rule_on(given: Given) -> Ruling:
    """What the act counts as."""
    if given.hole:
        return on_shown_cards(given)
    if given.clock is not None:
        return on_the_clock(given.clock, facing_bet=given.facing > given.prior)
    return on_a_wager(given)


def on_shown_cards(given: Given) -> Ruling:
    """A hand counts only with all its cards face up, and with as many as the game deals."""
    if given.whole and len(given.hole) != given.whole:
        return Ruling("dead hand", omaha("10.14.2"))
    whole = sorted(map(str, given.shown)) == sorted(map(str, given.hole))
    dealt_by = omaha if given.whole == OMAHA else holdem
    return Ruling("live hand" if whole else "dead hand", dealt_by("10.14.1"))


def on_the_clock(seconds: int, *, facing_bet: bool) -> Ruling:
    """A minute from the call, a warning ten seconds before its end, then a dead hand.

    A hand that faces no bet is not killed: the player has checked (resolution A22).
    """
    if seconds < WARNING:
        act = "wait"
    elif seconds < CLOCK:
        act = "warn"
    else:
        act = "fold" if facing_bet else "check"
    return Ruling(act, rule("1.12"))


def on_a_wager(given: Given) -> Ruling:
    """Words beat chips; a silent single chip calls a bet; too little is made up, too much cut."""
    put = Cents(given.prior + sum(given.chips))
    all_in = Cents(given.prior + given.stack) if given.stack is not None else ENOUGH
    silent = not given.said and given.said_amount is None
    if given.facing and (given.said == "call" or (silent and _meant_to_call(given, put))):
        clause = rule("1.9" if len(given.chips) == 1 else "1.10") if silent else rule("1.7")
        if put < min(given.facing, all_in):
            clause = rule("1.8")  # a short call is made good
        return _ruled("call", min(given.facing, all_in), put, clause)
    if given.said in ("check", "fold"):
        return _ruled(given.said, given.prior, put, rule("1.6"))
    wanted, clause = put, rule("1.9") if silent and len(given.chips) == 1 else rule("1.6")
    if given.said_amount is not None:
        wanted, clause = given.said_amount, rule("1.7")
    elif given.said == "all in" and given.stack is not None:
        wanted, clause = all_in, rule("1.7")
        if wanted <= given.facing:
            return _ruled("call", all_in, put, clause)
    return _bounded(given, wanted, put, all_in, clause)


def _meant_to_call(given: Given, put: Cents) -> bool:
    """A single chip, chips that are all needed to call, or less than half a raise too many."""
    if len(given.chips) == 1 or put - min(given.chips, default=ZERO) < given.facing:
        return True
    return 2 * (put - given.facing) < _least_raise(given)


def _bounded(given: Given, wanted: Cents, put: Cents, all_in: Cents, clause: Clause) -> Ruling:
    """A bet or raise brought inside what is allowed."""
    act = "raise" if given.facing else "bet"
    least = Cents(min(all_in, given.facing + _least_raise(given)))
    if wanted < least:
        wanted, clause = least, rule("1.10")
    most = _most(given)
    stands = given.after == "acted"  # too late to cut it (2.3)
    if most is not None and wanted > most and not stands:
        pot_limited = given.limit == "pot-limit"
        silent_chip = not given.said and len(given.chips) == 1
        wanted = most
        clause = rule("2.5" if silent_chip else "2.2") if pot_limited else rule("intro.3")
    elif stands:
        clause = rule("2.3")
    return _ruled(act, min(wanted, all_in), put, clause)


def _least_raise(given: Given) -> int:
    big = given.blinds[-1] if given.blinds else 0
    return max(given.last_raise or 0, big)


def _most(given: Given) -> Cents | None:
    bounds = []
    if given.limit == "pot-limit" and given.pot is not None:
        owed = given.facing - given.prior
        bounds.append(given.facing + given.pot + owed)
    if given.max_bet is not None:
        bounds.append(given.facing + given.max_bet)
    return Cents(min(bounds)) if bounds else None


def _ruled(act: str, amount: Cents, put: Cents, clause: Clause) -> Ruling:
    return Ruling(act, clause, amount, Cents(max(0, put - amount)))
