"""What a seat sees, as numbers with a name for each.

They are made of the seat's own view and of nothing else, so a card that it may not know is in none
of them. Seats are counted from the viewer on: `seat0` is himself, `seat1` sits to his left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from houseway.cards import BLANK, JOKER, Card, card
from houseway.cards.pack import STANDARD
from houseway.money import Cents
from houseway.play.actions import Call
from houseway.play.options import Options
from houseway.play.view import SeatView, View
from houseway.rl.episode import Episode
from houseway.rl.survey import Survey
from houseway.rl.table import Table, at_seat

Numbers = NDArray[np.float32]

HIDDEN = 1  # the rank of a card that lies face down; no card is there at 0
RANKS = {JOKER: 15, BLANK: 16}
MOST_UNITS = 1_000_000.0
_PACK = (*STANDARD, JOKER, BLANK)


class Observer:
    """Turns what a seat sees of an episode into numbers; `names` says what each of them is."""

    def __init__(self, table: Table, survey: Survey) -> None:
        self.table, self.survey = table, survey
        deck = set(table.game.deck_for(table.settings))
        self._deck = [each for each in _PACK if each in deck]
        self._spots = [spot.name for spot in table.game.spots]
        self.names: tuple[str, ...] = tuple(self._names())
        self._at = {name: at for at, name in enumerate(self.names)}
        self._first = {group: self._at[f"{group}.card1.rank"] for group, _ in self._card_places()}
        self._counts = {which: self._at[f"{which}.{self._deck[0]}"] for which in ("own", "seen")}
        self._in_deck = {each: at for at, each in enumerate(self._deck)}

    # What the numbers are called

    def _names(self) -> Iterable[str]:
        yield from ("betting", "answers", "street", "pot", "to_call", "least", "most")
        for step in range(self.table.seats):
            yield from (f"seat{step}.{what}" for what in ("stack", "bet", "in", "button"))
        yield from (f"bet.{spot}" for spot in self._spots)
        for group, count in self._card_places():
            for at in range(1, count + 1):
                yield from (f"{group}.card{at}.rank", f"{group}.card{at}.suit")
        for which in ("own", "seen"):
            yield from (f"{which}.{each}" for each in self._deck)

    def _card_places(self) -> list[tuple[str, int]]:
        survey = self.survey
        seats = [(f"seat{step}", survey.held) for step in range(self.table.seats)]
        return [*seats, *survey.places, ("asked", max(survey.offered, survey.held))]

    @property
    def highest(self) -> Numbers:
        """The most that each of the numbers can be; the least is 0."""
        most = np.full(len(self.names), MOST_UNITS, dtype=np.float32)
        for at, name in enumerate(self.names):
            what = name.rpartition(".")[2]
            if what == "rank":
                most[at] = max(RANKS.values())
            elif what == "suit":
                most[at] = 4
            elif name.startswith(("own.", "seen.")):
                most[at] = len(self.table.game.deck_for(self.table.settings))
            elif what in ("betting", "in", "button"):
                most[at] = 1
        return most

    # The numbers

    def observe(self, episode: Episode, seat: int) -> Numbers:
        """What a seat sees now."""
        found = np.zeros(len(self.names), dtype=np.float32)
        view = episode.view(seat)
        if view is None:
            found[0] = 1
            self._write_bets(found, episode.stakes[seat])
        else:
            self.write(found, view, seat)
        return np.minimum(found, MOST_UNITS, out=found)

    def write(self, found: Numbers, view: View, seat: int) -> None:
        """Put the numbers of a view into their places."""
        unit, at = self.table.unit, self._at
        street = view.street
        streets = self.survey.streets
        found[at["answers"]] = view.state
        found[at["street"]] = streets.index(street) + 1 if street in streets else 0
        found[at["pot"]] = sum(pot.amount for pot in view.pots) / unit
        if view.options:
            self._write_offers(found, view.options)
        seats = {each.seat: each for each in view.seats}
        numbers = self.table.numbers
        for step in range(len(numbers)):
            number = at_seat(numbers, seat, step)
            if number in seats:
                self._write_seat(found, view, seats[number], step)
        for hand in view.places:
            self._write_cards(found, hand.place, hand.cards)
            self._count(found, "seen", hand.cards)
        others = (each for number, each in seats.items() if number not in numbers)
        for other in others:  # a player-dealer
            for hand in other.hands:
                self._count(found, "seen", hand.cards)
        if view.options:
            self._write_asked(found, view, view.options)

    def _write_offers(self, found: Numbers, options: Options) -> None:
        unit = self.table.unit
        amounts = [offer for offer in options.offers if offer.most and not offer.cards]
        for offer in amounts:
            if offer.kind is Call:
                found[self._at["to_call"]] = offer.most / unit
            else:
                found[self._at["least"]] = offer.least / unit
                found[self._at["most"]] = offer.most / unit

    def _write_seat(self, found: Numbers, view: View, seat: SeatView, step: int) -> None:
        unit = self.table.unit
        first = self._at[f"seat{step}.stack"]
        found[first] = (seat.stack or 0) / unit
        found[first + 1] = sum(seat.bets.values()) / unit
        found[first + 2] = seat.status != "folded"
        found[first + 3] = view.button == seat.seat
        cards = [each for hand in seat.hands for each in hand.cards]
        self._write_cards(found, f"seat{step}", cards)
        self._count(found, "seen" if step else "own", cards)
        if step == 0:
            self._write_bets(found, seat.bets)

    def _write_bets(self, found: Numbers, bets: Mapping[str, Cents]) -> None:
        for spot in self._spots:
            found[self._at[f"bet.{spot}"]] = bets.get(spot, 0) / self.table.unit

    def _write_asked(self, found: Numbers, view: View, options: Options) -> None:
        """The cards that a choice is about, or the one hand of several that is played on."""
        offered = next((offer.cards for offer in options.offers if offer.cards), ())
        texts: Sequence[str | None] = [each.text for each in offered]
        self._write_cards(found, "asked", texts or view.cards(options.hand or options.seat))

    def _write_cards(self, found: Numbers, group: str, cards: Sequence[str | None]) -> None:
        first = self._first.get(group)
        if first is None:
            return
        room = self._room(group)
        for at, text in enumerate(cards[:room]):
            rank, suit = rank_and_suit(text)
            found[first + 2 * at] = rank
            found[first + 2 * at + 1] = suit

    def _room(self, group: str) -> int:
        return dict(self._card_places())[group]

    def _count(self, found: Numbers, which: str, cards: Iterable[str | None]) -> None:
        first = self._counts[which]
        for text in cards:
            if text is not None:
                found[first + self._in_deck[card(text)]] += 1


def rank_and_suit(text: str | None) -> tuple[int, int]:
    """A card as two numbers: deuce to ace are 2 to 14, clubs to spades 1 to 4."""
    if text is None:
        return HIDDEN, 0
    found: Card = card(text)
    if found.suit is None:
        return RANKS[found], 0
    return int(found.rank), int(found.suit) + 1
