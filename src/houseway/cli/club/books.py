"""The club's books: what is in every purse, and statements to print."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from houseway.cli.club.file import opened
from houseway.cli.club.listing import print_table
from houseway.cli.listing import print_json
from houseway.club import (
    Books,
    Club,
    Statement,
    event_statement,
    member_statement,
    purse_statement,
    season_statement,
)
from houseway.club.books import OVERDRAWN, OWED
from houseway.errors import BadInput, BrokenRound
from houseway.money import Currency


class About(NamedTuple):
    """What a statement is of: one of these, or nothing."""

    purse: str = ""
    event: str = ""
    season: str = ""
    member: str = ""


def show_books(file: Path, about: About, *, csv: bool, json: bool) -> None:
    """Every purse with what is in it, or the statement of one thing; recomputed either way."""
    with opened(file) as (club, currency):
        if Books.of(club.books.moves) != club.books:
            raise BrokenRound("the books, recomputed from their moves, come to something else")
        found = _statement(club, about)
        if found is None:
            _show_purses(club, currency, json=json)
        elif json:
            moves = [line.move.to_json() | {"balance": line.balance} for line in found.lines]
            print_json({"title": found.title, "moves": moves, "left": found.left})
        else:
            print(found.csv() if csv else found.text(currency), end="")


def _statement(club: Club, about: About) -> Statement | None:
    named = [(kind, name) for kind, name in about._asdict().items() if name]
    if not named:
        return None
    if len(named) > 1:
        told = " and ".join(kind for kind, _ in named)
        raise BadInput(f"a statement is of one thing; {told} are two")
    ((kind, name),) = named
    if kind == "purse" and name not in club.books.balances:
        known = ", ".join(sorted(club.books.balances)[:20]) or "none"
        raise BadInput(f"there is no purse {name!r}; there are {known}")
    makers = {
        "purse": purse_statement,
        "event": event_statement,
        "season": season_statement,
        "member": member_statement,
    }
    return makers[kind](club, name)


def _show_purses(club: Club, currency: Currency, *, json: bool) -> None:
    beyond = (*OVERDRAWN, OWED)
    own = {
        name: amount
        for name, amount in sorted(club.books.balances.items())
        if name.partition(":")[0] not in beyond and amount
    }
    owed = {
        name: club.books.owed_by(name)
        for name in club.register.people
        if club.books.owed_by(name)
    }  # fmt: skip
    if json:
        print_json({"purses": own, "held": club.books.held, "owed": owed})
        return
    rows = [(name, currency.text(amount)) for name, amount in own.items()]
    print_table([*rows, ("in hand", currency.text(club.books.held))], right=(1,))
    for name, amount in owed.items():
        print(f"{name} owes {currency.text(amount)}")
