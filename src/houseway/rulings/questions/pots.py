"""How people tell of a pot that is shared or disputed."""

from __future__ import annotations

from houseway.rulings.questions.question import Asking, Question, under
from houseway.rulings.situations import Disputed, HighLowShared, PotShared

_shared, _halved, _disputed = Asking(PotShared), Asking(HighLowShared), Asking(Disputed)
SEATS = "Seats, such as 2 5"

POT_SHARED = Question(
    PotShared,
    "Winners share a pot",
    (
        _shared("shared", "The pot", of="pots", kind="amount", also=("chips",), needed=True),
        _shared("winners", "Who wins it", of="pots", kind="seats", hint=SEATS),
        _shared("button", "The button's seat", part="table"),
        _shared("seats", "Chairs at the table", part="table", rare=True),
        _shared("chip", "The smallest chip in play", part="table"),
        _shared("odd", "The odd chip goes by", part="table", rare=True),
        _shared("top", "His highest card, by seat", part="table", rare=True),
    ),
    finds=("odd chip", "split pot", "side pot", "tie"),
)
HIGH_LOW_SHARED = Question(
    HighLowShared,
    "A pot for high and low",
    (
        _halved("halved", "The pot", of="pot", needed=True),
        _halved("high", "Who wins the high half", hint=SEATS),
        _halved("low", "Who wins the low half", hint=SEATS),
        _halved("button", "The button's seat", part="table"),
        _halved("seats", "Chairs at the table", part="table", rare=True),
        _halved("chip", "The smallest chip in play", part="table"),
    ),
    finds=("high low", "split", "odd chip", "half", "quartered"),
)
DISPUTED = Question(
    Disputed,
    "A pot is disputed",
    (_disputed("begun", "How far the next hand is"),),
    finds=("dispute", "wrong pot", "until when"),
    fixed={"disputed": True},
)

QUESTIONS = under("Pots", POT_SHARED, HIGH_LOW_SHARED, DISPUTED)
