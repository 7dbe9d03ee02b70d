"""Who plays here."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from houseway.server.people.passwords import LONGEST_PASSWORD, SHORTEST_PASSWORD
from houseway.server.people.roles import Role, StaffAct
from houseway.server.shapes import Money, Shape

Name = Annotated[str, Field(max_length=80)]
NewPassword = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]


class GuestForm(Shape):
    """A guest may give a name."""

    name: Name | None = None


class AccountForm(Shape):
    """What a new account needs."""

    name: Name
    password: NewPassword


class SignInForm(Shape):
    """A name and its password."""

    name: Name
    password: Annotated[str, Field(max_length=LONGEST_PASSWORD)]


class PasswordForm(Shape):
    """Another password, by whoever knows the one there is."""

    old: Annotated[str, Field(max_length=LONGEST_PASSWORD)]
    new: NewPassword


class Me(Shape):
    """The one who asks."""

    id: str
    name: str
    guest: bool
    wallet: Money
    roles: list[Role] = Field(description="What he is in the house")
    acts: list[StaffAct] = Field(description="What he may do that not everybody may")
    chips_below: Money = Field(description="New chips are given while the wallet holds less")


class TokenView(Shape):
    """A bearer token for a program; it is shown once."""

    token: str
