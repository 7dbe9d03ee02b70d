"""Chips without a word: whether they call, or count as a bet of all of them (54, 59, 60)."""

from __future__ import annotations

from houseway.money import Cents
from houseway.rulebook import Clause, section
from houseway.rulings.bounds import left_out, put
from houseway.rulings.situations import Wager

rule = section("bcpc")


def calls(seen: Wager) -> tuple[Clause, ...]:
    """The clauses by which silent chips that match the bet are a call; none where they are not."""
    covered = sum(seen.prior) >= seen.facing
    if seen.prior and seen.gesture == "combine":
        return _none_spare(seen, (*left_out(seen), *seen.chips), rule("60.c"))
    if seen.prior and covered:
        return _covered(seen)
    if put(seen) == seen.facing:
        return (rule("55.b"),)
    if seen.gesture == "pull back some" and seen.prior:
        return _none_spare(seen, (*left_out(seen), *seen.chips), rule("60.a.3"))
    if len(seen.chips) == 1:
        pulled = rule("60.a.2" if seen.gesture == "pull back all" else "60.a.1.i")
        return (pulled,) if seen.prior else (rule("55.c"), rule("59"))
    pulled = rule("60.a.2" if seen.gesture == "pull back all" else "60.a.1.ii")
    return _none_spare(seen, seen.chips, *((pulled,) if seen.prior else (rule("55.d"),)))


def _covered(seen: Wager) -> tuple[Clause, ...]:
    """With enough out already any new chip makes a bet of all of them; a blind may just check."""
    unraised = seen.facing in seen.blinds and sum(seen.prior) == seen.facing
    if len(seen.chips) == 1 and unraised and seen.gesture == "drop":
        return (rule("59"),)
    if seen.gesture == "pull back all":
        return () if len(seen.chips) == 1 else _none_spare(seen, seen.chips, rule("60.b.2"))
    return _none_spare(seen, (*left_out(seen), *seen.chips), rule("60.b.1"))


def _none_spare(seen: Wager, among: tuple[Cents, ...], *led: Clause) -> tuple[Clause, ...]:
    """A call, if without one of the smallest chips it would fall short."""
    if put(seen) - min(among, default=Cents(0)) < seen.facing:
        return (*led, rule("54"))
    return ()


def bets(seen: Wager) -> tuple[Clause, ...]:
    """The clauses by which silent chips are a bet of all of them, to be measured by rule 57."""
    if not seen.facing:
        return (rule("59.s4"),) if len(seen.chips) == 1 else (rule("52.a"),)
    if seen.prior and seen.gesture == "combine":
        return (rule("60.c"), rule("54.s3"))
    if seen.prior and sum(seen.prior) >= seen.facing:
        alone = seen.gesture == "pull back all" and len(seen.chips) == 1
        return (rule("60.b.2"),) if alone else (rule("60.b.1"), rule("54.s3"))
    return (rule("61.s2"), rule("54.s3"))
