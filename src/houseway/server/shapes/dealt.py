"""Events that the server deals: what is announced, who registers, and how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Money, Number, Shape
from houseway.server.shapes.jackpots import Key
from houseway.server.shapes.night_forms import NightName, SetupForm
from houseway.server.shapes.nights import PrizeView

SpeedName = Literal["at once", "quick", "calm"]
_Players = Annotated[int, Field(strict=True, ge=0, le=2_000)]
_Seconds = Annotated[int, Field(strict=True, ge=0, le=3_600)]


class MixForm(Shape):
    """Games that are dealt in turn."""

    games: Annotated[list[Annotated[str, Field(max_length=80)]], Field(min_length=1, max_length=40)]
    hands: Annotated[int, Field(strict=True, ge=0, le=1_000)] = Field(
        default=0, description="Of a table, to a game; 0 is a game for each level"
    )
    limit: Literal["limit", "pot-limit", "no-limit"] = "limit"
    choice: bool = Field(
        default=False,
        description="Dealer's choice: the button says which of the games comes, for so many hands",
    )


class MixGame(Shape):
    """A game that can be dealt in a mix."""

    id: str
    name: str
    house: str
    seats: int = Field(description="How many can play it at a table")


class MixesPage(Shape):
    """Games for mixes, and the mixes that people know by name."""

    games: list[MixGame]
    known: dict[str, list[str]]


class TermsForm(Shape):
    """How an event is dealt."""

    full: _Players = Field(default=0, description="Starts when so many have registered")
    starts_at: Number = Field(default=0, description="Or at this moment, milliseconds since 1970")
    bots: _Players = Field(default=0, description="Bots fill it up to so many as it starts")
    speed: SpeedName = "quick"
    seconds: Annotated[int, Field(strict=True, ge=1, le=3_600)] = 20
    bank: _Seconds = Field(default=60, description="More seconds to act, for the whole event")
    hand_minutes: Annotated[int, Field(strict=True, ge=0, le=600)] = Field(
        default=0, description="What a hand counts on the levels' clock; 0: they go by real time"
    )
    mix: MixForm | None = None


class DealtForm(Shape):
    """An event to be dealt here."""

    key: Key
    name: NightName
    setup: Annotated[
        SetupForm, Field(examples=[{"house": "bcpc", "event": "deepstack", "buy_in": 2000}])
    ]
    terms: TermsForm


class DoorForm(Shape):
    """What a player asks at the door."""

    key: Key
    do: Literal["register", "withdraw", "re-enter", "rebuy", "add-on"]


class GameChoiceForm(Shape):
    """The game that the button calls."""

    key: Key
    game: Annotated[str, Field(max_length=80, examples=["omaha@bclc"])]


class FloorForm(Shape):
    """What whoever runs the event says."""

    key: Key
    do: Literal["start", "pause", "resume", "cancel"]


class DealtLine(Shape):
    """An event in the tournament lobby."""

    id: str
    name: str
    stage: Literal["registering", "playing", "over"]
    players: int = Field(description="Who have registered or entered")
    left: int
    full: int = Field(description="It starts with so many; 0: not by their number")
    bots: int = Field(description="Bots fill it up to so many")
    starts_at: int | None
    price: Money
    game: str
    opened_at: float


class DealtTable(Shape):
    """A table of the event."""

    letter: str
    id: str | None
    players: int
    busy: bool


class DealtPlayer(Shape):
    """Somebody in the event."""

    name: str
    bot: bool
    you: bool
    stack: int
    chair: str | None
    place: int | None
    won: Money


class OwnSeat(Shape):
    """Where the caller stands."""

    name: str
    table: str | None = Field(description="The id of the table where he sits, once it is dealt at")
    chair: str | None
    stack: int
    place: int | None
    won: Money
    away: bool


class GameOffered(Shape):
    """A game of a dealer's choice."""

    id: str
    name: str


class DealersChoice(Shape):
    """A dealer's choice that has not been made yet."""

    name: str = Field(description="Who has the button")
    yours: bool
    until: float = Field(description="Seconds since 1970; then the next game of the list comes")
    games: list[GameOffered]


class DealtPage(Shape):
    """An event as it stands, for one caller."""

    id: str
    seq: int
    name: str
    event: str
    house: str
    symbol: str
    game: str
    stage: Literal["registering", "playing", "over"]
    cancelled: bool
    paused: bool
    yours: bool = Field(description="Whether the caller may start, pause and cancel it")
    terms: TermsForm
    price: Money
    stack: int
    level: int
    blinds: list[int]
    next_blinds: list[int]
    level_left: int | None = Field(description="Milliseconds, where levels go by real time")
    hand_for_hand: bool
    on_break: bool
    registration: bool
    entries: int
    left: int
    average: int
    pool: Money
    kept: Money = Field(description="What the house keeps of the entries")
    prizes: list[PrizeView]
    players: list[DealtPlayer] = Field(description="Who are in by their stacks, then by places")
    tables: list[DealtTable]
    you: OwnSeat | None
    choice: DealersChoice | None = Field(description="Whose choice the caller's table waits for")
    may: list[Literal["register", "withdraw", "re-enter", "rebuy", "add-on"]]
    wallet: Money
    seal: str = Field(description="The hash of the secret that the draws follow from")
    secret: str | None = Field(description="Laid open when the event is over")
