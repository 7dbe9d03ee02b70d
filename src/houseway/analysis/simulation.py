"""What a pot table brings the house, and costs its players, over many random hands.

Plain tables are played by kernels, all others by the game's own script; the players act alike.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

from houseway.analysis.compiled_table import refusal
from houseway.analysis.many_hands import RANDOM, ManyHands, Weights, check_players
from houseway.analysis.needs import missing_for_kernels
from houseway.errors import BadInput
from houseway.money import Cents, text
from houseway.play import Game, Options
from houseway.play.actions import DECLINE, Action, Bet, Call, Check, Choose, Decline, Fold, RaiseTo
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating

STEP = 200  # hands of the script between two reports
_PLACES: dict[type[Action], int] = {Fold: 0, Check: 1, Call: 1, Bet: 2, RaiseTo: 2}


@dataclass(slots=True)
class Totals:
    """What so many hands came to; nets go by seat, from the button's left."""

    nets: list[int]
    hands: int = 0
    decisions: int = 0
    showdowns: int = 0
    taken: int = 0  # by the house
    pots: int = 0  # what was called, before the house took its part

    def to_json(self) -> dict[str, object]:
        return asdict(self)


class Simulation:
    """A table whose players act at random, each hand from the same stacks."""

    def __init__(
        self,
        game: Game,
        settings: Mapping[str, object],
        stacks: Sequence[int],
        *,
        weights: Weights = RANDOM,
        seed: int = 0,
    ) -> None:
        if not isinstance(game, PotGame):
            raise BadInput(f"{game.id} is not played for a pot; simulations are of pot games")
        self.game = game
        self.stacks = stacks
        self.weights = weights
        self.seed = seed
        self.stakes = game.stakes(settings)
        check_players(self.stakes, stacks, weights)
        at_table = game.at(self.stakes.settings)
        odd = missing_for_kernels() or refusal(at_table, self.stakes, len(stacks))
        self.compiled = not odd
        self.fee = self.stakes.fees.fee(len(stacks))
        if self.fee >= stacks[-1]:
            raise BadInput(
                f"the button has {text(stacks[-1])}, and its collection of {text(self.fee)} "
                "would leave nothing to play with"
            )

    def run(self, hands: int, progress: Callable[[int, int], None] | None = None) -> Totals:
        """Play hands; `progress` hears how many are done, of how many."""
        if hands < 1:
            raise BadInput("a simulation needs a hand or more")
        totals = Totals([0] * len(self.stacks))
        for _ in self._compiled(hands, totals) if self.compiled else self._scripted(hands, totals):
            if progress:
                progress(totals.hands, hands)
        return totals

    def _compiled(self, hands: int, totals: Totals) -> Iterator[None]:
        after_fee = [*self.stacks[:-1], self.stacks[-1] - self.fee]
        table = ManyHands(
            self.game, self.stakes.settings, after_fee, weights=self.weights, seed=self.seed
        )
        for chunk in table.chunks(hands):
            played = len(chunk.stacks)
            totals.hands += played
            totals.decisions += int(chunk.decisions.sum())
            totals.showdowns += int(chunk.shown.sum())
            totals.taken += int(chunk.taken.sum()) + self.fee * played
            totals.pots += int(chunk.pots.sum())
            for seat, before in enumerate(self.stacks):
                totals.nets[seat] += int(chunk.stacks[:, seat].sum()) - before * played
            yield

    def _scripted(self, hands: int, totals: Totals) -> Iterator[None]:
        rng = random.Random(self.seed)
        seats = range(1, len(self.stacks) + 1)
        stacks = {seat: Cents(chips) for seat, chips in zip(seats, self.stacks, strict=True)}
        cite = self.stakes.fees.fee_cite
        for hand in range(1, hands + 1):
            dice = self.game.chances[0].throw(rng) if self.game.chances else ()
            seating = Seating(stacks, len(stacks), thrown=dice, fee=self.fee, fee_cite=cite)
            round = self.game.round(seating, self.game.shoe(self.stakes.settings, rng), self.stakes)
            while (options := round.options()) is not None:
                round.play(self._answer(options, rng))
            totals.hands += 1
            totals.decisions += len(round.log.answers)
            totals.showdowns += len(round.live) > 1
            totals.taken += round.award.rake + round.award.dropped + round.chips.collected
            totals.pots += (
                sum(pot.amount for pot in round.award.pots) + round.award.rake + round.award.dropped
            )
            for seat in seats:
                totals.nets[seat - 1] += round.stack[seat] - stacks[seat]
            if hand % STEP == 0 or hand == hands:
                yield

    def _answer(self, options: Options, rng: random.Random) -> Action:
        """By weight what to do with a bet, no twist, and anything at random where there is none."""
        if options.offer(Decline) and any(offer.kind is Choose for offer in options.offers):
            return DECLINE
        places = [_PLACES.get(offer.kind) for offer in options.offers]
        if None in places:
            return options.choose(rng)
        weights = [self.weights[place] for place in places if place is not None]
        return rng.choices(options.offers, weights)[0].pick(rng)
