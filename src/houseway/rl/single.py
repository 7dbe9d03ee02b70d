"""Every game as a Gymnasium environment: one seat learns, the others play policies."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Unpack

import gymnasium
import numpy as np

from houseway.analysis.policies import AtRandom, Policy, own_chance
from houseway.analysis.policy_names import policy_named
from houseway.errors import BadInput, IllegalAction
from houseway.play import Game
from houseway.play.pot import PotGame
from houseway.rl.aec import ILLEGAL_REWARD, MOST_DEALS
from houseway.rl.episode import Episode
from houseway.rl.numbering import Mask, Numbering
from houseway.rl.observing import Numbers
from houseway.rl.showing import shown
from houseway.rl.table import Posted, Table

Against = Policy | str | Sequence[Policy | str]


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a table; an episode is one round.

    The seat is drawn anew for every round, unless it is named. The others play `against`: a policy
    or its name, or one for each of them from the learner's left on. An answer that is not offered
    ends the round with `illegal_reward`; where that is None it raises `IllegalAction`. The mask of
    what is offered is in `info["action_mask"]`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int | None = None,
        against: Against = "random",
        illegal_reward: float | None = ILLEGAL_REWARD,
        render_mode: str | None = None,
        **posted: Unpack[Posted],
    ) -> None:
        table = Table.of(game, **posted)
        if posted.get("seats") is None and not isinstance(table.game, PotGame):
            table = replace(table, seats=1)
        if seat is not None and seat not in table.numbers:
            raise BadInput(f"there is no seat {seat} among {table.seats} players")
        self.table = table
        self.numbering: Numbering = Numbering(table)
        self.named_seat = seat
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.policies: list[Policy] = _policies(table, against)
        self.action_space = self.numbering.action_space()
        self.observation_space = self.numbering.observation_space()  # type: ignore[assignment]

    @property
    def names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.numbering.names

    @property
    def actions(self) -> tuple[str, ...]:
        """What each answer is."""
        return self.numbering.actions

    def action_masks(self) -> Mask:
        """Which answers are offered now, as some learners ask for it."""
        return self.numbering.mask(self.episode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal a round, and play on to the learner's first decision."""
        super().reset(seed=seed)
        for _ in range(MOST_DEALS):
            self._deal()
            if not self.episode.over:
                return self._observed(), self._told()
        raise BadInput(
            f"the seat has nothing to decide in {self.table.game.id} as it is set; leave `bets` "
            "out, or name others to play against"
        )

    def _deal(self) -> None:
        chance = random.Random(int(self.np_random.integers(1 << 62)))
        self.seat: int = self.named_seat or chance.choice(self.table.numbers)
        numbers = self.table.numbers
        at = numbers.index(self.seat)
        others = (*numbers[at + 1 :], *numbers[:at])
        seeded = [own_chance(each, f"{chance.random()}") for each in self.policies]
        self._plays = dict(zip(others, seeded, strict=True))
        self.episode: Episode = Episode(self.table, chance)
        self._play_others()

    def _play_others(self) -> None:
        """Everybody else acts until it is the learner's turn, or all is settled."""
        while (seat := self.episode.seat) is not None and seat != self.seat:
            options = self.episode.options(seat)
            if options is None:
                self.episode.open_usual(seat)
                continue
            policy = self._plays[seat]
            if isinstance(policy, AtRandom):
                self.episode.answer(policy.answer(options))  # who looks at nothing needs no view
                continue
            view = self.episode.view(seat)
            assert view is not None
            self.episode.answer(policy(view, options))

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Answer, and hear what came of it; the reward is in units, when the round is settled."""
        if self.episode.over:
            raise BadInput("the round is over; reset deals another")
        try:
            self.numbering.play(self.episode, int(action))
        except IllegalAction as refused:
            if self.illegal_reward is None:
                raise
            told = {**self._told(), "illegal": str(refused)}
            return self._observed(), self.illegal_reward, True, False, told
        self._play_others()
        over = self.episode.seat is None
        reward = self.episode.net(self.seat) if over else 0.0
        return self._observed(), reward, over, False, self._told()

    def _observed(self) -> Numbers:
        return self.numbering.observe(self.episode, self.seat)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.numbering.mask(self.episode), "seat": self.seat}

    def render(self) -> Any:
        """The table in words, as the learner sees it."""
        return shown(self.episode, self.seat) if self.render_mode else None


def _policies(table: Table, against: Against) -> list[Policy]:
    """A policy for each of the others."""
    given: list[Policy | str]
    if isinstance(against, str) or callable(against):
        given = [against] * (table.seats - 1)
    else:
        given = list(against)
    if len(given) != table.seats - 1:
        raise BadInput(
            f"{table.seats - 1} others sit at this table, and {len(given)} policies are given"
        )
    return [
        policy_named(each, table.game, table.settings)[1] if isinstance(each, str) else each
        for each in given
    ]
