"""Prizes as they are written on the board: an amount, or a seat worth so much."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from houseway.errors import BadInput
from houseway.money import Cents
from houseway.tournament.prizes import Prize

SEAT = "seat "


def read_prize(written: str) -> Prize:
    """A prize as it is written: `100` pounds, or `seat 250`."""
    try:
        worth = Decimal(written.removeprefix(SEAT)) * 100
    except InvalidOperation:
        worth = Decimal(-1)
    if worth < 0 or worth != worth.to_integral_value():
        raise BadInput(f"{written!r} is no prize; write an amount, or 'seat 250'")
    return Prize(Cents(int(worth)), written.startswith(SEAT))


def prize_text(prize: Prize) -> str:
    """The same, written."""
    worth = f"{prize.worth // 100}.{prize.worth % 100:02}".removesuffix(".00")
    return f"{SEAT}{worth}" if prize.seat else worth
