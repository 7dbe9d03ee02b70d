"""Statements that a treasurer prints and an auditor recomputes: of an event, a member, a season.

    event_statement(club, "L1").text(currency), season_statement(club, "2026").csv()

Each line has the day, the reason, the clause, the amount and what was there then. What is left at
the end is what the books have; `checked` says whether they agree.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass

from houseway.club.books import MEMBER, OUTSIDE, Books, Line, purse
from houseway.club.spreadsheet import harmless
from houseway.club.state import Club
from houseway.money import Cents, Currency, text

EVENT_PURSES = ("prizes", "bounties", "dealers")
COLUMNS = ("act", "day", "what", "clause", "from", "to", "amount", "balance")


@dataclass(frozen=True, slots=True)
class Statement:
    """Every move in and out of some purses."""

    title: str
    purses: tuple[str, ...]
    lines: tuple[Line, ...]

    @property
    def taken(self) -> Cents:
        return Cents(sum(line.amount for line in self.lines if line.amount > 0))

    @property
    def given(self) -> Cents:
        return Cents(-sum(line.amount for line in self.lines if line.amount < 0))

    @property
    def left(self) -> Cents:
        return Cents(self.taken - self.given)

    def checked(self, books: Books) -> bool:
        """Whether the books, recomputed from their moves, have what this comes to."""
        again = Books.of(books.moves)
        return self.left == sum(again.balance(name) for name in self.purses)

    def text(self, currency: Currency) -> str:
        """The statement as it is printed."""
        rows = [
            (
                str(line.move.day or ""),
                line.move.why,
                line.move.clause,
                currency.text(line.amount),
                currency.text(line.balance),
            )
            for line in self.lines
        ]
        rows.append(("", "left", "", "", currency.text(self.left)))
        return "\n".join([self.title, "", *_columns(rows)]) + "\n"

    def csv(self) -> str:
        """The statement for a spreadsheet."""
        out = io.StringIO()
        table = csv.writer(out, lineterminator="\n")
        table.writerow(COLUMNS)
        for line in self.lines:
            move = line.move
            told = [harmless(each) for each in (move.why, move.clause, move.source, move.target)]
            amounts = [text(each).replace(",", "") for each in (line.amount, line.balance)]
            table.writerow([move.act, move.day or "", *told, *amounts])
        return out.getvalue()


def _columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Words to the left, amounts to the right."""
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if at < len(row) - 2 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, wide, strict=True))
        ).rstrip()
        for row in rows
    ]


def _statement(club: Club, title: str, purses: Sequence[str]) -> Statement:
    return Statement(title, tuple(purses), tuple(club.books.statement(*purses)))


def event_statement(club: Club, event: str) -> Statement:
    """What came in for an event, and where it went."""
    about = club.event(event)
    title = f"{about.kind.name} {event}, {about.fixture.day}"
    return _statement(club, title, [purse(kind, event) for kind in EVENT_PURSES])


def season_statement(club: Club, season: str) -> Statement:
    """A season's fees, and what they paid for."""
    club.season(season)
    return _statement(club, f"Season {season}", [purse("season", season)])


def member_statement(club: Club, name: str) -> Statement:
    """What somebody has paid to the club, and what it has paid him; his own and nobody else's."""
    club.register.person(name)
    return _statement(club, name, [purse(OUTSIDE, name), purse(MEMBER, name)])


def purse_statement(club: Club, name: str) -> Statement:
    """One purse: `club`, `memorial:2027`, `seat:2026-1`."""
    return _statement(club, name, [name])
