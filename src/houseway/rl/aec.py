"""Every game as a PettingZoo environment: each seat an agent, one decision at a time."""

from __future__ import annotations

import random
import secrets
from typing import Any, ClassVar, Unpack

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from houseway.errors import BadInput
from houseway.play import Game
from houseway.rl.episode import Episode
from houseway.rl.numbering import Numbering
from houseway.rl.observing import Numbers
from houseway.rl.showing import shown
from houseway.rl.table import Posted, Table

VERSION = 0  # of the numbers: it goes up whenever they come to mean something else
ILLEGAL_REWARD = -1.0


class TableEnv(AECEnv[str, Numbers, int]):  # type: ignore[misc]
    """A table at which every seat learns; an episode is one round.

    An observation is a row of numbers (`names` says of what), the mask of answers is in
    `infos[agent]["action_mask"]`, and the reward comes when the round is settled, in units. An
    answer that is not offered raises `IllegalAction`; `env` wraps it as PettingZoo's own games do.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"houseway_v{VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, game: Game | str, *, render_mode: str | None = None, **posted: Unpack[Posted]
    ) -> None:
        super().__init__()
        self.table: Table = Table.of(game, **posted)
        self.numbering: Numbering = Numbering(self.table)
        self.render_mode = render_mode
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in self.table.numbers]
        self.agents: list[str] = []
        self._seat = dict(zip(self.possible_agents, self.table.numbers, strict=True))
        new = self.numbering
        self.action_spaces = {agent: new.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: new.observation_space() for agent in self.possible_agents}
        self._rng = random.Random(secrets.randbits(64))

    @property
    def names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.numbering.names

    @property
    def actions(self) -> tuple[str, ...]:
        """What each answer is."""
        return self.numbering.actions

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round; from a seed, this and those that follow are the same again."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.episode: Episode = _with_a_decision(self.table, self._rng)
        self._next()

    def observe(self, agent: str) -> Numbers:
        return self.numbering.observe(self.episode, self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(
                f"{agent} is asked for an answer; None is for agents whose round is over"
            )
        self.numbering.play(self.episode, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {each: self.episode.net(self._seat[each]) for each in self.agents}
        self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        seat = self.episode.seat
        self.infos = {each: {"action_mask": self.numbering.nobody()} for each in self.agents}
        if seat is not None:
            self.agent_selection: str = f"seat_{seat}"
            self.infos[self.agent_selection] = {"action_mask": self.numbering.mask(self.episode)}
        else:
            self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table in words, as whoever is to act sees it; not a card more."""
        return shown(self.episode, self._seat[self.agent_selection]) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return f"houseway {self.table.game.id} v{VERSION}"


def _with_a_decision(table: Table, rng: random.Random) -> Episode:
    """A round in which somebody has something to decide."""
    for _ in range(MOST_DEALS):
        episode = Episode(table, rng)
        if not episode.over:
            return episode
    raise BadInput(
        f"nobody decides anything in {table.game.id} once its bets are down; leave `bets` out, and "
        "the wagers are what is decided"
    )


MOST_DEALS = 50


def env(
    game: Game | str, *, illegal_reward: float = ILLEGAL_REWARD, **posted: Unpack[Posted]
) -> Any:
    """A table with PettingZoo's usual guards: an answer that is not offered ends the round."""
    table = TableEnv(game, render_mode="ansi", **posted)
    guarded = wrappers.TerminateIllegalWrapper(table, illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
