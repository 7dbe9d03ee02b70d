"""Rules that a committee may decide otherwise: values with the clause of each, and their options.

A house states its rules as a frozen value. A field that the book leaves open is an option: it is
declared with `option`, says in words what is decided, and names the reading it stands on. What
may be chosen instead follows from its type: the members of an enumeration, yes or no, a number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from typing import Any, NamedTuple, TypeVar

from houseway.errors import BadSetting
from houseway.rulebook import Clause

T = TypeVar("T", bound="Rules")
LONGEST = 2_000  # letters of a text


def option(default: Any, says: str, reads: str = "", *, least: int = 0) -> Any:
    """A field that a committee decides; `reads` is the resolution behind its default."""
    return field(default=default, metadata={"says": says, "reads": reads, "least": least})


class Option(NamedTuple):
    """Something a committee decides: what it is now, what it may be, and what stands behind it."""

    name: str
    says: str
    value: Any
    ways: tuple[Any, ...]  # empty: any number from `least` on, or a text
    least: int
    reads: str
    cite: Clause | None

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "says": self.says,
            "value": _plain(self.value),
            "ways": [_plain(each) for each in self.ways],
            "least": self.least,
            "reads": self.reads,
            "clause": self.cite.id if self.cite else None,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A part of a club's rules. `cites` has the clause of each field that is printed."""

    cites: Mapping[str, Clause] = field(default_factory=dict)

    def cite(self, name: str) -> Clause | None:
        """The clause behind a field, if the house prints one."""
        return self.cites.get(name)

    def options(self) -> Iterator[Option]:
        """What a committee may decide otherwise."""
        for each in fields(self):
            if says := each.metadata.get("says"):
                value = getattr(self, each.name)
                about = each.metadata
                yield Option(
                    each.name, says, value, _ways(value), about["least"], about["reads"],
                    self.cite(each.name),
                )  # fmt: skip

    def decide(self: T, **decided: object) -> T:
        """The same rules with some options decided otherwise."""
        known = {each.name: each for each in self.options()}
        for name in decided:
            if name not in known:
                raise BadSetting(f"there is no option {name!r}; there are {', '.join(known)}")
        return replace(self, **{name: _read(known[name], to) for name, to in decided.items()})


def _ways(value: Any) -> tuple[Any, ...]:
    if isinstance(value, Enum):
        return tuple(type(value))
    return (True, False) if isinstance(value, bool) else ()


def _read(about: Option, written: object) -> Any:
    if about.ways:
        for way in about.ways:
            if written is way or (written == way and type(written) in (str, type(way))):
                return way
        allowed = " or ".join(map(str, map(_plain, about.ways)))
    elif isinstance(about.value, str):
        if isinstance(written, str) and len(written) <= LONGEST:
            return written
        allowed = f"a text of up to {LONGEST} letters"
    elif type(written) is type(about.value) and written >= about.least:  # type: ignore[operator]
        return written
    else:
        allowed = f"a whole number from {about.least} on"
    raise BadSetting(
        f"option {about.name!r} is {written!r}; it must be {allowed}", clause=about.cite
    )


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value
