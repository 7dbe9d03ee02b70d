"""The Stomaha Masters: entries and rebuys, the clock, and tables that merge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from houseway.errors import IllegalSeat
from houseway.houses.bcpc import HOUSE
from houseway.money import Cents
from houseway.rulebook import section
from houseway.tournament.stomaha_table import SEATS, StomahaTable

rule = section("bcpc/stomaha")

ENTRY = HOUSE.currency.of(20)
STACK = HOUSE.currency.of(10_000)
KEPT = 10  # per cent of a player's first entry; nothing of a rebuy (resolution B37)
LEVEL = 25  # minutes
REBUY_LEVELS = 5


class Level(NamedTuple):
    """The blinds of a level; the bets follow from them (bcpc/stomaha/limits)."""

    small: Cents
    big: Cents

    @property
    def bets(self) -> tuple[Cents, Cents]:
        return self.big, Cents(2 * self.big)


@dataclass(slots=True)
class Stomaha:
    """One event. It is told what happens, and refuses what its rules forbid."""

    minute: int = 0
    levels: Sequence[Level] = ()
    tables: dict[str, StomahaTable] = field(default_factory=dict)
    entries: dict[str, int] = field(default_factory=dict)  # how often each player has paid
    stacks: dict[str, Cents] = field(default_factory=dict)
    _levels_dealt: dict[str, int] = field(default_factory=dict)  # of hands in play

    # The clock

    @property
    def level(self) -> int:
        return self.minute // LEVEL + 1

    @property
    def rebuys(self) -> bool:
        """Whether players who are out may buy in again."""
        return self.level <= REBUY_LEVELS

    # Players and money

    def enters(self, name: str) -> None:
        if name in self.entries:
            raise IllegalSeat(f"{name} has entered; who is out rebuys", clause=rule("entry"))
        self.entries[name] = 1
        self.stacks[name] = STACK

    def busts(self, name: str) -> None:
        self._known(name)
        self.stacks[name] = Cents(0)

    def rebuys_in(self, name: str) -> None:
        """The same price and the same chips, as often as wanted, for who has none."""
        self._known(name)
        if self.stacks[name]:
            raise IllegalSeat(f"{name} has chips and may not rebuy", clause=rule("entry"))
        if not self.rebuys:
            raise IllegalSeat(
                f"level {self.level}: rebuys end with level {REBUY_LEVELS}", clause=rule("entry")
            )
        self.entries[name] += 1
        self.stacks[name] = STACK

    def _known(self, name: str) -> None:
        if name not in self.entries:
            raise IllegalSeat(f"{name} has not entered", clause=rule("entry"))

    @property
    def paid(self) -> Mapping[str, Cents]:
        return {name: Cents(times * ENTRY) for name, times in self.entries.items()}

    @property
    def fee(self) -> Cents:
        """What the club keeps."""
        return Cents(len(self.entries) * (ENTRY * KEPT // 100))

    @property
    def pool(self) -> Cents:
        return Cents(sum(self.paid.values()) - self.fee)

    # Tables

    def seat(self, players: int) -> None:
        """Open as few tables as will do, filled as evenly as can be."""
        count = -(-players // SEATS)
        for at in range(count):
            size = players // count + (at < players % count)
            self.tables[chr(ord("A") + at)] = StomahaTable(range(1, size + 1))

    def deal(self, name: str) -> None:
        """The cards of a hand are out: whatever the clock says later, its level stays."""
        self.tables[name].deal()
        self._levels_dealt[name] = self.level

    def ends(self, name: str, out: Sequence[int] = ()) -> None:
        self.tables[name].ends(out)
        self._levels_dealt.pop(name, None)

    def limits(self, name: str) -> tuple[Cents, Cents]:
        """The bets of the hand in play, or of the next (bcpc/41)."""
        level = self._levels_dealt.get(name, self.level)
        return self.levels[min(level, len(self.levels)) - 1].bets

    def merges(self, name: str, into: str) -> None:
        """The last two tables become one."""
        self.tables[into].takes_in(self.tables.pop(name))

    def breaks(self, name: str) -> None:
        """A table's players go where there is most room; its gamecards leave with it (S04)."""
        broken = self.tables.pop(name)
        for _ in broken.seats:
            min(self.tables.values(), key=lambda table: len(table.seats)).sits()
