"""A table as one viewer sees it, and one to be opened."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Money, Shape
from houseway.server.shapes.games import PayTableFacts, Settings
from houseway.server.shapes.hands import (
    EventOfTable,
    KillView,
    ShowView,
    StraddleView,
    TimeFeeView,
)
from houseway.server.shapes.jackpots import JackpotSign, Slug
from houseway.server.shapes.rounds import RoundView

Phase = Literal["betting", "playing", "waiting"]


class CurrencyView(Shape):
    """What the amounts of a table are counted in; sentences name them without its sign."""

    code: str = Field(description="Empty for any")
    symbol: str
    name: str


class SeatView(Shape):
    """Somebody at the table."""

    seat: int
    name: str
    bot: bool
    you: bool
    stack: Money
    away: bool
    bets: dict[str, Money]
    tips: dict[str, Money]
    laid: dict[str, Money] = Field(
        default={}, description="What he had bet before the cards of the round on the table"
    )
    laid_tips: dict[str, Money] = Field(default={}, description="And for the dealer")
    ready: bool
    straddle: Money
    waiting: bool = Field(description="Not dealt in before he posts or the big blind comes")


class ClockView(Shape):
    """The action clock (bclc-poker/33/1.12)."""

    seat: int
    ends_at: float = Field(description="Seconds since 1970")
    warn_at: float = Field(description="When the ten-second warning is given")
    warning: bool
    banked: bool = Field(default=False, description="It has run out; a time bank is drawn on")


class RemarkView(Shape):
    """A set phrase that somebody said at the table."""

    seat: int
    name: str
    phrase: str
    at: float = Field(description="Seconds since 1970")


class TalkView(Shape):
    """Table talk."""

    hushed: bool = Field(description="The floor has switched it off")
    heard: list[RemarkView] = Field(description="What was said last, the latest at the end")


class TalkForm(Shape):
    """Whether a table is hushed."""

    hushed: bool


class BankView(Shape):
    """Who banks the round, or may bank the coming one."""

    offered_to: int | None = Field(description="The seat that has yet to take or waive it")
    seat: int | None = Field(description="The player who banks; null while the house does")
    roll: Money | None
    dealer_bet: Money | None = Field(
        description="What the dealer stakes against the bank; may be lowered as it is taken"
    )
    covers: Money | None = Field(
        default=None, description="What is on the table for whoever is offered the bank to cover"
    )


class MeterView(Shape):
    """A progressive jackpot's display."""

    name: str
    amount: Money
    linked: bool = Field(description="Whether other tables share it")


class RoadCell(Shape):
    """One mark of a scoreboard; columns and rows are counted from 0 at the top left."""

    column: int
    row: int
    mark: Literal["player", "banker", "tie", "red", "blue"]
    ties: int = Field(description="Ties since this win, before the next")
    notes: list[str] = Field(description="natural, player_pair, banker_pair")


class RoadsView(Shape):
    """How the rounds of the present shoe came out, as baccarat's five scoreboards."""

    fresh: bool = Field(description="The coming round opens a new shoe, and new scoreboards")
    bead: list[RoadCell]
    big: list[RoadCell]
    big_eye: list[RoadCell]
    small: list[RoadCell]
    cockroach: list[RoadCell]


class HeldSeat(Shape):
    """A seat that is kept for somebody from the waiting list."""

    seat: int
    name: str
    yours: bool
    until: float = Field(description="Seconds since 1970")


class WaitingView(Shape):
    """Those who wait for a seat."""

    names: list[str] = Field(description="Who waits, the next first")
    your_place: int | None = Field(description="1 is the next to be called")
    held: list[HeldSeat]


class TableView(Shape):
    """What one viewer sees of a table."""

    id: str
    name: str
    game: str
    stakes: str = Field(description="In words, as the board has them")
    board: str = Field(description="Its line of the board: the list for this game and stakes")
    currency: CurrencyView
    settings: Settings
    state: int
    phase: Phase
    waiting_for: str | None
    seats: list[SeatView]
    your_seat: int | None = Field(description="Of several, the one that is asked, or the first")
    your_seats: list[int] = Field(default=[], description="All positions of yours")
    positions: int = Field(default=1, description="How many positions one person may play here")
    wallet: Money
    round_number: int
    round: RoundView | None
    commitment: str | None
    reshuffles: list[str] = Field(
        default=[],
        description="Seals of the muck of round `round_number`, each from the moment that it was "
        "shuffled into the stub",
    )
    clock: ClockView | None
    pay_tables: list[PayTableFacts] = Field(default=[], description="What this table pays by")
    closed_spots: list[str] = Field(default=[], description="Spots this table takes no bets on")
    bank: BankView | None = None
    meter: MeterView | None = None
    roads: RoadsView | None = None
    waiting_list: WaitingView
    straddle: StraddleView | None = None
    show: ShowView | None = None
    kill: KillView | None = None
    time_bank: float | None = Field(
        default=None, description="Seconds that you may think beyond the clock, in a pot game"
    )
    talk: TalkView = TalkView(hushed=False, heard=[])
    deals_at: float | None = Field(
        default=None,
        description="When the cards come, once somebody wants them and others may still post "
        "or show; seconds since 1970",
    )
    time_fee: TimeFeeView | None = None
    yours: bool = Field(description="You opened it, and may close it when nobody sits there")
    closed: bool
    jackpots: list[JackpotSign] = Field(default=[], description="Those it takes part in")
    event: EventOfTable | None = Field(default=None, description="Whose table it is, if one's")


class TableLine(Shape):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    phase: Phase
    players: int
    people: int = Field(description="Players who are no bots")
    seats: int
    waiting: int = Field(description="People on the list for a seat")
    board: str | None = Field(description="Its line of the board")
    settings: Settings


class TableForm(Shape):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=80)]
    settings: Annotated[Settings, Field(max_length=60, default_factory=dict)]
    name: Annotated[str, Field(max_length=80)] | None = None
    bots: Annotated[int, Field(strict=True, ge=0, le=20)] = 0
    jackpots: Annotated[list[Slug], Field(max_length=8, default_factory=list)]
    room: Annotated[str, Field(max_length=40)] | None = Field(
        default=None, description="Where it stands, for a jackpot that links several rooms"
    )
