"""The commands that say what a game costs, and how to play it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from houseway import games
from houseway.analysis.edges import analyse, find
from houseway.analysis.edges.kept_blocks import KeptBlocks
from houseway.analysis.edges.results import rows_of
from houseway.analysis.edges.shipped import rules_of, ship, shipped
from houseway.analysis.edges.work import Work
from houseway.analysis.frames import check_path, write_rows
from houseway.analysis.how_to_play import how_to_play
from houseway.analysis.needs import need_kernels
from houseway.analysis.posted import posting
from houseway.analysis.what_if import with_tables
from houseway.cards import parse_cards
from houseway.cli.equity import Bar
from houseway.cli.given import settings_given
from houseway.cli.listing import print_json
from houseway.cli.pay_tables import read_pay_tables
from houseway.cli.workers import Workers
from houseway.errors import BadInput
from houseway.play.banked import BankedGame


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked about a game: a table that posts something else, rounds, who counts."""

    settings: Sequence[str] = ()
    pay_tables: Sequence[str] = ()
    rounds: int = 0
    seed: int = 0
    workers: Workers = field(default_factory=Workers)
    decks: int | None = None
    resume: Path | None = None

    def __post_init__(self) -> None:
        if self.rounds < 0:
            raise BadInput(f"--rounds is {self.rounds}; it must be a number of rounds to sample")

    @property
    def as_printed(self) -> bool:
        other = self.settings or self.pay_tables or self.rounds or self.resume
        return not other and self.decks is None

    @property
    def other_odds_alone(self) -> bool:
        return bool(self.pay_tables) and replace(self, pay_tables=()).as_printed


def show_edges(names: Sequence[str], asked: Asked, out: Path | None, *, json: bool) -> None:
    """One game or several: each spot's edge, the risk of each unit staked, how results scatter."""
    if out:
        check_path(out)
    wanted = [banked(name) for name in names] or every_banked()
    if not names and not out and not json:
        raise BadInput("name a game, or a file with --out for all of them at once")
    if asked.resume and len(names) != 1:
        raise BadInput("--resume goes with one game: a file has the rounds of one")
    found = [figures_of(game, asked) for game in wanted]
    if out:
        rows = [row for each in found for row in rows_of(each)]
        write_rows(rows, out)
        if not names and not json:
            print(f"{out}: {len(rows)} wagers of {len(found)} games")
    if json:
        print_json(found[0] if len(names) == 1 else found)
    elif names:
        for game, figures in zip(wanted, found, strict=True):
            print_edges(game, figures)


def print_edges(game: BankedGame, figures: dict[str, Any]) -> None:
    print(f"{game.name} ({game.id}), {figures['method']}")
    print(f"{'':<16} {'house edge':>11} {'of all staked':>14} {'std dev':>9}")
    for spot, each in figures["wagers"].items():
        error = f"  ± {each['stderr']:.4%}" if "stderr" in each else ""
        print(
            f"{spot.replace('_', ' '):<16} {each['house_edge']:>11.4%} "
            f"{each['element_of_risk']:>14.4%} {each['std_dev']:>9.3f}{error}"
        )
    for title, aside in figures.get("asides", {}).items():
        errors = aside.get("stderr", {})
        told = (f"{name} {each:.4%}" + (f" ± {errors[name]:.4%}" if name in errors else "")
                for name, each in aside["figures"].items())  # fmt: skip
        print(f"{title}: " + ", ".join(told))
    for note in figures["notes"]:
        print(f"({note})")


def show_strategy(name: str, asked: Asked, *, json: bool) -> None:
    """The best play of a game, in words and charts."""
    game = banked(name)
    figures = figures_of(game, asked)
    told: dict[str, Any] = figures["strategy"]
    if json:
        print_json({"game": game.id, **told, "decisions": figures["decisions"]})
        return
    if not told["rules"] and not told["charts"]:
        print("\n".join(how_to_play(game).strategy))
    for rule in told["rules"]:
        print(rule)
    for chart in told["charts"]:
        print_chart(chart)
    for decision, ways in figures["decisions"].items():
        print(f"{decision}: " + ", ".join(f"{way} {share:.1%}" for way, share in ways.items()))
    for habit, cost in told["mistakes"].items():
        print(f"{habit}: costs {cost:.4%}")


def show_decision(name: str, cards: str, seen: str, asked: Asked, *, json: bool) -> None:
    """What every way to go on with a hand is worth, the best first."""
    from houseway.analysis.edges.deciding import Hand, weigh

    game = posting(banked(name), read_pay_tables(asked.pay_tables))
    need_kernels()
    given = settings_given(game, asked.settings)
    settings = game.read_settings(given if asked.decks is None else {**given, "decks": asked.decks})
    found = weigh(game, settings, Hand(parse_cards(cards), parse_cards(seen))).to_json()
    ways: dict[str, float] = found["ways"]  # type: ignore[assignment]
    if json:
        print_json({"game": game.id, "cards": cards, "seen": seen, **found})
        return
    for way, worth in ways.items():
        print(f"{way:<20} {worth:>+9.4%} of the wager{'' if worth < max(ways.values()) else '  *'}")
    error = f", ± {found['stderr']:.4%} at most" if "stderr" in found else ""
    print(f"({found['method']}{error})")


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


def figures_of(game: BankedGame, asked: Asked = Asked()) -> dict[str, Any]:
    """Those that are kept, for a game as it is printed; else counted now."""
    settings = settings_given(game, asked.settings)
    posted = read_pay_tables(asked.pay_tables)
    if asked.as_printed and (kept := shipped(game)):
        return kept
    if asked.other_odds_alone and (tried := with_tables(game, posted)):
        return tried
    if find(game):
        need_kernels()
    blocks = None
    if asked.resume:
        given = {"settings": settings, "pay_tables": posted, "decks": asked.decks}
        facts = {"game": game.id, "rules": rules_of(game), "seed": asked.seed, **given}
        blocks = KeptBlocks.opened(asked.resume, facts)
    with _hired(game, asked.workers) as executor:
        work = Work(executor, Bar("counting"), asked.rounds, asked.seed, kept=blocks)
        found = analyse(game, paytables=posted, settings=settings, decks=asked.decks, work=work)
        return found.to_json()


@contextmanager
def _hired(game: BankedGame, workers: Workers) -> Iterator[Executor | None]:
    """Kernels run beside each other in one process; whoever wants others says so."""
    if workers != Workers() or not find(game):
        with workers.hired(worth_it=False) as executor:
            yield executor
        return
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        yield threads


def write_printed(names: Sequence[str]) -> None:
    """Count the printed games anew and keep their figures with the package."""
    for game in [banked(name) for name in names] or every_banked():
        if study := find(game):
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                work = Work(workers, Bar(game.id), thorough=True)
                print(ship(game, analyse(game, work=work).to_json()))
                if hasattr(study, "keep"):  # more than figures: what is best on every flop
                    study.keep(game, work)


def every_banked() -> list[BankedGame]:
    """All games of the catalogue that are played against a bank."""
    return [each for each in games.catalogue().values() if isinstance(each, BankedGame)]


def banked(name: str) -> BankedGame:
    game = games.find(name)
    if not isinstance(game, BankedGame):
        raise BadInput(f"{game.id} is played for a pot: nobody has an edge by its rules")
    return game
