"""Rulings of the poker club: pot-limit bets, the pot when it is asked for, and exposed suits."""

from __future__ import annotations

from dataclasses import replace

from houseway.cards import SUITS
from houseway.errors import BadInput
from houseway.money import ZERO, Cents
from houseway.rulebook import Clause, section
from houseway.rulings.ruling import Given, Ruling

rule = section("bcpc")
stomaha = section("bcpc/stomaha")

LOOK = 10  # seconds that a player has to look at a new card (resolution S06)
LATE = "acted"  # substantial action has followed
ADDS = ("bet", "call", "raise", "all in")  # words of actions that put chips in


def rule_on(given: Given) -> Ruling:
    """What the act counts as."""
    if given.suit:
        return on_exposed_suit(given)
    if given.limit not in ("", "pot-limit") or given.pot is None:
        raise BadInput("the club rules on pot-limit bets: limit = 'pot-limit', with the pot")
    if given.asked == "pot":
        return Ruling("answer", rule("pot-limit.c.s2"), answer=most(given))
    return on_a_pot_bet(given)


def most(given: Given) -> Cents:
    """The most that a bet may come to: the pot as it would be after a call (resolution B34)."""
    assert given.pot is not None
    return Cents(given.facing + given.pot + given.facing - given.prior)


def on_a_pot_bet(given: Given) -> Ruling:
    """Too much is cut, a pot counted too low made good, as long as it is not too late (B20)."""
    put = Cents(given.prior + sum(given.chips))
    wanted = put if given.said_amount is None else given.said_amount
    act, pot = "raise" if given.facing else "bet", most(given)
    if not given.chips and given.said_amount is None:  # only "pot" was said
        wanted = pot if given.counted is None else most(replace(given, pot=given.counted))
    late, next_street = substantial(given.after), given.street == "over"
    if given.counted is not None:
        stands = next_street or (late and wanted < pot)
        return _ruled(act, wanted if stands else pot, put, rule("52.e.2"))
    if wanted <= pot:
        return _ruled(act, wanted, put, rule("pot-limit.a"))
    if late or next_street:
        return _ruled(act, wanted, put, rule("pot-limit.d.s3"))
    return _ruled(act, pot, put, rule("pot-limit.d"))


def substantial(after: str | tuple[str, ...]) -> bool:
    """Any three actions, or two of which one puts chips in (`bcpc/50.c`)."""
    if isinstance(after, str):
        return after == LATE
    chips = any(word in action for action in after for word in ADDS)
    return len(after) >= 3 or (len(after) == 2 and chips)


def _ruled(act: str, amount: Cents, put: Cents, cite: Clause) -> Ruling:
    return Ruling(act, cite, amount, Cents(max(ZERO, put - amount)))


def on_exposed_suit(given: Given) -> Ruling:
    """A card of the suit that is kept face down kills the hand once somebody has acted.

    Whoever got it has had his time to look: ten seconds, or an action of his own since.
    """
    suit = SUITS.index(given.suit)
    kept_down = [card for card in given.hole if card.suit == suit and card not in given.shown]
    looked = given.acted_himself or (given.looked or 0) >= LOOK
    if not kept_down or not given.after:
        return Ruling("live hand", stomaha("suit-exposure.p1"))
    if not looked:
        return Ruling("live hand", stomaha("suit-exposure.p1.s4"))
    return Ruling("dead hand", stomaha("suit-exposure.p1.s2"))
