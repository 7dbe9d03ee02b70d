"""What may be said at the club's tables, and shown (24, 75, 77, 78)."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.rulebook import Clause, section
from houseway.rulings.bcpc.conduct import penalties
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Exposed, Talk
from houseway.rulings.situations.people import Said

rule = section("bcpc")

TALK: dict[Said, Clause] = {
    "contents": rule("77.a"),  # of a live hand, or a folded one
    "another's hand": rule("77.a"),
    "advice": rule("77.b"),
    "criticism": rule("77.b"),
    "reading an untabled hand": rule("77.c"),
    "strategy with an outsider": rule("77.d"),
    "help with a hand": rule("77.e"),
    "another language": rule("24"),
}


def on_talk(seen: Talk) -> Ruling:
    """Allowed, or for the floor to judge; who does not play leaves."""
    if granted := _granted(seen):
        return Ruling("allowed", granted)
    if seen.spectator:
        effect = "he leaves the tournament area"
        return Ruling("leaves", (TALK[seen.what], rule("77.e.3.s2")), effect=effect)
    given = penalties(seen.live, seen.given)
    if seen.what == "another language":
        spared = Choice("no penalty", "he speaks English from now on")
        return Ruling("", (rule("24"),), choices=(spared, *given))
    spared = Choice("no penalty", "the floor finds that nobody was helped on purpose")
    by = (rule("77"), TALK[seen.what], rule("77.e.3"), rule("77.e.3.s2"))
    return Ruling("", by, choices=(spared, *given))


def _granted(seen: Talk) -> tuple[Clause, ...]:
    """The exceptions: nobody has a decision left, two are left of the event, it is a break."""
    if seen.what == "contents" and seen.heads_up:
        return (rule("77.a"), rule("77.e.2"))
    if seen.what == "contents" and seen.nobody_to_act:
        return (rule("77.a"), rule("77.e.1"))
    if seen.what == "strategy with an outsider" and seen.on_break:
        return (rule("77.d"),)
    return ()


def on_exposed_cards(seen: Exposed) -> Ruling:
    """The hand lives, everybody may see the cards, and a penalty begins when the hand is over."""
    if not seen.cards:
        raise BadInput("no card was shown; give them as exposes = 'Ah'")
    everybody = "everybody at the table may see them"
    if seen.nobody_to_act:
        return Ruling("live hand", (rule("78.s3"),), effect=everybody, told=(rule("78.s4"),))
    return Ruling(
        "live hand",
        (rule("78.s3"), rule("78.s2"), rule("78")),
        choices=penalties(seen.live, seen.given),
        effect=f"{everybody}; the penalty begins when the hand is over",
        told=(rule("78.s4"),),
    )
