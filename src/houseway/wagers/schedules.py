"""The posted schedules of a house that collects flat fees, read from its file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any

from houseway.errors import BadInput
from houseway.money import Cents, dollars
from houseway.rulebook import Clause, clause
from houseway.wagers.collection import UNLIMITED, Option, Row, Schedule


class Schedules:
    """All the schedules of a house. Their file is read when one of them is asked for."""

    def __init__(
        self,
        file: Traversable | None = None,
        clause: Callable[[str], Clause] = clause,
        free: Clause | None = None,
    ) -> None:
        self.file = file
        self.clause = clause  # by its id, in the rulebook that prints them
        self.free = free  # of games that cost the players nothing

    @cached_property
    def _printed(self) -> tuple[Schedule, ...]:
        raw = self.file.read_text("utf-8") if self.file else "[]"
        return tuple(_schedule(each, self.clause) for each in json.loads(raw))

    def __iter__(self) -> Iterator[Schedule]:
        return iter(self._printed)

    def of(self, section: str) -> tuple[Schedule, ...]:
        """The schedules that a game's section may post."""
        return tuple(each for each in self if section in each.games)

    def of_option(self, option: Option) -> Schedule:
        """The schedule that an option stands in."""
        return next(each for each in self if each.cite == option.schedule)

    def option(self, section: str, number: int, schedule: str = "") -> Option:
        """The option of a game's schedules with this number.

        Where several schedules have it, the schedule must be named too.
        """
        fitting = [each for each in self.of(section) if schedule in ("", each.cite.id)]
        found = [option for each in fitting if (option := each.option(number))]
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


def _schedule(read: dict[str, Any], clause: Callable[[str], Clause]) -> Schedule:
    cite = clause(read["schedule"])
    caps = tuple(
        (spot, dollars(most), clause(by)) for spot, (most, by) in read.get("caps", {}).items()
    )
    limits, buy_in, games = (read.get(key) for key in ("limits", "buy_in", "limit_games"))
    limits = limits or {}
    return Schedule(
        cite,
        tuple(read["games"]),
        read["charge"],
        tuple(
            replace(
                _option(each, cite, read["player"]),
                caps=caps,
                counts=tuple(read.get("counts", ())),
                after_deal="dropped" in read,
            )
            for each in read["options"]
        ),
        _span(limits.get("minimum")),
        _span(limits.get("maximum")),
        (_buy_in(buy_in["minimum"]), _buy_in(buy_in["maximum"])) if buy_in else None,
        (_pair(games[0]), _pair(games[1])) if games else None,
    )


def _span(limits: list[int] | None) -> tuple[Cents, Cents] | None:
    return _pair(limits) if limits else None


def _pair(amounts: list[int]) -> tuple[Cents, Cents]:
    return dollars(amounts[0]), dollars(amounts[1])


def _buy_in(amount: list[int | None] | int | None) -> tuple[Cents, Cents]:
    """The least or the most buy-in that tables may have: from, to; one amount is both."""
    low, high = amount if isinstance(amount, list) else (amount, amount)
    return (
        UNLIMITED if low is None else dollars(low),
        UNLIMITED if high is None else dollars(high),
    )


def _option(read: dict[str, Any], cite: Clause, player: str) -> Option:
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
    )


def _read_row(read: list[Any]) -> Row:
    low, high, dealer, player = read
    return Row(low, high, _fee(dealer), _fee(player))


def _fee(amount: float | None) -> Cents | None:
    return None if amount is None else dollars(amount)
