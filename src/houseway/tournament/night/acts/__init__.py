"""Everything that can be done in a night: a closed list, each act a value with a JSON form.

What chance decides is in `drawn`, so that a log can be played again without any.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from houseway.errors import BadInput
from houseway.tournament.night.acts.act import Act
from houseway.tournament.night.acts.chips import AdjustChips, ColourUp, FindChips, RaceOff
from houseway.tournament.night.acts.door import (
    AddOn,
    Bar,
    Enter,
    Forfeit,
    Pay,
    Rebuy,
    ReEnter,
    Transfer,
)
from houseway.tournament.night.acts.hands import (
    Begin,
    Bust,
    Deal,
    DealOn,
    FindLevel,
    Finish,
    Misdeal,
    Play,
    Settle,
    Together,
)
from houseway.tournament.night.acts.money import (
    Chop,
    CorrectPool,
    End,
    Guarantee,
    PostMystery,
    PostPrizes,
    Reinstate,
    SwapPlaces,
)
from houseway.tournament.night.acts.people import (
    Away,
    Back,
    Leave,
    Stand,
)
from houseway.tournament.night.acts.rulings import (
    Decide,
    Disqualify,
    Offend,
    Penalise,
)
from houseway.tournament.night.acts.seats import (
    AddChair,
    Balance,
    Break,
    Correct,
    Dodge,
    DrawOrder,
    Move,
    OpenTable,
    Place,
    Seat,
    SetOrder,
    Sit,
)
from houseway.tournament.night.acts.service import (
    AskCard,
    AskDeck,
    ChooseDealer,
    DamageCard,
    DealTable,
    DrawFor,
    DrawGame,
    ShiftChairs,
    Twist,
)
from houseway.tournament.night.acts.time import (
    Announce,
    Resume,
    SetClock,
    TakeBreak,
)

ALL: tuple[type[Act], ...] = (
    *(Enter, ReEnter, Forfeit, Rebuy, AddOn, Pay, Transfer, Bar),
    *(Seat, AddChair, OpenTable, Sit, Correct, Place, Move, DrawOrder, SetOrder, Break, Balance),
    *(Dodge, Away, Stand, Back, Leave),
    *(Begin, Deal, DealOn, FindLevel, Misdeal, Finish, Settle, Together, Play, Bust),
    *(Announce, SetClock, TakeBreak, Resume),
    *(Penalise, Disqualify, Offend, Decide),
    *(PostPrizes, PostMystery, Guarantee, CorrectPool, SwapPlaces, Reinstate, Chop, End),
    *(AdjustChips, ColourUp, RaceOff, FindChips),
    *(DamageCard, AskDeck, AskCard, DrawFor),
    *(DealTable, ShiftChairs, ChooseDealer, DrawGame, Twist),
)
for _kind in ALL:
    _kind.act = re.sub(r"(?<!^)(?=[A-Z])", "-", _kind.__name__).lower()
NAMES: Mapping[str, type[Act]] = {kind.act: kind for kind in ALL}

_KINDS: Mapping[str, type] = {"str": str, "int": int, "bool": bool, "tuple[str, ...]": list}


def read_act(said: Mapping[str, Any]) -> Act:
    """An act from its JSON form; one that is none is refused in a line."""
    kind = NAMES.get(str(said.get("act")))
    if kind is None:
        raise BadInput(f"{said.get('act')!r} is no act; there are {', '.join(NAMES)}")
    known = {each.name: each for each in fields(kind)}
    told: dict[str, Any] = {}
    for name, value in said.items():
        if name == "act":
            continue
        if name not in known:
            raise BadInput(f"{kind.act} has no {name!r}; it has {', '.join(known) or 'nothing'}")
        wanted = _KINDS[str(known[name].type)]
        if type(value) is not wanted or (
            isinstance(value, list) and not all(isinstance(each, str) for each in value)
        ):
            raise BadInput(f"{name} of {kind.act} is {value!r}; it must be {known[name].type}")
        told[name] = tuple(value) if isinstance(value, list) else value
    try:
        return kind(**told)
    except TypeError:
        need = [name for name in known if name not in told]
        raise BadInput(f"{kind.act} says too little; it has {', '.join(need)} too") from None


__all__ = [
    "ALL",
    "Act",
    "AddChair",
    "AddOn",
    "AdjustChips",
    "Announce",
    "AskCard",
    "AskDeck",
    "Away",
    "Back",
    "Balance",
    "Bar",
    "Begin",
    "Break",
    "Bust",
    "ChooseDealer",
    "Chop",
    "ColourUp",
    "Correct",
    "CorrectPool",
    "DamageCard",
    "Deal",
    "DealOn",
    "DealTable",
    "Decide",
    "Disqualify",
    "Dodge",
    "DrawFor",
    "DrawGame",
    "DrawOrder",
    "End",
    "Enter",
    "FindChips",
    "FindLevel",
    "Finish",
    "Forfeit",
    "Guarantee",
    "Leave",
    "Misdeal",
    "Move",
    "NAMES",
    "Offend",
    "OpenTable",
    "Pay",
    "Penalise",
    "Place",
    "Play",
    "PostMystery",
    "PostPrizes",
    "RaceOff",
    "ReEnter",
    "Rebuy",
    "Reinstate",
    "Resume",
    "Seat",
    "SetClock",
    "SetOrder",
    "Settle",
    "ShiftChairs",
    "Sit",
    "Stand",
    "SwapPlaces",
    "TakeBreak",
    "Together",
    "Transfer",
    "Twist",
    "read_act",
]
