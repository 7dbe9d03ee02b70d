"""The blanks of a form: what may be filled in, and a value held against it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, get_args

from houseway.errors import BadInput
from houseway.money import dollars

Kind = Literal[
    "chips",
    "amount",
    "words",
    "one of",
    "cards",
    "who",
    "actions",
    "number",
    "yes",
    "seats",
    "by name",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
Part = Literal["table", "act", "since"]  # what stood there, what was done, what came after

MOST = 10**10  # of money: 10^12 cents
MOST_CHIPS = 100
MOST_ACTIONS = 60
LONGEST = 200  # letters of what was said
LONGEST_ACTION = 60
MOST_NUMBER = 10_000


@dataclass(frozen=True, slots=True)
class Blank:
    """One thing to fill in."""

    key: str
    label: str
    kind: Kind
    part: Part = "act"
    hint: str = ""
    choices: tuple[str, ...] = ()
    suggests: tuple[str, ...] = ()  # words that are often meant; others are as good
    also: tuple[Kind, ...] = ()  # kinds that may stand here instead
    needed: bool = False
    rare: bool = False  # seldom matters, and may be kept out of sight

    def fits(self, value: object) -> bool:
        """Whether this may be filled in."""
        return any(_FITS[kind](self, value) for kind in (self.kind, *self.also))

    def check(self, value: object) -> None:
        """Refuse what cannot be read, with what would do."""
        if self.fits(value):
            return
        wanted = " or ".join(_WANTED[kind] for kind in (self.kind, *self.also))
        if self.choices and self.kind == "one of":
            wanted = f"one of {', '.join(self.choices)}"
        raise BadInput(f"{self.key}: {str(value)[:60]!r} does not do; it takes {wanted}")


def _amount(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= MOST:
        return False
    try:
        dollars(value)
    except BadInput:
        return False
    return True


def _words(value: object, longest: int = LONGEST) -> bool:
    return isinstance(value, str) and len(value) <= longest and value.isprintable()


def _chips(_blank: Blank, value: object) -> bool:
    if isinstance(value, list):
        return len(value) <= MOST_CHIPS and all(_amount(each) and each > 0 for each in value)
    return _amount(value)


def _actions(_blank: Blank, value: object) -> bool:
    if isinstance(value, list):
        return len(value) <= MOST_ACTIONS and all(_words(each, LONGEST_ACTION) for each in value)
    return _words(value, LONGEST_ACTION)


def _number(_blank: Blank, value: object) -> bool:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return whole and 0 <= int(str(value)) <= MOST_NUMBER


def _seats(_blank: Blank, value: object) -> bool:
    """Seats, or a list of them for each of several pots."""
    if not isinstance(value, list) or len(value) > MOST_ACTIONS:
        return False
    return all(_seats(_blank, each) if isinstance(each, list) else _seat(each) for each in value)


def _seat(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value < MOST_NUMBER


def _by_name(_blank: Blank, value: object) -> bool:
    return isinstance(value, dict) and all(
        _words(name, LONGEST_ACTION) and _words(told, LONGEST_ACTION)
        for name, told in value.items()
    )


_FITS: dict[Kind, Callable[[Blank, object], bool]] = {
    "amount": lambda _, value: _amount(value),
    "chips": _chips,
    "words": lambda _, value: _words(value),
    "one of": lambda blank, value: isinstance(value, str) and value in blank.choices,
    "cards": lambda _, value: _words(value),
    "who": _actions,
    "actions": _actions,
    "number": _number,
    "yes": lambda _, value: isinstance(value, bool),
    "seats": _seats,
    "by name": _by_name,
}
_WANTED: dict[Kind, str] = {
    "amount": f"an amount from 0 to {MOST:,} with at most two decimals",
    "chips": f"a list of up to {MOST_CHIPS} chips such as [100, 25], or their sum",
    "words": f"up to {LONGEST} letters",
    "one of": "one of its choices",
    "cards": "cards such as 'As Kd'",
    "who": "a name, or a list of names",
    "actions": f"up to {MOST_ACTIONS} actions such as ['C call', 'D fold']",
    "number": f"a whole number up to {MOST_NUMBER:,}",
    "yes": "true or false",
    "seats": "a list of seats such as [2, 5]",
    "by name": "words by player, such as {A: 'As Kd'}",
}
