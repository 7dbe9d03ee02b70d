"""What somebody may ask of a table, and hands that he thinks of setting."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Number, Paid, Shape, Staked
from houseway.server.shapes.rounds import CardText

SpotName = Annotated[str, Field(max_length=40)]
Stakes = Annotated[dict[SpotName, Staked], Field(max_length=40)]
SeatNumber = Annotated[int, Field(strict=True, ge=1, le=100)]
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
    seat: SeatNumber | None = Field(default=None, description="Which of several seats it is for")


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


Phrase = Literal[
    "Hello",
    "Good luck",
    "Nice hand",
    "Well played",
    "Thank you",
    "Unlucky",
    "One moment, please",
    "Goodbye",
    "👍",
    "👏",
    "😀",
    "😮",
    "😢",
    "🍀",
]


class Say(Shape):
    """Say one of the set phrases to the table."""

    do: Literal["say"]
    phrase: Phrase


BesideTheGame = JoinList | LeaveList | DeclineSeat | Close
BESIDE_THE_GAME = (JoinList, LeaveList, DeclineSeat, Close)  # commands that need no seat
STATELESS = (*BESIDE_THE_GAME, Say)  # and that answer no state


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
    | Close
    | Say,
    Field(discriminator="do"),
]


class CommandForm(Shape):
    """A command, the key that makes it happen once, and the state it answers."""

    key: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
    state: Number
    command: Command
    seat: SeatNumber | None = Field(
        default=None,
        description="Which of several seats of one's own it is for; if not said, the one that is "
        "asked, and standing up or sitting out is for all of them",
    )
