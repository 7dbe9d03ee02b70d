"""Theoretical against actual: what wagers should have held, and what they did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from houseway.analysis.trials.banked import belongs_to
from houseway.play.banked import BankedGame
from houseway.play.banked.banked_round import BankedRound
from houseway.wagers import Result

NOTABLE = 3.0  # standard deviations from which somebody should look


@dataclass(slots=True)
class Held:
    """One spot over the rounds that were dealt, in cents."""

    wagers: int = 0
    staked: int = 0  # at first
    squares: int = 0  # of the stakes
    action: int = 0  # with all that decisions added
    won: int = 0  # by the players

    def add(self, stake: int, action: int, won: int) -> None:
        self.wagers += 1
        self.staked += stake
        self.squares += stake * stake
        self.action += action
        self.won += won


@dataclass(frozen=True, slots=True)
class Actual:
    """What a card room's rounds of one game came to, beside what they should have."""

    game: str
    rounds: int
    spots: Mapping[str, Held]
    figures: Mapping[str, Any] | None  # the theory; None where nobody has counted it

    def rows(self) -> Iterable[dict[str, Any]]:
        """A row for each spot: what was held, what theory says, how far apart they are."""
        for spot, held in self.spots.items():
            row: dict[str, Any] = {
                "game": self.game,
                "spot": spot,
                "wagers": held.wagers,
                "staked": held.staked,
                "action": held.action,
                "held": -held.won,
                "actual_edge": -held.won / held.staked,
            }
            theory = (self.figures or {}).get("wagers", {}).get(spot)
            if theory:
                expected = theory["house_edge"] * held.staked
                scatter = theory["std_dev"] * sqrt(held.squares)
                row |= {
                    "expected": expected,
                    "theoretical_edge": theory["house_edge"],
                    "deviations": (-held.won - expected) / scatter if scatter else 0.0,
                }
            yield row


@dataclass(slots=True)
class Rounds:
    """The rounds of one game, added up as they are read from a log."""

    game: BankedGame
    rounds: int = 0
    spots: dict[str, Held] = field(default_factory=dict)

    def note(self, round: BankedRound) -> None:
        """Add a finished round: each player's wager with what belongs to it; no tips, no backs."""
        self.rounds += 1
        owner = belongs_to(self.game, round.settings)
        won: dict[tuple[int, str], int] = {}
        action: dict[tuple[int, str], int] = {}
        for line in round.settlement.lines:
            if line.seat is None or line.tip or line.by or line.wager not in owner:
                continue
            key = line.seat, owner[line.wager]
            won[key] = won.get(key, 0) + line.net
            if line.wager == line.spot and line.result is not Result.RETURNED:
                action[key] = action.get(key, 0) + line.stake
        for seat, bets in round.layout.bets.items():
            for spot, stake in bets.items():
                key = seat, spot
                if stake and owner.get(spot) == spot:
                    held = self.spots.setdefault(spot, Held())
                    held.add(stake, action.get(key, stake), won.get(key, 0))
