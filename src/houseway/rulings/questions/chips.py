"""How people tell of chips and things that lie on the table."""

from __future__ import annotations

from houseway.rulings.questions.question import Asking, Question, under
from houseway.rulings.situations import ChipsFound, StackKept, ThingsOnTable

_found, _kept, _things = Asking(ChipsFound), Asking(StackKept), Asking(ThingsOnTable)

CHIPS_FOUND = Question(
    ChipsFound,
    "Chips were found",
    (
        _found("found", "The chips", of="chips", needed=True),
        _found("owner", "Whose they are", hint="If that can be made out"),
    ),
    finds=("lost chips", "found chips", "floor"),
)
STACK_KEPT = Question(
    StackKept,
    "Chips or cards out of sight",
    (_kept("kept", "What is wrong", of="how", needed=True),),
    finds=("countable stacks", "hidden chips", "big chips", "cards in view"),
)
THINGS_ON_TABLE = Question(
    ThingsOnTable,
    "Things on the table",
    (
        _things(
            "objects",
            "What lies there",
            of="things",
            suggests=("card protector", "phone", "drink", "food", "bag"),
            needed=True,
        ),
    ),
    finds=("phone", "objects", "card cap", "drink"),
)

QUESTIONS = under("Chips and things", CHIPS_FOUND, STACK_KEPT, THINGS_ON_TABLE)
