"""Burns that were missed, streets that came too early, and a flop of four (50.c.3, 51, 52.e.2)."""

from __future__ import annotations

from houseway.rulebook import section
from houseway.rulings.bcpc.cards.deals import stands
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import BurnMissed, DealtEarly, FlopTooLong
from houseway.rulings.timing import in_turn

rule = section("bcpc")

EARLY = {
    "flop": rule("52.e.2.a"),
    "turn": rule("52.e.2.b"),
    "river": rule("52.e.2.c"),
    "stud": rule("52.e.2.d"),
}


def on_a_missed_burn(seen: BurnMissed) -> Ruling:
    """After one action everything stands; before it the burn is made good (resolution B22)."""
    if in_turn(seen.after):
        return stands("The burn was missed, but there has been action since", rule("50.c.3"))
    if seen.street == "flop":
        drawn = (
            "the flop is scrambled face down, the director draws one of the three as the burn,"
            " and the next card off the deck completes the flop"
        )
        said = "There was no burn before the flop"
        return Ruling("scramble", (rule("50.d.1"),), effect=drawn, said=said)
    made_good = f"the card that was turned up is the burn, and the next one is the {seen.street}"
    said = f"There was no burn before the {seen.street}"
    return Ruling("burn", (rule("50.d.1"),), effect=made_good, said=said)


def on_an_early_street(seen: DealtEarly) -> Ruling:
    """The burn stays; the cards go back into the stub, which is shuffled and dealt unburned."""
    what = "the card" if seen.street == "stud" else f"the {seen.street}"
    street = "the street" if seen.street == "stud" else what
    again = (
        f"the burn stays where it is; {what} goes back into the stub, the whole stub is shuffled,"
        f" the betting is finished, and {street} is dealt again without another burn"
    )
    said = f"{what.capitalize()} came before the betting was over"
    return Ruling("redeal", (rule("52.e.2.s2"), EARLY[seen.street]), effect=again, said=said)


def on_a_long_flop(seen: FlopTooLong) -> Ruling:
    """Turned up or not, four cards are scrambled, and the director draws the next burn."""
    drawn = (
        "all four are scrambled face down; the director draws one, which is the next burn, and the"
        " three that are left are the flop"
    )
    lie = "face up" if seen.turned else "face down"
    said = f"There are four cards on the flop, {lie}"
    return Ruling("scramble", (rule("51"),), effect=drawn, said=said)
