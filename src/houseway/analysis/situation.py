"""What is known before the cards to come: holdings, boards, dead cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import comb, prod

from houseway.analysis.ranges import parse_range
from houseway.analysis.showdown import MOST_PLAYERS, Showdown
from houseway.cards import Card, Cards, parse_cards, write_cards
from houseway.errors import BadCards, BadInput

MOST_HELD = 60_000  # ways to hold ranges that are looked at one by one
MOST_ALIKE = 5_000  # … and for which those alike up to suits are found first

Holdings = tuple[Cards, ...]  # one for each player


@dataclass(frozen=True, slots=True)
class Situation:
    """Players' ranges and the boards as far as they are known."""

    showdown: Showdown
    ranges: tuple[tuple[Cards, ...], ...]
    boards: tuple[Cards, ...]
    dead: Cards

    @classmethod
    def read(cls, showdown: Showdown, hands: Sequence[str], *, board: str, dead: str) -> Situation:
        """The situation as written, checked."""
        if not 2 <= len(hands) <= MOST_PLAYERS:
            raise BadInput(f"equity is between 2 and {MOST_PLAYERS} hands, not {len(hands)}")
        boards = tuple(parse_cards(each) for each in board.split("/")) if board else ()
        boards += ((),) * (showdown.boards - len(boards))
        gone = parse_cards(dead)
        _check(showdown, boards, gone)
        out = {*gone, *(card for each in boards for card in each)}
        ranges = []
        for text in hands:
            held = parse_range(text, showdown.hole, showdown.pack)
            free = tuple(each for each in held if out.isdisjoint(each))
            if not free:
                raise BadCards(f"{text!r} cannot be held: its cards are on the board or dead")
            ranges.append(free)
        return cls(showdown, tuple(ranges), boards, gone)

    def rest(self, held: Holdings = ()) -> Cards:
        """The cards that may still come."""
        out = {*self.dead, *(card for each in (*self.boards, *held) for card in each)}
        return tuple(each for each in self.showdown.pack if each not in out)

    @property
    def unknown(self) -> list[int]:
        """How many cards each player and each board lacks, where all holdings lack as many."""
        hole = [self.showdown.hole - len(each[0]) for each in self.ranges]
        return hole + [self.showdown.board - len(each) for each in self.boards]

    @property
    def ways_to_deal(self) -> int:
        """The deals for each way to hold the ranges."""
        left = len(self.rest(tuple(each[0] for each in self.ranges)))
        ways = 1
        for size in self.unknown:
            ways *= comb(left, size)
            left -= size
        return ways

    @property
    def even(self) -> bool:
        """Whether all of a player's holdings leave as many cards unknown."""
        return all(len({len(each) for each in held}) == 1 for held in self.ranges)

    def held(self) -> dict[Holdings, int] | None:
        """The ways to hold the ranges, those alike up to suits taken together and counted.

        None where there are too many to look at.
        """
        ways = prod(map(len, self.ranges))
        if ways > MOST_HELD:
            return None
        free = self._compatible()
        if ways > MOST_ALIKE:
            return dict.fromkeys(free, 1)
        found: dict[object, Holdings] = {}
        counts: Counter[object] = Counter()
        for each in free:
            key = self._alike(each)
            found.setdefault(key, each)
            counts[key] += 1
        return {found[key]: count for key, count in counts.items()}

    def _compatible(self) -> Iterator[Holdings]:
        for held in product(*self.ranges):
            if len({card for each in held for card in each}) == sum(map(len, held)):
                yield held

    def _alike(self, held: Holdings) -> object:
        """The same for all holdings that differ only by the names of the suits."""
        groups = (*held, *self.boards, self.dead)
        return min(
            tuple(tuple(sorted(_renamed(card, names) for card in each)) for each in groups)
            for names in _NAMES
        )


_NAMES = tuple(permutations(range(4)))


def _renamed(card: Card, names: tuple[int, ...]) -> int:
    return card.index if card.suit is None else card.index - card.suit + names[card.suit]


def _check(showdown: Showdown, boards: tuple[Cards, ...], dead: Cards) -> None:
    if len(boards) > showdown.boards:
        raise BadCards(f"there are {showdown.boards} boards in this game, not {len(boards)}")
    for each in boards:
        if len(each) > showdown.board:
            raise BadCards(f"{write_cards(each)}: the board has {showdown.board} cards at most")
    seen = Counter((*dead, *(card for each in boards for card in each)))
    for card, count in seen.items():
        if card not in showdown.pack:
            raise BadCards(f"{card} is not in the deck")
        if count > 1:
            raise BadCards(f"{card} is there twice")
