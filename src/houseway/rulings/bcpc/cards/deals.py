"""The first deal gone wrong: what is a misdeal, until when, and how it is re-dealt (50.a to c)."""

from __future__ import annotations

from typing import NamedTuple

from houseway.money import ZERO
from houseway.rulebook import Clause, section
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import DealtWrong
from houseway.rulings.situations.deals import Mishap
from houseway.rulings.timing import in_turn, substantial

rule = section("bcpc")


class Misdeal(NamedTuple):
    """A way to misdeal: its clause, how many cards of it are needed, and what people call it."""

    cite: Clause
    least: int
    words: str


MISDEALS: dict[Mishap, Misdeal] = {
    "boxed card": Misdeal(rule("50.a.1"), 2, "boxed cards"),
    "extra card": Misdeal(rule("50.a.2"), 2, "cards too many"),
    "first card to the wrong seat": Misdeal(rule("50.a.3"), 1, "the deal began at the wrong seat"),
    "seat not entitled": Misdeal(rule("50.a.4"), 1, "cards went to a seat that gets none"),
    "seat left out": Misdeal(rule("50.a.5"), 1, "a seat that gets cards was left out"),
    "stud down card exposed": Misdeal(rule("50.a.6"), 1, "the dealer showed a down card"),
    "one of the first two exposed": Misdeal(
        rule("50.a.7"), 1, "the dealer showed one of the first two cards off the deck"
    ),
    "down card exposed": Misdeal(rule("50.a.7"), 2, "down cards shown by the dealer"),
}
EXPOSED: tuple[Mishap, ...] = (
    "stud down card exposed",
    "one of the first two exposed",
    "down card exposed",
)
AGAIN = (
    "all cards and all bets come back, and we deal it again: same button, same players, same"
    " limits. Whoever is away or on a penalty is dealt in and killed, and for his penalty both"
    " deals are one hand"
)
COUNT = {2: "two", 3: "three"}
STANDS = "the hand goes on"


def on_a_wrong_deal(seen: DealtWrong) -> Ruling:
    """Whether it is a misdeal; there is none once there has been substantial action."""
    if seen.what == "two in a row to the button":
        return stands("The button may get two cards in a row", rule("50.a.p1"))
    if seen.what in EXPOSED and seen.by_player:
        return stands("It was the player who showed the card, not the dealer", _misdeal(seen).cite)
    if seen.what == "seat left out" and not seen.entitled:  # resolution B26
        return stands("That seat gets no cards in this hand", rule("50.a.5"))
    if seen.what == "something else" or (seen.what in EXPOSED and seen.family == "draw"):
        return _unlisted(seen)
    made = _misdeal(seen)
    if max(seen.number, 1) < made.least:
        few = f"One is no misdeal: it takes {COUNT[made.least]} {made.words}"
        return stands(few, rule("50.a"), made.cite)
    counted = f"{COUNT.get(seen.number, seen.number)} " if made.least > 1 else ""
    return dealt_again(seen, made.cite, f"Misdeal: {counted}{made.words}")


def _misdeal(seen: DealtWrong) -> Misdeal:
    """What the list has on it; in stud any down card of the first deal counts."""
    stud = seen.family == "stud" and seen.what in EXPOSED
    return MISDEALS["stud down card exposed" if stud else seen.what]


def _unlisted(seen: DealtWrong) -> Ruling:
    """The list is open, and the house has its own standards in draw games."""
    by = rule("50.a" if seen.what == "something else" else "50.a.p1.s2")
    if substantial(seen.after):
        return too_late(seen.after, by)
    choices = (Choice("misdeal", AGAIN), Choice("stands", STANDS))
    return Ruling("", (by,), choices=choices, said="The list of misdeals does not settle this")


def dealt_again(seen: DealtWrong, cite: Clause, said: str) -> Ruling:
    """An exact re-deal, unless there has been substantial action."""
    if substantial(seen.after):
        return too_late(seen.after, cite)
    chain = (rule("50.b"), rule("50.b.s2"), rule("50.b.s3"), cite)
    return Ruling("misdeal", chain, returned=seen.pot or ZERO, effect=AGAIN, said=said)


def too_late(after: tuple[str, ...], cite: Clause) -> Ruling:
    """There has been substantial action: three actions, or two with chips."""
    enough = rule("50.c.2" if len(in_turn(after)) > 2 else "50.c.1")
    return stands("There has been substantial action: no misdeal", cite, enough, rule("50.c"))


def stands(said: str, *by: Clause) -> Ruling:
    """The deal is played as it lies."""
    return Ruling("stands", by, effect=STANDS, said=said)
