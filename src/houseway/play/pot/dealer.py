"""The cards of a pot game's hand: how each street is dealt, drawn and turned up."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from houseway.cards import UNSEEN, Card, Cards, Shoe
from houseway.play.felt import Felt
from houseway.play.happenings import ALL, Dealt, Shown
from houseway.play.holding import Holding
from houseway.play.pot.boards import Boards, Lay, Run
from houseway.play.pot.chips import Chips
from houseway.play.pot.pot_game import COMMON, PotGame
from houseway.play.pot.stakes import Seating
from houseway.play.pot.streets import Gap, Street, Thrown
from houseway.play.pot.terms import Deal

SECOND = "board 2"  # where the second run lies, or the second board
_NOTHING: frozenset[Card] = frozenset()
_new = tuple.__new__  # half the cost of calling a NamedTuple, many times a hand


class Dealer(Felt):
    """Cards in the players' hands, in the middle, burned and thrown away.

    He is the felt of a hand, and deals to the seats of its chips. The round itself he does not
    hold: a hand that is over goes as soon as nobody looks at it.
    """

    # What most hands never change is not set anew for each of them.
    middle: tuple[str, ...] = ()  # the places of cards that count for everybody
    suit: int | None = None  # its cards lie open wherever they are dealt
    run_from = -1  # how many cards lay on the board when it was agreed to run it twice
    reshuffled: int = 0  # how often the muck went back into the stub
    still_dealt: tuple[int, ...] = ()  # folded unbet cards, and keep their place in the deal

    def __init__(self, game: PotGame, seating: Seating, shoe: Shoe) -> None:
        super().__init__(shoe)
        self.chips: Chips = Chips(
            seating.stacks, seating.button, game.acts.all_in, self.happenings, self.lines
        )
        self.rules: Deal = game.deal
        self.boards: Boards | None = game.boards
        self.order: list[int] = self.chips.order  # the first to get a card first
        self.burned: list[Card] = []
        self.turned_down: frozenset[Card] = _NOTHING
        self.by_suit: frozenset[Card] = _NOTHING  # they lie open, and open nothing

    # A street

    def deal_street(self, street: Street) -> None:
        """Cards of one's own, one at a time from the small blind on; a board after a burn."""
        if street.prompts:
            self.prompts(*street.prompts, to=ALL)
        if street.announced:
            self.heads(f"{len(self.chips.live)} players are in", street.announced)
        if street.opener or street.up:
            self._deal_stud(street)
            return
        if street.down:
            self.deal_down(street.down)
        if street.burn:
            self.burns(street.burn)
        for lay in street.lays:
            self.lay(lay, street)

    def deal_down(self, count: int) -> None:
        order, holdings = self.order, self.holdings
        places, players = order * count, len(order)
        hole = self.shoe.deal(places)
        for at, seat in enumerate(order):
            holdings[seat].cards += hole[at::players]
        self.happenings.append(_new(Dealt, (places, hole, False, "", None)))
        if self.suit is not None:
            for seat in order:
                held = self.holdings[seat]
                self._opens_suit(held, held.cards)

    def burns(self, count: int) -> None:
        """Cards off the top, out of the game unseen; a stub of one card is not burned."""
        if len(self.shoe) > count:
            self.burned += self.shoe.deal(("burn",) * count)

    def burns_before_draw(self, count: int) -> None:
        """A burn that is never left out: an empty stub is made of the muck first."""
        if len(self.shoe) < count:
            self.reshuffle()
        self.burned += self.shoe.deal(("burn",) * count)

    def lay(self, lay: Lay, street: Street) -> None:
        """Turn cards up in the middle."""
        place, count = lay.place, lay.count
        places = (place,) * count
        turned = self.shoe.deal(places)
        held = self.holdings[place].cards
        if lay.front:
            held[:0] = reversed(turned)
        else:
            held += turned
        self.happenings.append(_new(Dealt, (places, turned, True, street.name, street.cite)))

    def _deal_stud(self, street: Street) -> None:
        """Cards face up and face down, to the players who are still in the deal."""
        order = [s for s in self.order if s in self.chips.live or s in self.still_dealt]
        needed = (street.down + street.up) * len(order)
        stub = len(self.shoe)
        if self.rules.reshuffles:
            if street.burn and stub > needed:
                self.burns(street.burn)
        else:
            if street.burn:
                self.burns(street.burn)
            if self.rules.runs_out and stub < street.burn + needed:
                self._deal_community(street)
                return
        rows = ((street.down, False), (street.up, True))
        for count, up in reversed(rows) if street.up_first else rows:
            self._deal_to(order, count, up=up)

    def _deal_to(self, order: list[int], count: int, *, up: bool) -> None:
        places = order * count
        if len(self.shoe) < len(places):
            self.reshuffle()
        cards = self.shoe.deal(places)
        for seat, card in zip(places, cards, strict=True):
            held = self.holdings[seat]
            held.cards.append(card)
            if up:
                held.exposed |= {card}
        if places:
            open_hands = up or all(self.holdings[seat].up for seat in order)
            self.happenings.append(Dealt(places, cards, open_hands))
        if self.suit is not None and not up:
            for seat in order:
                dealt = [card for to, card in zip(places, cards, strict=True) if to == seat]
                self._opens_suit(self.holdings[seat], dealt)

    def _deal_community(self, street: Street) -> None:
        """The stub is too short: one card face up, which counts for everybody."""
        assert self.rules.runs_out
        if "community" not in self.holdings:
            self.places("community", up=True)
        card = self.shoe.deal(("community",))
        self.holdings["community"].cards += card
        self.happenings.append(Dealt(("community",), card, True, street.name, self.rules.runs_out))

    # Drawing and discarding

    def puts_away(self, seat: int, cards: Sequence[Card]) -> None:
        """A seat's cards go out of play, face down."""
        held = self.holdings[seat]
        away = held.apart(f"{seat} discards")
        away.cards = list(cards)
        away.lay_open = held.exposed & set(cards)
        self.put_away.append(away)
        for card in cards:
            held.cards.remove(card)
        if held.exposed:
            held.exposed -= set(cards)

    def throws_away(self, seat: int, cards: Sequence[Card]) -> Thrown:
        """A seat's cards go, and leave gaps where they lay, in the order they were named.

        The gap of a card that lay open is filled with an open one, unless its suit had opened it.
        """
        held = self.holdings[seat]
        pinned = held.exposed - self.by_suit
        lying: list[Card | None] = [*held.cards]
        gaps = []
        for card in cards:
            at = lying.index(card)
            lying[at] = None  # of cards that are alike, as unseen ones are, the next time the next
            gaps.append(Gap(at, card in pinned))
        self.puts_away(seat, cards)
        return Thrown(self.put_away[-1], gaps)

    def replaces(
        self,
        seat: int,
        gaps: Sequence[Gap],
        keeps_back: int = 0,
        waiting: Collection[Holding] = (),
    ) -> Cards:
        """New cards into the gaps of a hand; when the stub is used up, the muck is shuffled.

        What players threw away who still wait for their own cards stays out of that shuffle, and
        the cards kept back for the board stay under it.
        """
        held = self.holdings[seat]
        stub = max(0, len(self.shoe) - keeps_back)
        cards = tuple(self.shoe.deal((seat,) * min(stub, len(gaps))))
        if len(cards) < len(gaps):
            self.reshuffle(waiting, keeps_back)
            cards += tuple(self.shoe.deal((seat,) * (len(gaps) - len(cards))))
        for (at, up), card in sorted(zip(gaps, cards, strict=True)):
            held.cards.insert(at, card)
            if up:
                held.exposed |= {card}
        if cards:
            pinned = tuple(card for card in cards if card in held.exposed)
            self.happenings.append(Dealt((seat,) * len(cards), cards, pinned == cards))
            if pinned and pinned != cards:
                self._show(held, pinned)
            if self.suit is not None:
                self._opens_suit(held, [card for card in cards if card not in pinned])
        return cards

    def reshuffle(self, waiting: Collection[Holding] = (), above: int = 0) -> None:
        """The muck goes back into the stub: folded hands, and what others have thrown away."""
        back = [held for held in self.put_away if held not in waiting]
        folded = [seat for seat in self.chips.order if seat not in self.chips.live]
        cards = [card for held in back for card in held.cards]
        self.shuffled_back.extend(back)
        for seat in folded:
            cards += self.holdings[seat].cards
            self.shuffled_back.append(self._folded(self.holdings[seat]))
            self.holdings[seat].cards = []
        if self.rules.reshuffles_burns:
            cards += self.burned
            self.burned.clear()  # so that none of them goes back twice
        self.put_away[:] = [held for held in self.put_away if held not in back]
        self.shoe.refill(cards, above)
        self.reshuffled += 1

    def _folded(self, held: Holding) -> Holding:
        """A folded hand as it goes into the shuffle; whoever has seen it has seen it."""
        gone = held.apart(f"{held.place} folds")
        gone.cards, gone.lay_open = held.cards, held.exposed | held.lay_open
        return gone

    def keeps_only(self, count: int) -> None:
        """What is left of a shuffled muck goes; the cards under it were kept for the board."""
        self.shoe.leave(count)

    # Cards that lie open

    def _opens_suit(self, held: Holding, dealt: Sequence[Card]) -> None:
        """Of the cards that came face down, those of the chosen suit are turned up."""
        if opened := tuple(card for card in dealt if card.suit == self.suit):
            self.by_suit |= set(opened)
            self._show(held, opened)

    def _show(self, held: Holding, cards: Cards) -> None:
        held.exposed |= set(cards)
        self.happenings.append(Shown(held.place, None, cards))

    def turns_up(self, seat: int, card: Card) -> None:
        """One card of a hand is turned face up, and its place stays open."""
        self._show(self.holdings[seat], (card,))

    def turns_card_down(self, card: Card) -> None:
        """A card in the middle goes face down and out of the game."""
        self.turned_down |= {card}
        for place in self.middle:
            held = self.holdings[place]
            if card in held.cards:
                held.face_down |= {card}

    def face_up(self, seat: int, *, latest: bool = False) -> Cards:
        """A seat's cards that were dealt open, in order; only the last with `latest`."""
        held = self.holdings[seat]
        shown = tuple(c for c in held.cards if c in held.exposed and c not in self.by_suit)
        return shown[-1:] if latest else shown

    # The boards

    def runs(self) -> list[Run]:
        """What the pot is divided by; in each run the hands play the board that suits them."""
        if self.run_from >= 0:
            first = self.holdings["board"].cards
            second = [*first[: self.run_from], *self.holdings[SECOND].cards]
            return [[first], [second]]
        if not self.boards:
            return [[self.common()]]
        return self.boards.runs(lambda place: self.holdings[place].cards, self.turned_down)

    def seen_seats(self) -> list[int]:
        """The live seats whose hands can be ranked; none where a card of the board is unseen."""
        if any(UNSEEN in board for run in self.runs() for board in run):
            return []
        return [seat for seat in self.chips.live if UNSEEN not in self.holdings[seat].cards]

    def common(self) -> list[Card]:
        """The cards that count for everybody."""
        held = self.holdings
        if "community" not in held:
            return held["board"].cards if "board" in held else []
        return [card for place in COMMON if place in held for card in held[place].cards]

    def mucks(self, seat: int, *, unbet: bool) -> None:
        """The open cards of a folded hand go face down; in an unbet round the seat stays dealt."""
        self.holdings[seat].turns_down()
        if self.rules.turns_down:
            self.prompts(self.rules.turns_down, to=seat)
        if self.rules.dealt_when_folded and unbet:
            self.still_dealt = (*self.still_dealt, seat)

    def run_again(self, streets: Sequence[Street]) -> None:
        """The second run of the streets that were dealt when it was agreed."""
        for street in streets:
            self.burns(street.burn)
            self.lay(Lay(SECOND, street.board), street)
