"""Card rooms for tests: as another, but for a few choices."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from houseway.server.house import House


def house_with(house: House | None = None, **choices: Any) -> House:
    """A house with some choices made, each found by its name in the part that has it."""
    made = house or House()
    for name, value in choices.items():
        made = _with(made, name, value)
    return made


def _with(house: House, name: str, value: object) -> House:
    if name in {each.name for each in fields(house)}:
        return replace(house, **{name: value})
    for part in fields(house):
        inner = getattr(house, part.name)
        if is_dataclass(inner) and name in {each.name for each in fields(inner)}:
            return replace(house, **{part.name: replace(inner, **{name: value})})  # type: ignore[type-var]
    raise TypeError(f"a house has no {name!r}")
