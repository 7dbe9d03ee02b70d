"""Every coup of baccarat, counted by how the two hands come out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

BACCARAT_POINTS = 10

Draws = tuple[tuple[bool, ...], ...]  # by the banker's total and the player's third card, 10: none


class Coup(NamedTuple):
    """How a coup came out: totals, and how many cards each hand took."""

    player: int
    banker: int
    player_cards: int
    banker_cards: int

    @property
    def winner(self) -> str:
        if self.player == self.banker:
            return "tie"
        return "player" if self.player > self.banker else "banker"

    @property
    def natural(self) -> bool:
        """Two cards that make eight or nine, in either hand: they stop the draw."""
        both = ((self.player, self.player_cards), (self.banker, self.banker_cards))
        return any(total >= 8 and cards == 2 for total, cards in both)


def every_number() -> range:
    """The numbers that coups are told by."""
    return range(BACCARAT_POINTS * BACCARAT_POINTS * 4)


def coup_numbered(number: int) -> Coup:
    """A coup from its number: totals, and who took a third card."""
    rest, took = divmod(number, 2)
    rest, drew = divmod(rest, 2)
    return Coup(rest // BACCARAT_POINTS, rest % BACCARAT_POINTS, 2 + drew, 2 + took)


def coups(
    decks: int, player_draws: Callable[[int], bool], banker_draws: Callable[[int, int | None], bool]
) -> Counter[Coup]:
    """All ordered deals of six cards, by how they come out; cards not drawn count as dealt."""
    return sum(coups_by_first(decks, player_draws, banker_draws), Counter())


def coups_by_first(
    decks: int, player_draws: Callable[[int], bool], banker_draws: Callable[[int, int | None], bool]
) -> tuple[Counter[Coup], ...]:
    """The same by the points of the first card, which is the player's."""
    return _coups(decks, *draws_of(player_draws, banker_draws))


def draws_of(
    player_draws: Callable[[int], bool], banker_draws: Callable[[int, int | None], bool]
) -> tuple[tuple[bool, ...], Draws]:
    """Who draws a third card: the player by his total, the banker also by the player's third."""
    player = tuple(player_draws(total) for total in range(BACCARAT_POINTS))
    banker = tuple(
        tuple(banker_draws(total, third if third < 10 else None) for third in range(11))
        for total in range(BACCARAT_POINTS)
    )
    return player, banker


@cache
def _coups(
    decks: int, player_draws: tuple[bool, ...], banker_draws: Draws
) -> tuple[Counter[Coup], ...]:
    shoe = [16 * decks, *[4 * decks] * 9]
    digits = np.indices((10,) * 6, dtype=np.int8).reshape(6, -1)
    ways = _ways(digits, shoe)
    p1, p2, b1, b2, third, fourth = digits
    player, banker = (p1 + p2) % 10, (b1 + b2) % 10
    natural = (player >= 8) | (banker >= 8)
    draws = np.array(player_draws)[player] & ~natural
    drawn_third = np.where(draws, third, 10)
    banker_takes = np.array(banker_draws)[banker, drawn_third] & ~natural
    next_card = np.where(draws, fourth, third)
    player_end = np.where(draws, (player + third) % 10, player)
    banker_end = np.where(banker_takes, (banker + next_card) % 10, banker)
    ends = (p1.astype(np.int64) * 10 + player_end) * 10 + banker_end
    key = (ends * 2 + draws) * 2 + banker_takes
    found = tuple(Counter[Coup]() for _ in range(BACCARAT_POINTS))
    order = np.argsort(key, kind="stable")
    keys, first = np.unique(key[order], return_index=True)
    for code, count in zip(
        keys.tolist(), np.add.reduceat(ways[order], first).tolist(), strict=True
    ):
        first_card, number = divmod(code, len(every_number()))
        found[first_card][coup_numbered(number)] += count
    return found


def _ways(digits: np.ndarray, shoe: list[int]) -> np.ndarray:
    """How many ordered deals have these points."""
    cards, ways = np.array(shoe, dtype=np.int64), np.ones(digits.shape[1], dtype=np.int64)
    for at in range(6):
        before = (digits[:at] == digits[at]).sum(axis=0) if at else 0
        ways *= cards[digits[at]] - before
    return ways
