"""Who is out after an all-in, and by whom: the winners of the pot that held his last chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from houseway.errors import IllegalAction


@dataclass(frozen=True, slots=True)
class Knockout:
    """A player goes out; those who won his last chips, odd pennies to the first of them."""

    out: str
    by: tuple[str, ...]

    def __post_init__(self) -> None:
        if not self.by or self.out in self.by or len(set(self.by)) < len(self.by):
            told = " and ".join(self.by) or "nobody"
            raise IllegalAction(f"{told} cannot put {self.out} out; the winners are other players")


@dataclass(frozen=True, slots=True)
class _Pot:
    players: tuple[str, ...]
    winners: tuple[str, ...] = ()


def knockouts(stacks: Mapping[str, int], winners: Sequence[Sequence[str]]) -> list[Knockout]:
    """All of them have all their chips in: who goes out, smallest stack first.

    `winners` are of the main pot, then of each side pot; several who share one are named together.
    """
    pots = _pots(stacks, winners)
    left = dict.fromkeys(stacks, False)
    for pot in pots.values():
        for name in pot.winners:
            left[name] = True
    gone = [name for name, still in left.items() if not still]
    return [Knockout(name, pots[stacks[name]].winners) for name in sorted(gone, key=stacks.get)]  # type: ignore[arg-type]


def _pots(stacks: Mapping[str, int], winners: Sequence[Sequence[str]]) -> dict[int, _Pot]:
    """Main pot and side pots by the stack that each goes up to, with who won it."""
    if len(stacks) < 2 or min(stacks.values()) < 1:
        raise IllegalAction("an all-in is between two players or more, each with chips")
    pots = {}
    for level in sorted(set(stacks.values())):
        within = tuple(name for name, chips in stacks.items() if chips >= level)
        pots[level] = _Pot(within)
    contested = [level for level, pot in pots.items() if len(pot.players) > 1]
    told = list(winners)
    if len(told) == len(pots) > len(contested) and tuple(told[-1]) == pots[max(pots)].players:
        told.pop()  # what nobody could call comes back to whoever put it in
    if len(told) != len(contested):
        raise IllegalAction(f"{len(told)} pots are won; there are {len(contested)}")
    for level, pot in pots.items():
        won = tuple(told[contested.index(level)]) if level in contested else pot.players
        if stray := [name for name in won if name not in pot.players]:
            raise IllegalAction(f"{stray[0]} has no chips in the pot up to {level}")
        pots[level] = _Pot(pot.players, won)
    return pots
