"""The people of a card room from the command line: their accounts and their roles."""

from __future__ import annotations

import sys
from json import dumps
from shlex import quote

import typer

from houseway.cli.room import server
from houseway.floor.gaming_day import Calendar, read_cut_over


def make_account(db: str | None, name: str, cut_over: str) -> None:
    """Open an account; its password is asked for, or is the first line that comes in."""
    calendar = Calendar(read_cut_over(cut_over))
    terminal = server("people.terminal")
    if sys.stdin.isatty():
        password = typer.prompt("Password", hide_input=True, confirmation_prompt=True)
    else:
        password = sys.stdin.readline().rstrip("\r\n")
    made = terminal.make_account(db, name, password, calendar)  # type: ignore[attr-defined]
    print(f"{made} has an account; houseway role give {quote(made)} ROLE makes somebody of it")


def change_role(db: str | None, name: str, role: str, cut_over: str, *, give: bool) -> None:
    """Give somebody a role, or take it away."""
    calendar = Calendar(read_cut_over(cut_over))
    wanted = server("people.roles").read_role(role)  # type: ignore[attr-defined]
    terminal = server("people.terminal")
    who, changed = terminal.change_role(db, name, wanted, calendar, give=give)  # type: ignore[attr-defined]
    if changed:
        print(f"{who} is {wanted} now" if give else f"{who} is not {wanted} any more")
    else:
        print(f"{who} is {wanted} already" if give else f"{who} is not {wanted}; nothing to take")


def list_roles(db: str | None, *, json: bool) -> None:
    """Print who has which role."""
    people = server("people.terminal").list_roles(db)  # type: ignore[attr-defined]
    if json:
        print(dumps(people, indent=2))
        return
    width = max(map(len, people), default=0)
    for name, roles in people.items():
        print(f"{name.ljust(width)}  {', '.join(roles)}")
    if not people:
        print("nobody has a role yet; houseway role give NAME ROLE")
