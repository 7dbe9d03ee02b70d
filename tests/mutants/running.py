"""Mutants run one by one: a process each, and the entries that may notice until one does.

Where no entry does, the tests that hold the file are asked.
"""

from __future__ import annotations

import gc
import importlib
import os
import pickle
import random
import re
import select
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from houseway import games
from houseway.formats.scenarios.entry import Entry
from tests.mutants.covering import SRC, Lines, apart, at_load, covering
from tests.mutants.kinds import CITATIONS, PROMPTS, Mutant
from tests.mutants.making import importers, imports_of, make_wrong, module_name, turn_wrong, turned
from tests.mutants.reasons import reason
from tests.mutants.tested import Tests, files_of, silent

RUNNER = "houseway.formats.scenarios.runner"
SECONDS = 1.0  # of computing, for an entry that a mutant keeps from ending
FIRST = 40  # entries that noticed before and are tried again at once
_CLAUSE = re.compile(r'\("([^"]+)"\)')  # rule("6.8.2")
EXPLAINED = 200  # entries for a mutant that may survive: so many have a look all the same
FEW = 20  # of all entries, one in so many for a line of the shared rules that none comes past


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a mutant: who noticed, or that nobody did."""

    mutant: Mutant
    noticed_by: str  # an entry, a file of tests, "import" or "time"; "" where it survives
    tried: int
    made: bool = True  # a clause that is none where it stands changes nothing

    def to_json(self) -> dict[str, Any]:
        """A line of a file of verdicts."""
        told = {"mutant": self.mutant.key, "group": self.mutant.group, "line": self.mutant.line}
        return told | {"noticed_by": self.noticed_by, "tried": self.tried, "made": self.made}


class Runner:
    """Everything loaded once; every mutant is made in a process of its own."""

    def __init__(
        self,
        entries: list[Entry],
        paths: Iterable[Path],
        most: int | None = None,
        *,
        doubting: bool = False,
        quick: bool = False,
    ) -> None:
        games.catalogue()
        self.most = most  # entries for one mutant
        self.doubting = doubting  # of what may survive, whether it does
        self.quick = quick  # only tests that are named like a file are asked about it
        self.entries = entries
        watched = list(paths)
        for path in watched:
            importlib.import_module(module_name(path))
        self.importers = importers()
        self.at_load = at_load()
        self.noticed: dict[str, Counter[int]] = {}  # by file: the entries that noticed
        self.by_module = _entries_by_module(entries)
        self.tests: dict[tuple[Path, ...], Tests] = {}  # by their files
        self.near: dict[str, set[int]] = {}  # by file
        self.looking: set[int] | None = None  # if not all of them
        self.shuffled = _shuffled(entries)
        self.lines: Lines = covering(entries, watched, self._concerned(watched))
        gc.collect()
        gc.freeze()

    def run(
        self, mutants: list[Mutant], workers: int = 1, tell: Callable[[Verdict], None] | None = None
    ) -> list[Verdict]:
        """What comes of each mutant, in their order."""
        told = tell or (lambda verdict: None)
        of_files = groupby(mutants, key=lambda mutant: mutant.path)
        return [each for _, some in of_files for each in self._run_file([*some], workers, told)]

    def _run_file(
        self, mutants: list[Mutant], workers: int, tell: Callable[[Verdict], None]
    ) -> list[Verdict]:
        """Those of one file: what the entries say, and of those they let pass, the tests."""
        verdicts: dict[int, Verdict] = {}
        passed: list[int] = []
        waiting = list(enumerate(mutants))[::-1]
        running: dict[int, tuple[int, int]] = {}  # by pipe: the mutant's number, the process
        while waiting or running:
            while waiting and len(running) < workers:
                number, mutant = waiting.pop()
                pipe, process = self._start(mutant)
                running[pipe] = number, process
            ready, _, _ = select.select(list(running), [], [])
            for pipe in ready:
                number, process = running.pop(pipe)
                verdict = verdicts[number] = self._ended(mutants[number], pipe, process)
                if verdict.made and not verdict.noticed_by:
                    passed.append(number)
                else:
                    tell(verdict)
        asked = [i for i in passed if self.doubting or not reason(mutants[i].key)]
        for number, who in zip(asked, self._tested([mutants[i] for i in asked]), strict=True):
            verdicts[number] = replace(verdicts[number], noticed_by=who)
        for number in passed:
            tell(verdicts[number])
        return [verdicts[number] for number in range(len(mutants))]

    def _tested(self, mutants: list[Mutant]) -> list[str]:
        """The tests that fail, for each mutant of a file that no entry has noticed."""
        if not mutants:
            return []
        tests = self._tests(mutants[0].path)
        in_place = [each for each in mutants if turned(each, self.at_load)]
        found = tests.failing_each(in_place, partial(turn_wrong, at_load=self.at_load))
        told = dict(zip((each.key for each in in_place), found, strict=True))
        for each in mutants:
            if each.key not in told:
                told[each.key] = apart(partial(self._fails, each), "time")
        return [told[each.key] for each in mutants]

    def _fails(self, mutant: Mutant) -> str:
        """In a process of its own: the test that fails where a module is loaded anew."""
        silent()
        make_wrong(mutant, self.importers)
        return self._tests(mutant.path).failing(mutant.path)

    def _tests(self, path: Path) -> Tests:
        """The tests that hold what a file says, looked at once."""
        files = files_of(path, near=self.quick)
        if files not in self.tests:
            self.tests[files] = Tests(files)
        return self.tests[files]

    def only(self, paths: Iterable[Path]) -> None:
        """Let the entries of some files look, and no others."""
        named = {*paths}
        self.looking = {i for i, each in enumerate(self.entries) if each.path in named}

    def _concerned(self, paths: list[Path]) -> list[int]:
        """The entries that can come past some files: of their games, or all."""
        everything = {*range(len(self.entries))}
        found = (self.by_module.get(module_name(path), everything) for path in paths)
        return sorted(set().union(*found))

    def candidates(self, mutant: Mutant) -> list[int]:
        """The entries that may notice, those that noticed something in the same file first."""
        path, found = str(mutant.path), set[int]()
        if mutant.in_function:
            found = {number for line in mutant.lines for number in self.lines.get((path, line), ())}
        if not found and turned(mutant, self.at_load):
            return []  # nobody comes past it
        if not found:  # a fact, or a function that is called as the file is loaded
            everywhere = {*range(0, len(self.entries), FEW if mutant.in_function else 1)}
            stated = {i for i, each in enumerate(self.entries) if _of_a_table(each)}
            near = self._near(path)
            found = self.by_module.get(module_name(mutant.path)) or everywhere | stated | near
        if self.looking is not None:
            found &= self.looking
        often = self.noticed.get(path, Counter())
        weight = self._weight(mutant)
        first = [number for number, _ in often.most_common() if number in found][:FIRST]
        may_survive = self.most is None and not self.doubting and reason(mutant.key)
        most = EXPLAINED if may_survive else self.most
        return (first + sorted(found - {*first}, key=weight))[:most]

    def _near(self, path: str) -> set[int]:
        """The entries that mind a file's facts first: they come past it, or past its neighbours."""
        if path not in self.near:
            folder = str(Path(path).parent)
            lines = [numbers for (file, _), numbers in self.lines.items() if file == path]
            lines = lines or [
                numbers
                for (file, _), numbers in self.lines.items()
                if str(Path(file).parent) == folder
            ]
            self.near[path] = set().union(*lines)
        return self.near[path]

    def _weight(self, mutant: Mutant) -> Callable[[int], tuple[bool, bool, bool, int]]:
        """Entries that prove the clause, or state citations, come first for a wrong one.

        The others are shuffled, one of each shape before the second of any: in the order of the
        files a line that most entries come past would see one game after another, and the one that
        notices late.
        """
        states = {"cites", "options", "refused", "spots", "printed", "prompts", "words", "rule"}
        states |= {"log", "reason", "ruled", "kill"}
        cited = mutant.group in (PROMPTS, CITATIONS)
        near = self._near(str(mutant.path))
        named = {f"/{id}" for id in _CLAUSE.findall(mutant.old)}

        def weight(number: int) -> tuple[bool, bool, bool, int]:
            entry = self.entries[number]
            unlikely = cited and states.isdisjoint(entry.body)
            proves = any(each.id.endswith(tail) for tail in named for each in entry.proves)
            return not proves, unlikely, number not in near, self.shuffled[number]

        return weight

    def _start(self, mutant: Mutant) -> tuple[int, int]:
        numbers = self.candidates(mutant)
        reads, writes = os.pipe()
        process = os.fork()
        if process:
            os.close(writes)
            return reads, process
        os.close(reads)
        answer: tuple[str, int, int, bool] = ("time", -1, 0, True)
        try:
            answer = self._try(mutant, numbers)
        except BaseException as error:  # noqa: BLE001 (a process of its own: it only tells)
            answer = (f"import: {type(error).__name__}", -1, 0, True)
        finally:
            os.write(writes, pickle.dumps(answer))
            os._exit(0)

    def _try(self, mutant: Mutant, numbers: list[int]) -> tuple[str, int, int, bool]:
        """In the process of a mutant: run the entries until one does not come out."""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        silent()
        signal.setitimer(signal.ITIMER_PROF, 5 * SECONDS)
        made = turn_wrong(mutant, self.at_load) or make_wrong(mutant, self.importers)
        return self._noticing(numbers) or ("", -1, len(numbers), made())

    def _noticing(self, numbers: list[int]) -> tuple[str, int, int, bool] | None:
        """The first entry that does not come out."""
        run: Any = importlib.import_module(RUNNER).run
        for tried, number in enumerate(numbers, 1):
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            entry = self.entries[number]
            try:
                right = run(entry).complete
            except Exception:  # noqa: BLE001 (whatever breaks has noticed)
                right = False
            if not right:
                return entry.name, number, tried, True
        return None

    def _ended(self, mutant: Mutant, pipe: int, process: int) -> Verdict:
        with os.fdopen(pipe, "rb") as read:
            told = read.read()
        os.waitpid(process, 0)
        who, number, tried, made = pickle.loads(told) if told else ("time", -1, 0, True)
        if number >= 0:
            self.noticed.setdefault(str(mutant.path), Counter())[number] += 1
        return Verdict(mutant, who, tried, made)


