"""How people tell of the end of a hand."""

from __future__ import annotations

from houseway.rulings.questions.people import HAD
from houseway.rulings.questions.question import Asking, Question, under
from houseway.rulings.questions.wagers import NAMES
from houseway.rulings.situations import (
    AskedToSee,
    HandShown,
    HandsRead,
    RefusedToShow,
    Showdown,
)

_shown, _order, _read = Asking(HandShown), Asking(Showdown), Asking(HandsRead)
_see, _refused = Asking(AskedToSee), Asking(RefusedToShow)

SHOWDOWN = Question(
    Showdown,
    "Who shows first?",
    (
        _order(
            "showdown",
            "Who is still in",
            of="players",
            kind="who",
            suggests=NAMES,
            needed=True,
            hint="In their order from the button's left",
        ),
        _order("bets", "The bets of the last round", suggests=(*NAMES, "bet", "call", "check")),
        _order("all_in", "Who is all in", kind="who", suggests=NAMES),
        _order("betting_over", "The betting is over"),
        _order("tabled", "Who has shown already", kind="who", suggests=NAMES),
        _order("leads", "Who would be first to act", rare=True),
        _order("game", "What is dealt", of="family", also=("words",), rare=True),
    ),
    finds=("showdown", "order of showing", "last aggressor", "all hands open"),
)
HANDS_READ = Question(
    HandsRead,
    "Hands lie open: who wins?",
    (
        _read("hands", "The cards of each", needed=True, hint="A name, then his cards"),
        _read("board", "The board"),
        _read("claims", "What each said he has"),
        _read("deliberate", "Somebody said it wrong on purpose"),
        _read("game", "The game", rare=True),
        _read("live", "Seats with chips", part="table", rare=True),
        _read("had", "His penalties before", of="given", suggests=HAD, part="table", rare=True),
    ),
    finds=("cards speak", "miscalled hand", "wrong winner", "winning hand"),
)
HAND_SHOWN = Question(
    HandShown,
    "Is his hand shown rightly?",
    (
        _shown("hole", "The cards of the hand", needed=True),
        _shown("shown", "Those that lie face up"),
        _shown("whole", "Cards of a hand", rare=True),
        _shown("readable", "Everybody can read them"),
        _shown("plays_board", "He plays the board"),
        _shown("alone", "There is no other live hand"),
    ),
    finds=("tabled", "showdown", "dead hand", "cards face up", "playing the board", "one card"),
)
ASKED_TO_SEE = Question(
    AskedToSee,
    "He wants to see a hand",
    (
        _see("has_cards", "He still has his own cards"),
        _see("has_mucked", "He has thrown them away unshown", of="mucked"),
    ),
    finds=("asking to see a hand", "show me", "called hand"),
    fixed={"asks_to_see": True},
)
REFUSED_TO_SHOW = Question(
    RefusedToShow,
    "He would not show",
    (
        _refused("alone", "Nobody else had a live hand"),
        _refused("live", "Seats with chips", part="table", rare=True),
        _refused("had", "His penalties before", of="given", suggests=HAD, part="table", rare=True),
    ),
    finds=("refuses to show", "all-in hand", "throws his cards away"),
    fixed={"refuses_to_show": True},
)

QUESTIONS = under("Showdown", SHOWDOWN, HANDS_READ, ASKED_TO_SEE, REFUSED_TO_SHOW, HAND_SHOWN)
