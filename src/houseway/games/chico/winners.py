"""Who wins a pot in California's poker games, and by which clause: alone, tied, high and low."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.hands import Ranking
from houseway.play.pot import High, Low, Ties
from houseway.rulebook import section


def highest(name: str, ranking: Ranking) -> tuple[High, ...]:
    """The best hand takes the pot; equal ones share it."""
    rule = section(f"chico/{name}")
    ties = Ties(rule("winners.2"))
    return (High(ranking, cite=rule("winners.1"), ties=ties),)


@dataclass(frozen=True, slots=True)
class Halved:
    """Where a section prints each way to win, of the best hand and the best low."""

    halves: str = "2"
    ties: str = "5"  # of either half
    alone: str = "1"  # there is no low
    alone_ties: str = "4"


def high_low(name: str, high: Ranking, low: Ranking, at: Halved) -> tuple[High, ...]:
    """Half of the pot for the best hand, half for the best low if there is one."""
    rule = section(f"chico/{name}")

    def shared(step: str) -> Ties:
        return Ties(rule(f"winners.{step}"), odd=rule(f"winners.{step}.a"))

    halves, alone, ties = rule(f"winners.{at.halves}"), rule(f"winners.{at.alone}"), shared(at.ties)
    return (
        High(high, halves, "high", ties=ties, alone=alone, alone_ties=shared(at.alone_ties)),
        Low(low, halves, ties=ties),
    )
