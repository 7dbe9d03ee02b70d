"""The felt: the cards that lie on it, what was said over it, and what a dealer does there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from houseway.cards import UNSEEN, Card, Cards, Shoe
from houseway.play.happenings import ALL, DEALER, Dealt, Happening, Place, Said, Shown, Viewer
from houseway.play.holding import Holding
from houseway.rulebook import Clause
from houseway.wagers import Line

_new = tuple.__new__  # half the cost of calling a NamedTuple, many times a hand


class Felt:
    """What lies before everybody in a round, and has happened there.

    A round and the parts of a hand hold on to its lists, so they are filled and never replaced.
    """

    def __init__(self, shoe: Shoe) -> None:
        self.shoe = shoe
        self.holdings: dict[Place, Holding] = {}
        self.happenings: list[Happening] = []
        self.lines: list[Line] = []
        self.put_away: list[Holding] = []  # out of play, and still known to whoever saw them
        self.shuffled_back: list[Holding] = []  # as they were when they went back into the shoe

    def everything(self) -> Iterator[Holding]:
        """All the cards that were dealt out, in play or put away."""
        yield from self.holdings.values()
        yield from self.put_away

    def cards(self, place: Place) -> Cards:
        """The cards that lie at a place."""
        return tuple(self.holdings[place].cards)

    def knows(self, place: Place) -> bool:
        """Whether the cards at a place were seen; at a real table a player's are his own."""
        return UNSEEN not in self.holdings[place].cards

    def says(self, words: str, cite: Clause) -> None:
        """Say something aloud."""
        self.happenings.append(_new(Said, (words, cite, ALL)))

    def prompts(self, *cites: Clause, to: Viewer = DEALER) -> None:
        """Show the one it concerns what the rulebook asks of him now."""
        for cite in cites:
            self.happenings.append(_new(Said, (cite.gist, cite, to)))

    def heads(self, words: str, cite: Clause, to: Viewer = DEALER) -> None:
        """Show the one it concerns what the steps that follow are about."""
        self.happenings.append(Said(words, cite, to))

    def places(self, *names: Place, up: bool = False) -> None:
        """Make room for cards."""
        holdings = self.holdings
        for name in names:
            holdings[name] = holding = Holding(name)
            if up:
                holding.up = True

    def deal(self, count: int, to: Place) -> None:
        """Deal cards from the shoe to a place."""
        holding = self.holdings[to]
        places = (holding.dealt_at,) * count
        cards = self.shoe.deal(places)
        holding.cards.extend(cards)
        self.happenings.append(Dealt(places, cards, holding.up))

    def deal_rows(self, rows: Sequence[Sequence[Place]], packets: Iterable[Place]) -> None:
        """Deal a card at a time into piles, row by row; then the piles go out, each whole.

        A pile is named by the place that it goes to.
        """
        order = [place for row in rows for place in row]
        dealt = list(zip(order, self.shoe.deal(order), strict=True))
        for place in packets:
            cards = [card for to, card in dealt if to == place]
            self.holdings[place].cards.extend(cards)
            places = (place,) * len(cards)
            self.happenings.append(Dealt(places, cards, self.holdings[place].up))

    def reveal(self, *names: Place) -> None:
        """Turn the cards of a place face up for everybody."""
        for name in names:
            holding = self.holdings[name]
            holding.up = True
            self.happenings.append(_new(Shown, (name, None, tuple(holding.cards))))

    def turn(self, name: Place, count: int = 1) -> None:
        """Turn the next cards of a place face up, the others stay down."""
        self.holdings[name].turned += count
        turned = self.holdings[name].turned
        self.happenings.append(Shown(name, turned, tuple(self.holdings[name].cards[:turned])))

    def lends(self, name: Place, to: int | None) -> None:
        """Hand the next cards of a place to a seat that bends them over; to nobody, it is done."""
        self.holdings[name].lent_to = to

    def turn_bottom(self, name: Place) -> None:
        """Turn the last card of a place face up, the others stay down."""
        held = self.holdings[name]
        held.bottom = True
        self.happenings.append(Shown(name, None, (held.cards[-1],)))

    def discard(self, name: Place, count: int = 1) -> None:
        """Take the first cards of a place out of play, face up or down as they lay."""
        held = self.holdings[name]
        away = held.apart(f"{name} discards")
        away.cards, away.turned = held.cards[:count], min(count, held.turned)
        self.put_away.append(away)
        del held.cards[:count]
        held.turned -= away.turned

    def racks(self, *names: Place) -> None:
        """Put the cards of whole places away, seen by nobody who had not seen them."""
        for name in names:
            self.put_away.append(self.holdings.pop(name))

    def part(self, name: Place, count: int, into: str) -> None:
        """Lay the last cards of a place apart, as another hand of the same owner."""
        held = self.holdings[name]
        apart = self.holdings[into] = held.apart(into)
        apart.cards = held.cards[-count:]
        apart.turned = max(0, held.turned - len(held.cards) + count)
        del held.cards[-count:]
        held.turned -= apart.turned

    def lay_hands(self, seat: int, hands: Sequence[Holding]) -> None:
        """Lay a seat's hands side by side, named from the left: 1a, 1b, 1c."""
        laid: dict[Place, Holding] = {}
        for place, held in self.holdings.items():
            if held.owner != seat:
                laid[place] = held
                continue
            for letter, hand in zip("abcdefgh", hands, strict=False):
                hand.place = f"{seat}{letter}"
                laid[hand.place] = hand
        self.holdings.clear()
        self.holdings.update(laid)

    def arrange(self, name: Place, order: Iterable[Card]) -> None:
        """Lay the cards of a place in an order."""
        self.holdings[name].cards = list(order)

    def pay(self, lines: Iterable[Line]) -> None:
        """Settle wagers, one line each."""
        for line in lines:
            self.lines.append(line)
            self.happenings.append(line)
