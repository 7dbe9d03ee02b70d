"""Cards that were seen out of a shoe, and where: one that cannot be there is refused with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from houseway.cards import Card
from houseway.errors import BadCards
from houseway.play.happenings import Place


class Sighting(NamedTuple):
    """A card that lay somewhere in a round of this shoe."""

    card: Card
    place: Place
    round: int

    def words(self, now: int) -> str:
        where = label_of(self.place).lower()
        return f"{where} in this round" if self.round == now else f"{where} in round {self.round}"


def check_card(card: Card, pack: Sequence[Card], seen: Iterable[Sighting], now: int) -> None:
    """Refuse a card that is not in the pack, or that was seen as often as the pack has it."""
    there = pack.count(card)
    if not there:
        raise BadCards(f"{card} is not in this table's {len(pack)} cards")
    before = [each.words(now) for each in seen if each.card == card]
    if len(before) >= there:
        count = "" if there == 1 else f"all {there} of them, "
        raise BadCards(f"{card} cannot be there: it was seen before, {count}{', '.join(before)}")


def label_of(place: Place) -> str:
    """A place as people say it."""
    return f"Seat {place}" if isinstance(place, int) else place.capitalize()
