"""Acts as they are typed: `pay_fee season=2026 name=Ann amount=30 week=1`.

Lists are typed with commas, amounts by name with colons: `prizes='Ann: 60, Bob: 40'`. Money is in
the money of the house, not in pence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from houseway.club.acts import NAMES, Act, read_act
from houseway.club.acts.forms import form_of
from houseway.errors import BadInput
from houseway.money import Currency

YES, NO = ("yes", "y", "true"), ("no", "n", "false")


def read_typed(act: str, typed: Sequence[str], currency: Currency) -> Act:
    """An act from its name and its fields."""
    kind = NAMES.get(act.replace("-", "_"))
    if kind is None:
        raise BadInput(f"{act!r} is no act; there are {', '.join(NAMES)}")
    known = {each.name: each.asks for each in form_of(kind).blanks}
    said: dict[str, Any] = {"act": kind.act}
    for each in typed:
        name, equals, value = each.partition("=")
        name = name.strip()
        if not equals or name not in known:
            told = ", ".join(f"{field}=…" for field in known)
            raise BadInput(f"{each!r} is nothing that {kind.act} has; it has {told}")
        if name in said:
            raise BadInput(f"{name} of {kind.act} is said twice")
        said[name] = _value(name, known[name], value.strip(), currency)
    return read_act(said)


def _value(name: str, asks: str, value: str, currency: Currency) -> Any:
    """A value as its field asks for it."""
    money = currency if asks == "money" or asks.startswith("amounts") else None
    if asks.endswith("by name"):
        return dict(_pair(name, each, money) for each in _listed(value))
    if asks in ("numbers", "amounts"):
        return [_number(name, each, money) for each in _listed(value)]
    if asks == "texts":
        return _listed(value)
    if asks in ("number", "money"):
        return _number(name, value, money)
    if asks == "yes or no":
        if value.casefold() not in YES + NO:
            raise BadInput(f"{name} is {value!r}; write yes or no")
        return value.casefold() in YES
    return value


def _listed(value: str) -> list[str]:
    return [each.strip() for each in value.split(",") if each.strip()]


def _pair(name: str, written: str, money: Currency | None) -> tuple[str, int]:
    who, colon, number = written.rpartition(":")
    if not colon or not who.strip():
        raise BadInput(f"{written!r} of {name} has no name; write 'Ann: 60, Bob: 40'")
    return who.strip(), _number(name, number.strip(), money)


def _number(name: str, written: str, money: Currency | None) -> int:
    if money is not None:
        return money.read(written)
    try:
        return int(written)
    except ValueError:
        raise BadInput(f"{name} is {written!r}; it must be a whole number") from None
