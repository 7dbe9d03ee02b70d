"""A live table: what is seen of it, and what the dealer's tablet may ask for."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool

from houseway.rulings.situations import GESTURES
from houseway.server.shapes import Money, Number, Paid, Shape, Staked
from houseway.server.shapes.commands import SeatNumber
from houseway.server.shapes.games import ClauseView
from houseway.server.shapes.jackpots import Key
from houseway.server.shapes.rounds import CardText, LineView, OptionsView, PotView
from houseway.server.shapes.rulings import Note, RulingView, Why

MOST_CHIPS = 60
Chips = Annotated[list[Paid], Field(max_length=MOST_CHIPS)]
Name = Annotated[str, Field(min_length=1, max_length=24)]
Gesture = Annotated[str, Field(max_length=20, examples=list(GESTURES))]
KeyedCard = Annotated[
    str,
    Field(
        pattern=r"^([2-9TJQKA][cdhs]|Jk|Bk|\?\?)$",
        description="`??` is one that lies face down between others",
        examples=["As"],
    ),
]
PlaceName = Annotated[str, Field(max_length=24, examples=["board", "seat 3"])]


class LiveTableForm(Shape):
    """Which game is dealt, at what stakes, and which chips there are."""

    key: Key
    game: Annotated[str, Field(max_length=80, examples=["texas-holdem@bcpc"])]
    settings: Annotated[
        dict[
            Annotated[str, Field(max_length=40)],
            bool | int | Annotated[str, Field(max_length=40)] | list[int] | None,
        ],
        Field(max_length=60, default_factory=dict),
    ]
    name: Annotated[str, Field(max_length=40)] = ""
    chips: Annotated[list[Paid], Field(max_length=12)] = Field(
        default=[], description="What each colour is worth; some that suit the blinds if none"
    )


class LiveTableLine(Shape):
    """A live table in the lobby."""

    id: str
    name: str
    game: str
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


class SeenForm(Shape):
    """What a player was seen and heard doing."""

    seat: SeatNumber
    chips: Chips = []
    said: Note = ""
    said_amount: Staked | None = None
    gesture: Gesture = "drop"
    pulled: Chips = []
    chips_first: StrictBool = False
    first_motion: Chips = []


class LiveAction(Shape):
    """An answer that is no wager."""

    act: Annotated[str, Field(max_length=20)]
    amount: Staked | None = None
    spot: Annotated[str, Field(max_length=200)] | None = None
    cards: Annotated[list[KeyedCard], Field(max_length=10)] | None = None


class SitDown(Shape):
    """Somebody takes a seat with chips."""

    do: Literal["sit"]
    seat: SeatNumber
    name: Name
    buy_in: Paid


class BuyChips(Shape):
    """Somebody buys more chips."""

    do: Literal["buy"]
    seat: SeatNumber
    amount: Paid


class CashOut(Shape):
    """Somebody leaves with his whole stack."""

    do: Literal["cash_out"]
    seat: SeatNumber


class Away(Shape):
    """Somebody sits out."""

    do: Literal["away"]
    seat: SeatNumber


class Back(Shape):
    """Somebody plays again."""

    do: Literal["back"]
    seat: SeatNumber


class Post(Shape):
    """Somebody posts what he owes, instead of waiting for the big blind."""

    do: Literal["post"]
    seat: SeatNumber


class Straddle(Shape):
    """Somebody straddles the next hand; 0 takes it back."""

    do: Literal["straddle"]
    seat: SeatNumber
    amount: Staked


class Button(Shape):
    """The button goes to whoever has drawn it, before the first hand."""

    do: Literal["button"]
    seat: SeatNumber


class DealHand(Shape):
    """The cards are out."""

    do: Literal["deal"]


class SeenAct(Shape):
    """Somebody has done something: what does it count as?"""

    do: Literal["act"]
    seen: SeenForm


class PassOver(Shape):
    """The player to act was passed over by those behind him."""

    do: Literal["passed_over"]
    spoke_up: StrictBool = False


class Decide(Shape):
    """Go on as it was ruled, or with one of the choices."""

    do: Literal["decide"]
    choice: Annotated[str, Field(max_length=40)]
    by: Note = ""
    why: Note = ""


class KeyCards(Shape):
    """The cards that lie open at a place, in place of those keyed before."""

    do: Literal["key"]
    place: PlaceName
    cards: Annotated[list[KeyedCard], Field(max_length=10)]


class Answer(Shape):
    """An answer that is no wager, for a seat, or for the dealer as seat 0."""

    do: Literal["answer"]
    seat: Annotated[int, Field(strict=True, ge=0, le=100)]
    action: LiveAction


class Correct(Shape):
    """An act of this street was something else than was keyed."""

    do: Literal["correct"]
    entry: Number
    seen: SeenForm
    by: Note = ""
    why: Why


class Undo(Shape):
    """The last step was keyed wrong."""

    do: Literal["undo"]
    by: Note = ""
    why: Why


class PushPot(Shape):
    """The pot has gone to its winners: the hand is over for good."""

    do: Literal["settle"]


class Void(Shape):
    """A misdeal: everybody has his chips again."""

    do: Literal["void"]
    why: Why


class CloseLive(Shape):
    """Close the table, when everybody has cashed out."""

    do: Literal["close"]


LiveCommand = (
    SitDown
    | BuyChips
    | CashOut
    | Away
    | Back
    | Post
    | Straddle
    | Button
    | DealHand
    | SeenAct
    | PassOver
    | Decide
    | KeyCards
    | Answer
    | Correct
    | Undo
    | PushPot
    | Void
    | CloseLive
)


class LiveCommandForm(Shape):
    """A command, the key that makes it happen once, and the state it answers."""

    key: Key
    state: Number
    command: Annotated[LiveCommand, Field(discriminator="do")]
