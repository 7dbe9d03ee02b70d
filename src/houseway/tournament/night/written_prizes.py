"""Prizes as they are written on the board: an amount, or a seat worth so much."""

from __future__ import annotations

import re

from houseway.errors import BadInput
from houseway.money import Cents
from houseway.tournament.prizes import Prize

SEAT = "seat "


def read_prize(written: str) -> Prize:
    """A prize as it is written: `100` pounds, or `seat 250`."""
    amount = re.fullmatch(r"(\d{1,9})(?:\.(\d{1,2}))?", written.removeprefix(SEAT))
    if amount is None:
        raise BadInput(f"{written!r} is no prize; write an amount, or 'seat 250'")
    worth = int(amount[1]) * 100 + int((amount[2] or "").ljust(2, "0"))
    return Prize(Cents(worth), written.startswith(SEAT))


def prize_text(prize: Prize) -> str:
    """The same, written."""
    worth = f"{prize.worth // 100}.{prize.worth % 100:02}".removesuffix(".00")
    return f"{SEAT}{worth}" if prize.seat else worth
