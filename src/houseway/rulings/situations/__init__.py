"""What people saw and heard: one small type for each kind of situation, a file for each subject."""

from __future__ import annotations

from houseway.rulings.situations.clock import Clocked
from houseway.rulings.situations.deals import (
    BurnMissed,
    DealtEarly,
    DealtWrong,
    DeckFouled,
    FlopTooLong,
)
from houseway.rulings.situations.hands import (
    Counted,
    Folded,
    JokerFound,
    Killed,
    Mucked,
    SuitKept,
    ThrownInto,
    UpCardsMoved,
)
from houseway.rulings.situations.showdowns import (
    AskedToSee,
    HandShown,
    HandsRead,
    RefusedToShow,
    Showdown,
)
from houseway.rulings.situations.turns import OutOfTurn, Skipped
from houseway.rulings.situations.wagers import GESTURES, Bet, Gesture, PotAsked, Reopening, Wager

Wagers = Wager | PotAsked | Reopening
Turns = OutOfTurn | Skipped
Deals = DealtWrong | BurnMissed | DealtEarly | FlopTooLong | DeckFouled
Hands = Folded | Mucked | Killed | ThrownInto | UpCardsMoved | Counted | JokerFound | SuitKept
Showdowns = HandShown | Showdown | HandsRead | AskedToSee | RefusedToShow

Situation = Wagers | Turns | Deals | Hands | Showdowns | Clocked

__all__ = [
    "GESTURES",
    "AskedToSee",
    "Bet",
    "BurnMissed",
    "Clocked",
    "Counted",
    "DealtEarly",
    "DealtWrong",
    "DeckFouled",
    "FlopTooLong",
    "Folded",
    "Gesture",
    "HandShown",
    "HandsRead",
    "JokerFound",
    "Killed",
    "Mucked",
    "OutOfTurn",
    "PotAsked",
    "RefusedToShow",
    "Reopening",
    "Showdown",
    "Situation",
    "Skipped",
    "SuitKept",
    "ThrownInto",
    "UpCardsMoved",
    "Wager",
]
