"""Mutants run one by one: a process each, and the entries that may notice until one does.

Where no entry does, the tests that hold the file are asked.
"""

from __future__ import annotations

import ast
import gc
import importlib
import importlib.abc
import importlib.util
import os
import pickle
import random
import re
import select
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import groupby
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from houseway import games, rulebook
from houseway.formats.scenarios.entry import Entry
from houseway.rulebook import Clause
from tests.mutants.covering import SRC, Lines, Place, at_load, covering, place
from tests.mutants.kinds import CITATIONS, PROMPTS, WRONG, Mutant
from tests.mutants.tested import failing, failing_each

RUNNER = "houseway.formats.scenarios.runner"
SECONDS = 1.0  # of computing, for an entry that a mutant keeps from ending
FIRST = 40  # entries that noticed before and are tried again at once
_CLAUSE = re.compile(r'\("([^"]+)"\)')  # rule("6.8.2")
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
        self, entries: list[Entry], paths: Iterable[Path], most: int | None = None
    ) -> None:
        games.catalogue()
        self.most = most  # entries for one mutant
        self.entries = entries
        self.importers = _importers()
        self.at_load = at_load()
        self.noticed: dict[str, Counter[int]] = {}  # by file: the entries that noticed
        self.by_module = _entries_by_module(entries)
        self.near: dict[str, set[int]] = {}  # by file
        self.looking: set[int] | None = None  # if not all of them
        self.shuffled = random.Random(0).sample(range(len(entries)), len(entries))
        watched = list(paths)
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
        for number, who in zip(passed, self._tested([mutants[i] for i in passed]), strict=True):
            verdicts[number] = replace(verdicts[number], noticed_by=who)
            tell(verdicts[number])
        return [verdicts[number] for number in range(len(mutants))]

    def _tested(self, mutants: list[Mutant]) -> list[str]:
        """The tests that fail, for each mutant of a file that no entry has noticed."""
        turned = [each for each in mutants if _turned(each, self.at_load)]
        found: list[str] = []
        if turned:
            turn = partial(turn_wrong, at_load=self.at_load)
            found = failing_each(turned[0].path, turned, turn)
        told = dict(zip((each.key for each in turned), found, strict=True))
        return [told.get(each.key, "") for each in mutants]

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
            last = mutant.line + mutant.old.count("\n")
            found = {
                number
                for line in range(mutant.line, last + 1)
                for number in self.lines.get((path, line), ())
            }
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
        return (first + sorted(found - {*first}, key=weight))[: self.most]

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

        The others are shuffled: in the order of the files a line that most entries come past would
        see one game after another, and the one that notices late.
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
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        signal.setitimer(signal.ITIMER_PROF, 5 * SECONDS)
        turned = turn_wrong(mutant, self.at_load)
        made = turned or make_wrong(mutant, self.importers)
        if found := self._noticing(numbers):
            return found
        asked = made() and not turned  # of the others all at once, later
        return failing(mutant.path) if asked else "", -1, len(numbers), made()

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


def _of_a_table(entry: Entry) -> bool:
    """Whether an entry is about what a table posts: what is printed of it, or that it opens."""
    return "printed" in entry or (entry.kind == "floor" and len(entry.get("events", ())) < 2)


# Making a rule wrong


def turn_wrong(mutant: Mutant, at_load: set[Place]) -> Callable[[], bool] | None:
    """Give a loaded function another body, which costs a tenth of loading everything anew.

    Not one that runs as the files are loaded: what it gave then is there already. Returns whether
    the change was ever made.
    """
    if not (turned := _turned(mutant, at_load)):
        return None
    right, code = turned
    other = right.__globals__[WRONG] = _Other()
    right.__code__ = code
    return lambda: mutant.group != CITATIONS or other.given


def _turned(mutant: Mutant, at_load: set[Place]) -> tuple[FunctionType, CodeType] | None:
    """The function that a mutant lies in and its wrong body, where it can be given one."""
    module = sys.modules.get(module_name(mutant.path))
    right = _function(module, mutant.where.split(".")) if mutant.in_function else None
    if right is None or place(right.__code__) in at_load:
        return None
    found = [code for code in _codes(_compiled(mutant)) if _same(code, right.__code__)]
    return (right, found[0]) if len(found) == 1 else None


