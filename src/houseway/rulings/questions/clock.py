"""How people tell of time."""

from __future__ import annotations

from houseway.rulings.questions.question import Asking, Question
from houseway.rulings.situations import Clocked

_clock = Asking(Clocked)

CLOCKED = Question(
    Clocked,
    "The clock on a player",
    (
        _clock("clock", "Seconds since it was called", of="seconds", needed=True),
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

QUESTIONS = (CLOCKED,)
