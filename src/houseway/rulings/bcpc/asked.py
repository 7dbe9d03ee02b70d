"""What a player may ask for: the pot, a count, the next card (28, 43, 63, the betting formats)."""

from __future__ import annotations

from houseway.money import Cents
from houseway.rulebook import section
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import Asked, PotAsked

rule = section("bcpc")


def on_pot_asked(seen: PotAsked) -> Ruling:
    """In pot-limit the dealer says what a bet of it comes to; elsewhere he only spreads it."""
    if seen.limit not in ("", "pot-limit"):
        formats = (rule("no-limit.c"),) if seen.limit == "no-limit" else ()
        told = (rule("63"), rule("63.s2"), *formats)
        effect = "the dealer does not count it, but may spread it for him to count"
        return Ruling("spread", (rule("63"), rule("63.s2")), effect=effect, told=told)
    most = Cents(seen.facing + seen.pot + max(0, seen.facing - seen.prior))
    told = (rule("63"), rule("pot-limit.c"), rule("pot-limit.d.s2"))
    return Ruling("answer", (rule("pot-limit.c.s2"),), answer=most, told=told)


def on_asking(seen: Asked) -> Ruling:
    """Stacks may be estimated, an all-in counted; what would have come is never shown."""
    if seen.what == "next card":
        effect = "what would have come is not shown to anybody"
        return Ruling("refused", (rule("43"),), effect=effect)
    if seen.facing_all_in:
        effect = "the all-in player counts it, or else the dealer or the floor does"
        told = (rule("28.s2"), rule("28.s3"), rule("63.s5"))
        return Ruling("counted", (rule("28"), rule("28.s2")), effect=effect, told=told)
    effect = "he may look and estimate; nobody has to count it for him"
    return Ruling("estimate", (rule("28.s2"), rule("28")), effect=effect, told=(rule("28.s2"),))
