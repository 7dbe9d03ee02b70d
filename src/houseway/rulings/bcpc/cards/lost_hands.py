"""Hands that others killed, or that went into the muck: what comes back (33, 53, 70 to 72)."""

from __future__ import annotations

from houseway.money import ZERO, Cents
from houseway.rulebook import section
from houseway.rulings.bcpc.cards.dead_hands import CHIPS_STAY, DEAD, LIVE, dead
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Killed, Mucked

rule = section("bcpc")

PROTECT = (rule("70.s2"), rule("74"))  # under a card cap, and one at most
BACK = Choice(LIVE, "the cards are his again, and he plays on")
GONE = Choice(DEAD, CHIPS_STAY)


def on_a_mucked_hand(seen: Mucked) -> Ruling:
    """Cards that are clearly his may be given back; the director says."""
    if not seen.identifiable:
        said = "Dead hand: his cards are in the muck, and nobody can say which they are"
        by = "32.s2" if seen.all_in else "70.ii.p1.s2" if seen.pushed else "71"
        return dead(said, rule(by))
    if seen.all_in:
        up = Choice(LIVE, "his cards come back and are turned up with the others")
        said = "He was all in and let go of his hand, which everybody can point at"
        return Ruling("", (rule("32"), rule("32.s2")), choices=(up, GONE), said=said)
    pushed = (rule("70.ii.p1.s2"),) if seen.pushed else ()
    if seen.misled:
        said = f"He folded because of {seen.misled}; every effort is made to give him his cards"
        return Ruling("", (*pushed, rule("71"), rule("72")), choices=(BACK, GONE), said=said)
    said = "His cards are in the muck, but they are clearly his"
    return Ruling("", (*pushed, rule("71")), choices=(BACK, GONE), said=said)


def on_a_killed_hand(seen: Killed) -> Ruling:
    """A hand that nobody protected is gone; a winner that was tabled cannot be."""
    if seen.tabled and seen.winner:
        said = "Live hand: it was tabled and it wins, so nobody can kill it"
        effect = "the cards come back and take the pot"
        return Ruling(LIVE, (rule("33.s2"), rule("33")), effect=effect, said=said)
    if seen.tabled:
        return dead("Dead hand: it was tabled, and it does not win", rule("33"))
    if seen.protected:
        return _protected(seen)
    back = uncalled(seen)
    raised = (rule("53.s2"),) if seen.to_call else ()
    chain = (rule("70.s3"), *((*raised, rule("70.s4")) if back else ()))
    return Ruling(
        DEAD,
        chain,
        returned=back,
        choices=(BACK, GONE) if seen.identifiable else (),  # 71 leaves that to the director
        effect="the rest of what he has put in stays in the pot" if back else CHIPS_STAY,
        said=f"Dead hand: he did not protect it, and {_killer(seen)}",
        told=PROTECT,
    )


def _protected(seen: Killed) -> Ruling:
    """The book gives the loss to whoever did not protect his hand, and to nobody else."""
    said = f"The hand was protected, and {_killer(seen)}"
    if seen.identifiable:
        effort = (rule("72"),) if seen.by == "dealer" else ()
        return Ruling("", (rule("71"), *effort), choices=(BACK, GONE), said=said)
    chips = (
        Choice("chips back", "he takes back what he has put in on this street", seen.in_round),
        Choice("chips stay", CHIPS_STAY, ZERO),
    )
    chain = (rule("70.s3"), rule("23"), rule("22"))
    return Ruling(DEAD, chain, choices=chips, said=said)


def uncalled(seen: Killed) -> Cents:
    """What nobody has called of his bet or raise."""
    return ZERO if seen.called else Cents(max(0, seen.in_round - seen.to_call))


def _killer(seen: Killed) -> str:
    return "the dealer took it" if seen.by == "dealer" else "another player fouled it"
