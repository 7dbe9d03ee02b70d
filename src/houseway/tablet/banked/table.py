"""A live table of a banked game: who sits where, what lies on the layout, and the shoe."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy

from houseway.cards import KeyedShoe
from houseway.errors import BadInput, IllegalAction, IllegalSeat
from houseway.floor import BankedTable, Seated, open_table
from houseway.floor.shoes import lasts
from houseway.money import ZERO, Cents
from houseway.play import BankedGame, Game
from houseway.play.banked.banked_round import BankedRound
from houseway.play.chance import Thrown
from houseway.tablet.banked.live_round import LiveRound
from houseway.tablet.banked.steps import RoundStep
from houseway.tablet.sightings import Sighting
from houseway.wagers.party import METER, SEAT


class LiveBankedTable:
    """The table between rounds, the round being played, and what is known of the shoe.

    A round stays open until the dealer has paid it: `settle`. Until then it may be put right.
    """

    def __init__(self, game: Game, settings: Mapping[str, object]) -> None:
        if not isinstance(game, BankedGame):
            raise BadInput(f"{game.name} is played for a pot, and is dealt at a live pot table")
        table = open_table(game, settings)
        assert isinstance(table, BankedTable)
        self.table = table
        self.game = table.game
        self.settings = table.settings
        self.live: LiveRound | None = None  # the last round, be it over or not
        self.bought = 0  # chips that came to the table, less those that left it
        self.taken: dict[str, int] = {}  # by the house: bank, commission, collection, tips
        self.shoe_number = 1
        self._shoe: KeyedShoe | None = None  # as the last round left it
        self._seen: list[Sighting] = []  # out of the shoe, in rounds before
        self._before: BankedTable | None = None  # as it was when the bets were closed

    # Coming and going

    def sit(self, seat: int, name: str, buy_in: Cents | None = None) -> None:
        """Somebody takes a seat, with chips that are counted or with some that nobody counts."""
        if buy_in is not None:
            self.table.sit(seat, name, buy_in)
            self.bought += buy_in
            return
        self.table.check_seat(seat, name)
        self.table.seats[seat] = Seated(name, ZERO, counted=False)

    def buy(self, seat: int, amount: Cents) -> None:
        """More chips for a stack that is counted, between rounds."""
        if not self._at(seat).counted:
            raise IllegalSeat(f"the chips of seat {seat} are not counted; it needs none keyed")
        self.table.buy(seat, amount)
        self.bought += amount

    def leave(self, seat: int) -> None:
        """Somebody stands up with all that he has."""
        counted = self._at(seat).counted
        stack = self.table.leave(seat)
        if counted:
            self.bought -= stack

    def _at(self, seat: int) -> Seated:
        if seat not in self.table.seats:
            raise IllegalSeat(f"nobody sits in seat {seat}")
        return self.table.seats[seat]

    # Shoes

    @property
    def cards_left(self) -> int:
        """How many cards the next round is dealt from, or this one has left."""
        if self.live and self.in_round:
            return len(self.live.round.log.shoe)
        return len(self._next_shoe())

    @property
    def cut_card_out(self) -> bool:
        """Whether the shoe has to be shuffled before the next round."""
        last, behind = self._shoe, self.game.cut_card(self.settings)
        return last is not None and behind is not None and len(last) <= behind

    def seen(self) -> list[Sighting]:
        """The cards that were seen out of the shoe which is dealt from, or will be next."""
        if self.live and self.in_round:
            return self.live.sightings()
        return list(self._seen) if self._next_shoe().gone else []

    def new_shoe(self) -> None:
        """The cards are shuffled and loaded anew, between rounds."""
        if self.in_round:
            raise IllegalAction("a round is being played; the shoe is changed when it is over")
        self._shoe, self._seen = None, []
        self.shoe_number += 1

    def _next_shoe(self) -> KeyedShoe:
        last = self._shoe
        if last is not None and lasts(self.game, self.settings, len(last)):
            return last.rest()
        return KeyedShoe(self.game.deck_for(self.settings), {}, waits=True)

    # The meter

    @property
    def metered(self) -> int:
        """What the round in play has put into the progressive meter so far, or taken out of it."""
        lines = self.live.round.lines if self.live and self.in_round else ()
        return sum(int(line.net) for line in lines if line.party == METER)

    def meter_shows(self, amount: Cents) -> None:
        """What a meter shows that others feed too, but for this table's round."""
        assert self.table.meter
        self.table.meter.amount = amount
        if self.live and self.in_round:
            self.live.meter_shows(amount)

    # Rounds

    @property
    def in_round(self) -> bool:
        return self.table.in_round

    @property
    def done(self) -> bool:
        """Whether nothing is left of the round but to pay it."""
        return self.live is not None and self.live.done

    def deal(self, thrown: Thrown = ()) -> None:
        """No more bets: the script runs until it needs a card or a decision."""
        before, shoe = self._put_by(), self._next_shoe()
        if self.game.cut_card(self.settings) is None:
            self._seen = []
        elif self._shoe is not None and not shoe.gone:  # the cut card was out
            self.new_shoe()
        self.table.deal(shoe, thrown)
        assert isinstance(self.table.round, BankedRound)
        self._before = before
        self.live = LiveRound(self.table.round, self._seen, self.table.rounds)

    def take(self, step: RoundStep) -> None:
        """Let something happen in the round."""
        self.playing().take(step)
        self.table.state += 1

    def settle(self) -> None:
        """Everything is paid and taken: the layout is cleared, and nothing is put right."""
        live = self.playing()
        if missing := live.wanted:
            raise IllegalAction(f"cards are wanted first: {missing[0].words.lower()}")
        self.table.close(live.round)
        for party, net in live.round.settlement.accounts().items():
            if party.who is None:
                self.taken[party.kind] = self.taken.get(party.kind, 0) + int(net)
            elif party.kind != SEAT:  # who bets behind a seat keeps his own chips
                self.bought -= int(net)
        for seat, gained in self.table.results().items():
            if not self.table.seats[seat].counted:  # his winnings leave the table with him
                self.bought -= gained
        if self.table.meter and live.round.felt.meter:
            self.table.meter.amount = live.round.felt.meter.amount
        shoe = live.round.log.shoe
        assert isinstance(shoe, KeyedShoe)
        self._shoe, self._seen = shoe, live.sightings()

    def void(self) -> None:
        """A misdeal: the bets lie as they lay before the cards."""
        self.playing()
        assert self._before is not None
        self.table, self.live, self._before = self._before, None, None

    def playing(self) -> LiveRound:
        """The round that is being played."""
        if self.live is None or not self.in_round:
            raise IllegalAction("no round is being played; close the bets first")
        return self.live

    def _put_by(self) -> BankedTable:
        """The table as it is, to come back to; what never changes is shared."""
        table = self.table
        shared = (table.game, table.house, table.settings, table.round)
        return deepcopy(table, {id(each): each for each in shared})

    # Counting

    def stacks(self) -> dict[int, int]:
        """What lies before each seat whose chips are counted, between rounds."""
        return {seat: int(who.stack) for seat, who in self.table.seats.items() if who.counted}

    def check_close(self) -> None:
        """Refuse to close a table in mid-round, or where somebody still has chips."""
        if self.in_round:
            raise IllegalSeat("a round is being played; the table is closed when it is paid")
        if counted := sorted(self.stacks()):
            raise IllegalSeat(f"seat {counted[0]} has chips; they are cashed before it closes")

    def count(self) -> int:
        """All chips that are counted between rounds, and what the house has taken or paid."""
        return sum(self.stacks().values()) + sum(self.taken.values())
