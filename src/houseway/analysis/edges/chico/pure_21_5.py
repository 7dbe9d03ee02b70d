"""Pure 21.5 from an endless shoe: every way a hand can go, and the best of them.

What is left in the shoe does not matter there, so that a hand is its total and whether an ace may
count eleven, and hands of a split depend on each other by the bank's hand alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from houseway.games.chico.pure_21_5 import MOST_HANDS
from houseway.games.chico.pure_hands import BANK_STANDS, MOST, MUST_HIT, MUST_STAND

ACE, TEN, EIGHT = 1, 10, 8
CHANCES = {value: (4 if value == TEN else 1) / 13 for value in range(ACE, TEN + 1)}
BUST, EIGHTS, PURE = 22, 888, 215  # how a hand may end, besides its total
STAND, HIT, DOUBLE, SPLIT, SURRENDER = "stand", "hit", "double", "split", "surrender"

Ends = Mapping[int, float]  # how likely the bank ends on each
Finals = dict[tuple[int, float], float]  # how likely each total is, and its stake


class Total(NamedTuple):
    """A hand: every ace as one, and whether it has an ace."""

    hard: int
    ace: bool

    @property
    def soft(self) -> int:
        """The total with an ace as eleven, 0 where that does not fit."""
        return self.hard + 10 if self.ace and self.hard + 10 <= MOST else 0

    @property
    def best(self) -> int:
        return self.soft or min(self.hard, BUST)

    def and_card(self, value: int) -> Total:
        return Total(min(self.hard + value, BUST), self.ace or value == ACE)


def of(*values: int) -> Total:
    return Total(sum(values), ACE in values)


def bank_ends(up: int) -> Ends:
    """How the bank's hand ends, by its up card; with an ace up, given that it is not pure."""
    ends: dict[int, float] = defaultdict(float)
    holes = {v: c for v, c in CHANCES.items() if not (up == ACE and v == TEN)}
    whole = sum(holes.values())
    for hole, chance in holes.items():
        if up == TEN and hole == ACE:
            ends[PURE] += chance / whole
        else:
            _draw(of(up, hole), (up, hole), chance / whole, ends)
    return ends


def _draw(hand: Total, cards: tuple[int, ...], chance: float, ends: dict[int, float]) -> None:
    """The bank draws to seventeen, and on seventeen with an ace that counts eleven."""
    if hand.soft > BANK_STANDS or (not hand.soft and hand.hard >= BANK_STANDS):
        ends[EIGHTS if cards == (EIGHT,) * 3 else hand.best] += chance
        return
    for value, part in CHANCES.items():
        _draw(hand.and_card(value), (*cards[:3], value), chance * part, ends)


def net(total: int, bank: int) -> int:
    """What a hand wins against the bank's end; not a pure one, which is settled by itself."""
    if bank == PURE:
        return -1
    if total == BUST:
        return 0 if bank == EIGHTS else -1
    if bank in (BUST, EIGHTS):
        return 1
    return (total > bank) - (total < bank)


@dataclass(frozen=True, slots=True)
class Way:
    """The best way to go on with a hand, and what it wins on average."""

    action: str
    worth: float


