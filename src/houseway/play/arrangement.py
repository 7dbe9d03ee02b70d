"""Cards set into hands: what a house way, or a player, makes of the cards he was dealt."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from houseway.cards import Card, Cards, Rank, write_cards
from houseway.errors import BadCards
from houseway.play.settings import Settings
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.game import Game


class Arrangement(NamedTuple):
    """The hands, highest first, and the clause of the house way that decided them."""

    hands: tuple[Cards, ...]
    clause: Clause

    def __str__(self) -> str:
        return " / ".join(map(write_cards, self.hands))


def by_house_way(game: Game, cards: Cards, settings: Settings) -> Arrangement:
    """Cards that somebody names, set the house way; refused where the game never deals them."""
    if game.set_size:
        check_cards(game, cards, settings)
    return game.house_way(cards, settings)


def check_cards(game: Game, cards: Cards, settings: Settings) -> None:
    """Refuse cards that cannot be dealt to be set: too many, too few, or not in the deck."""
    if len(cards) != game.set_size:
        raise BadCards(f"{game.name} sets {game.set_size} cards, and {len(cards)} are given")
    deck = Counter(game.deck_for(settings))
    for card, count in Counter(cards).items():
        if card not in deck:
            raise BadCards(f"{card} is not in the deck of {game.name}, which has {_ranks(deck)}")
        if count > deck[card]:
            most = "once" if deck[card] == 1 else f"{deck[card]} times"
            raise BadCards(f"{card} is given {count} times; {game.name} has it {most}")


def _ranks(deck: Counter[Card]) -> str:
    """The ranks of a deck, and the cards that stand outside: "twos to aces and the joker"."""
    ranks = sorted(card.rank for card in deck)
    inside = [rank for rank in ranks if rank >= Rank.TWO]
    outside = [f" and the {rank.word}" for rank in ranks if rank < Rank.TWO]
    return f"{inside[0].plural} to {inside[-1].plural}{''.join(outside)}"
