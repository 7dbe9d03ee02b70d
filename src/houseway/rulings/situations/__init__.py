"""What people saw and heard: one small type for each kind of situation, a file for each subject."""

from __future__ import annotations

from houseway.rulings.situations.chips import ChipsFound, StackKept, ThingsOnTable
from houseway.rulings.situations.clock import Clocked, NewLevel
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
from houseway.rulings.situations.people import (
    Asked,
    Away,
    Exposed,
    NotSeated,
    Offence,
    Overruling,
    Talk,
)
from houseway.rulings.situations.pots import Disputed, HighLowShared, Pot, PotShared
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

Timed = Clocked | NewLevel
Pots = PotShared | HighLowShared | Disputed
OnTheTable = ChipsFound | StackKept | ThingsOnTable
People = Asked | NotSeated | Away | Talk | Offence | Exposed | Overruling

Situation = Wagers | Turns | Deals | Hands | Showdowns | Timed | Pots | OnTheTable | People

__all__ = [
    "GESTURES",
    "Asked",
    "AskedToSee",
    "Away",
    "Bet",
    "BurnMissed",
    "ChipsFound",
    "Clocked",
    "Counted",
    "DealtEarly",
    "DealtWrong",
    "DeckFouled",
    "Disputed",
    "Exposed",
    "FlopTooLong",
    "Folded",
    "Gesture",
    "HandShown",
    "HandsRead",
    "HighLowShared",
    "JokerFound",
    "Killed",
    "Mucked",
    "NewLevel",
    "NotSeated",
    "Offence",
    "OutOfTurn",
    "Overruling",
    "Pot",
    "PotAsked",
    "PotShared",
    "RefusedToShow",
    "Reopening",
    "Showdown",
    "Situation",
    "Skipped",
    "StackKept",
    "SuitKept",
    "Talk",
    "ThingsOnTable",
    "ThrownInto",
    "UpCardsMoved",
    "Wager",
]
