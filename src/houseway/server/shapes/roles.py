"""Who may do what, who has which role, and what waits for a second person."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.people.roles import Role, StaffAct
from houseway.server.shapes import Money, Shape
from houseway.server.shapes.jackpots import Key
from houseway.server.shapes.people import Name

Moment = Annotated[int, Field(description="Milliseconds since 1970")]
State = Literal["waiting", "confirmed", "done", "refused", "withdrawn", "lapsed"]


class RoleFacts(Shape):
    """A role, in words."""

    role: Role
    words: str
    given: bool = Field(description="Whether it is given and taken; everybody is a player")


class ActFacts(Shape):
    """An act, in words, and who may do it."""

    act: StaffAct
    words: str
    roles: list[Role]
    money: bool = Field(description="Whether it moves money")
    four_eyes: bool = Field(description="Whether it needs two people in this house")


class HeldRole(Shape):
    """A role that somebody has."""

    role: Role
    by: str = Field(description="Who gave it")
    at: Moment | None = Field(description="When; none if the room is run with his name")


class PersonRoles(Shape):
    """Somebody and his roles."""

    name: str
    roles: list[HeldRole]


class Note(Shape):
    """A line of what the house wrote down about roles and acts."""

    at: Moment
    words: str


class RolesPage(Shape):
    """The roles of the house, its acts, those who have a role, and how they came by it."""

    roles: list[RoleFacts]
    acts: list[ActFacts]
    people: list[PersonRoles]
    kept: list[str] = Field(description="Names the room is run with that have no account yet")
    notes: list[Note] = Field(description="The last first")


class GiveRole(Shape):
    """Give somebody a role."""

    do: Literal["give"]
    name: Name
    role: Role


class TakeRole(Shape):
    """Take a role away from somebody."""

    do: Literal["take"]
    name: Name
    role: Role


class RoleForm(Shape):
    """What is to be given or taken, and the key that makes it happen once."""

    key: Key
    command: Annotated[GiveRole | TakeRole, Field(discriminator="do")]


class AskedView(Shape):
    """An act that one person has asked for and that a second confirms."""

    id: str
    act: StaffAct
    words: str = Field(description="What he asked for")
    told: dict[str, str] = Field(description="Everything that he filled in")
    by: str
    second: str | None = Field(description="Who confirmed it")
    state: State
    asked_at: Moment
    ends_at: Moment = Field(description="When it lapses")
    yours: bool = Field(description="Whether the caller asked for it, and may withdraw it")
    may_confirm: bool


class TableTaken(Shape):
    """What one table took on a gaming day."""

    table: str
    name: str
    game: str
    rounds: int
    live: bool = Field(description="Real cards and chips, keyed on a tablet")
    bought: Money
    rake: Money
    collection: Money
    commission: Money
    drop: Money
    tips: Money


class DayTakings(Shape):
    """A gaming day, table by table; those at which nothing happened are left out."""

    day: str
    tables: list[TableTaken]
