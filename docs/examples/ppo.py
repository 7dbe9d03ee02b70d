"""Three Card Poker learned by playing: proximal policy optimisation, in NumPy.

    python docs/examples/ppo.py

The learner sees how high its hand ranks and nothing else, starts by tossing a coin, and finds the
line above which hands are worth the second wager: queen, six, four. Hands are dealt and ranked by
the thousand; a test settles the same hands by the game's own script.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from houseway import games
from houseway.analysis import kernels
from houseway.cards import Rank
from houseway.hands import THREE_CARD
from houseway.hands.category import HIGH_CARD

GAME = games.find("three-card-poker@bclc")
QUALIFIES = THREE_CARD.least(HIGH_CARD, Rank.QUEEN)
CLIP, PASSES = 0.2, 2
DOUBT, MOST_DEALERS = 0.01, 16
Floats = NDArray[np.float64]


def deal(
    rng: np.random.Generator, rounds: int, held: NDArray[np.uint8] | None = None
) -> NDArray[np.uint8]:
    """Six cards for each round, the player's three first, or three more for those held."""
    known = np.zeros((rounds, 0), dtype=np.int64) if held is None else held.astype(np.int64)
    for at in range(known.shape[1], 6):
        drawn = rng.integers(0, 52 - at, rounds)
        for other in np.sort(known, axis=1).T:  # from the lowest: step over what is gone
            drawn += drawn >= other
        known = np.concatenate([known, drawn[:, None]], axis=1)
    return known.astype(np.uint8)


def values(cards: NDArray[np.uint8]) -> NDArray[np.int64]:
    return kernels.values("three-card", np.ascontiguousarray(cards)).astype(np.int64)


def bonus(own: NDArray[np.int64]) -> Floats:
    """What the ante bonus pays, by the table that is printed."""
    pays = {hand: odds.pays / odds.per for hand, odds in GAME.pay_tables["ante_bonus"].rows}
    rows = [pays.get(each.name, 0.0) for each in THREE_CARD.categories]
    return np.asarray(np.array(rows)[own >> THREE_CARD.tie_bits], dtype=np.float64)


def settled(own: NDArray[np.int64], dealer: NDArray[np.int64]) -> Floats:
    """What each hand wins when it is played, in antes: to fold costs one."""
    compared = 2.0 * np.sign(own - dealer)
    return np.where(dealer < QUALIFIES, 1.0, compared) + bonus(own)


def every_hand() -> NDArray[np.int64]:
    """The values of all 22,100 hands, the lowest first: a hand's place among them is its rank."""
    return np.sort(values(np.array(list(combinations(range(52), 3)), dtype=np.uint8)))


@dataclass(slots=True)
class Learner:
    """Plays a hand with a likelihood that grows with its place: two numbers are learned."""

    slope: float = 0.0
    line: float = 0.0
    hands: NDArray[np.int64] = field(default_factory=every_hand)
    moment: Floats = field(default_factory=lambda: np.zeros((2, 2)))
    steps: int = 0
    lines: list[float] = field(default_factory=list)  # after each batch of hands in doubt

    def seen(self, own: NDArray[np.int64]) -> Floats:
        """A hand as the learner sees it: how many rank below it, from -5 to 5."""
        return 10 * np.searchsorted(self.hands, own) / len(self.hands) - 5

    def plays(self, seen: Floats) -> Floats:
        """How likely a hand is played."""
        return 1 / (1 + np.exp(-np.clip(self.slope * seen - self.line, -30, 30)))

    def border(self) -> int:
        """The lowest value that is rather played than folded."""
        likely = self.plays(self.seen(self.hands)) >= 0.5
        return int(self.hands[int(np.argmax(likely))]) if likely.any() else int(self.hands[-1])

    def learn(self, rng: np.random.Generator, rounds: int, rate: float) -> float:
        """Play rounds as it does now, and shift towards what paid; the mean reward."""
        cards = deal(rng, rounds)
        played = rng.random(rounds) < self.plays(self.seen(values(cards[:, :3])))
        own, dealer = values(cards[:, :3]), values(cards[:, 3:])
        rewards = np.where(played, settled(own, dealer), -1.0)
        seen = self.seen(own)
        before = self.plays(seen)
        doubt = np.flatnonzero(before * (1 - before) > DOUBT)
        dealers = min(rounds // max(len(doubt), 1), MOST_DEALERS)
        for _ in range(dealers):  # a hand in doubt is looked at against more dealers
            again = deal(rng, len(doubt), cards[doubt, :3])
            self._shift(seen[doubt], settled(own[doubt], values(again[:, 3:])), rng, rate)
        return float(rewards.mean())

    def _shift(self, seen: Floats, won: Floats, rng: np.random.Generator, rate: float) -> None:
        """A few small steps towards what paid, none so far that the batch tells nothing more."""
        before = self.plays(seen)
        played = rng.random(len(seen)) < before
        # The critic knows that folding costs one: what is left is the advantage of playing.
        worth = before * self._expected(seen, won)
        gained = np.where(played, won + 1.0, 0.0) - worth
        chosen = np.where(played, before, 1 - before)
        for _ in range(PASSES):
            now = self.plays(seen)
            ratio = np.where(played, now, 1 - now) / chosen
            kept = np.where(gained > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = kept * gained * ratio * (played - now)
            self._climb(np.array([(push * seen).mean(), -push.mean()]), rate)
        self.lines.append(self.line / self.slope if self.slope else 0.0)

    def settles(self, last: int) -> int:
        """The border that its last steps come to on average."""
        at = float(np.mean(self.lines[-last:]))
        return int(self.hands[int(np.argmax(self.seen(self.hands) >= at))])

    def _expected(self, seen: Floats, won: Floats) -> Floats:
        """The critic: what playing gains over folding, a line fitted to the batch."""
        fit = np.polynomial.polynomial.polyfit(seen, won + 1.0, 1)
        return np.asarray(np.polynomial.polynomial.polyval(seen, fit), dtype=np.float64)

    def _climb(self, towards: Floats, rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        for at, (keep, power) in enumerate(((0.9, 1), (0.99, 2))):
            self.moment[at] = keep * self.moment[at] + (1 - keep) * towards**power
        first = self.moment[0] / (1 - 0.9**self.steps)
        second = self.moment[1] / (1 - 0.99**self.steps)
        self.slope, self.line = np.array([self.slope, self.line]) + rate * first / (
            np.sqrt(second) + 1e-12
        )


def words(value: int) -> str:
    """A high hand by its cards: "Q-6-4"."""
    if THREE_CARD.category(value) is not HIGH_CARD:
        return THREE_CARD.category(value).name
    ranks = (THREE_CARD.rank_at(value, THREE_CARD.tie_bits - shift) for shift in (4, 8, 12))
    return "-".join("23456789TJQKA"[rank - 2] for rank in ranks)


def taught(batches: int, rounds: int, seed: int = 1) -> tuple[Learner, list[float]]:
    """A learner after so many batches, and what it won a round in each of them."""
    learner, chance = Learner(), np.random.default_rng(seed)
    won = [learner.learn(chance, rounds, rate=0.3 / (1 + at / 30)) for at in range(batches)]
    return learner, won


if __name__ == "__main__":
    found, rewards = taught(150, 200_000)
    line = words(found.settles(last=len(found.lines) // 2))
    print(f"{np.mean(rewards[-50:]):+.4f} a round, plays {line} and up")
