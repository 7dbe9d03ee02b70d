"""The first button of a game: a card each from the house dealer's left, the highest has it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from houseway.cards import Card, Cards, Shoe, shuffled, write_cards
from houseway.errors import BadCards
from houseway.play.pot import PotGame


def highest(game: PotGame, cards: Mapping[int, Cards]) -> int:
    """Who has drawn the button: of equal cards the first dealt, or the highest suit."""
    counts = {seat: _counted(game, seat, drawn) for seat, drawn in cards.items()}

    def value(seat: int) -> tuple[int, int]:
        return counts[seat].rank, 0 if game.button.draw.first else counts[seat].suit or 0

    return max(sorted(counts), key=value)


def _counted(game: PotGame, seat: int, drawn: Cards) -> Card:
    """The card that counts of those dealt to a player: one, unless it has no suit."""
    again = game.button.draw.again
    *aside, card = drawn
    ranked = [each for each in aside if each.suit is not None]
    if ranked or card.suit is None or (aside and again is None):
        raise BadCards(
            f"seat {seat} draws {write_cards(drawn)} for the button; the first card with "
            "a rank counts",
            clause=again or game.button.drawn,
        )
    return card


def deal_draw(game: PotGame, seats: Iterable[int], shoe: Shoe) -> dict[int, Cards]:
    """Cards for each player, from a shuffle that follows from the shoe's and tells nothing."""
    pack = iter(shuffled(game.deck, random.Random(write_cards(shoe.order))))
    drawn: dict[int, Cards] = {}
    for seat in seats:
        cards = [next(pack)]
        while cards[-1].suit is None:
            cards.append(next(pack))
        drawn[seat] = tuple(cards)
    return drawn
