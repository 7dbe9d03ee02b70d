"""The commands that say what a game costs, and how to play it."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from houseway import games
from houseway.analysis.edges import analyse, find
from houseway.analysis.edges.shipped import ship, shipped
from houseway.analysis.edges.work import Work
from houseway.analysis.needs import need_kernels
from houseway.cli.equity import Bar
from houseway.cli.listing import print_json
from houseway.cli.simulating import settings_given
from houseway.errors import BadInput
from houseway.play.banked import BankedGame


def show_edge(
    name: str, given: Sequence[str], tables: Sequence[str], *, rounds: int, seed: int, json: bool
) -> None:
    """Every spot: its edge, the risk of each unit staked, how far results scatter."""
    game = banked(name)
    figures = figures_of(game, given, tables, rounds=rounds, seed=seed)
    if json:
        print_json(figures)
        return
    print(f"{game.name} ({game.id}), {figures['method']}")
    print(f"{'':<16} {'house edge':>11} {'of all staked':>14} {'std dev':>9}")
    for spot, each in figures["wagers"].items():
        error = f"  ± {each['stderr']:.4%}" if "stderr" in each else ""
        print(
            f"{spot.replace('_', ' '):<16} {each['house_edge']:>11.4%} "
            f"{each['element_of_risk']:>14.4%} {each['std_dev']:>9.3f}{error}"
        )
    for note in figures["notes"]:
        print(f"({note})")


def show_strategy(name: str, *, json: bool) -> None:
    """The best play of a game, in words and charts."""
    game = banked(name)
    figures = figures_of(game, (), ())
    told: dict[str, Any] = figures["strategy"]
    if json:
        print_json({"game": game.id, **told, "decisions": figures["decisions"]})
        return
    if not told["rules"] and not told["charts"]:
        print(f"{game.name}: there is nothing to decide, or no analysis of it yet")
    for rule in told["rules"]:
        print(rule)
    for chart in told["charts"]:
        print_chart(chart)
    for decision, ways in figures["decisions"].items():
        print(f"{decision}: " + ", ".join(f"{way} {share:.1%}" for way, share in ways.items()))


def print_chart(chart: dict[str, Any]) -> None:
    """A chart by rows and columns; one of all holdings has a rank on either side."""
    columns, rows = chart["columns"], chart["rows"]
    holdings = " (suited right of the diagonal)" if columns == list(rows) else ""
    print(f"\n{chart['title']}{holdings}")
    wide = max(len(cell) for cells in (columns, *rows.values()) for cell in cells)
    named = max(3, *map(len, rows))
    print(" " * named, *(f"{column:>{wide}}" for column in columns))
    for row, cells in rows.items():
        print(f"{row:>{named}}", *(f"{cell:>{wide}}" for cell in cells))


def figures_of(
    game: BankedGame,
    given: Sequence[str],
    tables: Sequence[str],
    *,
    rounds: int = 0,
    seed: int = 0,
) -> dict[str, Any]:
    """Those that are kept, for a game as it is printed; else counted now."""
    settings, posted = settings_given(game, given), dict(map(read_pay_table, tables))
    if not settings and not posted and not rounds and (kept := shipped(game)):
        return kept
    if find(game):
        need_kernels()
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        work = Work(workers if find(game) else None, Bar("counting"), rounds, seed)
        return analyse(game, pay_tables=posted, settings=settings, work=work).to_json()


def write_printed(names: Sequence[str]) -> None:
    """Count the printed games anew and keep their figures with the package."""
    every = [each for each in games.catalogue().values() if isinstance(each, BankedGame)]
    for game in [banked(name) for name in names] or every:
        if find(game):
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                print(ship(game, analyse(game, work=Work(workers, Bar(game.id))).to_json()))


def banked(name: str) -> BankedGame:
    game = games.find(name)
    if not isinstance(game, BankedGame):
        raise BadInput(f"{game.id} is played for a pot: nobody has an edge by its rules")
    return game


def read_pay_table(written: str) -> tuple[str, str]:
    """A pay table from a file: rows as printed, or TOML with a row for each hand."""
    spot, sign, path = written.partition("=")
    if not sign or not path:
        raise BadInput(f"{written!r} names no pay table; write SPOT=FILE, such as trips=mine.toml")
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    if file.suffix != ".toml":
        return spot, text
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path} is no TOML: {error}") from None
    rows = rows.get(spot, rows)
    return spot, "\n".join(f"{hand}  {odds}" for hand, odds in rows.items())
