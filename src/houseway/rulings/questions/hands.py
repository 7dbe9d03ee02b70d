"""How people tell of a hand that may be dead."""

from __future__ import annotations

from houseway.rulings.questions.question import Asking, Question, under
from houseway.rulings.questions.turns import SINCE
from houseway.rulings.situations import (
    Counted,
    Folded,
    JokerFound,
    Killed,
    Mucked,
    SuitKept,
    ThrownInto,
    UpCardsMoved,
)
from houseway.rulings.situations.deals import FAMILIES

_fold, _muck, _kill, _thrown = Asking(Folded), Asking(Mucked), Asking(Killed), Asking(ThrownInto)
_up, _count, _joker, _suit = (
    Asking(UpCardsMoved),
    Asking(Counted),
    Asking(JokerFound),
    Asking(SuitKept),
)

FOLDED = Question(
    Folded,
    "He let go of his cards",
    (
        _fold("folded", "How", of="how", also=("words",), needed=True),
        _fold("facing", "The bet he faces", of="facing_bet", kind="amount", part="table"),
        _fold(
            "prior",
            "What he has out",
            of="facing_bet",
            kind="amount",
            part="table",
            also=("chips",),
        ),
        _fold("in_turn", "It was his turn"),
        _fold("betting_over", "The betting of the hand was over"),
        _fold("identifiable", "All his cards can be told from the others"),
        _fold(
            "after",
            "Actions behind him since",
            of="acted_behind",
            kind="actions",
            part="since",
            suggests=SINCE,
        ),
    ),
    finds=("fold", "non-standard fold", "cards forward", "discarded", "retrieve"),
)
MUCKED = Question(
    Mucked,
    "His cards went into the muck",
    (
        _muck(
            "mucked",
            "Who put them there",
            of="pushed",
            choices=("player", "dealer"),
            also=("yes", "words"),
            needed=True,
        ),
        _muck("identifiable", "They can be told from the others"),
        _muck("because", "What misled him", of="misled"),
        _muck("all_in", "Somebody was all in and the betting over"),
    ),
    finds=("muck", "mucked hand", "retrieve cards", "misled"),
)
KILLED = Question(
    Killed,
    "His hand was taken away by mistake",
    (
        _kill("killed", "Who took it", of="by", also=("words",), needed=True),
        _kill("protected", "He had protected it"),
        _kill("tabled", "It lay open for everybody"),
        _kill("winner", "It was obviously the winner"),
        _kill("identifiable", "It can be told from the other cards"),
        _kill(
            "prior",
            "What he had put in on this street",
            of="in_round",
            part="table",
            also=("chips",),
        ),
        _kill("facing", "What he faced before", of="to_call", part="table"),
        _kill(
            "after",
            "What others did then",
            of="called",
            kind="actions",
            part="since",
            suggests=SINCE,
        ),
    ),
    finds=("killed hand", "unprotected", "dealer took the hand", "card cap", "dead hand"),
)
THROWN_INTO = Question(
    ThrownInto,
    "Cards thrown among somebody else's",
    (
        _thrown(
            "thrown_into",
            "Whose cards were those",
            of="blind",
            choices=("the small blind", "the big blind", "another player"),
            also=("words",),
            needed=True,
        ),
        _thrown("face_up", "They lie face up"),
    ),
    finds=("mixed cards", "thrown into a hand"),
)
UP_CARDS_MOVED = Question(
    UpCardsMoved,
    "Open stud cards were moved",
    (
        _up("up_cards", "What he did with them", of="how", also=("words",), needed=True),
        _up("facing", "The bet he faces", of="facing_bet", kind="amount", part="table"),
        _up(
            "prior",
            "What he has out",
            of="facing_bet",
            kind="amount",
            part="table",
            also=("chips",),
        ),
    ),
    finds=("stud", "up cards", "picked up", "turned down"),
)
COUNTED = Question(
    Counted,
    "Too many cards, or too few",
    (
        _count("held", "Cards he has", needed=True),
        _count("whole", "Cards of a hand"),
        _count("game", "What is dealt", of="family", choices=FAMILIES, also=("words",)),
        _count("drawn", "The draw is over", rare=True),
        _count(
            "missing",
            "Which card is missing",
            of="last_missing",
            choices=("the last card", "another"),
            also=("words",),
            rare=True,
        ),
        _count("on_button", "He is on the button"),
        _count("acted_himself", "He has acted", of="acted"),
    ),
    finds=("too many cards", "short hand", "five cards", "three cards", "dead hand"),
)
JOKER_FOUND = Question(
    JokerFound,
    "A joker in his hand",
    (
        _joker("acted_himself", "He has acted", of="acted"),
        _joker("looked", "He has seen all his cards"),
    ),
    finds=("joker",),
    fixed={"joker": True},
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
        _suit(
            "after",
            "Actions since the card came",
            of="acted",
            kind="actions",
            part="since",
            suggests=SINCE,
        ),
    ),
    finds=("suit", "face up", "kept back"),
)

QUESTIONS = under(
    "Hands",
    FOLDED,
    MUCKED,
    KILLED,
    THROWN_INTO,
    UP_CARDS_MOVED,
    COUNTED,
    JOKER_FOUND,
    SUIT_KEPT,
)
