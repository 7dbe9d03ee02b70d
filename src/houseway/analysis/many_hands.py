"""Hands of pot games by the million, for whoever studies what tables bring and cost.

The players act at random, each answer that is offered as likely as its weight says. The hands are
played by kernels that follow the table's own script; a test plays the same cards and answers
through both, and demands the same chips.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from houseway.analysis.compiled_table import CompiledTable, compiled
from houseway.analysis.needs import need_kernels
from houseway.analysis.policies import RANDOM, Weights
from houseway.errors import BadInput
from houseway.hands.top_card import top_card
from houseway.money import text
from houseway.play.pot import PotGame
from houseway.play.pot.shares import High
from houseway.play.pot.stakes import Stakes

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from houseway.analysis.kernels.pots.playing import Outcome
    from houseway.analysis.kernels.pots.sharing import Shown

CHUNK = 8_192  # hands at a time: enough to keep the kernels busy, few enough for the cache
MOST_WEIGHT = 1_000_000
MOST_CHIPS = 1_000_000_000  # cents: a random amount is drawn from 32 bits


@dataclass(frozen=True, slots=True)
class Hands:
    """What a number of hands came to: a row each, a column for each seat from the button's left."""

    stacks: NDArray[np.int64]
    taken: NDArray[np.int64]  # by the house: rake, and the drop for jackpots
    pots: NDArray[np.int64]  # all that was called, before the rake
    decisions: NDArray[np.int64]
    shown: NDArray[np.bool_]  # whether it came to a showdown
    outcome: Outcome  # the cards, and the answers where they were asked for


