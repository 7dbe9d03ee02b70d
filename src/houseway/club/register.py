"""The register: people of the club, who is a member or a guest, and who plays a season.

register = Register().join(Person("Ann", email="ann@example.org")).enrol("2026", "Ann")
register.lists("2026")      # members, guests, registered, sleeping: what a night's door asks for
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from houseway.errors import BadInput, IllegalAction

LONGEST_NAME = 60
LONGEST_ADDRESS = 120
_NAME = re.compile(r"[^\W\d_][\w .'’-]*")
_EMAIL = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody whom the club knows. Addresses are for the committee alone."""

    name: str
    guest: bool = False  # plays, and is no member
    email: str = ""
    phone: str = ""

    def __post_init__(self) -> None:
        if len(self.name) > LONGEST_NAME or not _NAME.fullmatch(self.name):
            raise BadInput(
                f"{self.name!r} is no name; it begins with a letter and has up to {LONGEST_NAME}"
            )
        if self.email and (len(self.email) > LONGEST_ADDRESS or not _EMAIL.fullmatch(self.email)):
            raise BadInput(f"{self.email!r} is no address; write name@example.org")
        if len(self.phone) > LONGEST_NAME:
            raise BadInput(f"{self.phone!r} is too long for a telephone number")

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "guest": self.guest, "email": self.email, "phone": self.phone}


@dataclass(frozen=True, slots=True)
class Lists:
    """Who is what at the door of a night."""

    members: frozenset[str]
    guests: frozenset[str]
    registered: frozenset[str]  # for the season, and paid up
    sleeping: frozenset[str]  # paid in full, and may turn up


@dataclass(frozen=True, slots=True)
class Register:
    """People by name, and who is enrolled for which season."""

    people: Mapping[str, Person] = field(default_factory=dict)
    enrolled: Mapping[str, Mapping[str, bool]] = field(default_factory=dict)  # sleeping, by season
    excluded: frozenset[str] = frozenset()  # by the committee

    def join(self, person: Person) -> Register:
        """Somebody is written down."""
        if known := self.like(person.name):
            raise BadInput(f"{known} is in the register already")
        return replace(self, people={**self.people, person.name: person})

    def like(self, name: str) -> str:
        """Who is called so, capitals or not."""
        folded = name.casefold()
        return next((each for each in self.people if each.casefold() == folded), "")

    def change(self, person: Person) -> Register:
        """Somebody's addresses change, or a guest becomes a member."""
        self.person(person.name)
        return replace(self, people={**self.people, person.name: person})

    def person(self, name: str) -> Person:
        try:
            return self.people[name]
        except KeyError:
            raise BadInput(f"there is no {name!r} in the register") from None

    def enrol(self, season: str, name: str, *, sleeping: bool = False) -> Register:
        """A member enters a season; a sleeping partner pays for it, and may turn up."""
        if self.person(name).guest:
            raise IllegalAction(f"{name} is a guest; only members play a season")
        enrolled = self.enrolled.get(season, {})
        if name in enrolled:
            raise IllegalAction(f"{name} is registered for {season} already")
        return replace(self, enrolled={**self.enrolled, season: {**enrolled, name: sleeping}})

    def exclude(self, name: str) -> Register:
        """The committee excludes somebody from events."""
        self.person(name)
        return replace(self, excluded=self.excluded | {name})

    def readmit(self, name: str) -> Register:
        return replace(self, excluded=self.excluded - {name})

    def members(self) -> Iterator[str]:
        return (name for name, person in self.people.items() if not person.guest)

    def players(self, season: str) -> dict[str, bool]:
        """Who is enrolled for a season; true of sleeping partners."""
        return dict(self.enrolled.get(season, {}))

    def lists(self, season: str, paid_up: Collection[str] | None = None) -> Lists:
        """What a night's door asks for; `paid_up` are those whose fees are in order."""
        good = {
            name: sleeping
            for name, sleeping in self.players(season).items()
            if (paid_up is None or name in paid_up) and name not in self.excluded
        }
        members = frozenset(self.members())
        return Lists(
            members,
            frozenset(self.people) - members,
            frozenset(name for name, sleeping in good.items() if not sleeping),
            frozenset(name for name, sleeping in good.items() if sleeping),
        )
