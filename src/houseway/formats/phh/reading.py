"""Reading PHH: a hand from its fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from decimal import Decimal
from typing import Any, TypeVar

from houseway.errors import BadInput
from houseway.formats.phh.history import History
from houseway.formats.phh.notation import Act, read_act, read_amount, read_post
from houseway.formats.phh.variants import variant
from houseway.money import Cents

FEWEST = 2  # players
T = TypeVar("T")

_OWN = {each.name for each in fields(History)} - {"others"}


def read_history(found: Mapping[str, Any]) -> History:
    """One hand from its fields."""
    code = found.get("variant")
    if not isinstance(code, str):
        raise BadInput("the variant is missing, such as variant = 'NT'")
    needed = variant(code).fields
    for name in ("antes", "starting_stacks", "actions", *needed):
        if name not in found:
            raise BadInput(f"{name!r} is missing; a hand of {code} must have it")
    size = len(_list("starting_stacks", found["starting_stacks"]))
    if size < FEWEST:
        raise BadInput(f"'starting_stacks' has {size}; a hand needs two players")
    history = History(
        variant=code,
        antes=_each("antes", found, size, read_amount) or (),
        starting_stacks=_each("starting_stacks", found, size, _stack) or (),
        actions=tuple(_act(each, size) for each in _list("actions", found["actions"])),
        blinds_or_straddles=_each("blinds_or_straddles", found, size, read_post) or (),
        bring_in=_one("bring_in", found),
        small_bet=_one("small_bet", found),
        big_bet=_one("big_bet", found),
        min_bet=_one("min_bet", found),
        ante_trimming_status=_switch("ante_trimming_status", found),
        finishing_stacks=_each("finishing_stacks", found, size, _stack),
        winnings=_each("winnings", found, size, _stack),
        players=_each("players", found, size, _typed(str, "a name")),
        seats=_each("seats", found, size, _typed(int, "a seat number")),
        others={name: each for name, each in found.items() if name not in _OWN},
    )
    _check(history)
    return history


def _check(history: History) -> None:
    for player, stack in enumerate(history.starting_stacks, 1):
        if stack == 0:
            raise BadInput(f"{history.who(player)} has no chips and cannot be dealt in")
    if history.blinds_or_straddles and max(history.blinds_or_straddles) <= 0:
        raise BadInput("'blinds_or_straddles' has no blind; somebody must post one")


def _list(name: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput(f"{name!r} is {value!r}; it must be a list")
    return value


def _each(
    name: str, found: Mapping[str, Any], size: int, read: Callable[[Any], T]
) -> tuple[T, ...] | None:
    """A list with an entry for each player."""
    if name not in found:
        return None
    listed = _list(name, found[name])
    if len(listed) != size:
        raise BadInput(f"{name!r} has {len(listed)} entries for {size} players")
    return tuple(_named(name, each, read) for each in listed)


def _named(name: str, value: object, read: Callable[[Any], T]) -> T:
    try:
        return read(value)
    except BadInput as error:
        raise BadInput(f"{name!r}: {error.message}") from None


def _one(name: str, found: Mapping[str, Any]) -> Cents | None:
    if name not in found:
        return None
    amount = _named(name, found[name], read_amount)
    if not amount:
        raise BadInput(f"{name!r} is 0; it must be more than nothing")
    return amount


def _stack(value: object) -> Cents | None:
    if isinstance(value, Decimal) and value.is_infinite() and value > 0:
        return None
    return read_amount(value)


def _switch(name: str, found: Mapping[str, Any]) -> bool:
    value = found.get(name, False)
    if not isinstance(value, bool):
        raise BadInput(f"{name!r} is {value!r}; it must be true or false")
    return value


def _typed(kind: type[T], what: str) -> Callable[[Any], T]:
    def read(value: Any) -> T:
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadInput(f"{value!r} is not {what}")
        return value

    return read


def _act(written: object, size: int) -> Act:
    if not isinstance(written, str):
        raise BadInput(f"{written!r} is not an action; actions are texts")
    act = read_act(written)
    if act.player > size:
        raise BadInput(f"{written!r}: there are players p1 to p{size}")
    return act
