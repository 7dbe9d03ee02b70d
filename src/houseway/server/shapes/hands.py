"""What there is to see of a pot table between its hands."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from houseway.server.shapes import Money, Shape


class StraddleView(Shape):
    """Who may straddle the next hand, or post over its largest blind, and with what."""

    kind: Literal["straddle", "over-blind"]
    seats: list[int]
    least: Money
    most: Money = Field(description="For you, where you are one of them")
    step: Money = Field(description="What it must be a multiple of: the chips that it is made with")


class ShowView(Shape):
    """Who won without a showdown, and may show his hand or muck it."""

    seat: int
    ends_at: float = Field(description="When he has mucked it; seconds since 1970")


class KillView(Shape):
    """The kill button of a table that plays with one (bclc-poker/22)."""

    button: Literal["neutral", "leg-up", "kill"]
    seat: int | None = Field(description="Before whom it lies; null in the dealer's tray")
    killer: int | None = Field(description="Who must post the next hand's kill")
    post: Money = Field(description="What a kill is posted with")
    agreed: int | None = Field(description="The newcomer who will kill the hand after the next")


class EventOfTable(Shape):
    """The tournament that a table belongs to, as it stood when the hand was dealt."""

    id: str = Field(description="Of the dealt event")
    letter: str = Field(description="Of the table")
    level: int
    blinds: list[int]
    left: int = Field(description="Players who are in")
    entries: int
    hand_for_hand: bool
    seconds: float = Field(description="To act, before the bank is touched")
    bank: float | None = Field(description="Seconds more that you have left, if you sit here")


class Taken(Shape):
    """What one player paid."""

    seat: int
    amount: Money


class TimeFeeView(Shape):
    """Collection by time, at a table that posts it."""

    fee: Money = Field(description="What each player pays for a half hour")
    next_at: float = Field(description="The next half hour, in seconds since 1970")
    due: Money = Field(description="What you pay before the next cards; 0 if you have paid")
    taken_at: float | None = Field(description="When it was last taken; seconds since 1970")
    taken: list[Taken]
