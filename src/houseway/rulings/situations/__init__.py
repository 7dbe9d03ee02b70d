"""What people saw and heard: one small type for each kind of situation, a file for each subject."""

from __future__ import annotations

from houseway.rulings.situations.cards import DealtWrong, HandShown, SuitKept
from houseway.rulings.situations.chips import ChipsFound, StackKept, ThingsOnTable
from houseway.rulings.situations.clock import Clocked, NewLevel
from houseway.rulings.situations.people import (
    Asked,
    Away,
    Exposed,
    NotSeated,
    Offence,
    Overruling,
    Talk,
)
from houseway.rulings.situations.pots import Disputed, HighLowShared, Pot, PotShared, RaiseKilled
from houseway.rulings.situations.turns import OutOfTurn, Skipped
from houseway.rulings.situations.wagers import GESTURES, Bet, Gesture, PotAsked, Reopening, Wager

Wagers = Wager | PotAsked | Reopening
Turns = OutOfTurn | Skipped
CardsSeen = HandShown | SuitKept | DealtWrong
Timed = Clocked | NewLevel
Pots = PotShared | HighLowShared | Disputed | RaiseKilled
OnTheTable = ChipsFound | StackKept | ThingsOnTable
People = Asked | NotSeated | Away | Talk | Offence | Exposed | Overruling

Situation = Wagers | Turns | CardsSeen | Timed | Pots | OnTheTable | People

__all__ = [
    "GESTURES",
    "Asked",
    "Away",
    "Bet",
    "ChipsFound",
    "Clocked",
    "DealtWrong",
    "Disputed",
    "Exposed",
    "Gesture",
    "HandShown",
    "HighLowShared",
    "NewLevel",
    "NotSeated",
    "Offence",
    "OutOfTurn",
    "Overruling",
    "Pot",
    "PotAsked",
    "PotShared",
    "RaiseKilled",
    "Reopening",
    "Situation",
    "Skipped",
    "StackKept",
    "SuitKept",
    "Talk",
    "ThingsOnTable",
    "Wager",
]
