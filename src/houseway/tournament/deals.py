"""Deals at the end: the players who are left divide the prizes that are left.

By chips, evenly, or by the chance that each has of every place (the independent chip model,
worked out exactly). Shares are rounded down to the penny; who has most chips has the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb

from houseway.errors import BadInput
from houseway.money import Cents, share_down, text

MOST_HOLDINGS = 50_000  # sets of players who may be ahead of somebody: a second of work


def even_deal(prizes: Sequence[int], stacks: Mapping[str, int]) -> dict[str, Cents]:
    """Everybody gets the same."""
    _check(prizes, stacks)
    return _divided(sum(prizes), {name: Fraction(1) for name in stacks}, stacks)


def deal_by_chips(
    prizes: Sequence[int], stacks: Mapping[str, int], *, secured: bool = True
) -> dict[str, Cents]:
    """In proportion to chips; where it is `secured`, on top of the lowest prize for everybody."""
    _check(prizes, stacks)
    least = _lowest(prizes, stacks) if secured else 0
    rest = _divided(sum(prizes) - least * len(stacks), _parts(stacks), stacks)
    return {name: Cents(least + share) for name, share in rest.items()}


def deal_by_chances(prizes: Sequence[int], stacks: Mapping[str, int]) -> dict[str, Cents]:
    """By what each may expect if places fall to chips in proportion."""
    _check(prizes, stacks)
    worth = expectations(prizes, list(stacks.values()))
    return _divided(sum(prizes), dict(zip(stacks, worth, strict=True)), stacks)


def expectations(prizes: Sequence[int], chips: Sequence[int]) -> list[Fraction]:
    """What each stack is worth, as exact fractions of a penny."""
    paid, players = min(len(prizes), len(chips)), len(chips)
    holdings = sum(comb(players, ahead) for ahead in range(paid))
    if holdings > MOST_HOLDINGS:
        raise BadInput(f"{players} players for {paid} prizes are too many to work a deal out for")
    total = sum(chips)
    worth = [Fraction(0)] * players
    ahead = {frozenset[int](): Fraction(1)}  # how likely these are the first so many, in any order
    for prize in prizes[:paid]:
        after: dict[frozenset[int], Fraction] = {}
        for before, chance in ahead.items():
            left = total - sum(chips[each] for each in before)
            for player in range(players):
                if player not in before:
                    part = chance * Fraction(chips[player], left)
                    worth[player] += part * prize
                    key = before | {player}
                    after[key] = after.get(key, Fraction(0)) + part
        ahead = after
    return worth


def _check(prizes: Sequence[int], stacks: Mapping[str, int]) -> None:
    if not stacks or len(prizes) > len(stacks):
        raise BadInput(f"{len(prizes)} prizes for {len(stacks)} players; at most one for each")
    for name, chips in stacks.items():
        if chips < 1:
            raise BadInput(f"{name} has {chips} chips; only who is in the game makes a deal")
    if any(prize < 0 for prize in prizes) or sorted(prizes, reverse=True) != list(prizes):
        told = ", ".join(map(text, prizes))
        raise BadInput(f"prizes of {told}; they are given from first place on, the highest first")


def _lowest(prizes: Sequence[int], stacks: Mapping[str, int]) -> int:
    return prizes[-1] if len(prizes) == len(stacks) else 0


def _parts(stacks: Mapping[str, int]) -> dict[str, Fraction]:
    return {name: Fraction(chips) for name, chips in stacks.items()}


def _divided(
    pot: int, parts: Mapping[str, Fraction], stacks: Mapping[str, int]
) -> dict[str, Cents]:
    """The pot in these parts, rounded down; what is left goes to the chip leader."""
    names = list(stacks)
    if not sum(parts.values()):
        return {name: Cents(0) for name in names}
    leader = max(range(len(names)), key=lambda at: stacks[names[at]])
    shares = share_down(pot, [parts[name] for name in names], rest=leader)
    return {name: Cents(share) for name, share in zip(names, shares, strict=True)}
