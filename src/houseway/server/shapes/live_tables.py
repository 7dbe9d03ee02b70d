"""A live table: what is seen of it, and how one is opened."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Money, Number, Paid, Shape
from houseway.server.shapes.games import ClauseView, Settings
from houseway.server.shapes.jackpots import Key
from houseway.server.shapes.rounds import CardText, LineView, OptionsView, PotView
from houseway.server.shapes.rulings import RulingView


class LiveTableForm(Shape):
    """Which game is dealt, at what stakes, and which chips there are."""

    key: Key
    game: Annotated[str, Field(max_length=80, examples=["texas-holdem@bcpc"])]
    settings: Annotated[Settings, Field(max_length=60, default_factory=dict)]
    name: Annotated[str, Field(max_length=40)] = ""
    chips: Annotated[list[Paid], Field(max_length=12)] = Field(
        default=[], description="What each colour is worth; some that suit the blinds if none"
    )


class LiveTableLine(Shape):
    """A live table in the lobby."""

    id: str
    name: str
    game: str
    kind: Literal["pot", "banked"]
    phase: str
    players: int
    hand: int
    closed: bool
    touched_at: int


class LiveSeat(Shape):
    """Somebody at the table."""

    seat: int
    name: str
    stack: Money = Field(description="Behind, while a hand is played")
    bet: Money
    status: str = Field(description="in, folded, all in; out where he has no part in the hand")
    away: bool
    waiting: bool = Field(description="Not dealt in until he posts or the big blind reaches him")
    marks: list[str]
    cards: list[CardText | None] = Field(description="Those that were shown; null is face down")
    words: str | None
    early: str | None = Field(description="What he did before his turn, which has not come yet")


class LiveToAct(Shape):
    """Whose turn it is to bet, and what he faces."""

    seat: int
    facing: Money
    owes: Money
    prior: list[Money] = Field(description="His chips that lie there, one by one where known")
    least: Money | None = Field(description="The least total of a bet or raise; null: he may not")
    most: Money | None


class LivePlace(Shape):
    """Cards in the middle."""

    place: str
    label: str
    cards: list[CardText | None]


class LiveSeen(Shape):
    """What somebody was seen doing."""

    seat: int
    chips: list[Money]
    said: str
    said_amount: Money | None
    gesture: str


class LiveEntry(Shape):
    """One act in the record: what was seen, ruled, decided and played."""

    number: int
    seat: int
    name: str
    kind: str = Field(description="acted, turn_came, passed_over, corrected")
    seen: LiveSeen | None
    ruling: RulingView
    decision: str | None
    by: str
    why: str
    played: str | None = Field(description="The act as the hand went on with it")
    against: ClauseView | None = Field(description="Why the hand could not take it as ruled")
    waits: bool
    void: str = Field(description="Why it counts no more")
    may_correct: bool


class LiveStruck(Shape):
    """Something that was taken back."""

    words: str
    by: str
    why: str


class LiveTableView(Shape):
    """A live table as one viewer sees it."""

    id: str
    name: str
    game: str
    game_name: str
    stakes: str
    symbol: str
    state: Number
    phase: Literal["waiting", "playing", "over", "closed"]
    yours: bool = Field(description="Whether the viewer may keep its count")
    decides: bool = Field(description="Whether he may choose what the book leaves open")
    chips: list[Money]
    seat_count: int
    seats: list[LiveSeat]
    hand: int
    button: int | None
    street: str | None
    pot: Money = Field(description="Everything in the middle, the bets of this street with it")
    pots: list[PotView]
    places: list[LivePlace]
    to_act: LiveToAct | None
    asks: OptionsView | None = Field(description="What is asked besides wagers, and of whom")
    waits: LiveEntry | None = Field(description="The act that waits for a decision")
    record: list[LiveEntry]
    struck: list[LiveStruck]
    lines: list[LineView]
    may_undo: bool
    cannot_deal: str | None
    bought: Money | None = Field(description="Chips out of the cage; for those who keep the count")
    taken: dict[str, Money]
    pack: list[CardText]
