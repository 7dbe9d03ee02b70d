"""What kills a hand by its owner's doing: folds, up-cards, wrong counts and jokers (46, 70, 73)."""

from __future__ import annotations

from houseway.rulebook import Clause, section
from houseway.rulings.bcpc.cards.deals import AGAIN
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Counted, Folded, JokerFound, ThrownInto, UpCardsMoved

rule = section("bcpc")

CHIPS_STAY = "what he has put in stays in the pot"
LIFTED = {
    "picked up": "picked up his up-cards",
    "turned down": "turned his up-cards face down",
    "mixed": "mixed his up-cards with the others",
}
LIVE, DEAD = "live hand", "dead hand"


def on_a_fold(seen: Folded) -> Ruling:
    """Before the last betting is over a fold binds, with a bet or without (resolution B23)."""
    if seen.facing_bet and seen.in_turn:
        return dead("Dead hand: he folded to a bet", rule("70.i"))
    if seen.how == "forward" and seen.acted_behind:
        said = "Dead hand: he threw it forward, and somebody behind him has acted on that"
        return dead(said, rule("70.ii"))
    if not seen.betting_over:
        why = "there was no bet to him" if seen.in_turn else "it was not his turn"
        said = f"That is a fold, and it binds although {why}"
        penalty = f"{CHIPS_STAY}; the director may add a penalty"
        return Ruling(DEAD, (rule("46.s2"), rule("46")), effect=penalty, said=said)
    if seen.identifiable:
        still = "he may still turn his cards up, all of them, and cards speak"
        said = "Live hand: nobody doubts which cards are his"
        return Ruling(LIVE, (rule("70.ii.p1"),), effect=still, said=said)
    return dead("Dead hand: nobody can say any more which cards were his", rule("70.ii.p1"))


def on_cards_thrown_into(seen: ThrownInto) -> Ruling:
    """Cards among somebody else's are dead; among a blind's they may cost a new deal."""
    said = "Dead hand: his cards are among another player's"
    if seen.face_up:
        said += ", and face up does not help"
    if not seen.blind:
        return dead(said, rule("73"))
    choices = (
        Choice("redeal", f"{AGAIN}. Whoever threw his cards gets a hand, and it is dead"),
        Choice("play on", f"the blind keeps the cards that are his; of the other, {CHIPS_STAY}"),
    )
    chain = (rule("73"), rule("73.s3"), rule("73.s2"))
    return Ruling(DEAD, chain, choices=choices, said=f"{said}, and those are a blind's")


def on_up_cards(seen: UpCardsMoved) -> Ruling:
    """To a bet, open cards that are lifted, turned or mixed are a fold."""
    cite = rule("70.iii")
    if seen.facing_bet:
        return dead(f"Dead hand: with a bet to him he {LIFTED[seen.how]}", cite)
    said = "Live hand: there was no bet to him"
    return Ruling(LIVE, (cite,), effect="his up-cards go back where they lay", said=said)


def on_a_count(seen: Counted) -> Ruling:
    """A hand has as many cards as the game deals; the book lets a few short ones live."""
    cite, short = rule("70.iv"), seen.whole - seen.held
    if not short:
        return Ruling(LIVE, (cite,), said=f"Live hand: it has its {seen.whole} cards")
    if short == 1 and seen.on_button and seen.family != "stud":
        return _on_the_button(seen)
    if short == 1 and seen.family == "stud" and seen.last_missing:
        choices = (
            Choice(LIVE, f"he plays the {seen.held} cards that he has"),
            Choice(DEAD, CHIPS_STAY),
        )
        return Ruling("", (cite,), choices=choices, said="He never got his last card")
    if seen.family == "draw" and short > 0 and not seen.drawn:
        said = "Live hand: before the draw a hand may be short"
        return Ruling(LIVE, (cite,), effect=f"he plays with {seen.held} cards", said=said)
    many = "1 card" if seen.held == 1 else f"{seen.held} cards"
    return dead(f"Dead hand: it has {many} and should have {seen.whole}", cite)


def _on_the_button(seen: Counted) -> Ruling:
    """He gets his last card, however much has happened, unless he has acted without it."""
    if seen.acted:
        said = "Dead hand: the button acted before he had his last card"
        return dead(said, rule("70.iv"), rule("70.iv.s2"), rule("70.iv.s3"))
    said = "The button gets his last card now"
    chain = (rule("70.iv"), rule("70.iv.s2"))
    return Ruling("deal the card", chain, effect="his hand is live", said=said)


def on_a_joker(seen: JokerFound) -> Ruling:
    """Whoever acts on a joker has a dead hand, whether he has looked or not."""
    if not seen.acted:
        choices = (
            Choice("replace", "the joker goes away, and the next card off the deck is his"),
            Choice("misdeal", AGAIN),
        )
        said = "Live hand: he has not acted on the joker"
        return Ruling(LIVE, (rule("70.v"),), choices=choices, said=said)
    if seen.looked:
        return dead("Dead hand: he acted on a hand with a joker in it", rule("70.v"))
    said = "Dead hand: there is a joker in it, and not having looked is at his own risk"
    return dead(said, rule("70.v"), rule("70.v.s2"))


def dead(said: str, *by: Clause) -> Ruling:
    """The hand is out, and its chips stay."""
    return Ruling(DEAD, by, effect=CHIPS_STAY, said=said)
