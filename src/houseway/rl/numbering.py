"""The numbers of a table, for whoever learns there: answers, masks, observations, their spaces."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from houseway.errors import IllegalAction
from houseway.rl.episode import Episode
from houseway.rl.observing import Numbers, Observer
from houseway.rl.survey import ELSE, survey
from houseway.rl.table import Table

Mask = NDArray[np.int8]


class Numbering:
    """What each number of a table stands for; the same for every seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        found = survey(table)
        self.actions: tuple[str, ...] = found.actions
        self.observer: Observer = Observer(table, found)
        self._number = {name: at for at, name in enumerate(found.actions)}

    @property
    def names(self) -> tuple[str, ...]:
        """What the numbers of an observation are."""
        return self.observer.names

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.actions))

    def observation_space(self) -> spaces.Box:
        highest = self.observer.highest
        return spaces.Box(np.zeros_like(highest), highest, dtype=np.float32)

    def observe(self, episode: Episode, seat: int) -> Numbers:
        return self.observer.observe(episode, seat)

    def mask(self, episode: Episode) -> Mask:
        """Which answers whoever is to decide may give: 1 for those."""
        mask = np.zeros(len(self.actions), dtype=np.int8)
        if not episode.over:
            for name in episode.ways():
                mask[self._number.get(name, -1)] = 1
        return mask

    def nobody(self) -> Mask:
        """The mask of a seat that is not asked: there is nothing it could do."""
        return np.zeros(len(self.actions), dtype=np.int8)

    def play(self, episode: Episode, action: int) -> None:
        """Give the answer with a number; what is not offered is refused, and changes nothing."""
        name = self.actions[action]
        ways = episode.ways()
        if name == ELSE:
            name = next((each for each in ways if each not in self._number), ELSE)
        if name not in ways:
            allowed = ", ".join(f"{self._number.get(each, ELSE)} {each}" for each in ways)
            raise IllegalAction(
                f"seat {episode.seat} may not {name}; allowed: {allowed}",
                options=episode.options(episode.seat or 0),
            )
        episode.answer(ways[name], name)
