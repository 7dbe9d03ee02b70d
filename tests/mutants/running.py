"""Mutants run one by one: a process each, and the entries that may notice until one does.

Where no entry does, the tests that hold the file are asked.
"""

from __future__ import annotations

import gc
import importlib
import os
import pickle
import resource
import select
import signal
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from houseway import games
from houseway.formats.scenarios.entry import Entry
from tests.mutants.covering import at_load
from tests.mutants.forgetting import forget
from tests.mutants.hints import NO_CLAUSE, TEST, hint, is_at_once, is_no_clause
from tests.mutants.kinds import Mutant
from tests.mutants.looking import Lookers
from tests.mutants.making import importers, make_wrong, module_name, turn_wrong, turned
from tests.mutants.passing import silent
from tests.mutants.processes import apart, as_told
from tests.mutants.reasons import reason
from tests.mutants.tested import Tests, asked_again, files_of, first_failing

RUNNER = "houseway.formats.scenarios.runner"
SECONDS = 1.0  # of computing, for an entry that a mutant keeps from ending
SPENT = 60  # seconds of computing, for all entries of one mutant
Answer = tuple[str, int, int, bool]  # who noticed, which entry that is, how many were asked, made


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
        self.doubting = doubting  # of what may survive, whether it does
        self.quick = quick  # only tests that are named like a file are asked about it
        self.entries = entries
        watched = list(paths)
        for path in watched:
            importlib.import_module(module_name(path))
        self.importers = importers()
        self.at_load = at_load()
        self.tests: dict[tuple[Path, ...], Tests] = {}  # by their files
        self.lookers = Lookers(entries, watched, self.at_load, most)
        forget(self.at_load)  # so that each mutant has less to forget
        gc.collect()
        gc.freeze()

    def run(
        self, mutants: list[Mutant], workers: int = 1, tell: Callable[[Verdict], None] | None = None
    ) -> list[Verdict]:
        """What comes of each mutant, in their order; what is told twice was noticed by a test.

        First whoever noticed before is asked, then all entries, and last the tests.
        """
        told = tell or (lambda verdict: None)
        found: dict[str, Verdict] = {}

        def note(verdict: Verdict) -> None:
            found[verdict.mutant.key] = verdict
            told(verdict)

        def if_noticed(verdict: Verdict) -> None:
            if verdict.noticed_by:
                note(verdict)

        known = [each for each in mutants if is_at_once(each) or self.lookers.hinted(each)]
        self._looked_at(known, workers, self.lookers.hinted, if_noticed)
        for mutant, who in self._asked_again(mutants, workers):
            if who != NO_CLAUSE:
                if_noticed(Verdict(mutant, who, tried=1))
        left = [each for each in mutants if each.key not in found]
        for verdict in filter(None, map(self._believed, left)):
            note(verdict)
        left = [each for each in left if each.key not in found]
        self.lookers.cover(left)
        self._looked_at(left, workers, self.lookers.of, note)
        passed = [each for each in left if found[each.key].made and not found[each.key].noticed_by]
        if not self.doubting:
            passed = [each for each in passed if not reason(each.key)]
        for _, group in groupby(passed, key=lambda each: each.path):
            for mutant, who in self._tested([*group], workers):
                if who == NO_CLAUSE:
                    note(replace(found[mutant.key], made=False))
                else:
                    if_noticed(replace(found[mutant.key], noticed_by=who))
        return [found[each.key] for each in mutants]

    def _believed(self, mutant: Mutant) -> Verdict | None:
        """What is written down of a mutant, where it is not doubted and nobody notices it at once.

        What has a reason survives, and what was no clause is none.
        """
        if self.doubting or not (reason(mutant.key) or is_no_clause(mutant)):
            return None
        return Verdict(mutant, "", tried=0, made=not is_no_clause(mutant))

    def _looked_at(
        self,
        mutants: list[Mutant],
        workers: int,
        choose: Callable[[Mutant], list[int]],
        tell: Callable[[Verdict], object],
    ) -> None:
        """What some entries say of each."""
        waiting = mutants[::-1]
        running: dict[int, tuple[Mutant, int]] = {}  # by pipe: the mutant, the process
        while waiting or running:
            while waiting and len(running) < workers:
                mutant = waiting.pop()
                pipe, process = self._start(mutant, choose(mutant))
                running[pipe] = mutant, process
            ready, _, _ = select.select(list(running), [], [])
            for pipe in ready:
                mutant, process = running.pop(pipe)
                tell(self._ended(mutant, pipe, process))

    def _asked_again(self, mutants: list[Mutant], workers: int) -> Iterator[tuple[Mutant, str]]:
        """The test that noticed when all were last run, for each that one did, if it does now."""
        known = [each for each in mutants if TEST in hint(each)]
        in_place = [each for each in known if turned(each, self.at_load)]
        yield from asked_again(in_place, partial(turn_wrong, at_load=self.at_load), workers)
        yield from self._loaded_anew(
            [each for each in known if each not in in_place], hint, workers
        )

    def _tested(self, mutants: list[Mutant], workers: int) -> Iterator[tuple[Mutant, str]]:
        """The tests that fail, for each mutant of a file that no entry has noticed."""
        tests = self._tests(mutants[0].path)
        in_place = [each for each in mutants if turned(each, self.at_load)]
        turn = partial(turn_wrong, at_load=self.at_load)
        yield from tests.failing_each(in_place, turn, workers)
        anew = [each for each in mutants if each not in in_place]
        yield from self._loaded_anew(anew, lambda _: "", workers)

    def _loaded_anew(
        self, mutants: list[Mutant], test: Callable[[Mutant], str], workers: int
    ) -> Iterator[tuple[Mutant, str]]:
        """A test, or those that are near, asked about each of what cannot be changed in place."""

        def ask(some: list[Mutant], tell: Callable[[tuple[str, str]], None]) -> None:
            for each in some:
                tell((each.key, apart(partial(self._fails, each, test(each)), "time")))

        named = {each.key: each for each in mutants}
        parts = [mutants[at::workers] for at in range(workers) if mutants[at::workers]]
        for key, who in as_told(partial(ask, part) for part in parts):
            yield named[key], who

    def _fails(self, mutant: Mutant, test: str = "") -> str:
        """In a process of its own: the test that fails where a module is loaded anew.

        Or that what they came past is no clause.
        """
        silent()
        made = make_wrong(mutant, self.importers)
        if test:
            who = first_failing([test])
            return who if TEST in who else ""  # it is not there any more
        who = self._tests(mutant.path).failing(mutant.path, mutant.lines)
        return who or ("" if made() else NO_CLAUSE)

    def _tests(self, path: Path) -> Tests:
        """The tests that hold what a file says, looked at once."""
        files = files_of(path, near=self.quick)
        if files not in self.tests:
            self.tests[files] = Tests(files)
        return self.tests[files]

    def _start(self, mutant: Mutant, numbers: list[int]) -> tuple[int, int]:
        reads, writes = os.pipe()
        process = os.fork()
        if process:
            os.close(writes)
            return reads, process
        os.close(reads)
        answer: Answer = ("time", -1, 0, True)
        try:
            answer = self._try(mutant, numbers, writes)
        except BaseException as error:  # noqa: BLE001 (a process of its own: it only tells)
            answer = (f"import: {type(error).__name__}", -1, 0, True)
        finally:
            os.write(writes, pickle.dumps(answer))
            os._exit(0)

    def _try(self, mutant: Mutant, numbers: list[int], writes: int) -> Answer:
        """In the process of a mutant: run the entries until one does not come out."""

        def late(*_: object) -> None:
            os.write(writes, pickle.dumps(self.asked))
            os._exit(0)

        self.asked: Answer = ("time", -1, 0, True)
        signal.signal(signal.SIGPROF, late)
        spent = resource.getrusage(resource.RUSAGE_SELF)
        most = int(spent.ru_utime + spent.ru_stime) + SPENT
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))  # what hears no signal ends as well
        silent()
        signal.setitimer(signal.ITIMER_PROF, 5 * SECONDS)
        made = turn_wrong(mutant, self.at_load) or make_wrong(mutant, self.importers)
        return self._noticing(numbers) or ("", -1, len(numbers), made())

    def _noticing(self, numbers: list[int]) -> Answer | None:
        """The first entry that does not come out, or does not come to an end."""
        run: Any = importlib.import_module(RUNNER).run
        for tried, number in enumerate(numbers, 1):
            entry = self.entries[number]
            self.asked = entry.name, number, tried, True
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            try:
                right = run(entry).complete
            except Exception:  # noqa: BLE001 (whatever breaks has noticed)
                right = False
            if not right:
                return self.asked
        return None

    def _ended(self, mutant: Mutant, pipe: int, process: int) -> Verdict:
        with os.fdopen(pipe, "rb") as read:
            told = read.read()
        os.waitpid(process, 0)
        who, number, tried, made = pickle.loads(told) if told else ("time", -1, 0, True)
        if number >= 0:
            self.lookers.note(mutant, number)
        return Verdict(mutant, who, tried, made)
