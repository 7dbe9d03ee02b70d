"""What the desk can be asked, house by house: the forms, and the search for one.

A house has the questions on which it has a rule. Its module of rulings may bring `QUESTIONS` of its
own, which go before ours on the same situation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from houseway.errors import BadInput
from houseway.rulings import rules_of
from houseway.rulings.questions import cards, clock, turns, wagers
from houseway.rulings.questions.blanks import Blank
from houseway.rulings.questions.question import Question

COMMON = (*wagers.QUESTIONS, *turns.QUESTIONS, *cards.QUESTIONS, *clock.QUESTIONS)
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


def check(house: str, given: Mapping[str, Any]) -> Question:
    """The question that is asked so; what does not fit it is refused."""
    known = sorted(questions(house), key=lambda each: not each.told_by)
    asked = next((q for q in known if q.told_by in given or not q.told_by), None)
    if asked is None:
        keys = ", ".join(each.told_by for each in known)
        raise BadInput(f"{house!r} cannot tell what is asked; say one of {keys}")
    others = SCENE | {blank.key: blank for each in known for blank in each.blanks}
    for key, value in given.items():
        blank = asked.blank(key) or others.get(key)  # more may be told than is asked
        if blank:
            blank.check(value)
        elif (asked.fixed or {}).get(key) != value:
            keys = ", ".join(dict.fromkeys((*(asked.fixed or ()), *asked.keys, *SCENE)))
            raise BadInput(f"{asked.title!r} has no {key[:40]!r}; there are {keys}")
    if missing := [each for each in asked.blanks if each.needed and each.key not in given]:
        raise BadInput(f"{asked.title!r} needs {missing[0].key!r}: {missing[0].label.lower()}")
    return asked


__all__ = ["Blank", "Found", "Question", "check", "find", "questions"]
