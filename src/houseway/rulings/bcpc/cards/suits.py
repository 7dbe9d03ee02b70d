"""A suit that has to lie open in the Stomaha Masters."""

from __future__ import annotations

from houseway.cards import SUITS
from houseway.rulebook import section
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import SuitKept

stomaha = section("bcpc/stomaha")

LOOK = 10  # seconds that a player has to look at a new card (resolution S06)


def on_a_suit(seen: SuitKept) -> Ruling:
    """A card of the suit that is kept face down kills the hand once somebody has acted.

    Whoever got it has had his time to look: ten seconds, or an action of his own since.
    """
    suit = SUITS.index(seen.suit)
    kept_down = [card for card in seen.hole if card.suit == suit and card not in seen.shown]
    looked = seen.acted_himself or seen.looked >= LOOK
    if not kept_down or not seen.acted:
        return Ruling("live hand", (stomaha("suit-exposure.p1"),))
    if not looked:
        return Ruling("live hand", (stomaha("suit-exposure.p1.s4"),))
    return Ruling("dead hand", (stomaha("suit-exposure.p1.s2"),))
