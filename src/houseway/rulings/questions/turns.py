"""How people tell of somebody who acted too early, or was passed over."""

from __future__ import annotations

from houseway.rulings.questions.question import Asking, Question, under
from houseway.rulings.questions.wagers import NAMES
from houseway.rulings.situations import OutOfTurn, Skipped

ACTS = ("check", "bet", "call", "raise", "all in", "fold")
SINCE = (*NAMES, "check", "call", "bet", "raise", "fold")

_early, _skipped = Asking(OutOfTurn), Asking(Skipped)

OUT_OF_TURN = Question(
    OutOfTurn,
    "An act out of turn",
    (
        _early("out_of_turn", "What he did", of="act", choices=ACTS, also=("words",), needed=True),
        _early("chips", "Chips he put in"),
        _early("after", "What those before him then did", part="since", suggests=SINCE),
    ),
    finds=("out of turn", "too early", "acted first", "premature", "binding"),
)

SKIPPED = Question(
    Skipped,
    "A player was passed over",
    (
        _skipped("spoke_up", "He spoke up in time"),
        _skipped("after", "Actions to his left since", part="since", suggests=SINCE),
    ),
    finds=("skipped", "missed turn", "substantial action"),
    fixed={"skipped": True},
)

QUESTIONS = under("Turn", OUT_OF_TURN, SKIPPED)
