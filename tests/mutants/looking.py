"""Which entries look at a mutant: those that come past it, the likeliest to notice first."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from pathlib import Path

from houseway import games
from houseway.formats.scenarios.entry import Entry
from tests.mutants.chosen import is_game
from tests.mutants.covering import SRC, Lines, covering
from tests.mutants.hints import hint, short
from tests.mutants.kinds import CITATIONS, PROMPTS, Mutant
from tests.mutants.making import imports_of, module_name, turned
from tests.mutants.marking import Place

FIRST = 40  # entries that noticed before and are tried again at once
SPEAKING = 120  # entries that speak of what a line is about, and are tried before others
ENOUGH = 1_000  # entries for a mutant of the shared rules, as different as there are
FEW = 20  # of all entries, one in so many for a line of the shared rules that none comes past
_WORD = re.compile(r"[a-z]{4,}")
_CLAUSE = re.compile(r'\("([^"]+)"\)')  # rule("6.8.2")


class Lookers:
    """All entries, and what is known of them: where they come past, what they speak of."""

    def __init__(
        self, entries: list[Entry], paths: list[Path], at_load: set[Place], most: int | None
    ) -> None:
        self.most = most  # entries for one mutant
        self.entries = entries
        self.at_load = at_load  # the functions that run as files are loaded
        self.noticed: dict[str, Counter[int]] = {}  # by file: the entries that noticed
        self.near: dict[str, set[int]] = {}  # by file
        self.ways: dict[str, dict[int, int]] = {}  # by file
        self.looking: set[int] | None = None  # if not all of them
        self.paths = paths
        self.lines: Lines = {}  # the entries that come past each line
        self.covered: set[Path] = set()  # the files of those lines
        self.named: dict[str, list[int]] = {}  # by name, in short
        for number, entry in enumerate(entries):
            self.named.setdefault(short(entry.name), []).append(number)

    # What is not looked for where hints are enough

    def cover(self, mutants: Iterable[Mutant]) -> None:
        """Find out who comes past the files of some mutants: of games past those alone.

        A game's facts concern all entries of the game, wherever they come past.
        """
        named = {each.path for each in mutants if each.in_function or not is_game(each.path)}
        wanted = [path for path in self.paths if path in named or not is_game(path)]
        new = [path for path in wanted if path not in self.covered] if named else []
        if new:
            self.lines |= covering(self.entries, new, self._concerned(new))
            self.covered.update(new)

    @cached_property
    def by_module(self) -> dict[str, set[int]]:
        """The entries about the games that a game file is, or is the ground of."""
        return _entries_by_module(self.entries)

    @cached_property
    def shuffled(self) -> list[int]:
        """The place of each entry when they are tried."""
        return _shuffled(self.entries)

    @cached_property
    def saying(self) -> dict[str, set[int]]:
        """The entries that each word stands in."""
        return _saying(self.entries)

    @cached_property
    def posted(self) -> set[int]:
        """The entries about what a table posts."""
        return {number for number, each in enumerate(self.entries) if _of_a_table(each)}

    # Who looks

    def hinted(self, mutant: Mutant) -> list[int]:
        """The entry that noticed when all were last run."""
        return self.named.get(hint(mutant), [])

    def note(self, mutant: Mutant, number: int) -> None:
        """An entry has noticed a mutant, and may notice others of its file."""
        self.noticed.setdefault(str(mutant.path), Counter())[number] += 1

    def only(self, paths: Iterable[Path]) -> None:
        """Let the entries of some files look, and no others."""
        named = {*paths}
        self.looking = {i for i, each in enumerate(self.entries) if each.path in named}

    def _concerned(self, paths: list[Path]) -> list[int]:
        """The entries that can come past some files: of their games, or all."""
        everything = {*range(len(self.entries))}
        found = (self.by_module.get(module_name(path), everything) for path in paths)
        return sorted(set().union(*found))

    def of(self, mutant: Mutant) -> list[int]:
        """The entries that may notice a mutant, those that noticed something in its file first."""
        path, found, posted = str(mutant.path), set[int](), set[int]()
        if mutant.in_function:
            found = {number for line in mutant.lines for number in self.lines.get((path, line), ())}
        if not found and turned(mutant, self.at_load):
            return []  # nobody comes past it
        if not found:  # a fact, or a function that is called as the file is loaded
            everywhere = {*range(0, len(self.entries), FEW if mutant.in_function else 1)}
            near = self._near(path)
            found = self.by_module.get(module_name(mutant.path)) or everywhere | self.posted | near
            posted = self.posted
        if self.looking is not None:
            found &= self.looking
        often = self.noticed.get(path, Counter())
        weight = self._weight(mutant, found, posted)
        first = [number for number, _ in often.most_common() if number in found][:FIRST]
        first += sorted(self._speaking(mutant, found) - {*first}, key=weight)[:SPEAKING]
        most = self.most or (len(found) if is_game(mutant.path) else ENOUGH)
        return (first + sorted(found - {*first}, key=weight))[:most]

    def _speaking(self, mutant: Mutant, found: set[int]) -> set[int]:
        """The entries that say the same words as a line, of those that few of them say.

        Thousands come past a line about blinds; what it says of a kill shows where there is one.
        """
        lines = _source(mutant.path)[mutant.lines.start - 1 : mutant.lines.stop - 1]
        said = [self.saying[word] & found for word in _words("\n".join(lines)) & {*self.saying}]
        return set().union(*(each for each in said if 4 * len(each) < len(found)))

    def _near(self, path: str) -> set[int]:
        """The entries that mind a file's facts first: they come past it, or past its neighbours."""
        if path not in self.near:
            folder = str(Path(path).parent)
            lines = [*self._lines_of(path).values()] or [
                numbers
                for (file, _), numbers in self.lines.items()
                if str(Path(file).parent) == folder
            ]
            self.near[path] = set().union(*lines)
        return self.near[path]

    def _weight(
        self, mutant: Mutant, found: set[int], posted: set[int]
    ) -> Callable[[int], tuple[bool, bool, bool, bool, int, int]]:
        """Entries that prove the clause, or state citations, come first for a wrong one.

        For what is made as a file is loaded, those that come past it, or past its neighbours, and
        those about what a table posts. Of the others, one of each way through the file before the
        second of any: what is wrong shows on few of them, and a line that most entries come past
        sees one like another.
        """
        states = {"cites", "options", "refused", "spots", "printed", "prompts", "words", "rule"}
        states |= {"log", "reason", "ruled", "kill"}
        cited = mutant.group in (PROMPTS, CITATIONS)
        near = self._near(str(mutant.path))
        named = {f"/{id}" for id in _CLAUSE.findall(mutant.old)}
        ways = self._ways(str(mutant.path))
        seen: Counter[int] = Counter()
        turn = {}
        for number in sorted(found, key=self.shuffled.__getitem__):
            way = ways.get(number, 0)
            turn[number] = seen[way]
            seen[way] += 1

        def weight(number: int) -> tuple[bool, bool, bool, bool, int, int]:
            entry = self.entries[number]
            unlikely = cited and states.isdisjoint(entry.body)
            proves = any(each.id.endswith(tail) for tail in named for each in entry.proves)
            later = (unlikely, number not in near, number not in posted, turn[number])
            return not proves, *later, self.shuffled[number]

        return weight

    def _ways(self, path: str) -> dict[int, int]:
        """The way of each entry through a file: the same number where the same lines are run."""
        if path not in self.ways:
            passed: dict[int, list[int]] = {}
            for line, numbers in self._lines_of(path).items():
                for number in numbers:
                    passed.setdefault(number, []).append(line)
            self.ways[path] = {number: hash(tuple(lines)) for number, lines in passed.items()}
        return self.ways[path]

    def _lines_of(self, path: str) -> dict[int, list[int]]:
        return {line: numbers for (file, line), numbers in self.lines.items() if file == path}


def _shuffled(entries: list[Entry]) -> list[int]:
    """The place of each entry: what says and expects something else first."""
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


def _saying(entries: list[Entry]) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for number, entry in enumerate(entries):
        for word in _words(repr(entry.body)):
            found.setdefault(word, set()).add(number)
    return found


@cache
def _source(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def _words(text: str) -> set[str]:
    """The longer words of a text, one of a thing and many of it alike."""
    return {word.removesuffix("s") for word in _WORD.findall(text.lower())}


def _of_a_table(entry: Entry) -> bool:
    """Whether an entry is about what a table posts: what is printed of it, or that it opens."""
    return "printed" in entry or (entry.kind == "floor" and len(entry.get("events", ())) < 2)


def _entries_by_module(entries: list[Entry]) -> dict[str, set[int]]:
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
