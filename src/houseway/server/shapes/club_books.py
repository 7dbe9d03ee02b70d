"""What a club's committee is shown and asks for: forms, fees, letters, statements, links."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from houseway.server.shapes import Money, Number, Shape, Staked
from houseway.server.shapes.clubs import BookingView, ClubName, PersonName, Text
from houseway.server.shapes.jackpots import Key


class ActBlankView(Shape):
    """A field of an act's form."""

    name: str
    asks: str = Field(description="text, number, money, yes or no, day, texts, amounts by name, …")
    needed: bool


class ActFormView(Shape):
    """What can be done in a club, and what it asks for."""

    act: str
    says: str
    pays_out: bool
    blanks: list[ActBlankView]


class OptionView(Shape):
    """Something that a committee decides, in words; without ways it is a number or a text."""

    name: str
    subject: str
    says: str
    value: bool | int | str
    ways: list[bool | int | str]
    least: int
    reads: str
    clause: str | None


class KindView(Shape):
    """A kind of event of a house."""

    id: str
    name: str
    season: bool


class ClubHouse(Shape):
    """A house by whose rules a club can be founded."""

    house: str
    title: str
    symbol: str
    kinds: list[KindView]
    options: list[OptionView]


class FeeRow(Shape):
    """A player of the season: what he has paid of its fee, and what he owes by a week's game."""

    name: str
    sleeping: bool
    paid: Money
    due: Money
    owed: Money


class LetterView(Shape):
    """Something to be sent to somebody."""

    to: str
    email: str
    phone: str
    about: str
    text: str
    clause: str


class FeesView(Shape):
    """Fees of a season by a week's game, and everything that is to be sent."""

    season: str
    week: int
    fee: Money
    rows: list[FeeRow]
    letters: list[LetterView]


class PersonView(Shape):
    """Somebody in the register, as the committee sees him."""

    name: str
    guest: bool
    email: str
    phone: str
    excluded: bool
    seasons: list[str]
    account: str | None = Field(description="The name of the account that is his")


class StatementView(Shape):
    """Every move in and out of some purses, recomputed."""

    title: str
    symbol: str
    lines: list[BookingView]
    taken: Money
    given: Money
    left: Money
    agrees: bool = Field(description="Whether the books, recomputed from their moves, say the same")


class PointsForm(Shape):
    """A way of scoring that does not count yet."""

    by_place: Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=500)] = []
    formula: Text = ""
    best: Number = 0


class PreviewRow(Shape):
    """What another way of scoring would make of somebody's season."""

    name: str
    rank: int
    points: str
    rank_now: int | None
    points_now: str | None


class MembersForm(Shape):
    """Members from a spreadsheet."""

    key: Key
    seq: Number | None = None
    csv: Annotated[str, Field(max_length=2_000_000, description="With a column `name`")]
    season: Annotated[str, Field(max_length=60)] = ""
    look: bool = Field(default=False, description="Only report; nobody is written down")


class ProblemView(Shape):
    """Something wrong in a row; the head of the table is row 1."""

    row: int
    what: str


class ImportedView(Shape):
    """Who was written down, and what could not be read."""

    joined: list[str]
    problems: list[ProblemView]
    seq: int


class LinkView(Shape):
    """A link that signs somebody in, once; it is shown here and nowhere else."""

    member: str
    address: str
    ends_at: int
    picture: str = Field(description="The address as a QR code, an SVG picture")


class LinkSignIn(Shape):
    """The secret part of a link."""

    secret: Annotated[str, Field(min_length=16, max_length=100)]


class DeskNightForm(Shape):
    """A night that was run at the desk, to be written down as an event of the club."""

    key: Key
    seq: Number | None = None
    night: Annotated[str, Field(max_length=64)]
    dealer_fee: Staked = 0
    dealers: Annotated[dict[PersonName, Staked], Field(max_length=200)] = {}
    guests: bool = Field(default=False, description="Who is not in the register joins as a guest")


class NightPlan(Shape):
    """An event of the club as a night to be announced at the desk."""

    name: ClubName
    setup: dict[str, Any]