class AgainstUpCard:
    """The best play against one up card, once the bank is known not to have an ace over a ten."""

    def __init__(self, up: int) -> None:
        self.ends = bank_ends(up)
        self.drawn = cache(self._drawn)
        self.first_two = cache(self._first_two)
        self.split_worth = cache(self._split_worth)
        self.finals = cache(self._finals)
        self.split_nets = cache(self._split_nets)

    def standing(self, hand: Total) -> float:
        return sum(chance * net(hand.best, end) for end, chance in self.ends.items())

    def hitting(self, hand: Total) -> float:
        return sum(part * self.drawn(hand.and_card(v)).worth for v, part in CHANCES.items())

    def doubling(self, hand: Total) -> float:
        return 2 * sum(part * self.standing(hand.and_card(v)) for v, part in CHANCES.items())

    def _plain(self, hand: Total) -> list[Way]:
        """Stand or hit, as far as Chart 1A allows."""
        ways = []
        if hand.soft or hand.hard > MUST_HIT:
            ways.append(Way(STAND, self.standing(hand)))
        if hand.soft or hand.hard < MUST_STAND:
            ways.append(Way(HIT, self.hitting(hand)))
        return ways

    def _drawn(self, hand: Total) -> Way:
        """With three cards or more."""
        if not hand.soft and hand.hard >= MUST_STAND:
            return Way(STAND, self.standing(hand))
        return max(self._plain(hand), key=worth)

    def _first_two(self, one: int, other: int, *, after_split: bool, may_split: bool) -> Way:
        """With the first two cards, which are not pure."""
        hand = of(one, other)
        if after_split and one == ACE:
            return Way(STAND, self.standing(hand))
        ways = [*self._plain(hand), Way(DOUBLE, self.doubling(hand))]
        if one == other and may_split:
            ways.append(Way(SPLIT, self.split_worth(one, 2, 2)))
        if not after_split:
            ways.append(Way(SURRENDER, -0.5))
        return max(ways, key=worth)

    def split_way(self, pair: int, value: int) -> Way:
        """What a hand of a split does with its second card, when it is not split again."""
        return self.first_two(pair, value, after_split=True, may_split=False)

    def splits_again(self, pair: int, waiting: int, hands: int) -> bool:
        if pair == ACE or hands == MOST_HANDS:
            return False
        kept = self.split_way(pair, pair).worth + self.split_worth(pair, waiting - 1, hands)
        return self.split_worth(pair, waiting + 1, hands + 1) > kept

    def _split_worth(self, pair: int, waiting: int, hands: int) -> float:
        """What hands win that wait for their second card, of so many hands in all."""
        if not waiting:
            return 0.0
        found = 0.0
        for value, part in CHANCES.items():
            if value == pair and self.splits_again(pair, waiting, hands):
                found += part * self.split_worth(pair, waiting + 1, hands + 1)
            else:
                one = self.split_way(pair, value).worth
                found += part * (one + self.split_worth(pair, waiting - 1, hands))
        return found

    # How the best play comes out

    def outcomes(self, one: int, other: int) -> Iterator[tuple[float, str, float, float]]:
        """Chance, name, net and stake of every way that two first cards come out."""
        way = self.first_two(one, other, after_split=False, may_split=True)
        if way.action == SURRENDER:
            yield 1.0, "surrendered", -0.5, 1.0
        elif way.action == SPLIT:
            for end, chance in self.ends.items():
                for (won, staked), part in self.split_nets(one, 2, 2, end).items():
                    yield chance * part, named(won), won, staked
        else:
            for (total, stake), part in self.finals(of(one, other), way.action).items():
                for end, chance in self.ends.items():
                    won = stake * net(total, end)
                    yield chance * part, named(won), won, stake

    def _finals(self, hand: Total, action: str) -> Finals:
        """The totals that a hand ends on, with its stake."""
        finals: Finals = defaultdict(float)
        if action == STAND:
            finals[hand.best, 1.0] = 1.0
            return finals
        for value, part in CHANCES.items():
            drawn = hand.and_card(value)
            if action == DOUBLE:
                finals[drawn.best, 2.0] += part
                continue
            for final, chance in self.finals(drawn, self.drawn(drawn).action).items():
                finals[final] += part * chance
        return finals

    def _split_nets(
        self, pair: int, waiting: int, hands: int, end: int
    ) -> dict[tuple[float, float], float]:
        """What the hands of a split win together, and stake, against one end of the bank's."""
        if not waiting:
            return {(0.0, 0.0): 1.0}
        found: dict[tuple[float, float], float] = defaultdict(float)
        for value, part in CHANCES.items():
            if value == pair and self.splits_again(pair, waiting, hands):
                for key, chance in self.split_nets(pair, waiting + 1, hands + 1, end).items():
                    found[key] += part * chance
                continue
            mine = self.finals(of(pair, value), self.split_way(pair, value).action)
            for key, chance in self.split_nets(pair, waiting - 1, hands, end).items():
                for (total, stake), own in mine.items():
                    won = key[0] + stake * net(total, end)
                    found[won, key[1] + stake] += part * chance * own
        return found


def worth(way: Way) -> float:
    return way.worth


def named(won: float) -> str:
    return "pushes" if not won else f"{'wins' if won > 0 else 'loses'} {abs(won):g}"


def against_every_card() -> dict[int, AgainstUpCard]:
    return {up: AgainstUpCard(up) for up in CHANCES}
