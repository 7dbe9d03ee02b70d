"""What a committee looks up: forms and options, the register, fees, letters, statements."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from houseway import houses
from houseway.club import Statement, preview
from houseway.club.acts import EVERY, SetPoints
from houseway.club.acts.forms import form_of
from houseway.club.letters import letters, next_week
from houseway.houses.house import House
from houseway.server.clubs.club_views import points
from houseway.server.clubs.live_club import LiveClub
from houseway.server.clubs.member_views import booking, symbol
from houseway.server.shapes.club_books import (
    ActBlankView,
    ActFormView,
    ClubHouse,
    FeeRow,
    FeesView,
    KindView,
    LetterView,
    OptionView,
    PersonView,
    PointsForm,
    PreviewRow,
    StatementView,
)


def act_forms() -> list[ActFormView]:
    """Everything that can be done in a club, and what it asks for."""
    return [
        ActFormView(
            act=form.act,
            says=form.says,
            pays_out=form.pays_out,
            blanks=[
                ActBlankView(name=each.name, asks=each.asks, needed=each.needed)
                for each in form.blanks
            ],
        )
        for form in map(form_of, EVERY)
    ]


def club_houses() -> list[ClubHouse]:
    """Houses by whose rules a club can be founded, with everything it may decide otherwise."""
    return [_house(each) for each in houses.every().values() if each.club]


def _house(house: House) -> ClubHouse:
    assert house.club is not None
    return ClubHouse(
        house=house.id,
        title=house.title,
        symbol=house.currency.symbol,
        kinds=[
            KindView(id=each.id, name=each.name, season=each.season)
            for each in house.club.events.values()
        ],
        options=[
            OptionView(subject=subject, **each.to_json())
            for subject, part in house.club.parts()
            for each in part.options()
        ],
    )


def register_view(live: LiveClub, accounts: Mapping[str, str]) -> list[PersonView]:
    """Everybody in the register; `accounts` has the names of accounts by their ids."""
    club = live.club
    whose = {member: accounts.get(id) for id, member in live.members.items()}
    return [
        PersonView(
            name=name,
            guest=person.guest,
            email=person.email,
            phone=person.phone,
            excluded=name in club.register.excluded,
            seasons=[season for season in club.seasons if name in club.register.players(season)],
            account=whose.get(name),
        )
        for name, person in sorted(club.register.people.items())
    ]


def fees_view(live: LiveClub, season: str, week: int, today: date, days: int) -> FeesView:
    """Fees of a season, the last if none is named, by a week's game; and what is to be sent."""
    club = live.club
    season = season or next(reversed(list(club.seasons)), "")
    currency = houses.find(club.house).currency
    if not season:
        sent = letters(club, currency, today, days=days)
        return FeesView(season="", week=0, fee=0, rows=[], letters=list(map(_letter, sent)))
    week = week or next_week(club, season)
    about, rules = club.season(season), club.rules.fees
    accounts = {name: about.account(rules, name, week) for name in club.register.players(season)}
    sent = letters(club, currency, today, season=season, week=week, days=days)
    return FeesView(
        season=season,
        week=week,
        fee=about.fee,
        rows=[
            FeeRow(
                name=name,
                sleeping=sleeping,
                paid=about.paid(name),
                due=accounts[name].due,
                owed=accounts[name].owed,
            )
            for name, sleeping in club.register.players(season).items()
        ],
        letters=list(map(_letter, sent)),
    )


def _letter(each: object) -> LetterView:
    return LetterView.model_validate(each, from_attributes=True)


def statement_view(live: LiveClub, statement: Statement) -> StatementView:
    """A statement with its lines, held against the books recomputed."""
    return StatementView(
        title=statement.title,
        symbol=symbol(live),
        lines=[booking(line) for line in statement.lines],
        taken=statement.taken,
        given=statement.given,
        left=statement.left,
        agrees=statement.checked(live.club.books),
    )


def points_preview(live: LiveClub, season: str, form: PointsForm) -> list[PreviewRow]:
    """What another way of scoring makes of the nights so far, beside how they stand."""
    about, rules = live.club.season(season), live.club.rules.league
    then = SetPoints(season, tuple(form.by_place), form.formula, form.best).scheme()
    rows = preview(rules, about.scheme or then, then, about.nights)
    scored = about.scheme is not None
    return [
        PreviewRow(
            name=row.name,
            rank=row.rank,
            points=points(row.points),
            rank_now=row.rank_now if scored else None,
            points_now=points(row.points_now) if scored else None,
        )
        for row in rows
    ]
