"""What so many rounds came to, in whole numbers, so that parts add up in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

MOST_NETS = 2_000  # results told apart; beyond it their mean and scatter have to do


@dataclass(slots=True)
class Tally:
    """What one spot or seat won and lost, in cents; figures are in units of its wager."""

    unit: int = 1
    rounds: int = 0
    won: int = 0
    squares: int = 0
    staked: int = 0
    nets: Counter[int] = field(default_factory=Counter)  # how often each result came

    def add(self, net: int, staked: int = 0) -> None:
        self.rounds += 1
        self.won += net
        self.squares += net * net
        self.staked += staked

    def merge(self, other: Tally) -> None:
        self.unit = other.unit
        self.rounds += other.rounds
        self.won += other.won
        self.squares += other.squares
        self.staked += other.staked
        self.nets.update(other.nets)

    @property
    def mean(self) -> float:
        """What was won on average."""
        return self.won / self.rounds / self.unit

    @property
    def std_dev(self) -> float:
        """How far single rounds scatter."""
        square = self.squares * self.rounds - self.won * self.won
        return sqrt(square) / self.rounds / self.unit

    @property
    def stderr(self) -> float:
        """How far the mean may be off, as one standard error."""
        return self.std_dev / sqrt(self.rounds)

    @property
    def element_of_risk(self) -> float:
        """The loss for each unit that was staked in all."""
        return -self.won / self.staked if self.staked else 0.0

    def lines(self) -> dict[str, dict[str, float]]:
        """How often each result came, the best first; nothing where there were too many."""
        if len(self.nets) > MOST_NETS:
            return {}
        return {
            f"{net / self.unit:+g}": {
                "rounds": count,
                "probability": count / self.rounds,
                "net": net / self.unit,
                "contribution": net * count / self.unit / self.rounds,
            }
            for net, count in sorted(self.nets.items(), reverse=True)
        }

    def to_json(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in ("unit", "rounds", "won", "squares")}
        return {**kept, "staked": self.staked, "nets": sorted(self.nets.items())}

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Tally:
        return cls(**{**told, "nets": Counter(dict(map(tuple, told["nets"])))})


@dataclass(slots=True)
class Totals:
    """Rounds, what each spot or seat won in them, and what else was counted."""

    rounds: int = 0
    tallies: dict[str, Tally] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)

    def merge(self, other: Totals) -> None:
        self.rounds += other.rounds
        self.counts.update(other.counts)
        for name, tally in other.tallies.items():
            self.tallies.setdefault(name, Tally()).merge(tally)

    def to_json(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "counts": dict(self.counts),
            "tallies": {name: each.to_json() for name, each in self.tallies.items()},
        }

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Totals:
        tallies = {name: Tally.from_json(each) for name, each in told["tallies"].items()}
        return cls(told["rounds"], tallies, Counter(told["counts"]))
