"""Writing PHH: the fields of a hand as TOML."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import date, time
from decimal import Decimal

from houseway.formats.phh.history import History, Stacks
from houseway.formats.phh.notation import write_amount

_AMOUNTS = ("bring_in", "small_bet", "big_bet", "min_bet")


def write(history: History) -> str:
    """A hand as the text of a `.phh` file."""
    return "".join(f"{name} = {value}\n" for name, value in _fields(history))


def write_all(histories: Iterable[History]) -> str:
    """Hands as the text of a `.phhs` file, numbered from 1."""
    return "\n".join(f"[{at}]\n{write(each)}" for at, each in enumerate(histories, 1))


def _fields(history: History) -> Iterator[tuple[str, str]]:
    yield "variant", _value(history.variant)
    yield "ante_trimming_status", _value(history.ante_trimming_status)
    yield "antes", _stacks(history.antes)
    if history.blinds_or_straddles:
        yield "blinds_or_straddles", _stacks(history.blinds_or_straddles)
    for name in _AMOUNTS:
        if (amount := getattr(history, name)) is not None:
            yield name, write_amount(amount)
    yield "starting_stacks", _stacks(history.starting_stacks)
    yield "actions", _value([str(act) for act in history.actions])
    for name, value in history.others.items():
        yield _key(name), _value(value)
    if history.seats is not None:
        yield "seats", _value(history.seats)
    if history.players is not None:
        yield "players", _value(history.players)
    if history.finishing_stacks is not None:
        yield "finishing_stacks", _stacks(history.finishing_stacks)
    if history.winnings is not None:
        yield "winnings", _stacks(history.winnings)


def _stacks(stacks: Stacks) -> str:
    return f"[{', '.join('inf' if each is None else write_amount(each) for each in stacks)}]"


def _value(value: object) -> str:
    """Any value that TOML has."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Decimal):
        return _decimal(value)
    if isinstance(value, date | time):  # a date with a time of day is a date too
        return value.isoformat()
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_key(name)} = {_value(each)}' for name, each in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)


def _decimal(value: Decimal) -> str:
    if not value.is_finite():
        return "nan" if value.is_nan() else "inf" if value > 0 else "-inf"
    written = str(value).lower()
    return written if "." in written or "e" in written else f"{written}.0"


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return (
        name if name.isascii() and name.replace("_", "").replace("-", "").isalnum() else _text(name)
    )
