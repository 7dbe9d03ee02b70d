"""Everything a player can answer: a closed set of small frozen values.

Each has a text form (`raise to 8.00`) and a JSON form (`{"act": "raise_to", "amount": 800}`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from houseway.errors import BadInput
from houseway.money import Cents, text


@dataclass(frozen=True, slots=True)
class Fold:
    """Give up the hand."""

    act: ClassVar[str] = "fold"

    def __str__(self) -> str:
        return "fold"


@dataclass(frozen=True, slots=True)
class Check:
    """Stay in and wager nothing."""

    act: ClassVar[str] = "check"

    def __str__(self) -> str:
        return "check"


@dataclass(frozen=True, slots=True)
class Call:
    """Match the bet, or as much of it as the stack allows."""

    act: ClassVar[str] = "call"

    def __str__(self) -> str:
        return "call"


@dataclass(frozen=True, slots=True)
class Bet:
    """Open the betting for an amount."""

    amount: Cents
    act: ClassVar[str] = "bet"

    def __str__(self) -> str:
        return f"bet {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """Raise, so that one's bets of this round come to an amount."""

    amount: Cents
    act: ClassVar[str] = "raise_to"

    def __str__(self) -> str:
        return f"raise to {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class Stake:
    """Put a wager on a spot of the layout during the round."""

    amount: Cents
    spot: str
    act: ClassVar[str] = "stake"

    def __str__(self) -> str:
        return f"{self.spot} {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class Chop:
    """Take the blinds back and play no hand, if the other blind agrees."""

    act: ClassVar[str] = "chop"

    def __str__(self) -> str:
        return "chop"


@dataclass(frozen=True, slots=True)
class Decline:
    """Say no to what was proposed."""

    act: ClassVar[str] = "decline"

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Ride:
    """Leave a bet where it is."""

    act: ClassVar[str] = "ride"

    def __str__(self) -> str:
        return "ride"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take a bet off the layout before it is settled."""

    act: ClassVar[str] = "take_back"

    def __str__(self) -> str:
        return "take back"


Action = Fold | Check | Call | Bet | RaiseTo | Stake | Chop | Decline | Ride | TakeBack

PLAIN: dict[str, Action] = {
    each.act: each for each in (Fold(), Check(), Call(), Chop(), Decline(), Ride(), TakeBack())
}
FOLD, CHECK, CALL, CHOP, DECLINE, RIDE, TAKE_BACK = PLAIN.values()


def action_to_json(action: Action) -> dict[str, object]:
    """An action as JSON."""
    written: dict[str, object] = {"act": action.act}
    if isinstance(action, Bet | RaiseTo | Stake):
        written["amount"] = action.amount
    if isinstance(action, Stake):
        written["spot"] = action.spot
    return written


def action_from_json(written: Mapping[str, object]) -> Action:
    """An action read from JSON."""
    act = written.get("act")
    if isinstance(act, str) and act in PLAIN:
        return PLAIN[act]
    amount = written.get("amount")
    if not isinstance(amount, int) or isinstance(amount, bool):
        raise BadInput(f"{dict(written)} is not an action; an amount in whole cents is missing")
    if act == "bet":
        return Bet(Cents(amount))
    if act == "raise_to":
        return RaiseTo(Cents(amount))
    if act == "stake" and isinstance(written.get("spot"), str):
        return Stake(Cents(amount), str(written["spot"]))
    known = ", ".join([*PLAIN, "bet", "raise_to", "stake"])
    raise BadInput(f"{act!r} is not an action; there are {known}")
