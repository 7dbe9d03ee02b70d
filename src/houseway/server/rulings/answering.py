"""What was sent to the desk, read and ruled on: the same reading as in scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway.formats.scenarios.rulings import read_situation
from houseway.rulings import Ruling, rule_on
from houseway.rulings.questions import check, question_of, reader
from houseway.rulings.questions.question import Question


def answer(house: str, given: Mapping[str, Any]) -> tuple[Question, Ruling]:
    """The question that is asked so, and the ruling."""
    check(house, given)
    read = reader(house, given) or read_situation
    seen = read(dict(given))
    return question_of(house, seen), rule_on(house, seen)
