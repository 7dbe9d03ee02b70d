"""Wagers at the club: words and chips, whichever came first (25-28, 52-61, 63-67)."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput
from houseway.money import Cents
from houseway.rulebook import Clause, section
from houseway.rulings.bcpc import chips as silent
from houseway.rulings.bcpc.declared import accepted, on_words, told_wrong
from houseway.rulings.bcpc.sizes import ruled, sized
from houseway.rulings.bcpc.undercalls import on_an_undercall
from houseway.rulings.bcpc.vocabulary import VOCABULARY
from houseway.rulings.bounds import all_in, motions, put
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import Wager

rule = section("bcpc")


def on_a_wager(seen: Wager) -> Ruling:
    """What somebody's words and chips count as, and what the dealer is to do about it."""
    ruling = _ruled_on(seen)
    return replace(ruling, told=(*ruling.told, *_for_the_dealer(seen, ruling)))


def _ruled_on(seen: Wager) -> Ruling:
    """Whichever came first, words or chips, defines the bet (52.a)."""
    said = VOCABULARY.hear(seen.said, seen.said_amount)
    if not said and not seen.chips and not seen.first_motion:
        raise BadInput("nothing was put in and nothing said; give chips, said or said_amount")
    if seen.chips_first and seen.chips:
        return on_silent_chips(replace(seen, said="", said_amount=None), rule("52.a"))
    if seen.first_motion:
        if not said:
            return on_a_string_bet(seen)
        seen = replace(seen, chips=motions(seen), first_motion=())
    if ruling := on_words(seen, said):
        return ruling
    return on_silent_chips(seen, *((rule("26"),) if said else ()))


def on_silent_chips(seen: Wager, *led: Clause) -> Ruling:
    """Chips without a word, or before it."""
    total = put(seen)
    if told_wrong(seen) and (total == seen.counted or total < seen.facing):
        return accepted(seen)
    if seen.facing and total < min(seen.facing, all_in(seen)):
        return on_an_undercall(seen, total)
    calling = silent.calls(seen) if seen.facing else ()
    if not calling:
        return sized(seen, total, (*led, *silent.bets(seen)), declared=False)
    return ruled(seen, "call", min(seen.facing, total), (*led, *calling))


def on_a_string_bet(seen: Wager) -> Ruling:
    """Only the first motion counts (65, 56.a, resolution B21)."""
    first = replace(seen, chips=seen.first_motion, first_motion=())
    by = (rule("56.a"), rule("65.s4"))
    if not seen.facing:
        ruling = sized(first, put(first), by, declared=True)
    elif put(first) < min(seen.facing, all_in(seen)):
        ruling = on_an_undercall(first, put(first))
    else:
        ruling = ruled(first, "call", min(seen.facing, all_in(seen)), by)
    everything = put(replace(seen, chips=motions(seen)))
    back = max(0, everything - (ruling.amount or everything))
    ruling = replace(ruling, returned=Cents(back), told=(rule("65"), *ruling.told))
    if "player" in seen.noticed:  # the floor has to confirm what a player calls
        led = (rule("65.s3"), *ruling.clauses)
        return replace(ruling, clauses=led, effect="the floor confirms it")
    return ruling


def _for_the_dealer(seen: Wager, ruling: Ruling) -> tuple[Clause, ...]:
    """What he announces; of an all-in, what he counts, and when (63)."""
    if not ruling.all_in and ruling.act not in ("bet", "raise"):
        return ()
    if seen.shot_clock:
        return (rule("63.s6"),)
    return (rule("63.s4"), *((rule("63.s5"),) if ruling.all_in else ()))
