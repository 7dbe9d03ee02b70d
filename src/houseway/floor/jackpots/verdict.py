"""What came of judging a hand: who wins which jackpot, or the clause that stands against it."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.rulebook import Clause


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a hand wins a jackpot, who with, which one, and the clause that decides.

    `entered` are the hands that count for the day's list of a daily bonus.
    """

    qualifies: bool
    clause: Clause
    reason: str
    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    which: str = ""
    entered: tuple[int, ...] = ()


def refused(reason: str, clause: Clause) -> Verdict:
    """No jackpot, and the clause that says so."""
    return Verdict(False, clause, reason)
