"""Values as JSON that gives them back again: plain ones, cards, and objects of our own classes.

Reading one back runs nothing: an object of a class of this package is made empty, and given what
it had. No other class can be named.
"""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Iterator
from enum import Enum
from typing import Any

from houseway.cards import Card, card
from houseway.server.logs.hashes import canonical

_PLAIN = (type(None), bool, int, float, str)
_MANY = {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset, "deque": deque}
_OURS = "houseway."


class Unfreezable(TypeError):
    """A value that has no place in a snapshot."""


def freeze(value: object) -> Any:
    """What JSON can keep of a value: all of it."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if isinstance(value, Card):
        return ["card", value.text]
    if isinstance(value, dict) and kind is dict:
        return ["dict", [[freeze(key), freeze(each)] for key, each in value.items()]]
    if kind in _MANY.values():
        items = [freeze(each) for each in value]  # type: ignore[attr-defined]
        ordered = sorted(items, key=canonical) if kind in (set, frozenset) else items
        return [kind.__name__, ordered]
    if not is_ours(kind) or callable(value):
        raise Unfreezable(f"a {kind.__qualname__} has no place in a snapshot")
    name = f"{kind.__module__}:{kind.__qualname__}"
    if isinstance(value, Enum):
        return [name, value.name]
    if isinstance(value, tuple):
        return [name, [freeze(each) for each in value]]
    return [name, {each: freeze(held) for each, held in attributes(value)}]


def thaw(frozen: Any) -> Any:
    """The value that was frozen."""
    if isinstance(frozen, _PLAIN):
        return frozen
    name, held = frozen
    if name == "card":
        return card(held)
    if name == "dict":
        return {thaw(key): thaw(each) for key, each in held}
    if name in _MANY:
        return _MANY[name](thaw(each) for each in held)
    kind = _class(name)
    if isinstance(held, str):
        return kind[held]
    if isinstance(held, list):
        return tuple.__new__(kind, map(thaw, held))
    made = kind.__new__(kind)
    for each, value in held.items():
        object.__setattr__(made, each, thaw(value))
    return made


def is_ours(kind: type) -> bool:
    """Whether a class is of this package."""
    return kind.__module__.startswith(_OURS)


def attributes(value: object) -> Iterator[tuple[str, Any]]:
    """What an object holds, in its dictionary and in its slots."""
    yield from getattr(value, "__dict__", {}).items()
    for kind in type(value).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if name not in ("__dict__", "__weakref__") and hasattr(value, name):
                yield name, getattr(value, name)


def _class(name: str) -> Any:
    module, _, qualname = name.partition(":")
    found: Any = importlib.import_module(module) if module.startswith(_OURS) else None
    for part in qualname.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type) or found.__module__ != module:
        raise Unfreezable(f"there is no class {name!r}")
    return found
