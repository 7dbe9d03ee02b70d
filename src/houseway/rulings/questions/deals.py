"""How people tell of a deal that went wrong, and of a deck that is not whole."""

from __future__ import annotations

from houseway.rulings.questions.question import Asking, Question, under
from houseway.rulings.questions.turns import SINCE
from houseway.rulings.situations import (
    BurnMissed,
    DealtEarly,
    DealtWrong,
    DeckFouled,
    FlopTooLong,
)
from houseway.rulings.situations.deals import FAMILIES

BURNS = ("no burn on the flop", "no burn on the turn", "no burn on the river")
EARLY = ("premature flop", "premature turn", "premature river", "premature stud card")
DECKS = ("other back in play", "other back in the stub", "card found twice", "card missing")
TOO_LONG = "four-card flop"

_dealt, _burn, _early = Asking(DealtWrong), Asking(BurnMissed), Asking(DealtEarly)
_flop, _deck = Asking(FlopTooLong), Asking(DeckFouled)

DEALT_WRONG = Question(
    DealtWrong,
    "The first deal went wrong",
    (
        _dealt("dealt", "What went wrong", of="what", also=("words",), needed=True),
        _dealt("number", "How many such cards"),
        _dealt("by", "Who turned it up", of="by_player", choices=("dealer", "player")),
        _dealt("game", "What is dealt", of="family", choices=FAMILIES, also=("words",)),
        _dealt("entitled", "The seat that was left out was to get cards", rare=True),
        _dealt("pot", "The pot", part="table", rare=True),
        _dealt("after", "Actions before it was noticed", part="since", suggests=SINCE),
    ),
    finds=("misdeal", "exposed card", "boxed card", "extra card", "wrong seat", "redeal"),
)
BURN_MISSED = Question(
    BurnMissed,
    "No card was burned",
    (
        _burn("dealt", "Where", of="street", choices=BURNS, also=("words",), needed=True),
        _burn("after", "Actions on that street since", part="since", suggests=SINCE),
    ),
    finds=("burn", "missed burn", "unburned"),
)
DEALT_EARLY = Question(
    DealtEarly,
    "A card came too early",
    (_early("dealt", "Which one", of="street", choices=EARLY, also=("words",), needed=True),),
    finds=("premature card", "early flop", "before the betting was over"),
)
FLOP_TOO_LONG = Question(
    FlopTooLong,
    "Four cards on the flop",
    (_flop("turned", "They lie face up"),),
    finds=("four-card flop", "scramble"),
    fixed={"dealt": TOO_LONG},
)
DECK_FOULED = Question(
    DeckFouled,
    "The deck is not whole",
    (
        _deck(
            "dealt", "What is wrong with it", of="what", choices=DECKS, also=("words",), needed=True
        ),
        _deck("pot", "The pot", part="table"),
        _deck("knew", "Who knew, and bet all the same", rare=True),
        _deck("his_chips", "What he has put in", rare=True),
        _deck("after", "Actions of the hand so far", part="since", suggests=SINCE),
    ),
    finds=("fouled deck", "other back", "card twice", "duplicate card", "missing card"),
)

QUESTIONS = under("The deal", DEALT_WRONG, BURN_MISSED, DEALT_EARLY, FLOP_TOO_LONG, DECK_FOULED)
