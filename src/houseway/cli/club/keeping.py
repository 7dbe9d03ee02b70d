"""What changes a club: founding it, acts, taking one back, import and export."""

from __future__ import annotations

import json as json_format
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from houseway.cli.club.file import opened, read_text, write, write_text
from houseway.cli.club.listing import the_season
from houseway.cli.club.typed import read_typed
from houseway.cli.listing import print_json
from houseway.club import Club, found, read_club, read_members, write_club, write_members
from houseway.club.acts import Act, Enrol, Join
from houseway.errors import BadInput


class Says(NamedTuple):
    """Who does something, when, and who agrees."""

    by: str = ""
    on: str = ""
    seconded: str = ""

    @property
    def day(self) -> date:
        return read_day(self.on) if self.on else datetime.now().astimezone().date()


def read_day(typed: str) -> date:
    """A day as people type it: 2026-02-13."""
    try:
        return date.fromisoformat(typed)
    except ValueError:
        raise BadInput(f"{typed!r} is no day; write 2026-02-13") from None


def found_club(file: Path, house: str, decided: Sequence[str]) -> None:
    """A new club by the rules of a house."""
    options: dict[str, object] = {}
    for each in decided:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadInput(f"{each!r} is no option; write NAME=VALUE, such as four_eyes=yes")
        options[name.strip()] = _option(value.strip())
    _must_be_new(file)
    write(found(house, options), file)
    print(f"{file}: a club by the rules of {house}")


def _option(value: str) -> object:
    """An option's value: a number, yes or no, or a word."""
    if value.lstrip("-").isdecimal():
        return int(value)
    return {"yes": True, "no": False}.get(value.casefold(), value)


def _must_be_new(file: Path) -> None:
    if file.exists():
        raise BadInput(f"there is a {file} already; move it away, or name another with --file")


def do(file: Path, act: str, typed: Sequence[str], says: Says) -> None:
    """Do something, and write it down."""
    with opened(file) as (club, currency):
        done = read_typed(act, typed, currency)
        after = _done(club, [done], says)
        write(after, file, before=club)
        print(f"{len(after.log)}: {json_format.dumps(done.to_json(), ensure_ascii=False)}")


def _done(club: Club, acts: Sequence[Act], says: Says) -> Club:
    for act in acts:
        club = club.do(act, by=says.by, day=says.day, seconded=says.seconded)
    return club


def undo(file: Path) -> None:
    """Take back the last act."""
    with opened(file) as (club, _):
        before = club.undo()
        write(before, file, before=club)
        print(f"taken back: {json_format.dumps(club.log[-1].to_json(), ensure_ascii=False)}")


def show_log(file: Path, last: int, *, json: bool) -> None:
    """What was done, by whom, when."""
    with opened(file) as (club, _):
        entries = club.log[-last:] if last else club.log
        if json:
            print_json([each.to_json() for each in entries])
            return
        for each in entries:
            said = {name: v for name, v in each.act.to_json().items() if name != "act"}
            told = json_format.dumps(said, ensure_ascii=False)
            who = " and ".join(filter(None, (each.by, each.seconded))) or "somebody"
            print(f"{each.number}  {each.day or '-'}  {who}  {each.act.act}  {told}")


# In and out


def export(file: Path, to: Path | None, *, members: bool) -> None:
    """The club whole as JSON, or its register as a spreadsheet."""
    with opened(file) as (club, _):
        season = list(club.seasons)[-1] if club.seasons else ""
        written = write_members(club.register, season) if members else write_club(club)
    if to is None:
        print(written, end="")
        return
    _must_be_new(to)
    write_text(written, to)
    print(f"{to}: {len(club.register.people)} people, {len(club.log)} acts")


def import_(file: Path, given: Path, season: str, says: Says) -> int:
    """A club whole from JSON, or members from a spreadsheet; the exit code is 1 if rows are bad."""
    if given.suffix.casefold() != ".csv":
        club = read_club(read_text(given))
        _must_be_new(file)
        write(club, file)
        print(f"{file}: {len(club.register.people)} people, {len(club.log)} acts")
        return 0
    with opened(file) as (club, _):
        read = read_members(read_text(given), club.register)
        joins: list[Act] = [
            Join(each.name, each.guest, each.email, each.phone) for each in read.people
        ]
        if season:
            name = the_season(club, season).id
            players = [each.name for each in read.people if not each.guest]
            joins += [Enrol(name, each, each in read.sleeping) for each in players]
        if joins:
            write(_done(club, joins, says), file, before=club)
    print(f"{len(read.people)} joined")
    for problem in read.problems:
        print(problem)
    return 1 if read.problems else 0
