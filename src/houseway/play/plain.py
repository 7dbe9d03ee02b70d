"""Answers without an amount or a card: fold, check, call, stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Plain:
    """An answer without amounts or cards; any two of a kind are equal."""

    act: ClassVar[str]

    def __str__(self) -> str:
        return self.act.replace("_", " ")


class Fold(Plain):
    """Give up the hand."""

    __slots__ = ()
    act = "fold"


class Check(Plain):
    """Stay in and wager nothing."""

    __slots__ = ()
    act = "check"


class Call(Plain):
    """Match the bet, or as much of it as the stack allows."""

    __slots__ = ()
    act = "call"


class Chop(Plain):
    """Take the blinds back and play no hand, if the other blind agrees."""

    __slots__ = ()
    act = "chop"


class Decline(Plain):
    """Say no to what was proposed."""

    __slots__ = ()
    act = "decline"


class Ride(Plain):
    """Leave a bet where it is."""

    __slots__ = ()
    act = "ride"


class TakeBack(Plain):
    """Take a bet off the layout before it is settled."""

    __slots__ = ()
    act = "take_back"


class HouseWay(Plain):
    """Have one's cards set as the house sets its own."""

    __slots__ = ()
    act = "house_way"


class PlaceCards(Plain):
    """Lay the cards that one has looked at face down on the table."""

    __slots__ = ()
    act = "place"


class Face(Plain):
    """Turn over the next of the cards that one holds for the table."""

    __slots__ = ()
    act = "face"


class Hit(Plain):
    """Take another card."""

    __slots__ = ()
    act = "hit"


class Stand(Plain):
    """Take no more cards."""

    __slots__ = ()
    act = "stand"


class SplitPair(Plain):
    """Play each of two cards as a hand of its own, with an equal wager."""

    __slots__ = ()
    act = "split_pair"

    def __str__(self) -> str:
        return "split"


class EvenMoney(Plain):
    """Be paid one to one for the best hand, whatever the bank has."""

    __slots__ = ()
    act = "even_money"


class Surrender(Plain):
    """Give the hand up for half of the wager."""

    __slots__ = ()
    act = "surrender"


class BringIn(Plain):
    """Open the betting of a stud hand for the small forced bet."""

    __slots__ = ()
    act = "bring_in"


class Take(Plain):
    """Keep the card that was dealt face up in exchange."""

    __slots__ = ()
    act = "take"


class Refuse(Plain):
    """Have the card that was dealt face up replaced by another, face down."""

    __slots__ = ()
    act = "refuse"


class RunTwice(Plain):
    """Deal the rest of the board twice, each for half of the pot."""

    __slots__ = ()
    act = "run_twice"


class RunOnce(Plain):
    """Deal the rest of the board once."""

    __slots__ = ()
    act = "run_once"


EVERY_PLAIN: tuple[Plain, ...] = (
    Fold(),
    Check(),
    Call(),
    Chop(),
    Decline(),
    Ride(),
    TakeBack(),
    HouseWay(),
    Face(),
    PlaceCards(),
    Hit(),
    Stand(),
    SplitPair(),
    EvenMoney(),
    Surrender(),
    BringIn(),
    Take(),
    Refuse(),
    RunTwice(),
    RunOnce(),
)
