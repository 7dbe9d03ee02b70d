"""Clubs: what everybody sees, what a member sees of himself, what the committee does and reads."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from houseway.server.shapes import LAST_NUMBER, Money, Number, Shape
from houseway.server.shapes.jackpots import Key

_LINE = r"^[^\x00-\x1f\x7f]*$"
ClubName = Annotated[str, Field(min_length=1, max_length=60, pattern=_LINE)]
PersonName = Annotated[str, Field(min_length=1, max_length=60, pattern=_LINE)]
Text = Annotated[str, Field(max_length=500)]
Whole = Annotated[int, Field(ge=-LAST_NUMBER, le=LAST_NUMBER)]
Told = (
    bool
    | Whole
    | Text
    | Annotated[list[Whole | Text], Field(max_length=2_000)]
    | Annotated[dict[PersonName, Whole], Field(max_length=2_000)]
    | None
)
ClubAct = Annotated[
    dict[Annotated[str, Field(max_length=40)], Told],
    Field(
        max_length=20,
        description="An act of a club by its name, with what it says besides; money in pence",
        examples=[
            {"act": "join", "name": "Ann"},
            {"act": "pay_fee", "season": "2026", "name": "Ann", "amount": 3000, "week": 1},
        ],
    ),
]


class ClubForm(Shape):
    """A club to be founded by the rules of a house, or taken up whole from a document."""

    key: Key
    name: ClubName
    house: Annotated[str, Field(max_length=40)] = ""
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], bool | Whole | Text], Field(max_length=100)
    ] = {}
    document: dict[str, Any] | None = Field(default=None, description="As exported")


class ClubActForm(Shape):
    """Something to be done in a club, as it stood when it was looked at."""

    key: Key
    seq: Number | None = Field(default=None, description="Refused if the club has moved on since")
    act: ClubAct
    on: Annotated[str, Field(max_length=10, pattern=r"^(\d{4}-\d\d-\d\d)?$")] = ""


class ClubStepForm(Shape):
    """One step back, or the word of a second person."""

    key: Key
    seq: Number | None = None


class LinkForm(Shape):
    """Whose account is which member."""

    key: Key
    account: PersonName
    member: PersonName


class ClubLine(Shape):
    """A club in the list."""

    id: str
    name: str
    house: str


class FixtureView(Shape):
    """An event of the year."""

    id: str
    kind: str
    day: str
    venue: str
    season: str
    week: int
    fixed: bool
    finish: list[str] = Field(description="The winner first; empty until it is played")


class ScoreView(Shape):
    """A night in the table: how its points came about."""

    week: int
    place: int
    points: str
    counts: bool


class RowView(Shape):
    """A line of the league table."""

    rank: int
    name: str
    points: str
    games: int
    nights: list[ScoreView]


class SeasonView(Shape):
    """A season as everybody sees it."""

    id: str
    games: int
    table: list[RowView]


class ClubPage(Shape):
    """A club as everybody may see it: no money, no addresses."""

    id: str
    seq: int
    name: str
    house: str
    committee: list[str]
    events: list[FixtureView]
    seasons: list[SeasonView]
    champions: dict[str, str]
    member: str | None = Field(description="Who the caller is in the register, if anybody")
    keeps: bool = Field(description="Whether the caller keeps the club's books")


class NightView(Shape):
    """A night that a member played."""

    event: str
    day: str
    place: int
    entries: int
    points: str | None
    prize: Money


class PrizeSeatView(Shape):
    """A prize seat, and the code on its ticket."""

    id: str
    holder: str
    value: Money
    left: Money
    state: str
    expires: str | None
    code: str


class BookingView(Shape):
    """A move of money, as one purse sees it."""

    day: str | None
    why: str
    clause: str
    amount: Money
    balance: Money


class MemberView(Shape):
    """What a member sees of himself, and the committee of him."""

    name: str
    guest: bool
    email: str
    phone: str
    nights: list[NightView]
    seats: list[PrizeSeatView]
    money: list[BookingView]
    paid_in: Money
    paid_out: Money
    owed: Money


class AskedActView(Shape):
    """An act that waits for a second person of the committee."""

    number: int
    act: ClubAct
    by: str


class ClubBooks(Shape):
    """The committee's books."""

    seq: int
    symbol: str
    purses: dict[str, Money]
    held: Money
    owed: dict[str, Money]
    seats: list[PrizeSeatView]
    asked: list[AskedActView]
    acts: int


class TicketView(Shape):
    """What a ticket's code stands for."""

    seat: str
    holder: str
    value: Money
    state: str
    expires: str | None
