"""Which cards a live round wants next: where they lie, whether face up, how many."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from houseway.cards import KeyedShoe, Unseen
from houseway.play.actions import SetHands
from houseway.play.banked.banked_round import BankedRound
from houseway.play.banked.set_game import SetGame
from houseway.play.happenings import Dealt, Place, Shown
from houseway.play.holding import Holding
from houseway.play.unseen import lying_unseen
from houseway.tablet.sightings import label_of


@dataclass(frozen=True, slots=True)
class Wanted:
    """Cards of one place that are to be keyed, in the order in which they lie.

    `needed` are those that the round cannot go on without; the others lie open already, or are
    hands to be set.
    """

    place: Place
    label: str
    numbers: tuple[int, ...]  # off the shoe, from 0
    up: bool
    needed: bool

    @property
    def words(self) -> str:
        """What the dealer is asked for: "Seat 3: 2 cards"."""
        count = len(self.numbers)
        return f"{self.label}: {'a card' if count == 1 else f'{count} cards'}"


def wanted(round: BankedRound) -> list[Wanted]:
    """What is to be keyed now; what lies open comes first, in the order in which it was turned."""
    lying = [number for held in round.holdings.values() for number in lying_unseen(held)]
    found = list(_by_place(round, _as_turned(round, lying), up=True)) if lying else []
    needed = [number for number in round.wants if number not in lying]
    return [*found, *_by_place(round, needed or _to_set(round), up=False)]


def _as_turned(round: BankedRound, lying: list[int]) -> list[int]:
    """Cards that lie open in the order in which the dealer laid or turned them up."""
    turned: dict[int, int] = {}
    for each in round.happenings:
        if isinstance(each, Shown) or (isinstance(each, Dealt) and each.up):
            for card in each.cards:
                if isinstance(card, Unseen) and card.number is not None:
                    turned.setdefault(card.number, len(turned))
    return sorted(lying, key=lambda number: (turned.get(number, len(turned)), number))


def _by_place(round: BankedRound, numbers: list[int], *, up: bool) -> Iterator[Wanted]:
    """Numbers in runs of one place each, as cards go out."""
    runs: list[tuple[Place, list[int]]] = []
    for number in numbers:
        place = place_of(round, number)
        if not runs or runs[-1][0] != place:
            runs.append((place, []))
        runs[-1][1].append(number)
    for place, run in runs:
        needed = not set(run).isdisjoint(round.wants)
        yield Wanted(place, label_of(place), tuple(run), up, needed)


def _to_set(round: BankedRound) -> list[int]:
    """Hands that lie face down to be set: the bank's, which is opened first, and the players'."""
    game, felt = round.game, round.felt
    asked = [options for seat in round.waiting_for() if (options := round.options(seat))]
    setting = {each.seat for each in asked if each.of(SetHands)}
    if not setting or not isinstance(game, SetGame):
        return []
    bank = [felt.banker.number] if felt.banker else []
    order = [*bank, *game.table_places, *(seat.number for seat in game.turning_order(felt))]
    players = {*felt.seats}
    return [
        number
        for place in dict.fromkeys(order)
        if place in round.holdings and (place not in players or place in setting)
        for number in _unseen(round.holdings[place])
    ]


def _unseen(held: Holding) -> list[int]:
    return [
        card.number for card in held.cards if isinstance(card, Unseen) and card.number is not None
    ]


def at_place(round: BankedRound, place: Place) -> list[int]:
    """The cards of a place that may be keyed: those that are wanted, then all others there."""
    first = [number for each in wanted(round) if each.place == place for number in each.numbers]
    return [*first, *(each for each in shoe_of(round).unseen({place}) if each not in first)]


def place_of(round: BankedRound, number: int) -> Place:
    """Where a card off the shoe went."""
    place, _ = shoe_of(round).place_of(number)
    assert isinstance(place, int | str)
    return place


def shoe_of(round: BankedRound) -> KeyedShoe:
    """The shoe of a live round, which is keyed."""
    shoe = round.log.shoe
    assert isinstance(shoe, KeyedShoe)
    return shoe
