"""Ranks as bits: the highest of them, and runs.

A mask has the bit `1 << rank` for each rank from deuce to ace. What a mask holds is worked out
once and remembered; there are 8,192 of them.
"""

from __future__ import annotations

from enum import Enum

ACE = 14
ACE_BIT = 1 << ACE
ALL = (1 << 15) - (1 << 2)  # deuce to ace
_SUIT = 0x7FFC


class Tops(dict[int, int]):
    """The highest so many ranks of a mask, packed four bits each from the top."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def __missing__(self, mask: int) -> int:
        rest, value = mask, 0
        for shift in range(16, 16 - 4 * self.count, -4):
            rank = rest.bit_length() - 1
            if rank < 0:
                break
            value |= rank << shift
            rest ^= 1 << rank
        self[mask] = value
        return value


TOP = tuple(Tops(count) for count in range(6))  # TOP[3][mask]: its three highest ranks


class AceLow(Enum):
    """Where a run stands whose ace lies below the lowest rank of the deck."""

    LOWEST = "lowest"
    SECOND = "second highest"
    NEVER = "no run"


class Runs(dict[int, int]):
    """The best run of so many ranks in a mask, as packed ranks; 0 where there is none.

    A run is packed by its top rank. Where the run with the low ace stands second highest, the two
    runs with an ace are told apart by a second rank: ace and king over ace and five.
    """

    def __init__(self, size: int, *, lowest: int = 2, ace_low: AceLow = AceLow.LOWEST) -> None:
        super().__init__()
        self.size = size
        self.filled: _Filled = _Filled(self)
        run = (1 << size) - 1
        tops = range(ACE, lowest + size - 2, -1)
        runs = [(run << top - size + 1, top << 16) for top in tops]
        self.strongest_first: list[tuple[int, int]] = runs
        wheel = (run >> 1) << lowest | ACE_BIT
        top = lowest + size - 2
        if ace_low is AceLow.LOWEST:
            self.strongest_first.append((wheel, top << 16))
        elif ace_low is AceLow.SECOND:
            highest = (self.strongest_first[0][0], ACE << 16 | ACE - 1 << 12)
            self.strongest_first[:1] = [highest, (wheel, ACE << 16 | top << 12)]

    @property
    def royal(self) -> int:
        """The ranks of the highest run."""
        return self.strongest_first[0][0]

    def __missing__(self, mask: int) -> int:
        fits = (value for run, value in self.strongest_first if mask & run == run)
        self[mask] = found = next(fits, 0)
        return found


class _Filled(dict[int, int]):
    """The best run that one more rank, whichever it needs, completes."""

    def __init__(self, runs: Runs) -> None:
        super().__init__()
        self.runs = runs

    def __missing__(self, mask: int) -> int:
        enough = self.runs.size - 1
        fits = (
            value for run, value in self.runs.strongest_first if (mask & run).bit_count() >= enough
        )
        self[mask] = found = next(fits, 0)
        return found


def suits(lanes: int) -> tuple[int, int, int, int]:
    """The four masks in the lanes of some cards, without joker and blank."""
    return lanes & _SUIT, lanes >> 16 & _SUIT, lanes >> 32 & _SUIT, lanes >> 48 & _SUIT
