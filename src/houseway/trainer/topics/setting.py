"""Questions about cards that are set: how the house sets them, and by which line of its way."""

from __future__ import annotations

import random
from collections.abc import Sequence

from houseway.cards import Cards, write_cards
from houseway.play import Game
from houseway.trainer.drill import Drill, Scene, Shown, as_good_as, written


def house_way(game: Game, seed: int) -> Drill | None:
    """How the house sets a hand."""
    if not game.set_size:
        return None
    settings = game.random_round(seed).settings
    cards = tuple(random.Random(seed).sample(game.deck_for(settings), game.set_size))
    way = game.house_way(cards, settings)

    def called(hands: Sequence[Cards]) -> list[str | None]:
        return [
            game.hand_words(name, hand) for name, hand in zip(game.hand_names, hands, strict=False)
        ]

    return Drill(
        game.id,
        "setting",
        seed,
        f"Set {write_cards(cards)} the house way: {_asked(game)}",
        "hands",
        written(way.hands),
        way.clause.gist,
        way.clause,
        Scene((Shown("Dealer", tuple(card.text for card in cards)),)),
        hands=game.hand_names,
        alike=as_good_as(way.hands, cards, called),
    )


def _asked(game: Game) -> str:
    """What is wanted of the cards: all of them in several hands, or those that are played."""
    several = len(game.hand_names) > 1
    return f"{', '.join(game.hand_names)}." if several else "which of them are played?"
