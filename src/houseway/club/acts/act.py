"""What is done in a club: each act a value with a JSON form, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar

from houseway.errors import BadInput

if TYPE_CHECKING:
    from houseway.club.state import Club

Pence = int  # a field that is money says so, for forms to ask for pounds
LONGEST = 500  # letters of anything that is typed
MOST = 10**12  # pence of anything that is paid


@dataclass(frozen=True, slots=True)
class Act:
    """Something that is done. `to_json` and `read_act` are each other's reverse."""

    act: ClassVar[str] = ""
    pays_out: ClassVar[bool] = False  # money leaves the club

    def done(self, club: Club, entry: Entry) -> Club:
        """The club after it; refused, it changes nothing."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The act as plain values; what is as it always is goes unsaid."""
        said: dict[str, Any] = {"act": self.act}
        for each in fields(self):
            value = getattr(self, each.name)
            usual = each.default_factory() if each.default_factory is not MISSING else each.default
            if value != usual:
                said[each.name] = _plain(value)
        return said


@dataclass(frozen=True, slots=True)
class Entry:
    """An act in the log: its number, who did it and when, and who agreed."""

    number: int
    act: Act
    by: str = ""
    day: date | None = None
    seconded: str = ""

    def to_json(self) -> dict[str, Any]:
        said: dict[str, Any] = {"number": self.number, **self.act.to_json()}
        said |= {"by": self.by, "on": self.day.isoformat() if self.day else None}
        return said | ({"seconded": self.seconded} if self.seconded else {})


def _plain(value: Any) -> Any:
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, tuple):
        return list(value)
    return dict(value) if isinstance(value, Mapping) else value


# Reading


def read_fields(kind: type[Act], said: Mapping[str, Any]) -> Act:
    """An act of a kind from plain values, each checked."""
    known = {each.name: each for each in fields(kind)}
    told = {}
    for name, value in said.items():
        if name not in known:
            raise BadInput(f"{kind.act} has no {name!r}; it has {', '.join(known) or 'nothing'}")
        told[name] = _read(f"{name} of {kind.act}", str(known[name].type), value)
    missing = [
        name
        for name, each in known.items()
        if name not in told and each.default is MISSING and each.default_factory is MISSING
    ]
    if missing:
        raise BadInput(f"{kind.act} says too little: {', '.join(missing)} is missing")
    return kind(**told)


def _read(what: str, kind: str, value: Any) -> Any:
    """A value of the type that a field is declared with."""
    kind = kind.replace("Pence", "int")
    if kind in ("date", "date | None"):
        return read_day(what, value)
    if kind == "tuple[str, ...]" and isinstance(value, list):
        return tuple(_read(what, "str", each) for each in value)
    if kind == "tuple[int, ...]" and isinstance(value, list):
        return tuple(_read(what, "int", each) for each in value)
    if kind == "Mapping[str, int]" and isinstance(value, dict):
        return {_read(what, "str", k): _read(what, "int", v) for k, v in value.items()}
    if kind == "str" and isinstance(value, str) and len(value) <= LONGEST:
        return value
    if kind == "bool" and isinstance(value, bool):
        return value
    if kind == "int" and type(value) is int and abs(value) <= MOST:
        return value
    raise BadInput(f"{what} is {str(value)[:40]!r}; it must be {kind}")


def read_day(what: str, value: Any) -> date | None:
    """A date as text, or nothing."""
    if value is None:
        return None
    try:
        return date.fromisoformat(value)
    except (TypeError, ValueError):
        raise BadInput(f"{what} is {str(value)[:40]!r}; it must be a date: 2026-02-13") from None
