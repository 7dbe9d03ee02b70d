"""The floor's page: every table and what is to be done, by allow-list; no card is in it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Money, Shape
from houseway.server.shapes.jackpots import JackpotMeter
from houseway.server.shapes.roles import Moment

Kind = Literal["table", "event", "live", "dealer"]  # real cards: for a pot, against a bank
Pressing = Literal["now", "soon"]


class FloorSeat(Shape):
    """Somebody at a table, with the chips that he had when the last round was over."""

    seat: int
    person: str
    name: str
    stack: Money
    limit: str | None = Field(description="Which of his own limits he has come to")


class Theory(Shape):
    """What the house should have taken by the figures of its wagers."""

    expected: Money | None = Field(description="None where no figure is known")
    known: Money = Field(description="What was staked on spots whose edge is known")
    unknown: Money = Field(description="And on those whose edge is not")
    words: str


class FloorTable(Shape):
    """A table as whoever runs the room sees it."""

    id: str
    kind: Kind
    name: str
    game: str
    game_name: str
    stakes: str
    posted: dict[str, list[Money]] = Field(
        description="Amounts that may be changed between rounds; none where nothing is posted"
    )
    board: str | None = Field(description="Its line of the board")
    phase: str
    paused: bool
    closed: bool
    seats: int
    players: int
    people: list[FloorSeat]
    free: int
    waiting: int
    pace: int | None = Field(description="Rounds an hour, by the last hour; none if none was dealt")
    rounds: int = Field(description="On this gaming day")
    bought: Money
    took: Money = Field(description="What the house has taken at it on this gaming day")
    theory: Theory
    time_fees: Money = Field(description="Of that, collected by time")
    drop: Money = Field(description="For the jackpots")
    tips: Money
    tray: Money = Field(description="Chips in its tray: fills, credits and what the bank won")
    touched_at: Moment
    clock: float | None = Field(
        description="Seconds of silence in a round after which somebody's time is up; none: no "
        "clock runs, as in a break"
    )


class FloorMeter(Shape):
    """A progressive meter."""

    name: str
    amount: Money


class FloorJackpot(Shape):
    """A jackpot, and how many wins wait to be verified."""

    name: str
    title: str
    meters: list[JackpotMeter]
    hits: int
    stopped: bool


class FloorWait(Shape):
    """Somebody who waits."""

    person: str
    name: str
    since: Moment
    held: str | None = Field(description="The seat that is held for him")


class FloorList(Shape):
    """Those who wait for a game, or for one table."""

    id: str
    words: str
    table: str | None
    people: list[FloorWait]


class FloorNight(Shape):
    """A tournament that is announced or played."""

    id: str
    name: str
    dealt: bool
    stage: str
    left: int


class Alert(Shape):
    """Something that wants somebody, and what to do about it."""

    what: str
    do: str
    pressing: Pressing
    about: Literal[
        "clock", "dispute", "jackpot", "short", "limit", "four-eyes", "empty", "excluded", "paused"
    ]
    table: str | None = None
    seat: int | None = Field(default=None, description="Whose it is, at that table")
    person: str | None = Field(default=None, description="The name of whoever is to be looked at")
    to: str = Field(description="The page where it is done, after the #")


class FloorActView(Shape):
    """Something that the floor did: who, when, before and after."""

    at: Moment
    act: str
    words: str
    by: str
    second: str | None = Field(
        default=None, description="Who confirmed it, where the house wants two"
    )
    place: str = Field(description="The table or the person")
    table: str | None
    why: str
    before: dict[str, str]
    after: dict[str, str]


class FloorView(Shape):
    """The room as whoever runs it sees it."""

    at: Moment
    day: str
    tables: list[FloorTable]
    took: Money = Field(description="Today, at tables that have closed since too")
    theory: Theory
    live_took: Money = Field(description="At the live tables that are open: clay, in no report")
    meters: list[FloorMeter]
    jackpots: list[FloorJackpot]
    lists: list[FloorList]
    nights: list[FloorNight]
    alerts: list[Alert]
    acts: list[FloorActView] = Field(description="The last that were done today, the latest first")


class FloorPerson(Shape):
    """Somebody, as the floor finds him."""

    person: str
    name: str
    guest: bool
    seats: list[str]
    excluded: str | None
    near: list[str] = Field(description="Who came from the same address of late and is excluded")
    limits: dict[str, Annotated[int, Field(description="Cents, or minutes")]]
