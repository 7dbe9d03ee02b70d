"""How people tell of time."""

from __future__ import annotations

from houseway.rulings.clock import Caller
from houseway.rulings.questions.question import Asking, Question, under
from houseway.rulings.questions.turns import SINCE
from houseway.rulings.situations import Clocked, NewLevel

_clock, _level = Asking(Clocked), Asking(NewLevel)

CLOCKED = Question(
    Clocked,
    "The clock on a player",
    (
        _clock("clock", "Seconds since it was called", of="seconds", needed=True),
        _clock("caller", "Who called it", choices=tuple(map(str, Caller))),
        _clock("granted", "Seconds that he was given"),
        _clock("facing", "The bet he faces", of="facing_bet", kind="amount", part="table"),
        _clock(
            "prior",
            "What he has out",
            of="facing_bet",
            kind="amount",
            part="table",
            also=("chips",),
        ),
    ),
    finds=("time", "stalling", "too slow", "minute", "countdown"),
)
NEW_LEVEL = Question(
    NewLevel,
    "A new level was announced",
    (
        _level("begun", "How far the hand was"),
        _level("mistaken", "It was dealt at the old level all the same"),
        _level("after", "Actions until that was noticed", part="since", suggests=SINCE),
    ),
    finds=("blinds go up", "level", "riffle", "wrong blinds"),
    fixed={"new_level": True},
)

QUESTIONS = under("Time", CLOCKED, NEW_LEVEL)
