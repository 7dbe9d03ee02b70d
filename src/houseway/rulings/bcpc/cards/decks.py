"""Decks that are not whole: another back, a card twice, and whoever knew of it (50.d)."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput
from houseway.money import ZERO, Cents, text
from houseway.rulebook import section
from houseway.rulings.bcpc.cards.deals import dealt_again, stands
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import DealtWrong, DeckFouled
from houseway.rulings.timing import substantial

rule = section("bcpc")

VOID = {"other back": rule("50.d.1.s3"), "card found twice": rule("50.d.2")}
FOUND = {
    "other back": "There is a card with another back in play",
    "card found twice": "There are two of the same card in this deck",
}
REFUNDED = "all action is void, and everybody takes back what he has put in"


def on_a_fouled_deck(seen: DeckFouled) -> Ruling:
    """The hand is void, but for a card in the stub that nobody would have got."""
    if seen.what == "card missing":  # the book has nothing on it, so the club judges
        choices = (Choice("void", REFUNDED), Choice("stands", "the hand is played to its end"))
        said = "The deck is short of a card, and no rule says what that does"
        return Ruling("", (rule("22"),), choices=choices, said=said)
    if seen.what == "other back" and seen.in_stub:
        return _in_the_stub(seen)
    void = Ruling(
        "void",
        (VOID[seen.what],),
        returned=seen.pot or ZERO,
        effect=REFUNDED,
        said=FOUND[seen.what],
    )
    return _but_who_knew(seen, void) if seen.knew else void


def _in_the_stub(seen: DeckFouled) -> Ruling:
    """Too late after substantial action; before it the hand is dealt again (resolution B22)."""
    cite = rule("50.d.1.s4")
    if substantial(seen.after):
        said = "The card with the other back is in the stub and comes to nobody"
        return stands(said, cite)
    again = DealtWrong("something else", pot=seen.pot)
    return dealt_again(again, cite, "There is a card with another back in the stub: misdeal")


def _but_who_knew(seen: DeckFouled, void: Ruling) -> Ruling:
    """Who knew and went on betting may lose his refund; the director says."""
    his = seen.his_chips
    what = text(his) if his is not None else "what he has put in"
    choices = (
        Choice("refund", f"{seen.knew} takes back {what} like everybody else", his),
        Choice("no refund", f"{what} stays in the pot for the next deal", ZERO),
    )
    back = _for_sure(seen)
    said = f"{void.said}, and {seen.knew} bet although he knew"
    chain = (*void.clauses, rule("50.d.3"), rule("50.d.3.s2"))
    effect = f"{REFUNDED}; {seen.knew} may lose his"
    return replace(void, clauses=chain, returned=back, choices=choices, said=said, effect=effect)


def _for_sure(seen: DeckFouled) -> Cents:
    """What the others take back, where it is known what was his."""
    if seen.pot is None or seen.his_chips is None:
        return ZERO
    if seen.his_chips > seen.pot:
        raise BadInput(f"{seen.knew} has put in more than the pot of {text(seen.pot)}")
    return Cents(seen.pot - seen.his_chips)
