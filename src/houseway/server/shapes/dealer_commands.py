"""What the tablet of a live banked table may ask for."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Paid, Shape, Staked
from houseway.server.shapes.commands import SeatNumber, SpotName, Stakes
from houseway.server.shapes.dealer_tables import Join
from houseway.server.shapes.live_commands import (
    Away,
    Back,
    BuyChips,
    CashOut,
    CloseLive,
    KeyedCard,
    Name,
    PlaceName,
    PushPot,
    TabletForm,
    Undo,
    Void,
)
from houseway.server.shapes.rounds import CardText
from houseway.server.shapes.rulings import Note, Why

MOST_CARDS = 60
Cards = Annotated[list[KeyedCard], Field(max_length=10)]


class DealerAction(Shape):
    """What a seat decided, of what it was offered; `??` is a card that nobody has seen."""

    act: Annotated[str, Field(max_length=20)]
    amount: Staked | None = None
    spot: SpotName | None = None
    cards: Cards | None = None
    hands: Annotated[list[Cards], Field(max_length=4)] | None = None
    extra: Annotated[list[SpotName], Field(max_length=4)] | None = None


class TakeSeat(Shape):
    """Somebody takes a seat; without a buy-in nobody counts his chips."""

    do: Literal["sit"]
    seat: SeatNumber
    name: Name
    buy_in: Paid | None = None


class LayBets(Shape):
    """What lies before a seat, in place of what lay there; whoever is new sits down by it."""

    do: Literal["bet"]
    seat: SeatNumber
    bets: Stakes
    tips: Annotated[Stakes, Field(default_factory=dict)]


class BetBehind(Shape):
    """Somebody who does not hold a seat bets on it, in place of what he had there."""

    do: Literal["behind"]
    name: Name
    seat: SeatNumber
    bets: Stakes
    joins: Annotated[
        list[Join],
        Field(max_length=3, description="What he puts up more money for when the seat does"),
    ] = []


class LayCommission(Shape):
    """Commission that a seat lays down before the cards, in place of what lay there."""

    do: Literal["prepay"]
    seat: SeatNumber
    amount: Staked


class TakesBank(Shape):
    """Somebody banks the coming round."""

    do: Literal["bank"]
    seat: SeatNumber
    roll: Paid
    dealer_bet: Paid | None = None


class WaivesBank(Shape):
    """Somebody leaves the bank that he is offered, or has."""

    do: Literal["waive"]
    seat: SeatNumber


class CloseBets(Shape):
    """No more bets; with the dice or the number that were thrown, if any."""

    do: Literal["deal"]
    thrown: Annotated[
        list[Annotated[int, Field(strict=True, ge=1, le=99)]], Field(max_length=6)
    ] = []


class TurnCards(Shape):
    """Cards that were turned: at a place, or where the script wants them as they come."""

    do: Literal["cards"]
    cards: Annotated[list[CardText], Field(min_length=1, max_length=MOST_CARDS)]
    place: PlaceName | None = None


class Decided(Shape):
    """What a seat decided."""

    do: Literal["answer"]
    seat: Annotated[int, Field(strict=True, ge=0, le=100)]
    action: DealerAction


class PutRight(Shape):
    """A card that was keyed earlier is another one."""

    do: Literal["put_right"]
    place: PlaceName
    at: Annotated[int, Field(strict=True, ge=0, le=100, description="Of the place, from 0")]
    card: CardText
    by: Note = ""
    why: Why


class NewShoe(Shape):
    """The cards were shuffled and loaded anew."""

    do: Literal["shoe"]


DealerCommand = (
    TakeSeat
    | BuyChips
    | CashOut
    | Away
    | Back
    | LayBets
    | BetBehind
    | LayCommission
    | TakesBank
    | WaivesBank
    | CloseBets
    | TurnCards
    | Decided
    | PutRight
    | Undo
    | PushPot
    | Void
    | NewShoe
    | CloseLive
)


class DealerCommandForm(TabletForm):
    """A command at a live table against a bank."""

    command: Annotated[DealerCommand, Field(discriminator="do")]
