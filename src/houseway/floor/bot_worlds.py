"""Deals that a seat may imagine: the cards it cannot see dealt at random, to the end of the hand.

Nothing goes into them but the seat's view and what the table posts. Cards to come are dealt as the
streets say; draws are made as a sensible player would make them.
"""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from houseway.cards import Card, card
from houseway.floor.bot_cards import kept_high, kept_low, lowball
from houseway.floor.bot_heard import Paid, heard
from houseway.floor.bot_reading import BOARDS, COMMUNITY, Glance, held_with, strength
from houseway.hands import Ranking
from houseway.play.pot.boards import Boards
from houseway.play.pot.pot_game import COMMON, PotGame
from houseway.play.pot.shares import High
from houseway.play.pot.stakes import Stakes
from houseway.play.pot.steps import Drawing
from houseway.play.pot.streets import Street
from houseway.play.view import HandView, SeatView, View

DOUBT = 0.06  # what a hand counts that does not fit what its player has paid
TRIES = 5  # hands that are thought of for somebody before one is taken that does not fit
NOISE = 0.08  # how far somebody's judgement of his own cards may be off


@dataclass(frozen=True, slots=True)
class Other:
    """Somebody else who is in: the cards he shows, how many he hides, and his chips."""

    shown: tuple[Card, ...]
    hidden: int
    bet: int
    stack: int
    paid: tuple[Paid, ...] = ()  # for his cards, so far


@dataclass(frozen=True, slots=True)
class Scene:
    """A hand as one seat sees it, and what the table posts."""

    own: tuple[Card, ...]
    others: tuple[Other, ...]
    middle: Mapping[str, tuple[Card, ...]]
    unseen: tuple[Card, ...]
    shares: tuple[High, ...]
    boards: Boards | None
    later: tuple[Street, ...]  # streets still to be dealt
    drawn: int  # times that cards have been exchanged
    draws: int  # and may still be
    low: Ranking | None  # where the lowest hand wins the whole pot


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
                rivals = [values[at + 1] for at in against]
                best = max([values[0], *rivals])
                if best <= 0 and share.qualifies:
                    continue
                contested += 1
                if values[0] == best:
                    taken += 1 / (1 + rivals.count(best))
            total += taken / contested if contested else 0.0
        return total / len(self.values)


def scene_of(view: View, game: PotGame, stakes: Stakes) -> Scene:
    """What a seat has before it."""
    assert view.options is not None
    seat = view.options.seat
    streets, boards = _as_dealt(view, game, stakes)
    middle = {each.place: _known(each) for each in view.places}
    own = tuple(card(text) for text in view.cards(seat) if text)
    rivals = [each for each in view.seats if each.seat != seat and each.status != "folded"]
    gone = {c for each in view.seats for hand in each.hands for c in _known(hand)}
    gone |= {c for cards in middle.values() for c in cards}
    at = next((n for n, each in enumerate(streets) if each.name == view.street), 0)
    paid = heard(view.said)
    return Scene(
        own=own,
        others=tuple(_other(each, paid) for each in rivals),
        middle=middle,
        unseen=tuple(each for each in game.deck if each not in gone),
        shares=stakes.shares,
        boards=boards,
        later=streets[at + 1 :],
        drawn=_draws(streets[: at + 1]) - _draws(streets[at : at + 1], before=False),
        draws=_draws(streets[at : at + 1], before=False) + _draws(streets[at + 1 :]),
        low=lowball(game),
    )


def _as_dealt(
    view: View, game: PotGame, stakes: Stakes
) -> tuple[tuple[Street, ...], Boards | None]:
    """The streets and boards of this hand; those of a twist lie there for all to see."""
    lying = {each.place for each in view.places}
    for twist in game.twists:
        if twist.boards and set(twist.boards.places) == lying:
            return twist.streets or stakes.streets, twist.boards
    return stakes.streets, game.boards


def _draws(streets: Sequence[Street], *, before: bool = True) -> int:
    """How often cards are exchanged on some streets: before the betting, and after it."""
    steps = [step for each in streets for step in (*(each.steps * before), *each.after)]
    return sum(isinstance(step, Drawing) for step in steps)


