"""Whether short all-ins have opened the betting again, and to whom."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.money import ZERO, Cents
from houseway.rulebook import Clause
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Reopening

MAY, MAY_NOT = "may raise", "may not raise"


def on_reopening(seen: Reopening, *, opens: Clause, closed: Clause, least: Clause) -> Ruling:
    """Whoever owes a full raise since his own last action may raise (resolutions B17, A10)."""
    totals, acted, out, facing, full = _played(seen)
    owing = Cents(-(-full // 2)) if seen.limit == "limit" else full
    asked = seen.ask or tuple(who for who in totals if who not in out and totals[who] < facing)
    if unknown := [who for who in asked if who not in totals and seen.ask and who in out]:
        raise BadInput(f"{unknown[0]} has no cards or chips left; ask for somebody who has")
    may = tuple(who for who in asked if who not in acted or facing - totals.get(who, ZERO) >= owing)
    passive = (Choice("call", "he matches the bet", facing), Choice("fold", "his hand is dead"))
    if not may:
        return Ruling(MAY_NOT, (closed,), facing, bound=asked, choices=passive, his_own=True)
    minimum = Cents(facing + full)
    choices = (Choice("raise", "at least the last full raise more", minimum), *passive)
    return Ruling(MAY, (opens, least), minimum=minimum, bound=may, choices=choices, his_own=True)


def _played(seen: Reopening) -> tuple[dict[str, Cents], set[str], set[str], Cents, Cents]:
    """The round so far: totals, who has acted, who no longer can, the bet, the last full raise."""
    totals: dict[str, Cents] = {}
    acted: set[str] = set()
    out: set[str] = set()
    facing, full = ZERO, max(seen.blinds, default=seen.opening_bet or ZERO)
    first = next((bet.total for bet in seen.bets if bet.total), ZERO)
    if seen.opening_bet and first > seen.opening_bet:
        facing = full = seen.opening_bet
    for bet in seen.bets:
        total = facing if bet.total is None and not bet.folded else bet.total
        if total is not None:
            if total > facing:
                more = Cents(total - facing)
                part = (full + 1) // 2 if seen.limit == "limit" else full
                full = max(full, more) if more >= part and not bet.posted else full
                facing = total
            totals[bet.who] = total
        if not bet.posted:
            acted.add(bet.who)
        if bet.all_in or bet.folded:
            out.add(bet.who)
    return totals, acted, out, facing, full
