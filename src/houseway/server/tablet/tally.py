"""What a live table has brought of late, so that the floor sees its pace and what it should take.

It is counted as events happen, and again when a table is rebuilt from its log: nothing is kept
beside the log that could differ from it.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Any, NamedTuple

from houseway.play.banked.banked_round import BankedRound
from houseway.server.money.ledger import Moves
from houseway.server.pit import tallies
from houseway.server.pit.tallies import QUARTER

HOUR = 4 * QUARTER
KEPT_MS = 2 * 24 * HOUR  # a gaming day, however late somebody looks


class Brought(NamedTuple):
    """What one event brought, in the words of the room's tallies."""

    at: int
    figures: Counter[str]


class Tally:
    """The latest events of a live table that brought anything."""

    def __init__(self) -> None:
        self._brought: deque[Brought] = deque()

    def note(self, kind: str, moves: Moves, played: object, at: int) -> None:
        """An event has happened; `played` is the round that it paid, if it did."""
        figures: Counter[str] = Counter()
        for purse, amount in moves.items():
            figures.update(_figure(kind, purse, amount))
        if kind == "settled":
            figures[tallies.ROUNDS] += 1
            figures.update(_wagers(played))
        if figures:
            self._brought.append(Brought(at, figures))
        while self._brought and self._brought[0].at < at - KEPT_MS:
            self._brought.popleft()

    def since(self, at: int) -> Counter[str]:
        """All figures from a moment on."""
        found: Counter[str] = Counter()
        for each in self._brought:
            if each.at >= at:
                found.update(each.figures)
        return found

    def pace(self, at: int) -> int | None:
        """Rounds an hour, by the last hour; none if none was dealt."""
        paid = [each.at for each in self._brought if each.figures[tallies.ROUNDS]]
        lately = [moment for moment in paid if moment > at - HOUR]
        return round(len(lately) * HOUR / max(at - lately[0], QUARTER)) if lately else None


def _figure(kind: str, purse: str, amount: int) -> dict[str, int]:
    """What a movement in the table's books counts as: `live:ID:bank`, or a meter that it shares."""
    if kind == "opened":  # the house seeds a meter, which is no result of the table
        return {}
    first, *rest = purse.split(":")
    what = rest[1] if first == "live" else first
    if what == "seat" and kind in ("sat", "bought"):
        return {tallies.BOUGHT: amount}
    return {tallies.PURSES[what]: amount} if what in tallies.PURSES else {}


def _wagers(played: Any) -> Counter[str]:
    """What was staked before the cards, by spot, behind the seats too."""
    staked: Counter[str] = Counter()
    if isinstance(played, BankedRound):
        for bets in played.layout.bets.values():
            staked.update({tallies.WAGER + spot: int(stake) for spot, stake in bets.items()})
        for bet in played.layout.back:
            staked[tallies.WAGER + bet.spot] += int(bet.amount)
    return staked
