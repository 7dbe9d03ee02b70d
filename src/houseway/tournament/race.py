"""A chip race: the smallest chips go out of play, and the odd ones are raced for with cards.

race = Race(rules.race, remove=25, to=100, chips={1: {25: 3, 100: 40}, 2: {25: 2}})
race.odd, race.new            # cards for each seat, and chips to be won
race.run({1: cards, 2: cards}).stacks
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import lcm

from houseway.cards import Card, Cards
from houseway.errors import BadCards, BadInput, IllegalAction
from houseway.houses.club_rules import RaceRounding, RaceRules, RaceStart

Chips = Mapping[int, int]  # how many of each denomination


def worth(chips: Chips) -> int:
    """What chips are worth together."""
    return sum(value * number for value, number in chips.items())


@dataclass(frozen=True, slots=True)
class Raced:
    """How a race came out."""

    won: tuple[int, ...]  # seats, the first winner first
    spared: tuple[int, ...]  # seats that were given a chip so that they are not out
    stacks: Mapping[int, int]  # what each has now
    change: int  # of all chips at the table: it is logged


@dataclass(frozen=True, slots=True)
class Race:
    """One denomination leaves the table; `to` is the lowest that stays."""

    rules: RaceRules
    remove: int
    to: int
    chips: Mapping[int, Chips]  # by seat
    button: int = 0  # where the race starts at its left
    late: Mapping[int, Chips] = field(default_factory=dict)  # found after the race

    def __post_init__(self) -> None:
        if not 0 < self.remove < self.to:
            raise BadInput(f"chips of {self.remove} cannot be raced for chips of {self.to}")
        for seat, chips in [*self.chips.items(), *self.late.items()]:
            if seat < 1 or any(value < 1 or number < 0 for value, number in chips.items()):
                raise BadInput(f"seat {seat} cannot have {dict(chips)}; chips are counted by value")

    # Before the cards

    @property
    def odd(self) -> dict[int, int]:
        """Odd chips by seat, in the order in which cards are dealt: one for each."""
        full = lcm(self.remove, self.to) // self.remove  # so many are changed at full value
        found = {seat: self.chips[seat].get(self.remove, 0) % full for seat in self._order()}
        return {seat: number for seat, number in found.items() if number}

    @property
    def new(self) -> int:
        """How many chips are raced for."""
        value = sum(self.odd.values()) * self.remove
        rounding = self.rules.race_rounding
        if rounding is RaceRounding.DOWN:
            return value // self.to
        if rounding is RaceRounding.NEAREST:
            return (2 * value + self.to) // (2 * self.to)
        return -(-value // self.to)

    def _order(self) -> list[int]:
        seats = sorted(self.chips)
        if self.rules.race_starts is RaceStart.SEAT_ONE:
            return seats
        return [*(s for s in seats if s > self.button), *(s for s in seats if s <= self.button)]

    # With the cards

    def run(self, cards: Mapping[int, Cards]) -> Raced:
        """The highest single card wins first, then the next player's; ties go by suit."""
        won = self._winners(cards)
        stacks = {seat: self._kept(seat) + self.to * won.count(seat) for seat in sorted(self.chips)}
        spared = [seat for seat, stack in stacks.items() if not stack and worth(self.chips[seat])]
        for seat, found in self.late.items():
            stacks[seat] = stacks.get(seat, 0) + self._changed(found)
            if not stacks[seat] and worth(found) and seat not in spared:
                spared.append(seat)
        if not self.rules.race_spares:
            spared = []
        for seat in spared:
            stacks[seat] += self.to
        before = sum(map(worth, [*self.chips.values(), *self.late.values()]))
        return Raced(tuple(won), tuple(sorted(spared)), stacks, sum(stacks.values()) - before)

    def _winners(self, cards: Mapping[int, Cards]) -> list[int]:
        odd = self.odd
        if not cards and self.new >= len(odd):
            return list(odd)  # a chip for everybody: there is nothing to race for
        dealt = [card for hand in cards.values() for card in hand]
        if len(set(dealt)) < len(dealt):
            raise BadCards("a card is dealt twice; a race is dealt from one deck")
        for seat in {*odd, *cards}:
            if len(cards.get(seat, ())) != odd.get(seat, 0):
                raise IllegalAction(
                    f"seat {seat} has {len(cards.get(seat, ()))} cards for {odd.get(seat, 0)} odd "
                    "chips; one is dealt for each",
                    clause=self.rules.cite("race_starts"),
                )
        won: list[int] = []
        for seat in (seat for _, seat in _highest_first(cards)):
            if len(won) < self.new and won.count(seat) < self.rules.race_most_each:
                won.append(seat)
        return won

    def _kept(self, seat: int) -> int:
        """A stack without its odd chips, the others changed at full value."""
        return worth(self.chips[seat]) - self.odd.get(seat, 0) * self.remove

    def _changed(self, found: Chips) -> int:
        """Chips found later: at equal value, and what makes no chip still in play is removed."""
        stay = sum(value * number for value, number in found.items() if value >= self.to)
        return stay + (worth(found) - stay) // self.to * self.to


def _highest_first(cards: Mapping[int, Cards]) -> list[tuple[Card, int]]:
    dealt: Sequence[tuple[Card, int]] = [(c, seat) for seat, hand in cards.items() for c in hand]
    return sorted(dealt, key=lambda each: (each[0].rank, each[0].suit or 0), reverse=True)
