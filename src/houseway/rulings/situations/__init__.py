"""What people saw and heard: one small type for each kind of situation, a file for each subject."""

from __future__ import annotations

from houseway.rulings.situations.cards import DealtWrong, HandShown, SuitKept
from houseway.rulings.situations.clock import Clocked
from houseway.rulings.situations.turns import OutOfTurn, Skipped
from houseway.rulings.situations.wagers import GESTURES, Bet, Gesture, PotAsked, Reopening, Wager

Wagers = Wager | PotAsked | Reopening
Turns = OutOfTurn | Skipped
CardsSeen = HandShown | SuitKept | DealtWrong

Situation = Wagers | Turns | CardsSeen | Clocked

__all__ = [
    "GESTURES",
    "Bet",
    "Clocked",
    "DealtWrong",
    "Gesture",
    "HandShown",
    "OutOfTurn",
    "PotAsked",
    "Reopening",
    "Situation",
    "Skipped",
    "SuitKept",
    "Wager",
]
