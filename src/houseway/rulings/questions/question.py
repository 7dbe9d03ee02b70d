"""A form of the desk: one kind of situation as people would tell it.

A blank has the key that `given` has in a scenario file, and takes the kind of value that the field
of the situation has; what is declared is how people speak of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from houseway.cards import Cards
from houseway.money import Cents
from houseway.rulings.questions.blanks import Blank, Kind

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Question:
    """Something that the desk can be asked."""

    about: type  # the situation
    title: str
    blanks: tuple[Blank, ...]
    subject: str = ""  # what it stands under in a list
    finds: tuple[str, ...] = ()  # words that people look for it by
    fixed: Mapping[str, Any] | None = None  # what `given` holds besides
    read: Callable[[Mapping[str, Any]], Any] | None = None  # of a situation that is not one of ours

    @property
    def slug(self) -> str:
        """Its name in an address: `dealt-wrong`."""
        return _CAMEL.sub("-", self.about.__name__).lower()

    @property
    def words(self) -> str:
        """What happened, in a sentence."""
        return (self.about.__doc__ or "").strip().partition("\n")[0]

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(each.key for each in self.blanks)

    @property
    def told_by(self) -> str:
        """The key that only it has; none where it is told by no key of its own."""
        first = next(iter(self.blanks), None)
        return next(iter(self.fixed or ()), first.key if first and first.needed else "")

    def blank(self, key: str) -> Blank | None:
        return next((each for each in self.blanks if each.key == key), None)

    def choosing(self, **choices: Iterable[str]) -> Question:
        """The same question where a house has its own choices for some of the blanks."""
        blanks = (
            replace(each, choices=tuple(choices[each.key]), kind="one of")
            if each.key in choices
            else each
            for each in self.blanks
        )
        return replace(self, blanks=tuple(blanks))


def under(subject: str, *asked: Question) -> tuple[Question, ...]:
    """Questions that stand together in a list."""
    return tuple(replace(each, subject=subject) for each in asked)


@dataclass(frozen=True, slots=True)
class Asking:
    """Makes blanks for the fields of one situation: their kind is that of the field."""

    about: type

    def __call__(
        self, key: str, label: str, *, of: str = "", kind: Kind | None = None, **told: Any
    ) -> Blank:
        hint = get_type_hints(self.about)[of or key]
        choices = told.pop("choices", get_args(hint) if get_origin(hint) is Literal else ())
        choices = tuple(filter(None, choices))
        found = kind or ("one of" if choices else kind_of(hint))
        return Blank(key, label, found, choices=choices, **told)


def kind_of(hint: Any) -> Kind:
    """What people fill in for a field of such a type."""
    if get_origin(hint) in (Union, UnionType):
        [hint] = [each for each in get_args(hint) if each is not NoneType]
    if hint == Cards:
        return "cards"
    origin = get_origin(hint)
    if origin is tuple:
        listed: dict[Any, Kind] = {Cents: "chips", int: "seats"}
        return listed.get(get_args(hint)[0], "actions")
    if origin in (Mapping, dict):
        return "by name"
    if origin is Literal:
        return "one of"
    kinds: dict[Any, Kind] = {Cents: "amount", bool: "yes", int: "number", str: "words"}
    return kinds[hint]
