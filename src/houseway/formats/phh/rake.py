"""What a house has kept of the pot, as far as a history shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from houseway.formats.phh.history import History
from houseway.formats.phh.table import GAME
from houseway.money import ZERO, Cents


def rake_of(history: History, stacks: Mapping[int, int], won: Mapping[int, int]) -> Cents:
    """How much less the right winners are written to have got than lay in the pot.

    PHH has no field for the rake: stacks and winnings are written as they are after it. Nothing
    where anybody else's stack differs, and for a hand of ours, whose table has its own rake.
    """
    if GAME in history.others:
        return ZERO
    short: dict[int, int] = {}
    for player, got in _written(history, stacks, won):
        less = won[player] - got
        if short.setdefault(player, less) != less:
            return ZERO  # the two lists do not agree
        if not (0 < got <= won[player] or got == won[player] == 0):
            return ZERO
    return Cents(sum(short.values()))


def _written(
    history: History, stacks: Mapping[int, int], won: Mapping[int, int]
) -> Iterator[tuple[int, int]]:
    """What each player is written to have taken out of the pots."""
    for player, stack in enumerate(history.finishing_stacks or (), 1):
        if stack is not None:
            yield player, stack - (stacks[player] - won[player])
    for player, amount in enumerate(history.winnings or (), 1):
        if amount is not None:
            yield player, amount
