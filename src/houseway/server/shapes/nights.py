"""Tournament nights: what is shown of them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from houseway.server.shapes import Money, Shape
from houseway.server.shapes.night_forms import ActSaid


class DealOffers(Shape):
    """What each would have: evenly, by chips, by chances of every place."""

    even: dict[str, Money]
    chips: dict[str, Money]
    chances: dict[str, Money]


class ColourUpView(Shape):
    """A chip that can go after a level."""

    after: int
    remove: int
    to: int


class ProposalView(Shape):
    """A structure that fits an evening."""

    levels: list[list[int]]
    minutes: int
    breaks: dict[str, int]
    big_blind_ante: bool
    chip: int
    last_level: int = Field(description="In which the event is expected to end")
    ends: int = Field(description="Minutes from the first hand, breaks among them")
    colour_ups: list[ColourUpView]
    chips_each: dict[str, int] | None = Field(description="A starting stack out of the set")
    serves: int | None = Field(description="Players that the set serves")


class NightOption(Shape):
    """Something that clubs decide differently."""

    name: str
    says: str
    value: bool | int | str
    ways: list[bool | int | str] = Field(description="Empty: any number from `least` on")
    least: int
    reads: str
    clause: str | None


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
    bounty: Money = Field(description="Won by putting others out")
    add_ons: int
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


class ChangeView(Shape):
    """Something that is other than it was."""

    what: str
    before: str
    after: str


class LogLine(Shape):
    """Something that was done: by whom, when, what it changed, and whether it was taken back."""

    number: int
    act: ActSaid
    by: str
    at: float = Field(description="Seconds since 1970")
    changes: list[ChangeView]
    undone_by: str | None
    undone_at: float | None


class RaceView(Shape):
    """A chip race of a table."""

    table: str
    remove: int
    to: int
    cards: dict[str, str]
    won: list[str]
    spared: list[str]
    change: int


class ChipsView(Shape):
    """The chips of the night: all that were sold, and every change since."""

    smallest: int
    removed: int = Field(description="That went out of play last; 0: none did")
    to_race: list[str] = Field(description="Tables that have yet to race")
    sold: int
    changes: dict[str, int]
    races: list[RaceView]


class DealView(Shape):
    """What those who are left agreed on."""

    shares: dict[str, Money]
    aside: Money


class MysteryView(Shape):
    """Mystery prizes: how many are left, which they are, who has drawn what."""

    left: list[str]
    drawn: dict[str, list[str]]


class AskView(Shape):
    """Somebody who asks to be let in."""

    asked: str
    name: str


class MyAsk(Shape):
    """How it stands with what the caller asked."""

    name: str
    state: Literal["waiting", "in", "refused"]


class EndingView(Shape):
    """When the night is expected to be over."""

    level: int
    minutes: int = Field(description="From the first hand, breaks among them")


class DoneView(Shape):
    """An act that was done."""

    number: int
    act: ActSaid
    by: str
    at: float = Field(description="Seconds since 1970")


class WrongRow(Shape):
    """A row of a list that could not be entered."""

    row: int
    text: str
    says: str


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
    alternates: list[str] = Field(description="Who has entered and waits for a chair")
    guarantee: Money
    guaranteed_by: str
    added: Money = Field(description="What a guarantee adds to the pool")
    rebuys: bool = Field(description="Whether players may buy in again")
    add_on: bool = Field(description="Whether the add-on is sold")
    re_entry: bool
    chips: ChipsView
    deal: DealView | None
    mystery: MysteryView | None
    ends: EndingView | None
    asks: list[AskView] = Field(description="Who asks to be let in, for directors")
    mine: MyAsk | None = Field(description="What the caller has asked")
    fee: Money | None = Field(description="What the club keeps, for directors")
    over: bool
    seal: str = Field(description="The hash of the secret that the draws follow from")
    secret: str | None = Field(description="Laid open when the night is over")


class ListReport(Shape):
    """What became of a list: who was entered, and which rows were wrong."""

    entered: list[str]
    wrong: list[WrongRow]
    page: NightPage
