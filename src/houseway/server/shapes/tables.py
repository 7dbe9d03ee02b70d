"""A table as one viewer sees it, and what a viewer may ask of it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Money, Paid, Shape, Staked
from houseway.server.shapes.games import Settings
from houseway.server.shapes.hands import KillView, ShowView, StraddleView, TimeFeeView
from houseway.server.shapes.jackpots import JackpotSign, Slug
from houseway.server.shapes.rounds import CardText, RoundView

Phase = Literal["betting", "playing", "waiting"]
SpotName = Annotated[str, Field(max_length=40)]
Stakes = Annotated[dict[SpotName, Staked], Field(max_length=40)]
SeatNumber = Annotated[int, Field(strict=True, ge=1, le=100)]


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
    ready: bool
    straddle: Money
    waiting: bool = Field(description="Not dealt in before he posts or the big blind comes")


class ClockView(Shape):
    """The action clock (bclc-poker/33/1.12)."""

    seat: int
    ends_at: float = Field(description="Seconds since 1970")
    warn_at: float = Field(description="When the ten-second warning is given")
    warning: bool


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
    settings: Settings
    state: int
    phase: Phase
    waiting_for: str | None
    seats: list[SeatView]
    your_seat: int | None
    wallet: Money
    round_number: int
    round: RoundView | None
    commitment: str | None
    clock: ClockView | None
    closed_spots: list[str] = Field(default=[], description="Spots this table takes no bets on")
    bank: BankView | None = None
    meter: MeterView | None = None
    roads: RoadsView | None = None
    waiting_list: WaitingView
    straddle: StraddleView | None = None
    show: ShowView | None = None
    kill: KillView | None = None
    deals_at: float | None = Field(
        default=None,
        description="When the cards come, once somebody wants them and others may still post "
        "or show; seconds since 1970",
    )
    time_fee: TimeFeeView | None = None
    yours: bool = Field(description="You opened it, and may close it when nobody sits there")
    closed: bool
    jackpots: list[JackpotSign] = Field(default=[], description="Those it takes part in")


class TableLine(Shape):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    phase: Phase
    players: int
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


Chosen = Annotated[list[CardText], Field(max_length=10)]


class Action(Shape):
    """An answer to what the seat is offered."""

    act: Annotated[str, Field(max_length=20, examples=["fold", "raise_to", "stake"])]
    amount: Staked | None = None
    spot: SpotName | None = None
    cards: Chosen | None = None
    hands: Annotated[list[Chosen], Field(max_length=4)] | None = None
    extra: Annotated[list[SpotName], Field(max_length=4)] | None = None


class PreviewForm(Shape):
    """Hands that somebody thinks of setting."""

    action: Action


class PreviewHand(Shape):
    """One of the hands, and what it makes."""

    name: str
    cards: list[CardText]
    words: str | None


class Preview(Shape):
    """What the caller's own cards would make, set like this or by the house."""

    hands: list[PreviewHand]
    foul: str | None = Field(description="Why the hands may not be set like this")
    clause: str | None = Field(description="What makes it a foul, or decides the house way")


class Sit(Shape):
    """Take a seat and buy chips."""

    do: Literal["sit"]
    seat: SeatNumber
    buy_in: Paid


class Buy(Shape):
    """Buy more chips."""

    do: Literal["buy"]
    amount: Paid


class Leave(Shape):
    """Stand up with the whole stack."""

    do: Literal["leave"]


class Bet(Shape):
    """Put these bets on the layout in place of the ones there; none takes them back."""

    do: Literal["bet"]
    bets: Stakes
    tips: Annotated[Stakes, Field(default_factory=dict)]


class Deal(Shape):
    """Say that the cards may be dealt."""

    do: Literal["deal"]


class Act(Shape):
    """Answer what is asked."""

    do: Literal["act"]
    action: Action


class Straddle(Shape):
    """Post a straddle or an over-blind before the cards; 0 takes it back."""

    do: Literal["straddle"]
    amount: Staked


class Away(Shape):
    """Sit out."""

    do: Literal["away"]


class Back(Shape):
    """Play again."""

    do: Literal["back"]


class Post(Shape):
    """Post what is owed and be dealt in, instead of waiting for the big blind."""

    do: Literal["post"]


class Agree(Shape):
    """Come into a kill hand as a newcomer, and kill the one after it."""

    do: Literal["agree"]


class Refuse(Shape):
    """Refuse to post the kill of the next hand, and be put out of the game."""

    do: Literal["refuse"]


class Show(Shape):
    """Table a hand that won without a showdown, for everybody to see."""

    do: Literal["show"]


class Muck(Shape):
    """Keep a hand to yourself that won without a showdown."""

    do: Literal["muck"]


class TakeBank(Shape):
    """Bank the coming round, with a roll that covers every bet on the table."""

    do: Literal["bank"]
    roll: Paid
    dealer_bet: Paid | None = None


class WaiveBank(Shape):
    """Leave the bank of the coming round to the dealer."""

    do: Literal["waive"]


class CallClock(Shape):
    """Put the clock on the player to act."""

    do: Literal["clock"]


class JoinList(Shape):
    """Wait for a seat at this table, which is full, and at no other."""

    do: Literal["join_list"]


class LeaveList(Shape):
    """Wait no longer."""

    do: Literal["leave_list"]


class DeclineSeat(Shape):
    """Let the seat that is held go by, and wait for another behind everybody else."""

    do: Literal["decline_seat"]


class Close(Shape):
    """Close the table; whoever opened it may, when nobody sits there."""

    do: Literal["close"]


BesideTheGame = JoinList | LeaveList | DeclineSeat | Close
BESIDE_THE_GAME = (JoinList, LeaveList, DeclineSeat, Close)  # commands that answer no state


Command = Annotated[
    Sit
    | Buy
    | Leave
    | Bet
    | Deal
    | Act
    | Straddle
    | Away
    | Back
    | Post
    | Agree
    | Refuse
    | Show
    | Muck
    | TakeBank
    | WaiveBank
    | CallClock
    | JoinList
    | LeaveList
    | DeclineSeat
    | Close,
    Field(discriminator="do"),
]


class CommandForm(Shape):
    """A command, the key that makes it happen once, and the state it answers."""

    key: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
    state: Annotated[int, Field(strict=True, ge=0)]
    command: Command


class Opening(Shape):
    """A card the caller saw, and what proves that it lay there before the round."""

    position: int
    card: CardText
    salt: str


class Proof(Shape):
    """The commitment of one shuffle and the cards of it that the caller was entitled to see."""

    round: int
    commitment: str
    leaves: list[str] = Field(
        description="sha256 of position:card:salt for every card; sha256 of all of them joined "
        "is the commitment"
    )
    openings: list[Opening]
    unproved: list[CardText] = Field(
        description="Cards the caller saw that had been in play before: the muck was shuffled when "
        "the deck ran out. Where such a card first lay would tell who threw it away, so it is not "
        "opened. The order of that shuffle follows from the committed one, and `houseway verify` "
        "deals it again."
    )
