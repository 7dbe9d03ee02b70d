"""What a committee looks up: members, fees, the league, seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Any

from houseway.cli.club.file import opened
from houseway.cli.listing import print_json
from houseway.club import Club, HeldSeat, Reminder, Row, Season, expiring, member_page, reminders
from houseway.errors import BadInput
from houseway.money import Currency


def print_table(rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Columns as wide as they need to be; those named `right` end together."""
    table = list(rows)
    wide = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = (
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, wide, strict=True))
        )
        print("  ".join(cells).rstrip())


def number(points: Fraction | int) -> str:
    """Points as people write them: 20, 7.5."""
    return f"{float(points):.2f}".rstrip("0").rstrip(".")


def the_season(club: Club, name: str) -> Season:
    """The season that is named, or the last."""
    if name:
        return club.season(name)
    if not club.seasons:
        raise BadInput("the club has no season; houseway club do open-season season=… fee=…")
    return club.season(list(club.seasons)[-1])


# Members


def show_members(file: Path, name: str, *, json: bool) -> None:
    """Everybody in the register, or one member's page."""
    with opened(file) as (club, currency):
        if name:
            _show_member(club, currency, club.register.like(name) or name, json=json)
        elif json:
            print_json([_person(club, each) for each in club.register.people])
        else:
            told = [_person(club, each) for each in club.register.people]
            head = ("name", "", "seasons", "email", "phone")
            print_table([head, *(_person_row(each) for each in told)])


def _person(club: Club, name: str) -> dict[str, Any]:
    person, standing = club.register.person(name), club.standing
    return person.to_json() | {
        "committee": name in standing.committee,
        "excluded": name in club.register.excluded,
        "seasons": {
            season: "sleeping" if players[name] else "plays"
            for season, players in club.register.enrolled.items()
            if name in players
        },
    }


def _person_row(told: dict[str, Any]) -> tuple[str, ...]:
    roles = [role for role in ("guest", "committee", "excluded") if told[role]]
    seasons = ", ".join(
        season if how == "plays" else f"{season} ({how})" for season, how in told["seasons"].items()
    )
    return told["name"], ", ".join(roles), seasons, told["email"], told["phone"]


def _show_member(club: Club, currency: Currency, name: str, *, json: bool) -> None:
    page = member_page(club, name)
    if json:
        print_json({
            **_person(club, name),
            "nights": [
                {
                    "event": night.event,
                    "day": night.day.isoformat(),
                    "place": night.place,
                    "entries": night.entries,
                    "points": None if night.points is None else number(night.points),
                    "prize": night.prize,
                }
                for night in page.nights
            ],
            "seats": [_seat(held) for held in page.seats],
            "paid_in": page.paid_in,
            "paid_out": page.paid_out,
            "owed": page.owed,
        })  # fmt: skip
        return
    print(name)
    money = (("paid in", page.paid_in), ("paid out", page.paid_out), ("owed", page.owed))
    print(", ".join(f"{what} {currency.text(amount)}" for what, amount in money))
    rows = [
        (
            str(night.day),
            night.event,
            f"{night.place} of {night.entries}",
            "" if night.points is None else number(night.points),
            currency.text(night.prize) if night.prize else "",
        )
        for night in page.nights
    ]
    print_table([("day", "event", "place", "points", "prize"), *rows], right=(3, 4))
    for held in page.seats:
        print(f"seat {held.id}: {_seat_told(held, currency)}")


# Fees


def show_fees(file: Path, season: str, week: int, *, json: bool) -> None:
    """What everybody has paid of a season, what is due by a week's game, and who is reminded."""
    with opened(file) as (club, currency):
        about = the_season(club, season)
        by = week or next_week(about)
        accounts = {
            name: about.account(club.rules.fees, name, by)
            for name in club.register.players(about.id)
        }
        letters = reminders(club, about.id, by)
        if json:
            paid = {name: about.paid(name) for name in accounts}
            told = [_letter(each) for each in letters]
            print_json({"season": about.id, "week": by, "paid": paid, "reminders": told})
            return
        print(f"season {about.id}, {currency.text(about.fee)}; what is due by week {by}")
        rows = [
            (name, currency.text(about.paid(name)), currency.text(each.owed) if each.owed else "")
            for name, each in accounts.items()
        ]
        print_table([("name", "paid", "owed"), *rows], right=(1, 2))
        print(f"{len(letters)} to be reminded")
        for letter in letters:
            cite = f" ({letter.clause})" if letter.clause else ""
            print(f"  {letter.name}: {currency.text(letter.owed)}, {letter.of}{cite}")


def _letter(each: Reminder) -> dict[str, Any]:
    clause = each.clause.id if each.clause else None
    return {"name": each.name, "owed": each.owed, "of": each.of, "clause": clause}


def next_week(season: Season) -> int:
    """The week of the next game."""
    played = max((night.week for night in season.nights), default=0)
    return min(played + 1, season.games)


# The league


def show_league(file: Path, season: str, week: int, *, final: bool, json: bool) -> None:
    """The table after a week, or the final one, with how each point came about."""
    with opened(file) as (club, _):
        about = the_season(club, season)
        rows = about.after(week or about.games).table(club.rules, final=final)
        if json:
            print_json({"season": about.id, "final": final, "table": [_row(row) for row in rows]})
            return
        table = [_row_told(row) for row in rows]
        head = ("", "name", "points", "games", "nights: place and points; (not counted)")
        print_table([head, *table], right=(0, 2, 3))


def _row(row: Row) -> dict[str, Any]:
    return {
        "rank": row.rank,
        "name": row.name,
        "points": number(row.points),
        "games": row.games,
        "nights": [
            {
                "week": each.week,
                "place": each.place,
                "points": number(each.points),
                "counts": each.counts,
            }
            for each in row.scores
        ],
    }


def _row_told(row: Row) -> tuple[str, ...]:
    nights = [f"{each.week}: {each.place}. {number(each.points)}" for each in row.scores]
    told = [
        text if each.counts else f"({text})"
        for text, each in zip(nights, row.scores, strict=True)
    ]  # fmt: skip
    return str(row.rank), row.name, number(row.points), str(row.games), "  ".join(told)


# Seats


def show_seats(file: Path, today: date | None, days: int, *, json: bool) -> None:
    """Every seat and what has become of it; with a day, those that expire soon."""
    with opened(file) as (club, currency):
        held = expiring(club, today, days) if today else list(club.seats.values())
        if json:
            print_json([_seat(each) for each in held])
            return
        if not held:
            print("no seats")
            return
        rows = [(each.id, each.holder, _seat_told(each, currency)) for each in held]
        print_table([("seat", "holder", ""), *rows])


def _seat(held: HeldSeat) -> dict[str, Any]:
    seat = held.seat
    return {
        "id": held.id,
        "holder": held.holder,
        "season": seat.season,
        "value": seat.value,
        "left": seat.left,
        "state": seat.state.value,
        "expires": seat.expires.isoformat() if seat.won else None,
        "parts": [
            {
                "on": part.use.on.isoformat() if part.use.on else None,
                "entry": part.use.entry,
                "of_the_seat": part.seat,
                "nominee": part.use.nominee,
                "cashed": part.cashed,
            }
            for part in seat.parts
        ],
    }


def _seat_told(held: HeldSeat, currency: Currency) -> str:
    seat = held.seat
    told = f"{currency.text(seat.value)}, {seat.state.value}"
    if seat.left and seat.won:
        told += f" until {seat.expires}, {currency.text(seat.left)} left"
    cashed = sum(part.cashed or 0 for part in seat.parts)
    return f"{told}, {currency.text(cashed)} cashed" if cashed else told
