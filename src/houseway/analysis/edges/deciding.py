"""The exact decision for a given hand: what every way to go on is worth.

A game's own file says how its hands are weighed (`weigh(game, settings, hand)`), beside its study.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges import find
from houseway.analysis.edges.dealt import values_of
from houseway.analysis.posted import as_posted
from houseway.cards import STANDARD, Cards, write_cards
from houseway.errors import BadInput
from houseway.hands import FIVE_CARD, Ranking
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings

Values = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Hand:
    """What a player holds, and what else he sees."""

    own: Cards
    seen: Cards = ()

    def check(self, own: tuple[int, ...], seen: tuple[int, ...], deck: Cards = STANDARD) -> None:
        """Refuse cards that are not so many, or more than the deck has."""
        both = (*self.own, *self.seen)
        for card in both:
            if card not in deck:
                raise BadInput(f"{card} is not in the deck")
            if both.count(card) > (has := deck.count(card)):
                often = "twice" if has == 1 else f"more than {has} times"
                raise BadInput(f"{write_cards(both)}: a card is there {often}")
        if len(self.own) not in own or len(self.seen) not in seen:
            raise BadInput(
                f"{len(self.own)} own cards and {len(self.seen)} seen: here it is "
                f"{_numbers(own)} of one's own and {_numbers(seen)} seen"
            )

    @property
    def rest(self) -> NDArray[np.uint8]:
        """The cards of a standard deck that are somewhere else, as the kernels know them."""
        held = {card.index for card in (*self.own, *self.seen)}
        return np.array([card for card in range(52) if card not in held], dtype=np.uint8)


@dataclass(frozen=True, slots=True)
class Weighed:
    """Each way to go on and what it wins on average, in units of the initial wager."""

    ways: Mapping[str, float]
    stderr: float = 0.0  # at most, where deals are sampled

    @property
    def sampled(self) -> bool:
        return self.stderr > 0

    @property
    def best(self) -> str:
        return max(self.ways, key=lambda way: self.ways[way])

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {
            "best": self.best,
            "ways": dict(sorted(self.ways.items(), key=lambda each: -each[1])),
            "method": "simulated" if self.sampled else "exact",
        }
        return {**told, "stderr": self.stderr} if self.sampled else told


def weigh(game: BankedGame, settings: Settings, hand: Hand) -> Weighed:
    """What every way to go on with a hand is worth."""
    found = find(game)
    if found is None or not hasattr(found, "weigh"):
        raise BadInput(f"single hands of {game.name} are not weighed; see its strategy")
    weighed: Weighed = found.weigh(as_posted(game, settings), settings, hand)
    return weighed


def begun(game: BankedGame, hand: Hand) -> Weighed:
    """What is kept of the first two cards, for the game as it is printed."""
    from houseway.analysis.edges.holdings import kind_of, name_of
    from houseway.analysis.edges.shipped import shipped

    kept = shipped(game)
    if kept is None:
        raise BadInput("before the flop hands are weighed by the printed pay tables alone")
    first, second = (card.index for card in hand.own)
    return Weighed(kept["strategy"]["hands"][name_of(kind_of(first, second))])


def _numbers(allowed: tuple[int, ...]) -> str:
    return " or ".join(map(str, allowed))


def against_two(own: Cards, board: Cards) -> tuple[Values, Values]:
    """Every board that may come and every two cards of the dealer's: the values of both hands.

    The first by board; the second by board and the dealer's cards.
    """
    hand = Hand(own, board)
    rest, shown = hand.rest, [card.index for card in board]
    mine = [card.index for card in own]
    more = np.array(list(combinations(rest.tolist(), 5 - len(shown))), dtype=np.uint8)
    boards = np.hstack([np.tile(np.array(shown, dtype=np.uint8), (len(more), 1)), more])
    others = 45 * 44 // 2
    seven = np.empty((len(boards), others, 7), dtype=np.uint8)
    for at, each in enumerate(boards):
        left = [card for card in rest.tolist() if card not in set(each.tolist())]
        seven[at, :, :2] = list(combinations(left, 2))
        seven[at, :, 2:] = each
    dealers = values_of(FIVE_CARD, seven.reshape(-1, 7)).reshape(len(boards), others)
    rows = np.hstack([np.tile(np.array(mine, dtype=np.uint8), (len(boards), 1)), boards])
    return values_of(FIVE_CARD, rows), dealers


def ahead(own: Values, dealers: Values) -> NDArray[np.float64]:
    """Deals won less deals lost, as a part of all, by board."""
    found: NDArray[np.float64] = np.sign(own[:, None] - dealers).mean(axis=1)
    return found


def all_of(by: Ranking, rest: NDArray[np.uint8], size: int, beside: Cards = ()) -> Values:
    """The value of every hand of so many cards from the rest, with those that lie beside it."""
    dealt = np.array(list(combinations(rest.tolist(), size)), dtype=np.uint8)
    shown = np.array([card.index for card in beside], dtype=np.uint8)
    return values_of(by, np.hstack([dealt, np.tile(shown, (len(dealt), 1))]))
