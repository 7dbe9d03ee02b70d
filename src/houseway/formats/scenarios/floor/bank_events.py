"""The table of a banked game between rounds: bets for the next one, and who banks it."""

from __future__ import annotations

from typing import Any

from houseway.errors import BadScenario
from houseway.floor import BankedTable, Table
from houseway.formats.scenarios.entry import Entry, Outcome
from houseway.formats.scenarios.floor.bank_turns import bet, play_round
from houseway.money import Cents

ROUND = "round"


def happens(table: BankedTable, seat: int, verb: str, amount: Cents) -> bool:
    """A bet, or an answer to whoever offers the bank; whether it was one of these."""
    if verb == "bets":
        bet(table, seat, amount)
    elif verb == "banks":
        table.take_bank(seat, amount)
    elif verb == "waives":
        table.waive_bank(seat)
    else:
        return False
    return True


def deals(table: Table[Any]) -> None:
    """A round of the bets that lie there, whatever the cards."""
    if not isinstance(table, BankedTable):
        raise BadScenario("a round is dealt at a banked game; a pot game has hands")
    play_round(table)


def check_bank(entry: Entry, outcome: Outcome, table: Table[Any]) -> None:
    """Compare who is offered the bank of the coming round, and who has it; nobody is 0."""
    if not entry.body.keys() & {"offered", "bank"}:
        return
    if not isinstance(table, BankedTable):
        raise BadScenario("a pot game has no bank")
    if "offered" in entry:
        outcome.expect("offered the bank", entry.get("offered"), table.bank_offer or 0)
    if "bank" in entry:
        outcome.expect("banks", entry.get("bank"), table.bank.seat if table.bank else 0)
