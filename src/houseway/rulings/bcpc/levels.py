"""Which level a hand is played at (41; B24a and T31), and when a hand begins (38, 41)."""

from __future__ import annotations

from houseway.rulebook import section
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import Disputed, NewLevel
from houseway.rulings.timing import substantial

rule = section("bcpc")

OLD, NEW = "old level", "new level"


def on_a_new_level(seen: NewLevel) -> Ruling:
    """It holds from the next hand; one dealt wrongly goes on if anybody has acted."""
    if seen.mistaken:
        return _mistaken(seen)
    by = (rule("41.s2"), rule("41"))
    if seen.begun:  # with the first riffle, or the shuffler's green button
        return Ruling(OLD, by, effect="this hand is finished as it began; the next is at the new")
    return Ruling(NEW, by, effect="the hand that begins now is at the new level")


def _mistaken(seen: NewLevel) -> Ruling:
    """Dealt at the old level by mistake: too late to mend once somebody has acted (B24a)."""
    if seen.after:
        late = "there has been substantial action" if substantial(seen.after) else "somebody acted"
        effect = f"{late}: the hand goes on; the next is at the new level"
        return Ruling(OLD, (rule("41"), rule("41.s3")), effect=effect)
    effect = "the same deal goes on; blinds and antes are brought to the new level"
    return Ruling(NEW, (rule("41.s3"), rule("41")), effect=effect)


def on_a_dispute(seen: Disputed) -> Ruling:
    """A pot may be disputed until the next hand begins."""
    if seen.begun:
        effect = "the next hand has begun; the pot stays where it went"
        return Ruling("too late", (rule("38.s2"), rule("38")), effect=effect)
    effect = "the deck is not touched until the director has decided"
    return Ruling("heard", (rule("38"),), effect=effect)
