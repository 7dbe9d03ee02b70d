"""The board: what is spread, who waits for it, and how to put one's name down."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Shape
from houseway.server.shapes.games import Settings

ListId = Annotated[str, Field(max_length=32, pattern=r"^list-[0-9a-f]{16}$")]
CommandKey = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]


class BoardTable(Shape):
    """A table that spreads a game of the board."""

    id: str
    name: str
    players: int
    seats: int
    free: int = Field(description="Seats that anybody may take")


class SeatCall(Shape):
    """A seat that is held for you."""

    table: str
    table_name: str
    seat: int
    until: float = Field(description="Seconds since 1970")


class BoardLine(Shape):
    """A game and its stakes on the board."""

    id: str
    game: str
    stakes: str = Field(examples=["no-limit 5/10"])
    tables: list[BoardTable]
    names: list[str] = Field(description="Who waits, the next first")
    opens_with: int = Field(description="So many names open a new table")
    your_place: int | None = Field(description="1 is the next to be called")
    your_seat: SeatCall | None


class BoardView(Shape):
    """The whole board, as one viewer sees it."""

    lines: list[BoardLine]


class PlaceView(Shape):
    """A list that you are on: of a game and its stakes, or of one table alone."""

    list: str | None = Field(description="Of the board; null for the list of one table")
    table: str | None = Field(description="The table whose own list it is")
    table_name: str | None
    game: str
    game_name: str
    stakes: str
    place: int | None
    seat: SeatCall | None = Field(description="Held for you: take it before its time runs out")


class Places(Shape):
    """Every list that you are on; those where a seat is held come first."""

    places: list[PlaceView]


class JoinBoard(Shape):
    """Wait for the first seat at any table of a line of the board."""

    do: Literal["join"]
    list: ListId


class AskForGame(Shape):
    """Wait for a game at these stakes, whether it has a table yet or not."""

    do: Literal["ask"]
    game: Annotated[str, Field(max_length=80)]
    settings: Annotated[Settings, Field(max_length=60, default_factory=dict)]


class LeaveBoard(Shape):
    """Wait no longer; a seat that is held goes to the next."""

    do: Literal["leave"]
    list: ListId


BoardCommand = Annotated[JoinBoard | AskForGame | LeaveBoard, Field(discriminator="do")]


class BoardForm(Shape):
    """A command, and the key that makes it happen once."""

    key: CommandKey
    command: BoardCommand


class OpenForm(Shape):
    """The key that makes a table open once."""

    key: CommandKey
