"""Games in which cards are set into hands: packets, who sets what, and the house way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from houseway.cards import Cards, check_seen
from houseway.play.actions import SetHands
from houseway.play.banked.banked_felt import BankedFelt
from houseway.play.banked.banked_game import BankedGame
from houseway.play.banked.seat import Seat
from houseway.play.happenings import Place
from houseway.play.options import Options, Together
from houseway.play.round import Answers, Script
from houseway.rulebook import Clause

HOUSE_WAY_MARK = "house way"


class SetGame(BankedGame):
    """Everybody sets the cards of one hand; the house sets its own, and the rest, by rule."""

    parts: tuple[int, ...]  # how many cards each hand takes, the highest hand first
    miscounts_foul: bool = False  # a wrong number of cards is taken, and fouls
    sets_cite: Clause
    way_cite: Clause
    fouls_cite: Clause | None = None  # where a clause of its own says what a foul is

    def positions(self, t: BankedFelt) -> list[Place]:
        """Every position, from the one that is counted as the first, in counting order."""
        raise NotImplementedError

    def fouls(self, hands: tuple[Cards, ...]) -> bool:
        """Whether hands may not be set like this."""
        raise NotImplementedError

    def looks(self, t: BankedFelt, seat: int) -> bool:
        """Whether the hand of a seat is one that its player looks at and sets himself."""
        return self.views_cite is None or t.layout.looks_at(seat)

    # Before the cards

    def mark_house_way(self, t: BankedFelt) -> None:
        """Of several hands a person looks at one; the others are marked for the house way."""
        for seat in t.clockwise():
            if not self.looks(t, seat.number):
                t.marks(seat, HOUSE_WAY_MARK)

    # The packets

    def first_packet(self, t: BankedFelt) -> Place:
        """The position that the dice or the number point at; the first if none were thrown."""
        order = self.positions(t)
        return order[(sum(t.layout.thrown) - 1) % len(order)] if t.layout.thrown else order[0]

    def deliver(self, t: BankedFelt) -> None:
        """A packet for every position, played or not; the vacant ones are racked unseen."""
        order = self.positions(t)
        at = order.index(self.first_packet(t))
        t.places(*order)
        playing = {*t.numbers(), "dealer"}
        for place in order:
            held = t.holdings[place]
            if place not in playing:
                held.owner = None
            elif isinstance(place, int) and place in t.seats:
                held.shut = not self.looks(t, place)
        self.deal_packets(t, (*order[at:], *order[:at]))
        t.racks(*(place for place in reversed(order) if place not in playing))

    def deal_packets(self, t: BankedFelt, places: Sequence[Place]) -> None:
        """Deal each place its packet whole, in this order."""
        for place in places:
            t.deal(self.set_size, to=place)

    # Setting

    def ask_players(self, t: BankedFelt) -> Script:
        """Everybody sets the hand he looks at, all at once; then they lie face down."""
        own = [seat for seat in t.clockwise() if self.looks(t, seat.number)]
        answers: Answers = yield Together(tuple(self.asks(t, seat) for seat in own))
        for seat in own:
            answer = answers[seat.number]
            if isinstance(answer, SetHands):
                self.lay(t, seat.number, answer.hands)
            else:
                self.lay_house_way(t, seat.number)

    def asks(self, t: BankedFelt, seat: Seat) -> Options:
        """What a player may do with the cards he looks at."""
        held, loose = t.cards(seat.number), self.miscounts_foul
        return seat.asks(
            seat.may_set(self.parts, held, self.sets_cite, loose=loose),
            seat.may_use_house_way(self.way_cite),
        )

    def lay(self, t: BankedFelt, place: Place, hands: tuple[Cards, ...]) -> None:
        """Lay the cards of a place out as hands: the first stays there, the others go apart."""
        high, *lower = hands
        t.arrange(place, [*high, *(card for hand in reversed(lower) for card in hand)])
        for name, hand in zip(self.hand_names[1:], lower, strict=True):  # from the end, in order
            t.part(place, len(hand), into=self.apart(place, name))

    def lay_house_way(self, t: BankedFelt, place: Place) -> Clause:
        """Set the cards of a place as the house does; says which rule decided."""
        check_seen(t.cards(place))
        way = self.house_way(t.cards(place), t.settings)
        self.lay(t, place, way.hands)
        return way.clause

    def set_hand(self, t: BankedFelt, place: Place) -> object:
        """What a place has set, ranked, as it is said; None if it is fouled."""
        raise NotImplementedError

    def turning_order(self, t: BankedFelt) -> list[Seat]:
        """The players in the order in which their hands are opened, when the bank's lies there."""
        return list(t.right_to_left())

    def open_marked(self, t: BankedFelt) -> None:
        """Of somebody's several hands, those that he does not look at are set and turned up."""
        for seat in t.right_to_left():
            if HOUSE_WAY_MARK in seat.marks:
                clause = self.lay_house_way(t, seat.number)
                self.reveal_hands(t, [seat.number])
                hand = self.set_hand(t, seat.number)
                t.says(f"Seat {seat.number} set the house way: {hand}", clause)

    def apart(self, place: Place, name: str) -> str:
        """Where a lower hand of a place lies."""
        return f"{place} {name}"

    def hands_of(self, t: BankedFelt, place: Place) -> tuple[Cards, ...]:
        """The hands that a place has set, the highest first."""
        return (
            t.cards(place),
            *(t.cards(self.apart(place, name)) for name in self.hand_names[1:]),
        )

    def dealt_to(self, t: BankedFelt, place: Place) -> Cards:
        """All the cards of a place, set or not."""
        return tuple(card for hand in self.hands_of(t, place) for card in hand)

    def reveal_hands(self, t: BankedFelt, places: Iterable[Place]) -> None:
        """Turn hands face up, all the hands of each place."""
        for place in places:
            t.reveal(place, *(self.apart(place, name) for name in self.hand_names[1:]))