def _known(hand: HandView) -> tuple[Card, ...]:
    return tuple(card(text) for text in hand.cards if text)


def _other(seat: SeatView, paid: Sequence[Paid]) -> Other:
    cards = [text for hand in seat.hands for text in hand.cards]
    shown = tuple(card(text) for text in cards if text)
    own = tuple(each for each in paid if each.seat == seat.seat)
    return Other(shown, len(cards) - len(shown), sum(seat.bets.values()), seat.stack or 0, own)


def imagine(scene: Scene, count: int, rng: random.Random) -> Iterator[World]:
    """So many deals that look to the seat like the one it plays."""
    to_come = sum(each.down + each.up for each in scene.later)
    lays = [lay for each in scene.later for lay in each.lays]
    for _ in range(count):
        stub = deque(rng.sample(scene.unseen, len(scene.unseen)))
        held = [_held(scene, other, stub, rng) for other in scene.others]
        middle: dict[str, list[Card]] = defaultdict(list)
        for place, cards in scene.middle.items():
            middle[place] = list(cards)
        for lay in lays:
            middle[lay.place] += _take(stub, lay.count)
        hands = ([*scene.own], *(each.hand for each in held))
        ends = [[*hand, *_take(stub, to_come)] for hand in hands]
        for _ in range(scene.draws):
            ends = [_exchanged(scene, hand, stub) for hand in ends]
        fits = prod(each.fits for each in held)
        yield World(tuple(each.looks for each in held), fits, _values(scene, ends, middle))


class Held(NamedTuple):
    """What somebody may hold, how it looks to him, and how far it is believed."""

    hand: list[Card]
    looks: float
    fits: float


def _held(scene: Scene, other: Other, stub: deque[Card], rng: random.Random) -> Held:
    """A hand that goes with what was paid for it; after a few that do not, the last of them.

    Hands that nobody would have paid for are put back. Deals of which every rival's hand has to be
    believed would otherwise count next to nothing, and a judgement would rest on one or two.
    """
    for attempt in range(TRIES):
        before = tuple(stub)
        hand = [*other.shown, *_take(stub, other.hidden)]
        for _ in range(scene.drawn):
            hand = _exchanged(scene, hand, stub)
        looks = _looks(scene, hand)
        fits = _fits(scene, other, hand, looks, rng)
        if fits == 1.0 or rng.random() < fits:
            return Held(hand, looks, 1.0)
        if attempt < TRIES - 1:
            taken = len(before) - len(stub)
            stub.clear()
            stub.extend((*before[taken:], *before[:taken]))
    return Held(hand, looks, fits)


def _take(stub: deque[Card], count: int) -> list[Card]:
    """Cards off the top; a deck that has run out has none."""
    return [stub.popleft() for _ in range(min(count, len(stub)))]


def _looks(scene: Scene, hand: list[Card]) -> float:
    boards = [list(c) for place, c in scene.middle.items() if place.startswith(BOARDS)]
    common = list(scene.middle.get(COMMUNITY, ()))
    return strength(Glance(hand, boards, common, 0, 0, scene.low), pot=True)


def _fits(scene: Scene, other: Other, hand: list[Card], now: float, rng: random.Random) -> float:
    """How far a hand is believed: less where it did not look good enough for what was paid."""
    fits = 1.0
    board = scene.middle.get("board", ()) if not scene.boards else ()
    for paid in other.paid:
        looked = now
        if paid.board < len(board):
            looked = held_with(hand, list(board[: paid.board]))
        if looked + rng.uniform(-NOISE, NOISE) < paid.needed:
            fits *= DOUBT
    return fits


def _exchanged(scene: Scene, hand: list[Card], stub: deque[Card]) -> list[Card]:
    """What a sensible player makes of a draw; where no card is left, he keeps his own."""
    kept = kept_low(hand, scene.low) if scene.low else kept_high(hand)
    away = [each for each in hand if each not in kept]
    new = _take(stub, len(away))
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
