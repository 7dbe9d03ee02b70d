"""What the tablet of a live table may ask for."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool

from houseway.rulings.situations import GESTURES
from houseway.server.shapes import Number, Paid, Shape, Staked
from houseway.server.shapes.commands import SeatNumber
from houseway.server.shapes.jackpots import Key
from houseway.server.shapes.rulings import Note, Why

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
AccountId = Annotated[str, Field(min_length=1, max_length=64)]
PlaceName = Annotated[str, Field(max_length=24, examples=["board", "seat 3"])]


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


class TabletForm(Shape):
    """What comes with every command: a key that makes it happen once, and the state it answers."""

    key: Key
    state: Number
    done_by: AccountId | None = Field(
        default=None,
        description="Whose act it is, where a tablet has kept it; from anybody else it is refused",
    )


class LiveCommandForm(TabletForm):
    """A command at a live table for a pot."""

    command: Annotated[LiveCommand, Field(discriminator="do")]
