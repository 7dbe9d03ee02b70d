"""Deals that a seat may imagine: the cards it cannot see dealt at random, to the end of the hand.

Nothing goes into them but the seat's view and what the table posts. Cards to come are dealt as the
streets say; draws are made as a sensible player would make them.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import NamedTuple

from houseway.cards import Card
from houseway.floor.bot_cards import kept_high, kept_low, low_strength
from houseway.floor.bot_reading import BOARDS, COMMUNITY, Lying, before_board, stud
from houseway.floor.bot_scene import Other, Scene
from houseway.hands import Ranking
from houseway.play.pot.pot_game import COMMON
from houseway.play.pot.shares import High

DOUBT = 0.06  # what a hand counts that does not fit what its player has paid
TRIES = 5  # hands that are thought of for somebody before one is taken that does not fit
NOISE = 0.08  # how far somebody's judgement of his own cards may be off


@dataclass(frozen=True, slots=True)
class World:
    """One deal: how the others' hands look now, and what every hand is worth in the end."""

    looks: tuple[float, ...]
    fits: float  # how well they go with what has been paid for them
    values: tuple[tuple[tuple[int, ...], ...], ...]  # by run, by share; one's own first

    def part(self, against: Sequence[int], shares: Sequence[High]) -> float:
        """The part of the pot that is one's own, against some of the others."""
        total = 0.0
        for run in self.values:
            taken = contested = 0.0
            for share, values in zip(shares, run, strict=True):
                mine = values[0]
                rivals = [values[at + 1] for at in against]
                best = max(rivals, default=mine)
                if best <= 0 and mine <= 0 and share.qualifies:
                    continue
                contested += 1
                if mine >= best:
                    taken += 1 / (1 + rivals.count(mine))
            total += taken / contested if contested else 0.0
        return total / len(self.values)


def imagine(scene: Scene, count: int, rng: random.Random) -> Iterator[World]:
    """So many deals that look to the seat like the one it plays."""
    to_come = sum(each.down + each.up for each in scene.later)
    lays = [lay for each in scene.later for lay in each.lays]
    eye = Eye.on(scene)
    for _ in range(count):
        stub = Stub(list(scene.unseen), rng.random)
        held = [_held(scene, eye, other, stub) for other in scene.others]
        middle: dict[str, list[Card]] = defaultdict(list)
        for place, cards in scene.middle.items():
            middle[place] = list(cards)
        for lay in lays:
            middle[lay.place] += stub.take(lay.count)
        hands = ([*scene.own], *(each.hand for each in held))
        ends = [[*hand, *stub.take(to_come)] for hand in hands]
        for _ in range(scene.draws):
            ends = [_exchanged(scene, hand, stub) for hand in ends]
        fits = prod(each.fits for each in held)
        yield World(tuple(each.looks for each in held), fits, _values(scene, ends, middle))


@dataclass(frozen=True, slots=True)
class Stub:
    """The cards that the seat cannot see; whichever is taken next is any of them."""

    cards: list[Card]
    chance: Callable[[], float]
    away: list[Card] = field(default_factory=list)  # thrown, and dealt again when the rest is out

    def take(self, count: int) -> list[Card]:
        """Cards off the top; a deck that has run out has none."""
        cards, chance, taken = self.cards, self.chance, []
        if count > len(cards):
            cards += self.away
            self.away.clear()
        for _ in range(min(count, len(cards))):
            at = int(chance() * len(cards))
            taken.append(cards[at])
            cards[at] = cards[-1]
            cards.pop()
        return taken

    def wavers(self) -> float:
        """How far somebody's judgement of his own cards happens to be off."""
        return NOISE * (2 * self.chance() - 1)


@dataclass(frozen=True, slots=True)
class Eye:
    """How hands look beside the boards as they lie now and as they lay earlier, each read once."""

    now: tuple[Lying, ...]
    earlier: Mapping[int, Lying | None]  # by how many cards there were
    community: tuple[Card, ...]
    low: Ranking | None
    stud: bool  # there is no board at all

    @classmethod
    def on(cls, scene: Scene) -> Eye:
        boards = [cards for place, cards in scene.middle.items() if place.startswith(BOARDS)]
        board = scene.middle.get("board", ()) if not scene.boards else ()
        counts = {paid.board for other in scene.others for paid in other.paid}
        return cls(
            now=tuple(Lying.of(cards) for cards in boards if cards),
            earlier={n: Lying.of(board[:n]) if n else None for n in counts if n < len(board)},
            community=scene.middle.get(COMMUNITY, ()),
            low=scene.low,
            stud=not boards,
        )

    def looks(self, hand: Sequence[Card]) -> float:
        if self.low:
            return low_strength(hand, self.low)
        if self.stud:
            return stud([*hand, *self.community])
        return max([each.held(hand) for each in self.now]) if self.now else before_board(hand)

    def looked(self, hand: Sequence[Card], board: int, now: float) -> float:
        """The same when so many cards lay on the board."""
        if board not in self.earlier:
            return now
        lay = self.earlier[board]
        return lay.held(hand) if lay else before_board(hand)


class Held(NamedTuple):
    """What somebody may hold, how it looks to him, and how far it is believed."""

    hand: list[Card]
    looks: float
    fits: float


def _held(scene: Scene, eye: Eye, other: Other, stub: Stub) -> Held:
    """A hand that goes with what was paid for it; after a few that do not, the last of them.

    Hands that nobody would have paid for are put back. Deals of which every rival's hand has to be
    believed would otherwise count next to nothing, and a judgement would rest on one or two.
    """
    for attempt in range(TRIES):
        before, away = list(stub.cards), list(stub.away)
        hand = [*other.shown, *stub.take(other.hidden)]
        for _ in range(scene.drawn):
            hand = _exchanged(scene, hand, stub)
        looks = eye.looks(hand)
        fits = _fits(eye, other, hand, looks, stub)
        if fits == 1.0 or stub.chance() < fits:
            return Held(hand, looks, 1.0)
        if attempt < TRIES - 1:
            stub.cards[:], stub.away[:] = before, away
    return Held(hand, looks, fits)


def _fits(eye: Eye, other: Other, hand: list[Card], now: float, stub: Stub) -> float:
    """How far a hand is believed: less where it did not look good enough for what was paid."""
    fits = 1.0
    for paid in other.paid:
        if eye.looked(hand, paid.board, now) + stub.wavers() < paid.needed:
            fits *= DOUBT
    return fits


def _exchanged(scene: Scene, hand: list[Card], stub: Stub) -> list[Card]:
    """What a sensible player makes of a draw; where no card is left, he keeps his own."""
    kept = kept_low(hand, scene.low) if scene.low else kept_high(hand)
    away = [each for each in hand if each not in kept]
    new = stub.take(len(away))
    stub.away.extend(away[: len(new)])
    return [*kept, *new, *away[len(new) :]]


def _values(
    scene: Scene, hands: Sequence[Sequence[Card]], middle: Mapping[str, Sequence[Card]]
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    if scene.boards:
        runs = scene.boards.runs(middle.__getitem__, ())
    else:
        runs = [[[each for place in COMMON for each in middle.get(place, ())]]]
    return tuple(
        tuple(tuple(share.best(hand, run) for hand in hands) for share in scene.shares)
        for run in runs
    )
