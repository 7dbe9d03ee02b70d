"""What can go wrong, split by whose fault it is.

    HousewayError
    ├── BadInput                 what was typed or sent cannot be read or does not exist
    │   ├── BadCards             a card that is not one, or is dealt twice
    │   │   └── UnseenCard       a card that nobody has seen and that has to be named first
    │   ├── BadSetting           a table setting that is missing or out of range
    │   ├── UnknownGame
    │   ├── UnknownClause
    │   └── BadScenario          a scenario file that cannot be understood
    ├── Illegal                  it can be read, and the rules forbid it
    │   ├── IllegalBet           stakes, tips or posts before the cards
    │   ├── IllegalAction        an answer that is not among the options
    │   └── IllegalSeat          sitting, buying in, leaving, coming back
    └── BrokenRound              our own fault: money appeared or vanished

Every message is one line: what was wrong, with what, and what is allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from houseway.play.options import Options
    from houseway.rulebook import Clause


class HousewayError(Exception):
    """Something could not be done; the message says what to do next."""

    def __init__(self, message: str, *, clause: Clause | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause


class BadInput(HousewayError):
    """What was typed or sent cannot be read, or names something that does not exist."""


class BadCards(BadInput):
    """A card that is not one, or that cannot be in this deck."""


class UnseenCard(BadCards):
    """Something depends on a card that nobody has seen; `cards` count them off the shoe."""

    def __init__(self, message: str, cards: tuple[int, ...] = ()) -> None:
        super().__init__(message)
        self.cards = cards


class BadSetting(BadInput):
    """A table setting is missing, unknown or out of range."""


class UnknownGame(BadInput):
    """No game has this id."""


class UnknownClause(BadInput):
    """No rulebook has this clause."""


class BadScenario(BadInput):
    """A scenario file cannot be understood."""


class Illegal(HousewayError):
    """The rules forbid it."""


class IllegalBet(Illegal):
    """A stake, tip or post that this table does not take."""


class IllegalAction(Illegal):
    """An answer that was not offered; carries the options that were."""

    def __init__(
        self, message: str, *, clause: Clause | None = None, options: Options | None = None
    ) -> None:
        super().__init__(message, clause=clause)
        self.options = options


class IllegalSeat(Illegal):
    """A seat cannot be taken, left, or bought into this way."""


class BrokenRound(HousewayError):
    """Chips appeared or vanished: the round is not to be trusted."""


__all__ = [
    "BadCards",
    "BadInput",
    "BadScenario",
    "BadSetting",
    "BrokenRound",
    "HousewayError",
    "Illegal",
    "IllegalAction",
    "IllegalBet",
    "IllegalSeat",
    "UnknownClause",
    "UnknownGame",
    "UnseenCard",
]
