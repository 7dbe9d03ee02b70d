"""Cards, decks and shoes."""

from houseway.cards.keyed_shoe import KeyedShoe
from houseway.cards.laid_shoe import RiggedShoe
from houseway.cards.pack import (
    BLANK,
    JOKER,
    SEVEN_UP,
    SIX_UP,
    STANDARD,
    SUITS,
    UNSEEN,
    WITH_JOKER,
    WITH_JOKER_AND_BLANK,
    Card,
    Cards,
    Rank,
    Suit,
    Unseen,
    card,
    check_seen,
    decks,
    parse_cards,
    read_card,
    write_cards,
)
from houseway.cards.shoe import Shoe, shuffled, top_of
from houseway.cards.written_shoe import read_shoe

__all__ = [
    "BLANK",
    "Card",
    "Cards",
    "JOKER",
    "KeyedShoe",
    "Rank",
    "RiggedShoe",
    "SEVEN_UP",
    "SIX_UP",
    "STANDARD",
    "SUITS",
    "Shoe",
    "Suit",
    "UNSEEN",
    "Unseen",
    "WITH_JOKER",
    "WITH_JOKER_AND_BLANK",
    "card",
    "check_seen",
    "decks",
    "parse_cards",
    "read_card",
    "read_shoe",
    "shuffled",
    "top_of",
    "write_cards",
]
