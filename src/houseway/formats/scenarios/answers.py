"""What people answer when they are offered the bank."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from houseway.errors import BadScenario

_TAKES = {"yes": True, "accept": True, "take": True, "bank": True}
_TAKES |= {"no": False, "decline": False, "waive": False, "refuse": False, "pass": False}

# In the order of the offers, or by seat: one answer for good, or one for each time it is asked.
Answers = Iterator[Any] | dict[int, Iterator[Any] | str | bool]


def read_answers(written: Any) -> Answers:
    """The answers as they are written: a list, or a table of seats."""
    if isinstance(written, dict):
        return {
            int(seat): iter(said) if isinstance(said, list) else said
            for seat, said in written.items()
        }
    return iter([*written])


def takes_bank(answers: Answers, seat: int) -> bool:
    """Whether a seat takes the bank that it is offered; who says nothing does not."""
    said = answers.get(seat, "no") if isinstance(answers, dict) else answers
    answer = next(said, "no") if isinstance(said, Iterator) else said
    if isinstance(answer, bool):
        return answer
    if answer not in _TAKES:
        raise BadScenario(f"{answer!r} is no answer to an offer; write 'yes' or 'no'")
    return _TAKES[answer]
