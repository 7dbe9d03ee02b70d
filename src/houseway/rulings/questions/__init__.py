"""What the desk can be asked, house by house: the forms, and the search for one.

A house has the questions on which it has a rule. Its module of rulings may bring `QUESTIONS` of its
own, which go before ours on the same situation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from houseway.errors import BadInput
from houseway.rulings import Situation, rules_of
from houseway.rulings.questions import (
    chips,
    clock,
    deals,
    hands,
    people,
    pots,
    showdowns,
    turns,
    wagers,
)
from houseway.rulings.questions.blanks import Blank
from houseway.rulings.questions.question import Question

_SUBJECTS = (wagers, turns, deals, hands, showdowns, clock, pots, chips, people)
COMMON = tuple(question for subject in _SUBJECTS for question in subject.QUESTIONS)
# How the table stands may be told with anything that happens there.
SCENE = {each.key: each for each in (*wagers.WAGER.blanks, *wagers.SCENE) if each.part != "act"}
_WORD = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True, slots=True)
class Found:
    """A question that a search has come upon, and what it fills in already."""

    question: Question
    filled: Mapping[str, str] = field(default_factory=dict)
    by: str = ""  # the words that were found


def questions(house: str) -> tuple[Question, ...]:
    """Everything that a house can be asked."""
    module = rules_of(house)
    own: Iterable[Question] = getattr(module, "QUESTIONS", ())
    by_situation = {each.about: each for each in (*COMMON, *own)}
    return tuple(each for each in by_situation.values() if each.about in module.RULES)


def find(house: str, words: str) -> tuple[Found, ...]:
    """The questions that hold all of the words, those first that are called so."""
    wanted = _WORD.findall(words.lower())
    if not wanted:
        return tuple(Found(each) for each in questions(house))
    ranked = [ranked for each in questions(house) if (ranked := _ranked(each, wanted))]
    return tuple(found for _, found in sorted(ranked, key=lambda each: each[0]))


def _ranked(question: Question, wanted: list[str]) -> tuple[int, Found] | None:
    """How well the words fit: what it is called, is found by, offers to choose, or all its words.

    A choice that alone is called so is filled in.
    """
    offered = [
        (each.key, choice)
        for each in question.blanks
        for choice in each.choices
        if _holds(choice, wanted)
    ]
    filled = dict(offered) if len(offered) == 1 else {}
    named = [each for each in (question.title, *question.finds) if _holds(each, wanted)]
    if named:
        rank = 0 if named[0] == question.title else 1
        return rank, Found(question, filled, next(iter(filled.values()), named[0]))
    if offered:
        return 2, Found(question, filled, offered[0][1])
    labels = " ".join(each.label for each in question.blanks)
    whole = " ".join((question.title, question.words, *question.finds, labels))
    return (3, Found(question)) if _holds(whole, wanted) else None


def _holds(phrase: str, wanted: list[str]) -> bool:
    """Whether every word is there, or the beginning of one that is."""
    words = _WORD.findall(phrase.lower())
    return all(any(each.startswith(part) for each in words) for part in wanted)


def _meant(known: Sequence[Question], given: Mapping[str, Any]) -> list[Question]:
    """Those whose own key is there; else those that have none."""
    told = [each for each in known if each.told_by and each.told_by in given]
    return told or [each for each in known if not each.told_by] or list(known)


def reader(house: str, given: Mapping[str, Any]) -> Callable[[Mapping[str, Any]], Any] | None:
    """How a situation is read that a house brings itself; None where it is one of ours."""
    return next((each.read for each in _meant(questions(house), given) if each.read), None)


def check(house: str, given: Mapping[str, Any]) -> None:
    """Refuse what no question of the house could be asked with: values of a wrong kind or size."""
    known = questions(house)
    meant = _meant(known, given)
    for key, value in given.items():
        if any(key in (each.fixed or ()) for each in meant):
            continue  # whoever reads it says what it may be
        scene = [SCENE[key]] if key in SCENE else []
        blanks = _called(meant, key) or scene or _called(known, key)  # more may be told than asked
        if not blanks:
            keys = ", ".join(dict.fromkeys((*(k for each in meant for k in each.keys), *SCENE)))
            raise BadInput(f"{meant[0].title!r} has no {key[:40]!r}; there are {keys}")
        if not any(each.fits(value) for each in blanks):
            blanks[0].check(value)
    missing = [_missing(each, given) for each in meant]
    if (first := missing[0]) and all(missing):
        raise BadInput(f"{meant[0].title!r} needs {first.key!r}: {first.label.lower()}")


def _called(asked: Iterable[Question], key: str) -> list[Blank]:
    return [blank for each in asked if (blank := each.blank(key))]


def _missing(question: Question, given: Mapping[str, Any]) -> Blank | None:
    return next((each for each in question.blanks if each.needed and each.key not in given), None)


def question_of(house: str, seen: Situation) -> Question:
    """The question about a kind of situation; one that nobody has worded has no blanks."""
    found = (each for each in questions(house) if each.about is type(seen))
    return next(found, Question(type(seen), type(seen).__name__, ()))


__all__ = ["Blank", "Found", "Question", "check", "find", "question_of", "questions", "reader"]
