"""How people tell of chips and words."""

from __future__ import annotations

from houseway.rulings.questions.blanks import Blank
from houseway.rulings.questions.question import Asking, Question, under
from houseway.rulings.situations import GESTURES, PotAsked, Reopening, Wager

LIMITS = ("no-limit", "pot-limit", "limit")
NOTICED = ("before the next street", "after the next street", "at the showdown")
NAMES = ("A", "B", "C", "D", "E", "F")
SAID = ("call", "raise", "bet", "check", "fold", "all in", "pot", "make it", "I'm putting you in")

_wager, _asked, _bets = Asking(Wager), Asking(PotAsked), Asking(Reopening)

WAGER = Question(
    Wager,
    "A bet, a call or a raise",
    (
        _wager("chips", "Chips he put in now", hint="Tap each chip once; none if he only spoke"),
        _wager(
            "said", "What he said", suggests=SAID, hint="As he said it; nothing if he was silent"
        ),
        _wager("said_amount", "The amount he named", hint="In all for the round, if it was clear"),
        _wager("facing", "The bet he faces", part="table", hint="The total that has to be matched"),
        _wager("last_raise", "The last full raise", part="table"),
        _wager("blinds", "Blinds", part="table", hint="The small one, then the big one"),
        _wager("pot", "The pot", part="table", hint="All that was in the middle before he acted"),
        _wager("limit", "How they play", part="table", choices=LIMITS, rare=True),
        _wager("max_bet", "The most that may be bet", part="table", rare=True),
        _wager(
            "stack",
            "His chips behind",
            part="table",
            hint="Before he acted; enough, if empty",
            rare=True,
        ),
        _wager("players", "Players in the hand", part="table", rare=True),
        _wager(
            "opening_bet",
            "Is it the opening bet?",
            part="table",
            also=("amount",),
            hint="Yes: nobody has raised what he faces",
            rare=True,
        ),
        _wager("prior", "Chips he had out before", hint="Of this round, his blind included"),
        _wager("gesture", "What he did with those", choices=GESTURES),
        _wager("pulled", "Which of them he pulled back", rare=True),
        _wager(
            "chips_first",
            "The chips came before the words",
            also=("chips",),
            hint="Or the chips of the first motion, where it took him several",
            rare=True,
        ),
        _wager("shot_clock", "Every decision is timed", part="table", rare=True),
        _wager("may_raise", "The betting is open to him", part="table", rare=True),
        _wager("least", "The least he may make it", part="table", rare=True),
        _wager("counted", "The pot as it was counted for him", part="since"),
        _wager(
            "after", "What others have done since", part="since", suggests=(*NAMES, "call", "fold")
        ),
        _wager("noticed", "When it was noticed", part="since", suggests=NOTICED),
    ),
    finds=(
        "oversized chip",
        "single chip",
        "silent chips",
        "multiple chips",
        "string bet",
        "string raise",
        "two motions",
        "declared",
        "verbal",
        "underraise",
        "underbet",
        "undercall",
        "short call",
        "minimum raise",
        "half a raise",
        "prior bet",
        "pulled back",
        "blind chips",
        "all in",
        "conditional",
        "pot-sized bet",
        "unclear amount",
        "five",
        "change",
        "accepted action",
    ),
)

POT_ASKED = Question(
    PotAsked,
    "What would a bet of the pot be?",
    (
        _asked("pot", "The pot", part="table", needed=True, hint="All that is in the middle"),
        _asked("facing", "The bet he faces", part="table"),
        _asked("prior", "What he has out", part="table", also=("chips",)),
        _asked("limit", "How they play", part="table", choices=LIMITS, rare=True),
    ),
    finds=("pot-limit", "pot size", "count the pot"),
    fixed={"asked": "pot"},
)

REOPENING = Question(
    Reopening,
    "May he raise again?",
    (
        _bets(
            "bets",
            "The bets in their order",
            needed=True,
            suggests=(*NAMES, "bet", "raise", "call", "all in", "fold"),
            hint="Who, what, and his total: A bet 500",
        ),
        _bets("ask", "Who wants to raise", kind="who", suggests=NAMES, hint="Everybody, if empty"),
        _bets("opening_bet", "The opening bet", part="table"),
        _bets("blinds", "Blinds", part="table"),
        _bets("limit", "How they play", part="table", choices=LIMITS),
        _bets("noticed", "When it was noticed", part="since", suggests=NOTICED),
    ),
    finds=("reopen the betting", "short all-in", "full raise", "raise again", "action reopened"),
)

SCENE = (
    Blank("street", "The street", "words", "table"),
    Blank("whole", "Cards in a hand of the game", "number", "table"),
    Blank("game", "The game", "words", "table"),
    Blank("prior", "What he has out", "chips", "table"),
)

QUESTIONS = under("Bets", WAGER, POT_ASKED, REOPENING)
