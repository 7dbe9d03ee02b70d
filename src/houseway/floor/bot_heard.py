"""What a player's bets tell of his cards: how good they must have looked for what he paid.

All of it was said aloud at the table, so anybody may go by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from houseway.floor.bot_reading import price
from houseway.play.happenings import Said

BET = 0.66  # how good a hand looks that is bet of one's own accord
RAISED = 0.7
_ACT = re.compile(r"^Seat (\d+): ([a-z ]+?)(?: ([\d,]+)\.(\d\d))?$")
_TURNED = re.compile(r"^[A-Z][a-z0-9 -]*: ((?:[2-9TJQKA][cdhs] ?|Jk ?|Bk ?)+)$")


class Paid(NamedTuple):
    """Somebody has paid for his cards; on the board lay so many, and they looked at least so."""

    seat: int
    board: int
    needed: float


def heard(said: Iterable[Said]) -> list[Paid]:
    """What each seat has paid of its own accord, the dearest on each board."""
    dearest: dict[tuple[int, int], float] = {}
    for seat, board, needed in _paid(said):
        dearest[seat, board] = max(needed, dearest.get((seat, board), 0.0))
    return [Paid(seat, board, needed) for (seat, board), needed in dearest.items()]


def _paid(said: Iterable[Said]) -> Iterator[Paid]:
    pot = level = board = 0
    put: dict[int, int] = {}
    for each in said:
        if turned := _TURNED.match(each.words):
            board += len(turned[1].split())
            pot, put, level = pot + sum(put.values()), {}, 0
            continue
        if not (found := _ACT.match(each.words)):
            continue
        seat, act = int(found[1]), found[2]
        amount = int(found[3].replace(",", "") + found[4]) if found[3] else 0
        if act in ("check", "bet") and level and not put.get(seat):
            pot, put, level = pot + sum(put.values()), {}, 0  # a street that nobody calls
        before = put.get(seat, 0)
        if act == "call":
            yield Paid(seat, board, price(pot + sum(put.values()), level - before))
            put[seat] = level
        elif act == "bet":
            yield Paid(seat, board, BET)
            put[seat] = level = before + amount
        elif act == "raise to":
            yield Paid(seat, board, RAISED)
            put[seat] = level = amount
        elif amount:  # what was posted
            put[seat] = before + amount
            level = max(level, put[seat])
