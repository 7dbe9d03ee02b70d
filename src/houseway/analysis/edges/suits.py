"""Cards up to the names of their suits: one hand stands for all that differ by nothing else."""

from __future__ import annotations

from itertools import permutations

from houseway.cards import STANDARD, Cards

Names = tuple[int, int, int, int]  # what each suit is called instead
EVERY: tuple[Names, ...] = tuple(permutations(range(4)))  # type: ignore[arg-type]


def alike(cards: Cards) -> tuple[Cards, Names]:
    """The hand that stands for these cards, and how their suits are renamed for it."""
    indices = [card.index for card in cards]
    least, names = min((sorted(_renamed(each, names) for each in indices), names)
                       for names in EVERY)  # fmt: skip
    return tuple(STANDARD[each] for each in least), names


def renamed(cards: Cards, names: Names) -> Cards:
    """The cards with their suits called otherwise, in order."""
    return tuple(STANDARD[each] for each in sorted(_renamed(c.index, names) for c in cards))


def _renamed(index: int, names: Names) -> int:
    return index & ~3 | names[index & 3]
