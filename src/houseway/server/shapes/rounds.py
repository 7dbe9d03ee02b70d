"""A round as one viewer sees it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Money, Shape

CardText = Annotated[str, Field(pattern=r"^([2-9TJQKA][cdhs]|Jk|Bk)$", examples=["As"])]


class OfferView(Shape):
    """One thing the player may do; an amount goes from least to most in steps."""

    act: str
    label: str
    clause: str | None
    spot: str | None
    least: Money
    most: Money
    step: Money
    sized: bool = Field(default=False, description="Whether its answer names an amount")
    cards: list[str] = []
    parts: list[int] = []
    extra: list[str] = []
    loose: bool = False


class OptionsView(Shape):
    """Who must act and what he may do."""

    seat: int
    hand: str | None = Field(default=None, description="Which of several hands of the seat")
    offers: list[OfferView]


class HandView(Shape):
    """Cards at one place; null is a card that lies face down for this viewer."""

    place: str
    label: str
    cards: list[CardText | None]
    words: str | None
    marks: list[str] = Field(default=[], description="Buttons that lie at the place")
    of: str = Field(default="", description="The place whose hand it is, where it has several")
    open: list[int] = Field(
        default=[], description="Which of one's own cards the others see, by their place from 0"
    )
    lifted: list[int] | None = Field(
        default=None, description="Which of its cards won the pot, by their place from 0"
    )
    peek: CardText | None = Field(
        default=None,
        description="The card that the viewer holds and bends over, before the others see it",
    )


class SeatInRound(Shape):
    """A seat that takes part in the round."""

    seat: int
    stack: Money
    status: str
    bets: dict[str, Money]
    tips: dict[str, Money]
    marks: list[str]
    hands: list[HandView]


class PotView(Shape):
    """Chips in the middle and who plays for them."""

    name: str
    amount: Money
    seats: list[int]


class SaidView(Shape):
    """Something said at the table that this viewer could hear."""

    words: str
    clause: str | None
    to: str


class LineView(Shape):
    """One settled wager: the result, the reason in words and the clause."""

    seat: int | None
    spot: str
    stake: Money
    result: Literal["wins", "loses", "pushes", "pays", "returned"]
    odds: str | None
    net: Money
    reason: str
    clause: str
    tip: bool
    by: str | None = None
    row: str | None = Field(default=None, description="The row of the pay table that paid it")
    wager: str = Field(default="", description="The spot of the wager that it belongs to")
    hand: str | None = Field(default=None, description="The place of a split hand that it is for")


class RoundView(Shape):
    """What one viewer may know of a round."""

    game: str
    viewer: str
    state: int
    over: bool
    button: int | None
    street: str | None
    seats: list[SeatInRound]
    places: list[HandView]
    pots: list[PotView]
    to_act: int | None
    waiting_for: list[int] = Field(
        default=[], description="Every seat that is asked now; several may answer in any order"
    )
    options: OptionsView | None = None
    said: list[SaidView] = Field(
        description="The last that was said; in a recalled round, since the moment before"
    )
    lines: list[LineView]
