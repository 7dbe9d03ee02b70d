"""Hands of a pot game, by compiled kernels where the table is plain, else by the script."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from houseway.analysis.compiled_table import refusal
from houseway.analysis.many_hands import ManyHands, check_players
from houseway.analysis.needs import missing_for_kernels
from houseway.analysis.policies import RANDOM, AtRandom, Policy, own_chance
from houseway.analysis.trials.totals import Tally, Totals
from houseway.errors import BadInput
from houseway.money import Cents, text
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating, Stakes

PLAYER = "player"  # who goes round the table, where the others play another policy
SAFE = 30_000_000  # cents whose squares a few thousand hands can add up in 64 bits


@dataclass(frozen=True, slots=True)
class PotTable:
    """A table whose players all act by one policy, or one of them by his own against the rest.

    Every hand starts from the same stacks, with the button in the last seat; a player against
    others sits in each seat in turn.
    """

    game: PotGame
    settings: Mapping[str, object]
    stacks: tuple[int, ...]
    policy: Policy = field(default_factory=AtRandom)
    against: Policy | None = None
    compiled: bool = False

    @classmethod
    def opened(
        cls,
        game: PotGame,
        settings: Mapping[str, object],
        stacks: tuple[int, ...],
        policy: Policy,
        against: Policy | None = None,
    ) -> PotTable:
        """The table, once it is known that it can be played, and whether by the kernels."""
        stakes = game.stakes(settings)
        weights = policy.weights if isinstance(policy, AtRandom) else RANDOM
        check_players(stakes, stacks, weights)
        plain = isinstance(policy, AtRandom) and against is None
        odd = missing_for_kernels() or refusal(game.at(stakes.settings), stakes, len(stacks))
        table = cls(game, settings, stacks, policy, against, compiled=plain and not odd)
        if (fee := table.fee(stakes)) >= stacks[-1]:
            raise BadInput(
                f"the button has {text(stacks[-1])}, and its collection of {text(fee)} "
                "would leave nothing to play with"
            )
        return table

    def fee(self, stakes: Stakes) -> Cents:
        """What the button pays for a hand."""
        return stakes.fees.fee(len(self.stacks))

    def play(self, hands: int, seed: str, first: int = 0) -> Totals:
        """Play so many hands, of which the first has a number."""
        seats = [f"seat {number}" for number in range(1, len(self.stacks) + 1)]
        totals = Totals(tallies={name: Tally() for name in seats})
        if self.compiled:
            self._by_kernels(hands, seed, totals)
        else:
            self._by_script(hands, seed, first, totals)
        return totals

    def _by_kernels(self, hands: int, seed: str, totals: Totals) -> None:
        assert isinstance(self.policy, AtRandom)
        fee = self.fee(self.game.stakes(self.settings))
        after_fee = [*self.stacks[:-1], self.stacks[-1] - fee]
        number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8])
        weights = self.policy.weights
        table = ManyHands(self.game, self.settings, after_fee, weights=weights, seed=number)
        played = table.play(hands)
        totals.rounds = hands
        totals.counts.update(
            decisions=int(played.decisions.sum()),
            showdowns=int(played.shown.sum()),
            taken=int(played.taken.sum()) + fee * hands,
            pots=int(played.pots.sum()),
        )
        nets = played.stacks - self.stacks
        if abs(nets).max() > SAFE:
            nets = nets.astype(object)  # as long as they need be
        for seat, tally in enumerate(totals.tallies.values()):
            tally.rounds = hands
            tally.won = int(nets[:, seat].sum())
            tally.squares = int((nets[:, seat] ** 2).sum())

    def _by_script(self, hands: int, seed: str, first: int, totals: Totals) -> None:
        rng = random.Random(seed)
        stakes = self.game.stakes(self.settings)
        numbers = range(1, len(self.stacks) + 1)
        stacks = {seat: Cents(chips) for seat, chips in zip(numbers, self.stacks, strict=True)}
        fee, cite = self.fee(stakes), stakes.fees.fee_cite
        mine = own_chance(self.policy, f"{seed} policy")
        others = own_chance(self.against, f"{seed} against") if self.against else mine
        for hand in range(first, first + hands):
            dice = self.game.chances[0].throw(rng) if self.game.chances else ()
            seating = Seating(stacks, len(stacks), thrown=dice, fee=fee, fee_cite=cite)
            round = self.game.round(seating, self.game.shoe(stakes.settings, rng), stakes)
            mover = hand % len(stacks) + 1
            _play_out(round, {seat: mine if seat == mover else others for seat in numbers})
            _count(round, totals)
            for seat, tally in zip(numbers, totals.tallies.values(), strict=False):
                tally.add(round.stack[seat] - stacks[seat])
            if self.against:
                own = totals.tallies.setdefault(PLAYER, Tally())
                own.add(round.stack[mover] - stacks[mover])


def _play_out(round: PotRound, policies: dict[int, Policy]) -> None:
    while (options := round.options()) is not None:
        policy = policies[options.seat]
        if isinstance(policy, AtRandom):
            action = policy.answer(options)  # who looks at nothing needs no view
        else:
            action = policy(round.view(options.seat), options)
        round.play(action, options.seat)


def _count(round: PotRound, totals: Totals) -> None:
    award = round.award
    house = award.rake + award.dropped
    totals.rounds += 1
    totals.counts.update(
        decisions=len(round.log.answers),
        showdowns=int(len(round.live) > 1),
        taken=house + round.chips.collected,
        pots=sum(pot.amount for pot in award.pots) + house,
    )
