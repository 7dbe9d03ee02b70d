"""The catalogue and the rulebooks."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from houseway.server.shapes import Money, Shape

SettingValue = bool | int | str | list[int] | None
Settings = dict[str, SettingValue]


class SpotFacts(Shape):
    """A place for a wager."""

    name: str
    label: str
    clause: str | None
    opening: bool = Field(description="Staked before the cards; otherwise by a decision")
    tip: bool
    needs: list[str]
    excludes: list[str]
    equals: str | None = Field(description="A spot that must hold the very same amount")
    exactly: Money | None = Field(description="The one amount that is taken here")


class PayRow(Shape):
    """A hand and what it is paid."""

    hand: str
    pays: str


class PayTableFacts(Shape):
    """A pay table: as printed, or as a table posts it."""

    spot: str
    title: str
    clause: str
    rows: list[PayRow]


class SettingFacts(Shape):
    """A choice of the house when it opens a table."""

    name: str
    label: str
    kind: Literal[
        "money", "integer", "choice", "switch", "money_list", "percent", "text", "pay_table"
    ]
    default: SettingValue
    required: bool
    choices: list[str]
    least: int | None
    most: int | None
    clause: str | None
    help: str


class GameFacts(Shape):
    """What a game is."""

    id: str
    slug: str
    house: str
    house_title: str
    currency: str = Field(description="The code of what the house counts in; empty for any")
    symbol: str
    rulings: bool = Field(description="Whether its house rules on what people do at a table")
    name: str
    rulebook: str
    rulebook_title: str
    section: str
    clause: str
    aliases: list[str] = Field(description="What people call it besides")
    family: str
    kind: Literal["banked", "pot"]
    summary: str
    seats: int
    staff: dict[str, int]
    places: list[str]
    hands: list[str] = Field(description="The hands that cards are set into, the highest first")
    spots: list[SpotFacts]
    pay_tables: list[PayTableFacts]
    settings: list[SettingFacts]


class ClauseView(Shape):
    """One numbered rule, in our own words."""

    id: str
    kind: Literal["engine", "floor", "prompt", "policy"]
    gist: str
    section: str


class ClausePage(ClauseView):
    """A clause and its neighbours on the page."""

    rulebook_title: str
    section_title: str
    before: list[ClauseView]
    after: list[ClauseView]
