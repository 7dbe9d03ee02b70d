"""Collection: the flat fees of a California card room, by posted schedules.

A fee is never a part of a wager or of a win. A table posts one option of one schedule; the fee of
a hand is read from it by the money on the table, a player's own wager, the number of players, or
the half hour.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from houseway.errors import BadInput
from houseway.money import ZERO, Cents, dollars, text
from houseway.rulebook import Clause, clause

UNIT = dollars("0.50")  # what a part of a half hour is rounded down to


class Row(NamedTuple):
    """A bracket: from and to, in whole dollars or players, and what is paid in it."""

    low: int
    high: int | None
    dealer: Cents | None
    player: Cents | None

    def holds(self, number: int) -> bool:
        return self.high is None or number <= self.high


@dataclass(frozen=True, slots=True)
class Option:
    """One column of a schedule, of which a table posts one."""

    number: int
    schedule: Clause
    player: str  # what a player's fee goes by: none, seat, wager, spots, button, time
    rows: tuple[Row, ...] = ()
    player_rows: tuple[Row, ...] = ()
    half_hour: Cents = ZERO
    tier: int = 0
    limit: str = ""
    confirm: str = ""  # why it is off until the operator has confirmed it
    caps: tuple[tuple[str, Cents], ...] = ()  # the most that some bonus bets may be

    def dealer_fee(self, action: Cents) -> Cents:
        """What the player-dealer pays for a hand with so much on the table."""
        return _row(self.rows, action // 100, self.schedule).dealer or ZERO

    def player_fee(self, action: Cents, wager: Cents) -> Cents:
        """What a player pays for a hand, by the table's action or by his own wager."""
        if self.player in ("wager", "spots"):
            return _row(self.player_rows, wager // 100, self.schedule).player or ZERO
        return _row(self.rows, action // 100, self.schedule).player or ZERO

    def button_fee(self, players: int) -> Cents:
        """What the button pays for a hand of so many players."""
        row = _row(self.rows, players, self.schedule)
        if players < row.low:
            raise BadInput(
                f"option {self.number} of {self.schedule} is for {row.low} to {row.high} players; "
                f"post tier {self.tier}, which follows the number of players"
            )
        return row.player or ZERO

    def time_fee(self, minutes_left: int = 30) -> Cents:
        """What a player pays for the half hour, or for what is left of it when he sits down."""
        if not 0 <= minutes_left <= 30:
            raise BadInput(f"{minutes_left} minutes are not a part of a half hour")
        part = self.half_hour * minutes_left // 30
        return Cents(part if minutes_left == 30 else part // UNIT * UNIT)


@dataclass(frozen=True, slots=True)
class Schedule:
    """A posted table of options, for some games."""

    cite: Clause
    games: tuple[str, ...]  # rulebook sections
    charge: str  # per hand, or time
    options: tuple[Option, ...]
    minimums: tuple[Cents, Cents] | None = None
    maximums: tuple[Cents, Cents] | None = None

    def option(self, number: int) -> Option | None:
        return next((each for each in self.options if each.number == number), None)

    def tier(self, tier: int, players: int, limit: str = "") -> Option:
        """The option of a price level for so many players, of those that price one band each."""
        for each in self.options:
            band = each.rows[0] if each.rows else None
            priced = band is not None and band.low <= players and band.holds(players)
            if priced and each.tier == tier and limit in ("", each.limit):
                return each
        raise BadInput(f"{self.cite} has no tier {tier} for {players} players")


def _row(rows: Iterable[Row], number: int, cite: Clause) -> Row:
    """The first bracket that a number does not exceed; anything below the first belongs to it."""
    for row in rows:
        if row.holds(number):
            return row
    raise BadInput(f"{cite} has no row for {number}; the table's maximum ends before it")


@cache
def schedules() -> tuple[Schedule, ...]:
    """Every schedule of the rulebook."""
    raw = resources.files("houseway").joinpath("collection-rates.json").read_text("utf-8")
    return tuple(_schedule(each) for each in json.loads(raw))


def schedules_of(section: str) -> Iterator[Schedule]:
    """The schedules that a game's section may post."""
    return (each for each in schedules() if section in each.games)


def find_option(section: str, number: int, schedule: str = "") -> Option:
    """The option of a game's schedules with this number.

    Where several schedules have it, the schedule must be named too.
    """
    fitting = [s for s in schedules_of(section) if schedule in ("", s.cite.id)]
    found = [option for s in fitting if (option := s.option(number))]
    if found and all(_same(option, found[0]) for option in found):
        return found[0]  # some schedules are printed more than once
    if found:
        names = ", ".join(option.schedule.id for option in found)
        raise BadInput(f"option {number} is in several schedules; name one of {names}")
    known = ", ".join(f"{s.options[0].number} to {s.options[-1].number}" for s in fitting)
    raise BadInput(f"{section} has no collection option {number}; there are {known or 'none'}")


def _same(one: Option, other: Option) -> bool:
    return (one.rows, one.player_rows, one.half_hour) == (
        other.rows,
        other.player_rows,
        other.half_hour,
    )


def _schedule(read: dict[str, Any]) -> Schedule:
    cite = clause(read["schedule"])
    caps = tuple((spot, dollars(most)) for spot, most in read.get("caps", {}).items())
    limits = read.get("limits", {})
    return Schedule(
        cite,
        tuple(read["games"]),
        read["charge"],
        tuple(_option(each, cite, read["player"], caps) for each in read["options"]),
        _span(limits.get("minimum")),
        _span(limits.get("maximum")),
    )


def _span(limits: list[int] | None) -> tuple[Cents, Cents] | None:
    return (dollars(limits[0]), dollars(limits[1])) if limits else None


def _option(
    read: dict[str, Any], cite: Clause, player: str, caps: tuple[tuple[str, Cents], ...]
) -> Option:
    return Option(
        read["option"],
        cite,
        player,
        tuple(map(_read_row, read.get("rows", ()))),
        tuple(map(_read_row, read.get("player_rows", ()))),
        dollars(read.get("half_hour", 0)),
        read.get("tier", 0),
        read.get("limit", ""),
        read.get("confirm", ""),
        caps,
    )


def _read_row(read: list[Any]) -> Row:
    low, high, dealer, player = read
    return Row(low, high, _fee(dealer), _fee(player))


def _fee(amount: float | None) -> Cents | None:
    return None if amount is None else dollars(amount)


def shown(option: Option) -> str:
    """An option in a line, for a form or a terminal."""
    rows = ", ".join(
        f"{row.low}{f'-{row.high}' if row.high else '+'}: "
        f"{' / '.join(text(fee) for fee in (row.dealer, row.player) if fee is not None)}"
        for row in option.rows
    )
    return f"{option.number}: {rows or f'{text(option.half_hour)} each half hour'}"
