"""Members from a spreadsheet, with a report of what is wrong in which row; and back into one."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from houseway.club.register import Person, Register
from houseway.errors import BadInput, HousewayError

COLUMNS = ("name", "email", "phone", "guest", "sleeping")
MOST_ROWS = 5_000
YES, NO = ("yes", "y", "true", "1", "x"), ("no", "n", "false", "0", "")


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in a row; the head of the table is row 1."""

    row: int
    what: str

    def __str__(self) -> str:
        return f"row {self.row}: {self.what}"


@dataclass(frozen=True, slots=True)
class Imported:
    """Who could be read, and what could not."""

    people: tuple[Person, ...]
    sleeping: frozenset[str]
    problems: tuple[Problem, ...]


def read_members(written: str, register: Register | None = None) -> Imported:
    """People in a CSV file with a column `name`; who cannot be read is reported, not guessed."""
    known = register or Register()
    rows = _rows(written)
    people: list[Person] = []
    sleeping: set[str] = set()
    problems: list[Problem] = []
    for number, row in rows:
        try:
            person, sleeps = _person(row)
            known = known.join(person)
        except HousewayError as error:
            problems.append(Problem(number, error.message))
            continue
        people.append(person)
        sleeping |= {person.name} if sleeps else set()
    return Imported(tuple(people), frozenset(sleeping), tuple(problems))


def _rows(written: str) -> Iterator[tuple[int, dict[str, str]]]:
    sheet = csv.reader(io.StringIO(written.removeprefix("\ufeff")), delimiter=_delimiter(written))
    try:
        head = [each.strip().casefold() for each in next(sheet, [])]
        if "name" not in head:
            raise BadInput(f"the file has no column 'name'; it may have {', '.join(COLUMNS)}")
        if unknown := [each for each in head if each not in COLUMNS]:
            raise BadInput(f"there is no column {unknown[0]!r}; there are {', '.join(COLUMNS)}")
        for number, row in enumerate(sheet, 2):
            if number > MOST_ROWS:
                raise BadInput(f"the file has more than {MOST_ROWS} rows")
            if any(each.strip() for each in row):
                cells = [as_meant(each.strip()) for each in row] + [""] * (len(head) - len(row))
                yield number, dict(zip(head, cells, strict=False))
    except csv.Error as error:
        raise BadInput(f"the file is no table of values separated by commas: {error}") from None


def _delimiter(written: str) -> str:
    """A spreadsheet of some countries separates by semicolons."""
    head = written.partition("\n")[0]
    return ";" if head.count(";") > head.count(",") else ","


def _person(row: Mapping[str, str]) -> tuple[Person, bool]:
    guest, sleeping = _yes(row, "guest"), _yes(row, "sleeping")
    if guest and sleeping:
        raise BadInput(f"{row['name']} is a guest, and no sleeping partner")
    return Person(row["name"], guest, row.get("email", ""), row.get("phone", "")), sleeping


def _yes(row: Mapping[str, str], column: str) -> bool:
    said = row.get(column, "").casefold()
    if said not in YES + NO:
        raise BadInput(f"{column} is {row[column]!r}; write yes or no")
    return said in YES


def write_members(register: Register, season: str = "") -> str:
    """The register as a CSV file; no cell of it is taken for a formula."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    sleeping = register.players(season)
    for name, person in register.people.items():
        said = ("yes" if each else "no" for each in (person.guest, sleeping.get(name, False)))
        table.writerow([harmless(each) for each in (name, person.email, person.phone, *said)])
    return out.getvalue()


FORMULAS = ("=", "+", "-", "@", "\t")


def harmless(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(FORMULAS) else cell


def as_meant(cell: str) -> str:
    """A cell without the mark that keeps it from being a formula."""
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(FORMULAS) else cell