def _shuffled(entries: list[Entry]) -> list[int]:
    """The place of each entry when they are tried: what says and expects something else first."""
    seen: Counter[tuple[object, ...]] = Counter()
    places: list[tuple[int, int, int]] = []
    for at, number in enumerate(random.Random(0).sample(range(len(entries)), len(entries))):
        entry = entries[number]
        table = entry.get("table")
        shape = (entry.kind, *sorted(entry.body), *sorted(table if isinstance(table, dict) else ()))
        places.append((seen[shape], at, number))
        seen[shape] += 1
    order = {number: place for place, (_, _, number) in enumerate(sorted(places))}
    return [order[number] for number in range(len(entries))]


def _of_a_table(entry: Entry) -> bool:
    """Whether an entry is about what a table posts: what is printed of it, or that it opens."""
    return "printed" in entry or (entry.kind == "floor" and len(entry.get("events", ())) < 2)


def _entries_by_module(entries: list[Entry]) -> dict[str, set[int]]:
    """The entries about the games that a game file is, or is the ground of."""
    stands_on: dict[str, set[str]] = {}
    paths = {module_name(path): path for path in (SRC / "games").rglob("*.py")}
    for name in paths:
        reached, waiting = {name}, [name]
        while waiting:
            new = {each for each in imports_of(paths[waiting.pop()]) if each in paths} - reached
            reached |= new
            waiting += new
        stands_on[name] = reached
    found: dict[str, set[int]] = {}
    of_game: dict[str, set[int]] = {}
    for number, entry in enumerate(entries):
        of_game.setdefault(entry.game, set()).add(number)
    for id, game in games.catalogue().items():
        module = next(name for name in paths if getattr(sys.modules.get(name), "GAME", 0) is game)
        for name in stands_on[module]:
            found.setdefault(name, set()).update(of_game.get(id, ()))
    return found
