"""A seat for an assistant: a table in this process, for chips that are nobody's."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass, field
from typing import Any

from houseway import houses
from houseway.analysis.policies import stays_in
from houseway.errors import BadInput
from houseway.play.pot import PotGame
from houseway.rl.episode import Episode
from houseway.rl.table import Table

MOST_SEATS_HELD = 100  # rounds that are open at once
SEAT = 1


@dataclass(slots=True)
class Seats:
    """The rounds that an assistant sits in, by a name for each; seat 1 is its own."""

    episodes: dict[str, Episode] = field(default_factory=dict)

    def sit_down(
        self,
        game: str,
        bets: dict[str, float] | None = None,
        seats: int | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Sit down and have a round dealt; the table's name is `seat` of every later call.

        Against a bank `bets` are the opening wagers in units by spot, such as {"ante": 1}; without
        them they are chosen one by one. For a pot the others stay in and never raise. The same
        seed deals the same cards.
        """
        if len(self.episodes) >= MOST_SEATS_HELD:
            raise BadInput(f"{MOST_SEATS_HELD} rounds are open; leave one first")
        table = Table.of(game, bets=bets, seats=seats)
        if seats is None and not isinstance(table.game, PotGame):
            table = Table.of(game, bets=bets, seats=1)
        chance: random.Random = secrets.SystemRandom() if seed is None else random.Random(seed)
        name = secrets.token_hex(4)
        self.episodes[name] = Episode(table, chance)
        return self._played_on(name)

    def look(self, seat: str) -> dict[str, Any]:
        """Look at the table as this seat sees it, and at what it may answer."""
        return self._told(seat)

    def answer(self, seat: str, action: str) -> dict[str, Any]:
        """Answer by one of the names in `actions`; the others act until it is this seat's turn."""
        self._episode(seat).play(action)
        return self._played_on(seat)

    def leave(self, seat: str) -> str:
        """Leave the table; a round that is not over is dropped."""
        self._episode(seat)
        del self.episodes[seat]
        return "left"

    def _episode(self, name: str) -> Episode:
        if name not in self.episodes:
            open_ones = ", ".join(self.episodes) or "none"
            raise BadInput(f"there is no seat {name!r}; open are {open_ones}")
        return self.episodes[name]

    def _played_on(self, name: str) -> dict[str, Any]:
        episode = self._episode(name)
        while (seat := episode.seat) is not None and seat != SEAT:
            options, view = episode.options(seat), episode.view(seat)
            if options is None or view is None:
                episode.open_usual(seat)
            else:
                episode.answer(stays_in(view, options))
        return self._told(name)

    def _told(self, name: str) -> dict[str, Any]:
        episode = self._episode(name)
        view, game = episode.view(SEAT), episode.table.game
        told = view.to_json() if view else {"bets": dict(episode.stakes[SEAT])}
        money = houses.of(game).currency
        return {
            "seat": name,
            "game": game.id,
            "unit": episode.table.unit,
            "over": episode.over,
            "actions": [] if episode.over else list(episode.ways()),
            "net_in_units": episode.net(SEAT) if episode.over else None,
            "settled": money.says("\n".join(line.words for line in view.lines)) if view else "",
            "view": told,
        }

    @property
    def tools(self) -> tuple[Any, ...]:
        return self.sit_down, self.look, self.answer, self.leave
