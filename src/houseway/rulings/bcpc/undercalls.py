"""Less than the bet that is faced: a full call, or the director's choice (55.e, 55.f)."""

from __future__ import annotations

import re

from houseway.money import Cents, text
from houseway.rulebook import section
from houseway.rulings.bounds import all_in, matched, put
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Wager

rule = section("bcpc")

TINY = 20  # a wager that goes so often into the bet faced is tiny against it
_AMOUNT = re.compile(r"\d[\d,]*")


def on_an_undercall(seen: Wager, wanted: Cents) -> Ruling:
    """Heads-up, or against an opening bet, it is a full call; else the director decides."""
    owed = min(seen.facing, all_in(seen))
    if matched(seen):  # what he has bet he cannot take back
        return Ruling("check", (rule("55.f.2"), rule("53")), owed, Cents(max(0, put(seen) - owed)))
    back = Cents(max(0, put(seen) - owed))
    full = Choice("call", "he makes the call good", owed)
    gone = Cents(max(wanted, sum(seen.prior)))
    fold = Choice("fold", f"{text(gone)} stays in the pot and his hand is dead", gone)
    tiny = not seen.said and seen.said_amount is None and TINY * wanted <= seen.facing
    silent_tiny = (rule("55.e"), rule("55.e.s2")) if tiny else ()
    must = rule("55.f.2.1") if seen.players == 2 else None
    if must is None and opening(seen):
        must = rule("55.f.2.p1") if seen.facing in seen.blinds else rule("55.f.2.2")
    told = (rule("55.f.2.p2"),)  # an all-in button would have shown what he faces
    if must is None:
        by = silent_tiny or (rule("55.f.2.2.s2"), rule("55.f.2.p2.s2"))
        return Ruling("", (rule("55.f.2"), *by), choices=(full, fold), told=told)
    if _others(seen):
        others = "play goes back to him; the director decides on the hands of the others"
        chain = (*silent_tiny, rule("55.f.2"), must, rule("55.f.3"))
        return Ruling("call", chain, owed, back, choices=(full, fold), effect=others, told=told)
    choices = (full, fold) if tiny else ()
    chain = (*silent_tiny, rule("55.f.2"), must)
    return Ruling("call", chain, owed, back, choices=choices, told=told)


def opening(seen: Wager) -> bool:
    """Whether nobody has raised what he faces; a posted big blind opens before the flop."""
    if seen.opening_bet is not None:
        return seen.opening_bet
    if seen.facing in seen.blinds:
        return True
    if seen.last_raise is not None:
        return seen.facing == seen.last_raise
    return not seen.prior and not seen.players


def _others(seen: Wager) -> bool:
    """Whether somebody behind him has put in too little as well."""
    for action in seen.after:
        said = _AMOUNT.search(action)
        if "undercall" in action or (
            "call" in action and said and 100 * int(said[0].replace(",", "")) < seen.facing
        ):
            return True
    return False
