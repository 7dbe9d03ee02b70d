"""Answers to offers of the bank: "yes", "no", "3 accept", "6 decline"."""

from __future__ import annotations

import re
from typing import Any

from houseway.errors import BadScenario, IllegalAction

_SAID = {"yes": True, "accept": True, "no": False, "decline": False, "waive": False}
_ANSWER = re.compile(r"(?:(?P<seat>\d+) )?(?P<word>\w+)(?: bank)?")


class Answers:
    """What those who are offered the bank say, one after the other, or each seat by itself.

    Nobody takes it of whom nothing is said.
    """

    def __init__(self, written: list[Any] | dict[str, Any]) -> None:
        self._by_seat = dict(written) if isinstance(written, dict) else None
        self._left = [] if isinstance(written, dict) else [_read(each) for each in written]

    def takes(self, seat: int) -> bool:
        """Whether a seat takes the bank that it is offered."""
        if self._by_seat is not None:
            return _read(self._by_seat.get(str(seat), False))[1]
        if not self._left:
            return False
        named, taken = self._left.pop(0)
        if named not in (None, seat):
            raise IllegalAction(f"the bank is offered to seat {seat}, not to seat {named}")
        return taken

    def name_next(self, seat: int) -> bool:
        """Whether the next answer is a seat's by name."""
        return bool(self._left) and self._left[0][0] == seat


def _read(written: object) -> tuple[int | None, bool]:
    if isinstance(written, bool):
        return None, written
    match = _ANSWER.fullmatch(str(written))
    if not match or match["word"] not in _SAID:
        raise BadScenario(f"{written!r} is no answer to an offer; write 'yes' or 'no'")
    return int(match["seat"]) if match["seat"] else None, _SAID[match["word"]]
