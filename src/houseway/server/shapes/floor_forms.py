"""What the floor may ask for at a table, and of a person."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Paid, Shape
from houseway.server.shapes.commands import SeatNumber
from houseway.server.shapes.games import Settings
from houseway.server.shapes.jackpots import Key
from houseway.server.shapes.tables import TableForm

Why = Annotated[str, Field(max_length=200)]
Id = Annotated[str, Field(min_length=1, max_length=64)]


class CloseTable(Shape):
    """Close it; everybody has his chips back."""

    do: Literal["close"]
    why: Why = ""


class PauseTable(Shape):
    """Deal no more rounds for now."""

    do: Literal["pause"]
    why: Why = ""


class ResumeTable(Shape):
    """Deal again."""

    do: Literal["resume"]
    why: Why = ""


class MovePlayer(Shape):
    """Take a player with his chips to a seat of another table."""

    do: Literal["move"]
    seat: SeatNumber
    to_table: Id
    to_seat: SeatNumber
    why: Why = ""


class SeatPlayer(Shape):
    """Hold a seat for somebody, who buys in himself."""

    do: Literal["seat"]
    person: Id
    seat: SeatNumber
    why: Why = ""


class PutOut(Shape):
    """Put a player out, for as long as the table is open."""

    do: Literal["put_out"]
    seat: SeatNumber
    why: Why = ""


class ChangeStakes(Shape):
    """Post other stakes, between rounds."""

    do: Literal["stakes"]
    settings: Annotated[Settings, Field(max_length=60)]
    why: Why = ""


class FillTable(Shape):
    """Bring chips to the tray."""

    do: Literal["fill"]
    amount: Paid
    why: Why = ""


class CreditTable(Shape):
    """Take chips from the tray."""

    do: Literal["credit"]
    amount: Paid
    why: Why = ""


FloorCommand = Annotated[
    CloseTable
    | PauseTable
    | ResumeTable
    | MovePlayer
    | SeatPlayer
    | PutOut
    | ChangeStakes
    | FillTable
    | CreditTable,
    Field(discriminator="do"),
]


class OrderForm(Shape):
    """What is to be done at a table, and the key that makes it happen once."""

    key: Key
    command: FloorCommand


class FloorOpenForm(Shape):
    """A table to be opened for the house."""

    key: Key
    table: TableForm
    why: Why = ""


class CompPlayer(Shape):
    """Give chips on the house."""

    do: Literal["comp"]
    amount: Paid
    why: Annotated[str, Field(min_length=1, max_length=200)]


class ExcludePlayer(Shape):
    """Exclude somebody for so many days, or for good."""

    do: Literal["exclude"]
    days: Annotated[int, Field(strict=True, ge=1, le=36_500)] | None
    why: Annotated[str, Field(min_length=1, max_length=200)]


class ReadmitPlayer(Shape):
    """Let somebody in again whom the house had excluded."""

    do: Literal["readmit"]
    why: Annotated[str, Field(min_length=1, max_length=200)]


class PersonForm(Shape):
    """What is to be done for or to somebody, once for each key."""

    key: Key
    command: Annotated[CompPlayer | ExcludePlayer | ReadmitPlayer, Field(discriminator="do")]


class OwnLimitForm(Shape):
    """A limit for oneself in a gaming day: cents to lose, cents in new chips, or minutes."""

    kind: Literal["loss", "deposit", "minutes"]
    amount: Annotated[int, Field(strict=True, ge=1, le=10**12)] | None = Field(
        description="None: no limit, from a day on"
    )


class OwnExclusionForm(Shape):
    """Exclude oneself for so many days, or for good."""

    days: Annotated[int, Field(strict=True, ge=1, le=36_500)] | None


class OwnLimitView(Shape):
    """A limit that one has set oneself, and what is to come."""

    kind: Literal["loss", "deposit", "minutes"]
    amount: int | None
    then: int | None
    then_at: int | None = Field(description="When that holds, in milliseconds since 1970")
    used: int = Field(description="On this gaming day")


class OwnLimits(Shape):
    """What one has set oneself."""

    limits: list[OwnLimitView]
    excluded: str | None
