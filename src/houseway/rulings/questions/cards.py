"""How people tell of cards."""

from __future__ import annotations

from houseway.rulings.questions.question import Asking, Question
from houseway.rulings.questions.turns import SINCE
from houseway.rulings.situations import DealtWrong, HandShown, SuitKept

_shown, _suit, _dealt = Asking(HandShown), Asking(SuitKept), Asking(DealtWrong)

HAND_SHOWN = Question(
    HandShown,
    "A hand at the showdown",
    (
        _shown("hole", "The cards of the hand", needed=True),
        _shown("shown", "Those that lie face up"),
    ),
    finds=("tabled", "showdown", "dead hand", "cards face up", "muck"),
)

SUIT_KEPT = Question(
    SuitKept,
    "A card of the open suit kept face down",
    (
        _suit("suit", "The suit that lies open", choices=("c", "d", "h", "s"), needed=True),
        _suit("hole", "His cards", needed=True),
        _suit("shown", "Those that lie face up"),
        _suit("looked", "Seconds since the card came"),
        _suit("acted_himself", "He has acted himself"),
        _suit("after", "Actions since the card came", of="acted", kind="actions", part="since"),
    ),
    finds=("suit", "face up", "kept back"),
)

DEALT_WRONG = Question(
    DealtWrong,
    "Cards dealt wrong",
    (
        _dealt("dealt", "What went wrong", of="what", needed=True),
        _dealt("number", "How many such cards"),
        _dealt("after", "Actions before it was noticed", part="since", suggests=SINCE),
    ),
    finds=("misdeal", "exposed card", "boxed card", "burn", "premature card", "fouled deck"),
)

QUESTIONS = (SUIT_KEPT, HAND_SHOWN, DEALT_WRONG)  # a suit is told of with a hand too
