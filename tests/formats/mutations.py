"""What files of mutations share: how one is noted, and the facts of a game made wrong."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from houseway.hands import Ranking
from houseway.hands.ranking import TIE_BITS
from houseway.money import share_out
from houseway.play import BankedRound
from houseway.wagers import AggregateCap

Patch = pytest.MonkeyPatch


class Mutations:
    """Ways to make a rule wrong, each with the clauses whose scenarios must notice."""

    def __init__(self) -> None:
        self.noted: list[tuple[Callable[[Patch], None], list[str]]] = []

    def __call__(self, section: str, *clauses: str):
        """Note a function that makes a rule wrong."""

        def noted(make_wrong):
            self.noted.append((make_wrong, [f"{section}/{clause}" for clause in clauses]))
            return make_wrong

        return noted

    def of(self, section: str):
        """How a file that is about one section notes its mutations."""
        return partial(self, section)

    def each(self, test):
        """Run a test for every mutation."""
        names = [make_wrong.__name__ for make_wrong, _ in self.noted]
        return pytest.mark.parametrize(("make_wrong", "clauses"), self.noted, ids=names)(test)


def set_setting(patch: Patch, game: type, name: str, **changes) -> None:
    """The game's table setting, with other bounds."""
    settings = tuple(replace(s, **changes) if s.name == name else s for s in game.settings)
    patch.setattr(game, "settings", settings)


def change_spot(patch: Patch, game: type, name: str, **changes) -> None:
    spots = tuple(replace(s, **changes) if s.name == name else s for s in game.spots)
    patch.setattr(game, "spots", spots)


def change_cap(patch: Patch, game: type, **changes) -> None:
    patch.setattr(game, "cap", replace(game.cap, **changes))


def swap_kinds(patch: Patch, order: Ranking, lower: int) -> None:
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


def share_the_cap(patch: Patch, by: Callable) -> None:
    """A cap divided by another weight of each line than its real win, and not by person."""

    def parts(self, room, lines, wins, person):
        return dict(zip(wins, share_out(room, [by(lines[i]) for i in wins]), strict=True))

    patch.setattr(AggregateCap, "_parts", parts)


def pay_tips_in_full_under_the_cap(patch: Patch) -> None:
    patch.setattr(AggregateCap, "_even", lambda self, line: line)


def pay_tips_even_money(patch: Patch) -> None:
    """Every winning bet for the dealer, whatever the odds."""
    right = BankedRound.pay

    def pay(t, lines):
        right(t, [x._replace(net=x.stake) if x.tip and x.net > 0 else x for x in lines])

    patch.setattr(BankedRound, "pay", pay)
