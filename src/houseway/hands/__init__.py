"""Every way a hand is ranked: declared once each, none shared by accident."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.hands.badugi import BADUGI
from houseway.hands.category import Category
from houseway.hands.chico_54 import CHICO_54
from houseway.hands.exposed import EXPOSED, EXPOSED_BY_SUIT, EXPOSED_LOW, EXPOSED_LOW_BY_SUIT
from houseway.hands.fast_action import FAST_ACTION
from houseway.hands.five_card import FIVE_CARD, INFERNO
from houseway.hands.fortune import CHICO_FORTUNE_BONUS, FORTUNE_BONUS, PAI_GOW_PROGRESSIVE
from houseway.hands.four_card import FORTUNE_ASIA_FOUR_CARD, FOUR_CARD
from houseway.hands.grade import INSURANCE, PAI_GOW_ACE_HIGH
from houseway.hands.hand import Hand
from houseway.hands.joker_five_card import CHICO_JOKER_FIVE_CARD, JOKER_FIVE_CARD
from houseway.hands.longest_flush import FLUSH_RUSH, LONGEST_FLUSH
from houseway.hands.low import EIGHT_LOW, NINE_LOW_WILD
from houseway.hands.lowball import ACE_TO_FIVE, DEUCE_TO_SEVEN
from houseway.hands.omaha import OMAHA, OMAHA_54, OMAHA_EIGHT_LOW, OMAHA_NINE_LOW_WILD
from houseway.hands.points import BACCARAT, THREE_CARD_BACCARAT
from houseway.hands.ranking import Ranking
from houseway.hands.short_deck import SHORT_DECK
from houseway.hands.small import JOKER_TWO_CARD, ONE_CARD, TWO_CARD
from houseway.hands.stud import ASIAN_STUD, ASIAN_STUD_ACE_BELOW_SEVEN, MANDARIN
from houseway.hands.three_card import CHICO_THREE_CARD, THREE_CARD
from houseway.hands.twenty_one import PURE_AFTER_SPLIT, PURE_TWENTY_ONE

_HIGH = (
    FIVE_CARD,
    OMAHA,
    INFERNO,
    ASIAN_STUD,
    ASIAN_STUD_ACE_BELOW_SEVEN,
    MANDARIN,
    SHORT_DECK,
    FAST_ACTION,
    CHICO_54,
    OMAHA_54,
    EXPOSED,
    EXPOSED_BY_SUIT,
)
_PAI_GOW = (
    JOKER_FIVE_CARD,
    CHICO_JOKER_FIVE_CARD,
    FORTUNE_BONUS,
    CHICO_FORTUNE_BONUS,
    PAI_GOW_PROGRESSIVE,
    PAI_GOW_ACE_HIGH,
    INSURANCE,
)
_SMALL = (
    THREE_CARD,
    CHICO_THREE_CARD,
    FOUR_CARD,
    FORTUNE_ASIA_FOUR_CARD,
    TWO_CARD,
    JOKER_TWO_CARD,
    ONE_CARD,
)
_FLUSHES = (LONGEST_FLUSH, FLUSH_RUSH)
_LOW = (
    EIGHT_LOW,
    OMAHA_EIGHT_LOW,
    NINE_LOW_WILD,
    OMAHA_NINE_LOW_WILD,
    ACE_TO_FIVE,
    DEUCE_TO_SEVEN,
    BADUGI,
    EXPOSED_LOW,
    EXPOSED_LOW_BY_SUIT,
)
_POINTS = (BACCARAT, THREE_CARD_BACCARAT, PURE_TWENTY_ONE, PURE_AFTER_SPLIT)

RANKINGS: dict[str, Ranking] = {
    each.name: each for each in (*_HIGH, *_PAI_GOW, *_SMALL, *_FLUSHES, *_LOW, *_POINTS)
}


def ranking(name: str) -> Ranking:
    """The ranking with this name."""
    try:
        return RANKINGS[name]
    except KeyError:
        from difflib import get_close_matches

        near = get_close_matches(name, RANKINGS, n=4)
        perhaps = f"perhaps {', '.join(near)}" if near else f"there are {', '.join(RANKINGS)}"
        raise BadInput(f"there is no ranking {name!r}; {perhaps}") from None


__all__ = [
    "ACE_TO_FIVE",
    "ASIAN_STUD",
    "ASIAN_STUD_ACE_BELOW_SEVEN",
    "BACCARAT",
    "BADUGI",
    "CHICO_54",
    "CHICO_FORTUNE_BONUS",
    "CHICO_JOKER_FIVE_CARD",
    "CHICO_THREE_CARD",
    "DEUCE_TO_SEVEN",
    "EIGHT_LOW",
    "EXPOSED",
    "EXPOSED_BY_SUIT",
    "EXPOSED_LOW",
    "EXPOSED_LOW_BY_SUIT",
    "FAST_ACTION",
    "FIVE_CARD",
    "FLUSH_RUSH",
    "FORTUNE_ASIA_FOUR_CARD",
    "FORTUNE_BONUS",
    "FOUR_CARD",
    "INFERNO",
    "INSURANCE",
    "JOKER_FIVE_CARD",
    "JOKER_TWO_CARD",
    "LONGEST_FLUSH",
    "MANDARIN",
    "NINE_LOW_WILD",
    "OMAHA",
    "OMAHA_54",
    "OMAHA_EIGHT_LOW",
    "OMAHA_NINE_LOW_WILD",
    "ONE_CARD",
    "PAI_GOW_ACE_HIGH",
    "PAI_GOW_PROGRESSIVE",
    "PURE_AFTER_SPLIT",
    "PURE_TWENTY_ONE",
    "RANKINGS",
    "SHORT_DECK",
    "THREE_CARD",
    "THREE_CARD_BACCARAT",
    "TWO_CARD",
    "Category",
    "Hand",
    "Ranking",
    "ranking",
]
