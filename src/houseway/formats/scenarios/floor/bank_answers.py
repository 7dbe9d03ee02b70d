"""What people answer when they are offered the bank: "yes", "no", "3 accept", "6 decline"."""

from __future__ import annotations

import re
from typing import Any

from houseway.errors import BadScenario, IllegalAction

_TAKES = {"yes": True, "accept": True, "take": True, "bank": True}
_TAKES |= {"no": False, "decline": False, "waive": False, "refuse": False, "pass": False}
_ANSWER = re.compile(r"(?:(?P<seat>\d+) )?(?P<word>\w+)")


class Answers:
    """Answers in the order of the offers, or by seat; who says nothing does not take the bank.

    A seat has one answer for good, or one for each time it is asked.
    """

    def __init__(self, written: Any) -> None:
        self._by_seat: dict[int, list[Any] | str | bool] | None = None
        self._left: list[tuple[int | None, bool]] = []
        if isinstance(written, dict):
            self._by_seat = {
                int(seat): [*said] if isinstance(said, list) else said
                for seat, said in written.items()
            }
        else:
            self._left = [_read(each) for each in written]

    def takes(self, seat: int) -> bool:
        """Whether a seat takes the bank that it is offered."""
        if self._by_seat is not None:
            said = self._by_seat.get(seat, False)
            if isinstance(said, list):
                said = said.pop(0) if said else False
            return _read(said)[1]
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
    if not match or match["word"] not in _TAKES:
        raise BadScenario(f"{written!r} is no answer to an offer; write 'yes' or 'no'")
    return int(match["seat"]) if match["seat"] else None, _TAKES[match["word"]]
