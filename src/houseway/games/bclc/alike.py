"""What BCLC's sections about games against the house print alike."""

from __future__ import annotations

from collections.abc import Callable

from houseway.money import dollars
from houseway.play import BankedFelt
from houseway.rulebook import Clause
from houseway.wagers import AggregateCap

MOST = dollars(50_000)  # of everybody's bonuses in one round


def bonus_cap(
    *spots: str, cite: Clause, share: Clause, tip: Clause, tips_inside: bool = False
) -> AggregateCap:
    """The most that bonuses pay together, how it is shared, and what a bet for the dealer gets."""
    return AggregateCap(MOST, spots, cite, share, tip, tips_inside)


def close_bets(t: BankedFelt, rule: Callable[[str], Clause], steps: str) -> None:
    """Who bets for the dealer is told where that lies; then no more bets are taken."""
    for seat in t.seats.values():
        if seat.tips:
            t.heads("Your bet for the dealer", rule("4.3"), to=seat.number)
            t.prompts(rule("4.3.1"), rule("4.3.2"), to=seat.number)
    t.heads("Before the cards", rule(steps))
    t.prompts(rule(f"{steps}.1"))
    t.says("No more bets", rule(f"{steps}.2"))


def pay_tips(t: BankedFelt, rule: Callable[[str], Clause]) -> None:
    """What is done with a bet for the dealer that has won."""
    if t.tip_won:
        t.prompts(rule("4.4"), rule("4.4.1"))