def _function(module: ModuleType | None, names: list[str]) -> FunctionType | None:
    """The outermost function of a place in a module, whatever it is wrapped in."""
    at: Any = module
    for name in names:
        at = vars(at).get(name) if hasattr(at, "__dict__") else None
        for inside in ("fget", "func", "__func__", "__wrapped__"):
            at = getattr(at, inside, at)
        if isinstance(at, FunctionType):
            return at
    return None


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def _same(code: CodeType, right: CodeType) -> bool:
    """Whether two are the same function, but for what was made wrong in it."""
    return place(code) == place(right) and code.co_freevars == right.co_freevars


def _compiled(mutant: Mutant) -> CodeType:
    source = mutant.path.read_text(encoding="utf-8")
    source = f"{source[: mutant.start]}{mutant.new}{source[mutant.end :]}"
    return compile(source, str(mutant.path), "exec", dont_inherit=True)


def make_wrong(mutant: Mutant, importers: dict[str, set[str]]) -> Callable[[], bool]:
    """Put a mutated module in the place of the right one, and of whoever has imported it.

    Returns whether the change was ever made: a clause that was none is none still.
    """
    code = _compiled(mutant)
    name = module_name(mutant.path)
    other = _Other()
    dropped = {name, *importers.get(name, ())}
    for each in dropped:
        package, _, last = each.rpartition(".")
        if sys.modules.pop(each, None) is not None and package in sys.modules:
            vars(sys.modules[package]).pop(last, None)
    sys.meta_path.insert(0, _Finder(name, str(mutant.path), code, {WRONG: other}))
    for each in sorted(dropped):
        if each.startswith("houseway.games."):
            importlib.import_module(each)
    return lambda: mutant.group != CITATIONS or other.given


class _Other:
    """Another clause in the place of a clause; anything else stays as it is."""

    def __init__(self) -> None:
        self.given = False

    def __call__(self, value: Any) -> Any:
        if type(value).__name__ != Clause.__name__:
            return value
        self.given = True
        section = rulebook.sections()[value.section]
        at = next(i for i, each in enumerate(section) if each.id == value.id)
        other = section[at + 1] if at + 1 < len(section) else section[at - 1]
        return type(value)(*other)


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module: the mutated one."""

    def __init__(self, name: str, path: str, code: CodeType, names: dict[str, Any]) -> None:
        self.name, self.path, self.code, self.names = name, path, code, names

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != self.name:
            return None
        spec = importlib.util.spec_from_loader(name, self, origin=self.path)
        if spec and self.path.endswith("__init__.py"):
            spec.submodule_search_locations = [str(Path(self.path).parent)]
        return spec

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self.path
        vars(module).update(self.names)
        exec(self.code, vars(module))


# Who imports whom


def module_name(path: Path) -> str:
    """A file's module: `houseway.games.bclc.omaha`."""
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports as it is loaded, or when a function is called."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


# What is imported by looking for it, or by a name that a house gives, and who keeps it.
LOOKED_FOR = {
    "houseway.games.": "houseway.games",
    "houseway.houses.": "houseway.houses",
    "houseway.rulings.": "houseway.rulings",
    "houseway.floor.jackpots.bclc": "houseway.floor.jackpots.sections",
}


@cache
def _importers() -> dict[str, set[str]]:
    """For each loaded module of ours, everything that stands on it."""
    paths = {module_name(path): path for path in SRC.rglob("*.py")}
    direct: dict[str, set[str]] = {name: set() for name in paths}
    for name, path in paths.items():
        for imported in _imports(path):
            if imported in direct and imported != name:
                direct[imported].add(name)
    for name in paths:
        for begins, finder in LOOKED_FOR.items():
            if name.startswith(begins) and name != finder:
                direct[name].add(finder)
    found: dict[str, set[str]] = {}
    for name in paths:
        reached: set[str] = set()
        waiting = [name]
        while waiting:
            new = direct[waiting.pop()] - reached
            reached |= new
            waiting += new
        reached.discard(name)
        found[name] = {each for each in reached if each in sys.modules}
    return found


def _entries_by_module(entries: list[Entry]) -> dict[str, set[int]]:
    """The entries about the games that a game file is, or is the ground of."""
    stands_on: dict[str, set[str]] = {}
    paths = {module_name(path): path for path in (SRC / "games").rglob("*.py")}
    for name in paths:
        reached, waiting = {name}, [name]
        while waiting:
            new = {each for each in _imports(paths[waiting.pop()]) if each in paths} - reached
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
