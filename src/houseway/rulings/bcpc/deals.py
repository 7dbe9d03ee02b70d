"""Cards dealt wrong: misdeals, burns, premature cards and fouled decks (50, 51, 52.e.2)."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.rulebook import Clause, section
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import DealtWrong
from houseway.rulings.timing import substantial

rule = section("bcpc")

MISDEALS = {  # what went wrong in the first deal, and how many cards of it make a misdeal
    "boxed card": (rule("50.a.1"), 2),
    "extra card": (rule("50.a.2"), 2),
    "first card to the wrong seat": (rule("50.a.3"), 1),
    "seat not entitled": (rule("50.a.4"), 1),
    "seat left out": (rule("50.a.5"), 1),
    "stud down card exposed": (rule("50.a.6"), 1),
    "one of the first two exposed": (rule("50.a.7"), 1),
    "down card exposed": (rule("50.a.7"), 2),
}
PREMATURE = {
    "premature flop": rule("52.e.2.a"),
    "premature turn": rule("52.e.2.b"),
    "premature river": rule("52.e.2.c"),
    "premature stud card": rule("52.e.2.d"),
}
BURNS = ("no burn on the flop", "no burn on the turn", "no burn on the river")
VOID = {"other back in play": rule("50.d.1.s3"), "card found twice": rule("50.d.2")}
OTHERS = ("two in a row to the button", "four-card flop", "other back in the stub")
DEALT = (*MISDEALS, *PREMATURE, *VOID, *BURNS, *OTHERS)
REPLAY = "the same button, players and limits; who is away or on penalty is dealt in and killed"


def on_a_wrong_deal(seen: DealtWrong) -> Ruling:
    """What becomes of cards that were dealt wrong."""
    what = seen.what
    if what in MISDEALS:
        clause, least = MISDEALS[what]
        return _misdeal(seen, clause) if seen.number >= least else _stands(rule("50.a"), clause)
    if what in PREMATURE:
        again = "the burn stays; the cards go into the stub, which is shuffled and dealt unburned"
        return Ruling("redeal", (rule("52.e.2.s2"), PREMATURE[what]), effect=again)
    if what in VOID:
        return Ruling("void", (VOID[what],), effect="everybody takes back what he has put in")
    if what in BURNS:
        return _no_burn(seen)
    if what == "four-card flop":
        drawn = "the four are scrambled face down; the director draws the next burn, three play"
        return Ruling("scramble", (rule("51"),), effect=drawn)
    if what == "two in a row to the button":
        return _stands(rule("50.a.p1"))
    if what == "other back in the stub":
        late = substantial(seen.after)
        return _stands(rule("50.d.1.s4")) if late else _misdeal(seen, rule("50.d.1.s4"))
    raise BadInput(f"{what!r} is nothing that is dealt wrong; there are {', '.join(DEALT)}")


def _stands(*by: Clause) -> Ruling:
    return Ruling("stands", by, effect="the hand goes on")


def _misdeal(seen: DealtWrong, clause: Clause) -> Ruling:
    """Dealt again exactly, unless there has been substantial action."""
    if substantial(seen.after):
        return _stands(clause, rule("50.c.2" if len(seen.after) > 2 else "50.c.1"), rule("50.c"))
    return Ruling("misdeal", (clause, rule("50.b.s2"), rule("50.b")), effect=REPLAY)


def _no_burn(seen: DealtWrong) -> Ruling:
    """After one action everything stands; before it the burn is made good (resolution B22)."""
    if seen.after:
        return _stands(rule("50.c.3"))
    if seen.what == BURNS[0]:
        drawn = "the flop is scrambled; the director draws the burn, the next card completes it"
        return Ruling("scramble", (rule("50.d.1"),), effect=drawn)
    return Ruling("burn", (rule("50.d.1"),), effect="the card is the burn, and the next is dealt")
