"""The rulebooks, clause by clause, in our own words.

A game cites the clause that justifies it, and a citation of a clause that does not exist fails
as soon as the game is imported. A rulebook is one file: its title, its sections, its clauses.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

from houseway.errors import BadInput, UnknownClause

TITLE, SECTION = "title", "section"  # rows that name the book, and its sections


class Kind(StrEnum):
    """What a clause asks of us."""

    ENGINE = "engine"  # executed and proved
    FLOOR = "floor"  # executed and proved, at the table between rounds
    PROMPT = "prompt"  # shown at the moment it applies
    POLICY = "policy"  # readable text


class Clause(NamedTuple):
    """One numbered rule of a rulebook and what it says, in our own words."""

    id: str
    kind: Kind
    gist: str

    @property
    def rulebook(self) -> str:
        return self.id.split("/")[0]

    @property
    def section(self) -> str:
        """The section the clause stands in: `bclc-poker/6`."""
        return self.id.rsplit("/", 1)[0]

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What a house has printed: a title, sections with titles, and clauses in their order."""

    id: str
    title: str
    clauses: Mapping[str, Clause] = field(repr=False)
    titles: Mapping[str, str] = field(repr=False)  # of its sections, by their ids

    def section(self, name: str = "") -> Callable[[str], Clause]:
        """A function that cites clauses of one section: `rule = BOOK.section("caribbean-stud")`."""
        return _citing(f"{self.id}/{name}" if name else self.id, self.clause)

    def clause(self, id: str) -> Clause:
        try:
            return self.clauses[id]
        except KeyError:
            raise UnknownClause(
                f"no rulebook has a clause {id!r}{_perhaps(id, self.clauses)}"
            ) from None


def read_book(file: Traversable) -> Rulebook:
    """The rulebook in a file of rows `id,line,kind,gist`, the first of which is its title."""
    _, *rows = csv.reader(file.read_text(encoding="utf-8").splitlines())
    kinds = {kind.value: kind for kind in Kind}
    titles, found = {}, {}
    for row in rows:
        if len(row) != 4 or (row[2] not in kinds and row[2] not in (TITLE, SECTION)):
            raise BadInput(f"{file.name}: {','.join(row)!r} is no row; write id,line,kind,gist")
        id, _, kind, gist = row
        if kind in kinds:
            if id in found:
                raise BadInput(f"{file.name}: there are two clauses {id!r}")
            found[id] = Clause(id, kinds[kind], gist)
        else:
            titles[id] = gist
    book = next(iter(titles), "")
    if not book or "/" in book:
        raise BadInput(f"{file.name} has no title; its first row is id,,title,TITLE")
    strays = [each for each in found if not each.startswith(f"{book}/")]
    if strays:
        raise BadInput(f"{file.name}: {strays[0]!r} is no clause of {book!r}")
    return Rulebook(book, titles[book], found, titles)


# The shelf


_added: dict[str, Rulebook] = {}  # those of houses from outside


@cache
def _ours() -> dict[str, Traversable]:
    folder = resources.files("houseway").joinpath("rulebooks")
    files = {each.name.removesuffix(".csv"): each for each in folder.iterdir()}
    return {name: files[name] for name in sorted(files)}


@cache
def _read(name: str) -> Rulebook:
    return read_book(_ours()[name])


def book(id: str) -> Rulebook:
    """The rulebook with this id, such as `bclc-poker`."""
    if id in _added:
        return _added[id]
    if id in _ours():
        return _read(id)
    raise BadInput(f"there is no rulebook {id!r}; there are {', '.join(books())}")


def books() -> dict[str, Rulebook]:
    """Every rulebook on the shelf, in the order of the alphabet."""
    return {id: book(id) for id in sorted({*_ours(), *_added})}


def add(found: Rulebook) -> None:
    """Put the rulebook of a house from outside on the shelf."""
    if found.id in _ours() or _added.get(found.id, found) is not found:
        raise BadInput(f"there is a rulebook {found.id!r} already")
    _added[found.id] = found
    clauses.cache_clear()
    sections.cache_clear()


@cache
def clauses() -> dict[str, Clause]:
    """Every clause of every rulebook, in the order of print."""
    return {id: each for book in books().values() for id, each in book.clauses.items()}


def clause(id: str) -> Clause:
    """The clause with this id, such as `bclc-poker/6/6.8.2`."""
    name = id.partition("/")[0]
    if name in _ours() or name in _added:
        return book(name).clause(id)
    raise UnknownClause(f"no rulebook has a clause {id!r}{_perhaps(id, clauses())}")


def section(name: str) -> Callable[[str], Clause]:
    """A function that cites clauses of one section: `rule = section("bclc-poker/6")`."""
    return _citing(name, clause)


def cited(name: str, *numbers: str) -> tuple[Clause, ...]:
    """Several clauses of one section: `cited("bclc-poker/12", "5.2", "5.2.1")`."""
    return tuple(map(section(name), numbers))


def _citing(name: str, find: Callable[[str], Clause]) -> Callable[[str], Clause]:
    cited: dict[str, Clause] = {}

    def rule(number: str) -> Clause:
        found = cited.get(number)
        if found is None:
            found = cited[number] = find(f"{name}/{number}")
        return found

    return rule


@cache
def sections() -> dict[str, list[Clause]]:
    """The clauses of every section, in the order of print."""
    found: dict[str, list[Clause]] = {}
    for each in clauses().values():
        found.setdefault(each.section, []).append(each)
    return found


def search(words: Iterable[str]) -> list[Clause]:
    """The clauses whose id or gist holds all of these words."""
    wanted = [word.lower() for word in words]
    return [
        each
        for each in clauses().values()
        if all(word in each.id.lower() or word in each.gist.lower() for word in wanted)
    ]


def _perhaps(id: str, known: Iterable[str]) -> str:
    """Ids that were meant perhaps: of the same section, or the first of sections that sound alike.

    To hold an id against every clause there is would take long, and anybody may ask.
    """
    from difflib import get_close_matches

    page = id.rpartition("/")[0]
    firsts: dict[str, str] = {}
    beside = []
    for each in known:
        its_page = each.rpartition("/")[0]
        firsts.setdefault(its_page, each)
        if its_page == page:
            beside.append(each)
    near = get_close_matches(id, beside, n=3)
    near = near or [firsts[each] for each in get_close_matches(page, firsts, n=3)]
    return f"; perhaps {', '.join(near)}" if near else "; `houseway clauses WORD` finds clauses"


__all__ = [
    "Clause",
    "Kind",
    "Rulebook",
    "book",
    "books",
    "cited",
    "clause",
    "clauses",
    "read_book",
    "search",
    "section",
    "sections",
]
