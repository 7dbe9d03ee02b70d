"""Ways to make a game wrong, for tests that its scenarios notice."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from houseway.hands.ranking import TIE_BITS, Ranking


class Mutations:
    """The mutations of a section: what makes a rule wrong, and the clauses that must notice."""

    def __init__(self, section: str) -> None:
        self.section = section
        self.cases: list[object] = []

    def __call__(self, *clauses: str) -> Callable:
        """Note a function that makes a rule wrong, named after what is then believed."""

        def noted(make_wrong):
            cited = [f"{self.section}/{clause}" for clause in clauses]
            self.cases.append(pytest.param(make_wrong, cited, id=make_wrong.__name__))
            return make_wrong

        return noted


def set_setting(patch, game: type, name: str, **changes) -> None:
    """A setting of a game, changed."""
    settings = tuple(replace(s, **changes) if s.name == name else s for s in game.settings)
    patch.setattr(game, "settings", settings)


def change_spot(patch, game: type, name: str, **changes) -> None:
    """A spot of a game, changed."""
    spots = tuple(replace(s, **changes) if s.name == name else s for s in game.spots)
    patch.setattr(game, "spots", spots)


def change_cap(patch, game: type, **changes) -> None:
    """The aggregate cap of a game, changed."""
    patch.setattr(game, "cap", replace(game.cap, **changes))


def swap_kinds(patch, order: Ranking, lower: int) -> None:
    """Hands of a kind are ranked where the next kind up belongs, and the other way round."""
    right = type(order).rank
    swap = {lower: lower + 1, lower + 1: lower}

    def rank(self, cards, board=()):
        hand = right(self, cards, board)
        if self is order:
            place = hand.value >> TIE_BITS
            hand.value = swap.get(place, place) << TIE_BITS | hand.value & (1 << TIE_BITS) - 1
        return hand

    patch.setattr(type(order), "rank", rank)
    patch.setattr(order, "_words", {})