class ManyHands:
    """A table that plays as many hands as wanted, every one from the same stacks.

    Seats are numbered from the button's left; the last one has the button.
    """

    def __init__(
        self,
        game: PotGame,
        settings: Mapping[str, object],
        stacks: Sequence[int],
        *,
        weights: Weights = RANDOM,
        seed: int = 0,
    ) -> None:
        need_kernels()
        import numpy as np

        from houseway.analysis.kernels.pots.felt import new_felt

        self.stakes: Stakes = game.stakes(settings)
        self.game: PotGame = game.at(self.stakes.settings)
        check_players(self.stakes, stacks, weights)
        self.table: CompiledTable = compiled(self.game, self.stakes, len(stacks), weights)
        streets = self.stakes.streets
        own = sum(each.down + each.up for each in streets)
        self.sizes: tuple[int, int] = own, sum(each.board for each in streets)  # at the end
        self._stacks = np.array(stacks, dtype=np.int64)
        self._stream = np.array([seed], dtype=np.uint64)
        deck = np.array([card.index for card in self.game.deck], dtype=np.uint8)
        self._felt = new_felt(len(stacks), deck)
        self._cards = {card.index: card for card in self.game.deck}

    def play(self, hands: int, *, answers: int = 0, dealt: int = 0) -> Hands:
        """Play hands; with `answers` and `dealt`, so many of each hand's are kept."""
        from houseway.analysis.kernels.pots.playing import play_hands

        out = self.room(hands, answers, dealt)
        table = self.table
        play_hands(self._stream, self._felt, table.posted, table.streets, self._stacks, out)
        taken, shown = self.settle(out), out.live.sum(axis=1) > 1
        pots = out.paid.sum(axis=1) + out.dead
        return Hands(out.stacks, taken, pots, out.decisions, shown, out)

    def settle(self, out: Outcome) -> NDArray[np.int64]:
        """Share the pots of hands that are over; what the house took of each."""
        import numpy as np

        from houseway.analysis.kernels.pots.sharing import Showdown, share_pots

        table = self.table
        hands, seats = out.stacks.shape
        shown = self._shown(out)
        values = np.zeros((hands, len(self.stakes.shares), seats), dtype=np.int32)
        first = np.empty((hands, len(self.stakes.shares), seats), dtype=np.int64)
        first[:] = np.arange(seats)
        for at, share in enumerate(self.stakes.shares):
            values[shown.hand, at, shown.seat] = self._values(share, shown)
        if self.game.odd_chips.by_card:
            self._order_odd_chips(out, values, first)
        taken = np.zeros(hands, dtype=np.int64)
        flop = out.flop | (not self.game.has_board)
        end = Showdown(out.paid, out.dead, out.live, flop, values, first)
        share_pots(end, table.least, table.house, out.stacks, taken)
        return taken

    def chunks(self, hands: int, told: Callable[[int], Any] | None = None) -> Iterator[Hands]:
        """So many hands, some at a time; `told` hears how many each time were played."""
        left = hands
        while left > 0:
            played = min(CHUNK, left)
            yield self.play(played)
            left -= played
            if told:
                told(played)

    def room(self, hands: int, answers: int = 0, dealt: int = 0) -> Outcome:
        """Where so many hands are written down."""
        import numpy as np

        from houseway.analysis.kernels.pots.felt import MOST_HELD
        from houseway.analysis.kernels.pots.playing import Outcome

        seats = self._stacks.size

        def numbers(*shape: int) -> NDArray[np.int64]:
            return np.zeros(shape, dtype=np.int64)

        return Outcome(
            stacks=numbers(hands, seats),
            paid=numbers(hands, seats),
            dead=numbers(hands),
            live=np.zeros((hands, seats), dtype=np.bool_),
            hole=np.zeros((hands, seats, MOST_HELD), dtype=np.uint8),
            board=np.zeros((hands, MOST_HELD), dtype=np.uint8),
            flop=np.zeros(hands, dtype=np.bool_),
            decisions=numbers(hands),
            answers=numbers(hands, answers),
            dealt=np.zeros((hands, dealt), dtype=np.uint8),
            drawn=numbers(hands),
            shuffles=numbers(hands),
        )

    # What hands are worth

    def _shown(self, out: Outcome) -> Shown:
        """The hands that are laid down, of all that came to a showdown."""
        import numpy as np

        from houseway.analysis.kernels.pots.sharing import Shown, shown_hands

        own, common = self.sizes
        most = out.live.size
        numbers = np.empty((2, most), dtype=np.int32)
        cards = (np.empty((most, size), dtype=np.uint8) for size in (own, common, own + common))
        room = Shown(*numbers, *cards)
        count = shown_hands(out.live, out.hole, out.board, room)
        return Shown._make(part[:count] for part in room)

    def _values(self, share: High, shown: Shown) -> NDArray[np.int32]:
        from houseway.analysis import kernels

        name = share.ranking.name
        if not share.board or not self.sizes[1]:
            return kernels.values(name, shown.own)
        if kernels.from_two_parts(name):
            return kernels.values(name, shown.own, shown.board)
        return kernels.values(name, shown.whole)

    def _order_odd_chips(
        self,
        out: Outcome,
        values: NDArray[np.int32],
        first: NDArray[np.int64],
    ) -> None:
        """Where hands tie, odd chips go to the highest card of those that win."""
        import numpy as np

        shown = out.live.sum(axis=1) > 1
        for at, share in enumerate(self.stakes.shares):
            held = np.where(out.live, values[:, at], -1)
            held.sort(axis=1)
            ties = shown & (held[:, :-1] == held[:, 1:]).any(axis=1)
            for i in np.nonzero(ties)[0]:
                first[i, at] = self._by_card(share, out.hole[i], out.live[i], values[i, at])

    def _by_card(
        self,
        share: High,
        hole: NDArray[np.uint8],
        live: NDArray[np.bool_],
        values: NDArray[np.int32],
    ) -> list[int]:
        """The seats of one hand by the highest card they play; who has folded comes last."""
        own, _ = self.sizes
        ranks = [(0, 0)] * len(hole)
        for seat, row in enumerate(hole):
            if live[seat]:
                cards = [self._cards[index] for index in row[:own]]
                ranks[seat] = top_card(share.ranking, cards, int(values[seat]))
        return sorted(range(len(hole)), key=ranks.__getitem__, reverse=True)


def check_players(stakes: Stakes, stacks: Sequence[int], weights: Weights) -> None:
    """Refuse players that no table could seat, and ways to act that come to nothing."""
    if not 2 <= len(stacks) <= stakes.seats:
        raise BadInput(f"this table has 2 to {stakes.seats} players, not {len(stacks)}")
    if min(stacks) <= 0:
        raise BadInput("every player needs chips")
    if max(stacks) > MOST_CHIPS:
        raise BadInput(f"a stack is {text(MOST_CHIPS)} at most, not {text(max(stacks))}")
    if min(weights) < 0 or max(weights) > MOST_WEIGHT or not weights.stay:
        raise BadInput(
            f"weights are whole numbers up to {MOST_WEIGHT:,}, and players stay in now and then"
        )


__all__ = ["CHUNK", "RANDOM", "Hands", "ManyHands", "Weights", "check_players"]
