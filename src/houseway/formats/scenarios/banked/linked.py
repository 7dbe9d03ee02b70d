"""Scenarios of several tables that feed one progressive meter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from houseway import games
from houseway.errors import BadScenario, BadSetting, Illegal
from houseway.formats.scenarios.banked.banked_scenario import check_banked, open_banked
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.formats.scenarios.moves import play_moves
from houseway.play import BankedGame, BankedRound
from houseway.wagers import Meter

GIVEN = {"table", "game", "bets", "people", "cards", "moves"}
WANTED = {"net", "house_net", "lines", "meter"}


def run_linked(entry: Entry, outcome: Outcome) -> None:
    """Link the tables, play their rounds on one meter, and compare each as it ends."""
    increment = entry.get("increment")
    if not isinstance(increment, int):
        raise BadScenario(f"the increment is {increment!r}; write the per cent of each stake")
    meter = Meter(money(entry.get("meter")), money(entry.get("reseed")), increment)
    rounds = list(_rounds(entry))
    try:
        for each in rounds:
            _game(each).feeds(meter)
    except BadSetting as error:
        if "illegal" not in entry:
            outcome.differences.append(f"the tables were not linked: {error.message}")
        check_refused(entry, outcome, error)
        return
    if "illegal" in entry:
        outcome.differences.append("the tables were linked; they should have been refused")
        return
    if not any(WANTED & each.body.keys() for each in rounds):
        raise BadScenario(f"no round expects anything; write one of {', '.join(sorted(WANTED))}")
    _play(entry, outcome, rounds, meter)


def _play(entry: Entry, outcome: Outcome, rounds: list[Entry], meter: Meter) -> None:
    waiting: dict[str, list[Entry]] = {}
    for each in rounds:
        waiting.setdefault(each.name, []).append(each)
    opened: dict[str, tuple[Entry, BankedRound]] = {}
    for table in entry.get("order") or [each.name for each in rounds for _ in range(2)]:
        if table in opened:
            _end(outcome, *opened.pop(table))
        elif waiting.get(table):
            each = waiting[table].pop(0)
            opened[table] = each, _start(outcome, each, meter)
        else:
            raise BadScenario(f"order names table {table!r}, which has no round left to play")
    if left := sorted({*opened, *(table for table, more in waiting.items() if more)}):
        raise BadScenario(f"order leaves a round of table {', '.join(left)} unplayed")


def _start(outcome: Outcome, each: Entry, meter: Meter) -> BankedRound:
    """Bets are closed: the stakes' part goes into the meter."""
    try:
        return open_banked(_game(each), each, meter)
    except Illegal as error:
        error.message = f"table {each.name}: {error.message}"
        raise


def _end(outcome: Outcome, each: Entry, round: BankedRound) -> None:
    """The moves are made, and the meter is what this round left."""
    for _ in play_moves(round, each.get("moves", [])):
        pass
    found = Outcome(each)
    if not round.over:
        found.differences.append("the round is not over")
    check_banked(each, found, round)
    outcome.differences += [f"table {each.name}: {words}" for words in found.differences]


def _rounds(entry: Entry) -> Iterator[Entry]:
    """The rounds as scenarios of their own, named after their tables."""
    played: dict[str, str] = {}
    for body in entry.get("round", ()):
        for key in body:
            if key not in GIVEN | WANTED:
                known = ", ".join(sorted(GIVEN | WANTED))
                raise BadScenario(f"a round has no key {key!r}; there are {known}")
        table, game = body.get("table"), body.get("game")
        if not isinstance(table, str) or not isinstance(game, str):
            raise BadScenario("a round needs its table, such as 'A', and its game")
        if played.setdefault(table, game) != game:
            raise BadScenario(f"table {table} plays {played[table]}, not {game}")
        rest: dict[str, Any] = {key: value for key, value in body.items() if key != "table"}
        yield Entry("scenario", table, game, (), rest, entry.path)


def _game(each: Entry) -> BankedGame:
    game = games.find(each.game)
    if not isinstance(game, BankedGame):
        raise BadSetting(f"{game.name} has no progressive bet to link to a meter")
    return game
