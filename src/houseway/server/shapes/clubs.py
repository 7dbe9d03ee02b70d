"""Clubs: what everybody sees, what a member sees of himself, what the committee does and reads."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from houseway.server.shapes import LAST_NUMBER, Money, Number, Shape
from houseway.server.shapes.jackpots import Key

_LINE = r"^[^\x00-\x1f\x7f]*$"
ClubName = Annotated[str, Field(min_length=1, max_length=60, pattern=_LINE)]
PersonName = Annotated[str, Field(min_length=1, max_length=60, pattern=_LINE)]
Text = Annotated[str, Field(max_length=500)]
LongText = Annotated[str, Field(max_length=2_000)]
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
        dict[Annotated[str, Field(max_length=40)], bool | Whole | LongText], Field(max_length=100)
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


ClubRole = Literal["committee", "director", "auditor"]


class ClubStaffForm(Shape):
    """A role in a club, given to an account or taken from it."""

    key: Key
    account: PersonName
    role: ClubRole
    given: bool = True


class ClubStaffLine(Shape):
    """Somebody who is something in a club."""

    account: str
    role: ClubRole


class ClubStaffPage(Shape):
    """Everybody who is something in a club."""

    staff: list[ClubStaffLine]


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
    asks: str = Field(description="Whose turn it is; empty once it is fixed")
    asked_for: str | None = Field(description="Another day that somebody asks for")
    finish: list[str] = Field(description="The winner first; empty until it is played")


class ScoreView(Shape):
    """A night in the table: how its points came about."""

    week: int
    place: int
    entries: int
    put_out: int
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
    played: int
    scored: str = Field(description="How points are given, as the committee has set them")
    best: int = Field(description="Nights of a player that count; 0: all of them")
    table: list[RowView]


class HonoursView(Shape):
    """What somebody has won over all nights."""

    name: str
    nights: int
    wins: int
    podiums: int
    best: int
    put_out: int
    titles: list[str]


class BattleView(Shape):
    """The memorial game that is to come, and who has won an event on the way to it."""

    kind: str
    title: str
    day: str
    champions: list[str]


class ClubPage(Shape):
    """A club as everybody may see it: no money, no addresses."""

    id: str
    seq: int
    name: str
    house: str
    venue: str
    committee: list[str]
    members: int
    kinds: dict[str, str] = Field(description="The club's kinds of events, by their names")
    events: list[FixtureView]
    seasons: list[SeasonView]
    honours: list[HonoursView]
    champions: dict[str, str]
    battle: BattleView | None
    member: str | None = Field(description="Who the caller is in the register, if anybody")
    keeps: bool = Field(description="Whether the caller keeps the club's books")


class RivalView(Shape):
    """How somebody has fared against another, on nights that both played."""

    name: str
    nights: int
    ahead: int
    behind: int


class PlayedView(Shape):
    """A night that somebody played, as everybody may see it."""

    event: str
    kind: str
    day: str
    place: int
    entries: int
    points: str | None


class PlayerView(Shape):
    """A player as everybody may see him: nights and rivals, no money and no addresses."""

    name: str
    honours: HonoursView | None
    nights: list[PlayedView]
    rivals: list[RivalView]


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


class PenaltyView(Shape):
    """Something that somebody was given, and what for."""

    day: str | None
    what: str
    why: str
    event: str


class FeeView(Shape):
    """What a member has paid of a season's fee, and what he owes by its next game."""

    season: str
    fee: Money
    paid: Money
    owed: Money
    week: int


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
    fees: list[FeeView]
    penalties: list[PenaltyView]
    symbol: str


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
