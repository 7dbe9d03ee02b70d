"""Thousands of tables of a pot game, all at their next decision: arrays in, arrays out.

    tables = ManyTables(game, settings, [10_000] * 6, tables=4096, seed=7)
    seen = tables.reset()
    seen, won, ended = tables.step(acts, amounts)

They are played by the kernels that `ManyHands` has, so a hand comes out as by the game's script.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.pots.betting import DRAW, FOLD, RAISE, STAY
from houseway.analysis.kernels.pots.felt import CARDS_DEALT, DEALT, LINE, NOW, new_felts
from houseway.analysis.kernels.pots.many_sheets import (
    FIRST,
    Tables,
    answer_tables,
    deal_tables,
    gather,
    pick,
)
from houseway.analysis.kernels.pots.playing import Outcome
from houseway.analysis.kernels.pots.stepping import BETTING, BRINGING, DRAWING, Sheets
from houseway.analysis.many_hands import ManyHands
from houseway.errors import BadInput, IllegalAction
from houseway.play.pot import PotGame

MOST_CHIPS = 100_000_000  # cents that a table's numbers have room for


class Seen(NamedTuple):
    """What whoever is to act sees of his table, a row each; seats go from the button's left.

    Amounts are in cents, cards are numbered as `Card.index`, and 255 is no card.
    """

    sheet: Sheets  # all of it, one row of numbers for each table; the others are parts of it
    asked: Sheets  # BETTING, BRINGING or DRAWING
    seat: Sheets  # from 0
    street: Sheets
    owed: Sheets  # to call
    least: Sheets  # a bet or raise to so much, or how many cards are drawn; 0 where none may
    most: Sheets
    pot: Sheets
    stacks: Sheets
    put: Sheets  # on this street, by seat
    live: Sheets
    hole: Sheets  # of his own
    board: Sheets
    up: Sheets  # by seat: what lies open before it

    @classmethod
    def of(cls, sheet: Sheets, seats: int, sizes: tuple[int, int, int]) -> Seen:
        """The parts of a sheet."""
        own, common, opened = sizes
        single: list[Any] = [sheet[:, at] for at in range(FIRST)]
        bounds = np.cumsum([FIRST, seats, seats, seats, own, common, seats * opened])
        *parts, up = (sheet[:, a:b] for a, b in pairwise(bounds))
        every: list[Any] = [sheet, *single, *parts, up.reshape(len(sheet), seats, opened)]
        return cls._make(every)


class Step(NamedTuple):
    """What one answer at every table came to."""

    seen: Seen
    won: NDArray[np.int64]  # in cents, by table and seat; all 0 where the hand goes on
    ended: NDArray[np.intp]  # the tables whose hands are over


class ManyTables:
    """Tables that play beside each other; the same seed and answers give the same hands.

    At each somebody is asked: `FOLD`, `STAY` (check, call, bring it in, stand pat), `RAISE` to an
    amount, or `DRAW` with a bit for each card that is thrown away. A hand that is over is shared
    out, and the table deals the next; with `redeal=False` it waits for `reset`.
    """

    def __init__(
        self,
        game: PotGame,
        settings: Mapping[str, object],
        stacks: Sequence[int],
        *,
        tables: int = 1024,
        seed: int = 0,
        redeal: bool = True,
    ) -> None:
        if tables < 1:
            raise BadInput(f"there is a table or more, not {tables}")
        if max(stacks) > MOST_CHIPS:
            raise BadInput(f"stacks are {MOST_CHIPS:,} cents at most, not {max(stacks):,}")
        self.hands: ManyHands = ManyHands(game, settings, stacks)
        self.tables, self.seats, self.redeal = tables, len(stacks), redeal
        self._stacks = np.array(stacks, dtype=np.int64)
        deck = np.array([card.index for card in self.hands.game.deck], dtype=np.uint8)
        streets = self.hands.stakes.streets
        own, common = self.hands.sizes
        sizes = own, common, own if any(street.up for street in streets) else 0
        columns = FIRST + 3 * self.seats + own + common + self.seats * sizes[2]
        self._tables = Tables(
            np.random.SeedSequence(seed).generate_state(1, np.uint64).astype(np.uint64),
            new_felts(tables, self.seats, deck),
            np.zeros((tables, columns), dtype=np.int32),
            sizes,
        )
        self._ended = np.zeros(tables, dtype=np.int64)
        self._over = self.hands.room(tables)  # for hands that end together, time and again
        self.seen: Seen = Seen.of(self._tables.seen, self.seats, sizes)

    def reset(self, rows: NDArray[np.intp] | None = None) -> Seen:
        """Deal a new hand at every table, or at those that are named.

        What is seen is written anew at every step: keep a copy of what is wanted later.
        """
        wanted = np.arange(self.tables) if rows is None else rows
        self._deal(wanted.astype(np.int64))
        return self.seen

    def _deal(self, rows: NDArray[np.int64]) -> None:
        told = self.hands.table
        deal_tables(self._tables, told.posted, told.streets, self._stacks, rows)

    def step(self, acts: NDArray[np.int8], amounts: NDArray[np.int64]) -> Step:
        """Give one answer at every table; what is not offered is refused by the table's number."""
        told = self.hands.table
        if acts.shape != (self.tables,) or amounts.shape != (self.tables,):
            raise BadInput(f"{self.tables} tables need as many acts and amounts")
        given = acts.astype(np.int8, copy=False), amounts.astype(np.int64, copy=False)
        count, wrong = answer_tables(self._tables, told.posted, told.streets, *given, self._ended)
        if wrong >= 0:
            raise IllegalAction(self._refusal(wrong, int(acts[wrong]), int(amounts[wrong])))
        ended = self._ended[:count].copy()
        won = np.zeros((self.tables, self.seats), dtype=np.int64)
        if count:
            won[ended] = self._settled(ended)
            if self.redeal:
                self._deal(ended)
        return Step(self.seen, won, ended)

    def _settled(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """What each seat won or lost in the hands at these tables."""
        out = Outcome._make(part[: len(rows)] for part in self._over)
        gather(self._tables.felts, rows, out)
        self.hands.settle(out)
        won: NDArray[np.int64] = out.stacks - self._stacks
        return won

    def _refusal(self, table: int, act: int, amount: int) -> str:
        seen = self.seen
        names = {FOLD: "fold", STAY: "stay", RAISE: f"raise to {amount}", DRAW: f"draw {amount:b}"}
        most = int(seen.most[table])
        if seen.asked[table] == DRAWING:
            allowed = f"stay, or draw up to {most} cards"
        else:
            upto = f", raise to {seen.least[table]} up to {most}" if most else ""
            allowed = f"{'' if seen.asked[table] == BRINGING else 'fold, '}stay{upto}"
        who = f"table {table}, seat {seen.seat[table] + 1}"
        return f"{who} may not {names.get(act, act)}; allowed: {allowed}; other tables have gone on"

    def dealt(self, table: int) -> NDArray[np.int32]:
        """The cards that left a table's stub in this hand, hidden ones too: to check it."""
        sheet = self._tables.felts[table].reshape(-1)
        count = int(sheet[NOW * LINE + CARDS_DEALT])
        found: NDArray[np.int32] = sheet[DEALT * LINE : DEALT * LINE + count].copy()
        return found


def at_random(
    seen: Seen, rng: np.random.Generator, chip: int = 1
) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """An answer at every table, each kind that is offered as likely as another.

    An amount is any from the least to the most, in steps of a chip; who draws stands pat.
    """
    tables = len(seen.seat)
    acts, amounts = np.empty(tables, dtype=np.int8), np.empty(tables, dtype=np.int64)
    pick(seen.sheet, rng.random((2, tables), dtype=np.float32), chip, acts, amounts)
    return acts, amounts


__all__ = ["BETTING", "BRINGING", "DRAW", "DRAWING", "FOLD", "RAISE", "STAY", "ManyTables", "Seen",
           "Step", "at_random"]  # fmt: skip
