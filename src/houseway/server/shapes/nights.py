"""Tournament nights: what is announced, done and shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from houseway.server.shapes import LAST_NUMBER, Money, Number, Shape
from houseway.server.shapes.jackpots import Key

_LINE = r"^[^\x00-\x1f\x7f]*$"
NightName = Annotated[str, Field(min_length=1, max_length=60, pattern=_LINE)]
Text = Annotated[str, Field(max_length=80)]
Told = (
    bool
    | Annotated[int, Field(ge=-LAST_NUMBER, le=LAST_NUMBER)]
    | Text
    | Annotated[list[Text], Field(max_length=2_000)]
)
ActSaid = Annotated[
    dict[Annotated[str, Field(max_length=40)], Told],
    Field(
        max_length=20,
        description="An act of a night by its name, with what it says besides",
        examples=[{"act": "enter", "player": "Ann"}, {"act": "bust", "player": "Cid", "to": "Bob"}],
    ),
]


class NightForm(Shape):
    """A night to be announced; what the setup leaves out is as its house has it."""

    key: Key
    name: NightName
    setup: Annotated[
        dict[Annotated[str, Field(max_length=40)], Any],
        Field(max_length=30, examples=[{"house": "bcpc", "event": "deepstack", "buy_in": 2000}]),
    ]


class ActForm(Shape):
    """Something to be done to a night, as it stood when it was looked at."""

    key: Key
    seq: Number | None = Field(default=None, description="Refused if the night has moved on since")
    act: ActSaid


class EntriesForm(Shape):
    """A list of players who enter."""

    key: Key
    seq: Number | None = None
    names: Annotated[list[NightName], Field(min_length=1, max_length=500)]


class UndoForm(Shape):
    """One step back."""

    key: Key
    seq: Number | None = None


class TimerForm(Shape):
    """The clock on the wall: started, stopped, or put to so many milliseconds of play."""

    key: Key
    seq: Number | None = None
    do: Literal["start", "stop", "put"] = "start"
    played: Annotated[int, Field(ge=0, le=10**9)] = 0


class NightClock(Shape):
    """The clock at a moment of the server's; milliseconds, so that a page counts on by itself."""

    now: int = Field(description="The server's time, milliseconds since 1970")
    running: bool
    on_break: bool
    break_left: int | None = Field(description="Of a scheduled break")
    level: int
    blinds: list[int]
    ante: int = Field(description="Of the big blind, at a full table")
    next_blinds: list[int]
    played: int
    left: int = Field(description="Of the level")
    to_break: int | None
    level_minutes: int


class NightPlayer(Shape):
    """Somebody who has entered."""

    name: str
    stack: int
    chair: str | None
    home: str | None = Field(description="His own seat, while he sits in a wrong one")
    here: bool
    walking: bool
    out: bool
    place: int | None
    entries: int
    penalty: int = Field(description="Hands that he still has to miss")
    head: Money | None
    paid: Money | None = Field(description="For directors alone")


class NightTable(Shape):
    """A table of the night."""

    name: str
    chairs: int
    seats: dict[str, str]
    button: int | None
    small_blind: int | None
    big_blind: int | None
    busy: bool
    hands: int
    dealer: str


class MoveView(Shape):
    """A player who has another seat."""

    number: int = Field(description="Of the act that moved him")
    player: str
    source: str
    target: str


class EventChoice(Shape):
    """A kind of event that a house holds, and what it is like unless somebody says otherwise."""

    event: str
    title: str
    seats: int
    buy_in: Money
    stack: int
    minutes: int
    registered_only: bool


class HouseNights(Shape):
    """A house that holds nights, and the events on its list."""

    house: str
    title: str
    symbol: str
    levels: list[list[int]] = Field(description="Blinds of an event, unless somebody says others")
    events: list[EventChoice]


class PrizeView(Shape):
    """What a place wins."""

    place: int
    prize: str


class NightQuestion(Shape):
    """Something that the book leaves to the director."""

    about: str
    choices: list[str]
    says: str
    clause: str | None


class DoneView(Shape):
    """An act that was done."""

    number: int
    act: ActSaid
    by: str
    at: float = Field(description="Seconds since 1970")


class NightLine(Shape):
    """A night in the list."""

    id: str
    name: str
    house: str
    left: int
    over: bool
    opened_at: float


class NightPage(Shape):
    """A night as it stands."""

    id: str
    seq: int
    name: str
    house: str
    symbol: str
    event: str
    directs: bool = Field(description="Whether the caller may direct it")
    clock: NightClock
    registration: bool
    entries: int
    left: int
    in_play: int
    average: int
    pool: Money
    levels: list[list[int]]
    stack: int = Field(description="Chips that a player starts with")
    players: list[NightPlayer]
    tables: list[NightTable]
    order: list[str]
    places_paid: int = Field(description="How many places win something, by the house's ladder")
    prizes: list[PrizeView]
    paid: dict[str, list[str]]
    questions: list[NightQuestion]
    options: list[ActSaid] = Field(description="What may be done now, what is due first")
    done: list[DoneView] = Field(description="The last acts, for directors")
    undoes: ActSaid | None = Field(description="What a step back would take back, for directors")
    moves: list[MoveView] = Field(description="The last who have changed seats, the latest last")
    over: bool
    seal: str = Field(description="The hash of the secret that the draws follow from")
    secret: str | None = Field(description="Laid open when the night is over")
