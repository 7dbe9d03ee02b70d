"""Commands that run scenario files."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from houseway import games, houses
from houseway.cli import BAD_INPUT
from houseway.cli.listing import print_json
from houseway.errors import BadInput, BadScenario
from houseway.formats.scenarios import Outcome, coverage, load, run, scenario_files
from houseway.formats.scenarios.entry import Entry
from houseway.formats.scenarios.rulings.compare import ruling_on
from houseway.formats.scenarios.runner import play_out, readable

T = TypeVar("T")
SLOW = 200  # so many entries deserve a progress bar


def of_houses() -> list[Path]:
    """Where the houses have their scenarios."""
    found = [path for house in houses.every().values() for path in house.scenarios]
    if not found:
        raise BadInput("no house has brought its scenarios along; say where they are")
    return found


def check(paths: Sequence[Path], *, json: bool) -> int:
    """Run every entry; 1 if one does not come out."""
    faults: list[str] = []
    outcomes = run_all(paths, faults)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if json:
        print_json({**_report(outcomes), "unreadable": faults})
    else:
        for outcome in failed:
            print(f"{outcome.entry.path}: {outcome.entry.name}")
            for difference in outcome.differences:
                print(f"    {difference}")
            if outcome.entry.proves:
                print(f"    proves {', '.join(map(str, outcome.entry.proves))}")
        print(f"{len(outcomes) - len(failed)} of {len(outcomes)} scenarios come out right")
    for fault in faults:
        print(f"houseway: {fault}", file=sys.stderr)
    return BAD_INPUT if faults else 1 if failed else 0


def run_all(paths: Sequence[Path], faults: list[str]) -> list[Outcome]:
    """Run every entry of every file that can be understood; what cannot is noted."""
    entries = [entry for path in scenario_files(paths) for entry in load(path, faults)]
    outcomes = []
    for entry in _with_progress(entries):
        try:
            outcomes.append(run(entry))
        except BadScenario as error:
            faults.append(error.message)
    if not outcomes:
        where = ", ".join(map(str, paths))
        raise BadScenario(faults[0] if faults else f"there are no scenarios in {where}")
    return outcomes


def _with_progress(entries: Sequence[T]) -> Iterable[T]:
    if len(entries) < SLOW or not sys.stderr.isatty():
        return entries
    from rich.console import Console
    from rich.progress import track

    return track(entries, "scenarios", console=Console(stderr=True), transient=True)


def _report(outcomes: Iterable[Outcome]) -> dict[str, object]:
    rows = [
        {
            "file": str(outcome.entry.path),
            "name": outcome.entry.name,
            "passed": outcome.passed,
            "proves": [clause.id for clause in outcome.entry.proves],
            "differences": outcome.differences,
        }
        for outcome in outcomes
    ]
    return {
        "passed": sum(1 for row in rows if row["passed"]),
        "failed": sum(1 for row in rows if not row["passed"]),
        "scenarios": rows,
    }


def show_coverage(paths: Sequence[Path], sections: Sequence[str], *, json: bool) -> None:
    """Proved and total for each section; every section that has a game, or those asked for."""
    for path in paths:
        if not path.exists():
            raise BadInput(f"there are no scenarios at {path}; say where with --scenarios PATH")
    faults: list[str] = []
    counted = coverage(run_all(paths, faults))
    for fault in faults:
        print(f"houseway: not counted: {fault}", file=sys.stderr)
    played = {game.section for game in games.catalogue().values()}
    for name in sections:
        if not any(name in (each, each.partition("/")[0]) for each in counted):
            raise BadInput(f"there is no section {name!r}; `houseway clauses` lists them")
    shown = {
        name: each
        for name, each in counted.items()
        if (
            {name, name.partition("/")[0]} & set(sections)
            if sections
            else name in played or each.proved
        )
    }
    if json:
        print_json({"sections": {name: each.to_json() for name, each in shown.items()}})
        return
    for name, each in shown.items():
        prompts = len(each.shown) + len(each.unshown)
        print(
            f"{name:<24} {len(each.proved):>4} of {each.total:<4} proved"
            f" {len(each.shown):>4} of {prompts:<4} prompts shown"
        )
        for clause in each.missing:
            print(f"    missing {clause.id:<26} {clause.gist}")
        for clause in each.unshown:
            print(f"    not shown {clause.id:<24} {clause.gist}")


def settle(path: Path, *, json: bool = False) -> None:
    """Play each scenario of a file and print its settlement."""
    told: list[dict[str, object]] = []
    for entry in _of_kind("scenario", path):
        round = play_out(entry)
        if json:
            lines = [line.to_json() for line in round.settlement.lines]
            told.append(
                {"name": entry.name, "game": entry.game, "over": round.over, "lines": lines}
            )
            continue
        print(f"{entry.name}  ({entry.game})")
        words = str(round.settlement) if round.over else _unfinished(round.options())
        print(houses.of(round.game).currency.says(words))
        print()
    if json:
        print_json(told)


def _unfinished(options: object) -> str:
    seat = getattr(options, "seat", "?")
    return f"not over: seat {seat} is to act"


def rule(path: Path, *, json: bool = False) -> None:
    """Print the ruling on each situation of a file."""
    told: list[dict[str, object]] = []
    for entry in _of_kind("ruling", path):
        with readable(entry):
            ruling = ruling_on(entry)
        if json:
            told.append({"name": entry.name, **ruling.facts()})
            continue
        money = houses.find(entry.get("house")).currency
        amount = f" {money.text(ruling.amount)}" if ruling.amount is not None else ""
        back = f", {money.text(ruling.returned)} returned" if ruling.returned else ""
        act = ruling.act or ("his own choice" if ruling.his_own else "the director decides")
        print(f"{entry.name}\n    {act}{amount}{back}  {ruling.clause}")
        for choice in ruling.choices:
            print(f"    - {choice.act}: {money.says(choice.effect)}")
        print(f'    "{money.says(ruling.aloud)}"')
        for clause in ruling.told:
            print(f"    told: {clause.gist}  {clause}")
    if json:
        print_json(told)


def _of_kind(kind: str, path: Path) -> list[Entry]:
    """The entries that a command is about; a file with none of them was not what was meant."""
    found = [*_entries([path])]
    if chosen := [entry for entry in found if entry.kind == kind]:
        return chosen
    others = ", ".join(sorted({f"[[{entry.kind}]]" for entry in found})) or "nothing"
    raise BadInput(f"{path} holds {others}; this command is about [[{kind}]] entries")


def _entries(paths: Sequence[Path]) -> Iterator[Entry]:
    for path in scenario_files(paths):
        yield from load(path)
