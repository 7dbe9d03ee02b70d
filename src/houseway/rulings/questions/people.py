"""How people tell of people: what they ask for, say and do, and where they are."""

from __future__ import annotations

from houseway.rulings.questions.question import Asking, Question, under
from houseway.rulings.situations import (
    Asked,
    Away,
    Exposed,
    NotSeated,
    Offence,
    Overruling,
    Talk,
)

_asked, _seat, _away, _talk = Asking(Asked), Asking(NotSeated), Asking(Away), Asking(Talk)
_offence, _exposed, _over = Asking(Offence), Asking(Exposed), Asking(Overruling)
HAD = ("warning", "1 hand", "1 round", "2 rounds", "3 rounds", "4 rounds")

ASKED = Question(
    Asked,
    "He asks for a count, or for a card",
    (
        _asked("asks", "What he asks for", of="what", needed=True),
        _asked("all_in", "He faces an all-in", of="facing_all_in"),
    ),
    finds=("count a stack", "rabbit hunting", "next card", "how much"),
)
NOT_SEATED = Question(
    NotSeated,
    "A player is not in his chair",
    (
        _seat("where", "Where he is", needed=True),
        _seat("when", "At which moment"),
    ),
    finds=("at your seat", "away from the table", "dead hand", "standing"),
)
AWAY = Question(
    Away,
    "A stack without its player",
    (
        _away("away", "Why he is not there", of="why", needed=True),
        _away("position", "Where he is in this hand"),
        _away("blinds", "Blinds", part="table"),
        _away("ante", "The ante", part="table"),
        _away("level", "The level", part="table"),
        _away("played", "He has played a hand of the event", rare=True),
        _away("league", "It is an event of the league", rare=True),
        _away("stack", "His chips", part="table"),
    ),
    finds=("no-show", "blinded off", "absent player", "late", "disqualified stack"),
)
TALK = Question(
    Talk,
    "Something that may not be said",
    (
        _talk("talk", "What he said", of="what", needed=True),
        _talk("nobody_to_act", "Nobody else has to decide"),
        _talk("heads_up", "Two are left"),
        _talk("on_break", "It was in a break", rare=True),
        _talk("spectator", "He is not in the event", rare=True),
        _talk("live", "Seats with chips", part="table"),
        _talk("had", "His penalties before", of="given", suggests=HAD, part="table"),
    ),
    finds=("advice", "one player to a hand", "disclosure", "language", "english"),
)
OFFENCE = Question(
    Offence,
    "Something that is not done",
    (
        _offence("offence", "What he did", of="what", needed=True),
        _offence("live", "Seats with chips", part="table"),
        _offence("had", "His penalties before", of="given", suggests=HAD, part="table"),
        _offence("blinds", "Blinds", part="table", rare=True),
        _offence("ante", "The ante", part="table", rare=True),
    ),
    finds=("penalty", "warning", "abuse", "cheating", "etiquette", "collusion", "soft play"),
)
EXPOSED = Question(
    Exposed,
    "A player shows cards of a live hand",
    (
        _exposed("exposes", "The cards", of="cards", needed=True),
        _exposed("nobody_to_act", "Nobody else has to decide"),
        _exposed("live", "Seats with chips", part="table"),
        _exposed("had", "His penalties before", of="given", suggests=HAD, part="table"),
    ),
    finds=("exposing cards", "flashed", "shown early"),
)
OVERRULING = Question(
    Overruling,
    "Who overrules whom?",
    (
        _over("overrules", "Who would overrule it", of="by", needed=True),
        _over("decided_by", "Whose decision it was", of="over"),
    ),
    finds=("overrule", "authority", "appeal", "final"),
)

QUESTIONS = under("People", OFFENCE, TALK, EXPOSED, ASKED, NOT_SEATED, AWAY, OVERRULING)
