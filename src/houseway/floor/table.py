"""What every table does between rounds.

A table has no clock, no storage and no dice of its own: it is told what happens, in order, and
refuses what the rules forbid without changing anything.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from houseway import houses
from houseway.cards import Shoe
from houseway.errors import IllegalAction, IllegalBet, IllegalSeat
from houseway.houses.house import House
from houseway.money import ZERO, Cents, text
from houseway.play import Action, Game, Round, Settings
from houseway.play.chance import Thrown
from houseway.rulebook import Clause
from houseway.wagers.party import at_seat

G = TypeVar("G", bound=Game)


@dataclass(slots=True)
class Seated:
    """A person in a seat, with his chips and what he has laid down for the next round."""

    person: str
    stack: Cents
    away: bool = False
    bets: dict[str, Cents] = field(default_factory=dict)
    tips: dict[str, Cents] = field(default_factory=dict)
    straddle: Cents = ZERO
    waiting: bool = False  # not dealt in until he posts or the big blind reaches him
    posting: bool = False  # has chosen to post
    missed: set[str] = field(default_factory=set)  # blinds he owes: small, big
    counted: bool = True  # otherwise nobody counts his chips, and the stack is what he is up by

    @property
    def new(self) -> bool:
        """Whether he has not been dealt in yet at a game that was running when he sat down."""
        return self.waiting and not self.missed


class Table(ABC, Generic[G]):
    """A table of one game: who sits there, and the round in play."""

    seats_each: int
    seats_each_cite: Clause | None
    seats_cite: Clause | None
    shared_cite: Clause | None = None

    def __init__(self, game: G, settings: Settings) -> None:
        self.game: G = game
        self.house: House = houses.of(game)
        self.settings: Settings = settings
        self.seats: dict[int, Seated] = {}
        self.round: Round[Any] | None = None
        self.rounds: int = 0  # rounds opened so far
        self.state: int = 0  # moves when a round opens, at each answer, and when it closes
        self._settled = True

    @property
    def in_round(self) -> bool:
        return not self._settled

    def playing(self, seat: int) -> bool:
        """Whether a seat takes part in the round being played."""
        return self.in_round and self.round is not None and seat in self.round.numbers()

    # Coming and going

    @property
    def seat_count(self) -> int:
        """How many seats the table has."""
        seats = self.settings["seats"]
        return seats if isinstance(seats, int) else self.game.seats

    def sit(self, seat: int, person: str, buy_in: Cents) -> None:
        """Take an empty seat with chips."""
        self.check_seat(seat, person)
        self.check_buy_in(buy_in, ZERO)
        self.seats[seat] = self.seated(person, buy_in)

    def check_seat(self, seat: int, person: str) -> None:
        """Refuse a seat that is not there, or taken, or one too many for somebody."""
        seats = self.seat_count
        if not 1 <= seat <= seats:
            raise IllegalSeat(
                f"there is no seat {seat}; this table has seats 1 to {seats}",
                clause=self.seats_cite,
            )
        if seat in self.seats:
            raise IllegalSeat(
                f"seat {seat} is taken; seats are not shared", clause=self.shared_cite
            )
        held = [n for n, other in self.seats.items() if other.person == person]
        if len(held) >= self.seats_each:
            raise IllegalSeat(
                f"{person} already plays seat {held[0]}; at most {self.seats_each} each",
                clause=self.seats_each_cite,
            )

    def seated(self, person: str, buy_in: Cents) -> Seated:
        return Seated(person, buy_in)

    def check_buy_in(self, amount: Cents, held: Cents) -> None:
        """Refuse a buy-in the house does not take."""
        if amount <= 0:
            raise IllegalSeat(f"a buy-in of {text(amount)} is none; it must be above 0")

    def buy(self, seat: int, amount: Cents) -> None:
        """Add chips to a stack, between rounds."""
        who = self._at(seat)
        if self.playing(seat):
            raise IllegalSeat(f"seat {seat} may buy chips only between rounds")
        self.check_buy_in(amount, who.stack)
        who.stack = Cents(who.stack + amount)

    def leave(self, seat: int) -> Cents:
        """Give up a seat and take the whole stack along."""
        who = self._at(seat)
        if self.playing(seat):
            raise IllegalSeat(f"seat {seat} is in the round and may leave when it is over")
        del self.seats[seat]
        return who.stack

    def away(self, seat: int) -> None:
        """Sit out from the next round on."""
        self._at(seat).away = True

    def back(self, seat: int) -> None:
        """Come back to the game."""
        self._at(seat).away = False

    # The next round

    def restake(self, game: G, settings: Settings) -> None:
        """Post other stakes, between rounds; what was laid for the next one is taken back."""
        if self.in_round:
            raise IllegalBet("a round is being played; stakes are changed when it is over")
        self.game, self.settings = game, settings
        for each in self.seats.values():
            each.bets, each.tips, each.straddle = {}, {}, ZERO
        self.state += 1

    def bet(
        self, seat: int, bets: Mapping[str, Cents], tips: Mapping[str, Cents] | None = None
    ) -> None:
        """Lay bets for the next round, in place of what lay there."""
        raise IllegalBet(f"{self.game.name} has no bets before the cards")

    def straddle(self, seat: int, amount: Cents) -> None:
        """Straddle the next hand; 0 takes it back."""
        raise IllegalBet(f"{self.game.name} has no straddle")

    def post(self, seat: int) -> None:
        """Choose to post what is owed and come in, instead of waiting for the big blind."""
        raise IllegalBet(f"{self.game.name} has no blinds to post")

    def agree(self, seat: int) -> None:
        """Come into a kill hand as a newcomer, and kill the one after it."""
        raise IllegalBet(f"{self.game.name} has no kill")

    def refuse(self, seat: int) -> Cents:
        """Refuse to post a kill, and be put out of the game with the whole stack."""
        raise IllegalBet(f"{self.game.name} has no kill")

    @abstractmethod
    def can_deal(self) -> str | None:
        """Why the next round cannot be dealt, or None if it can."""

    @abstractmethod
    def open_round(self, shoe: Shoe, thrown: Thrown = ()) -> Round[Any]:
        """Make the next round from what lies on the table."""

    def deal(self, shoe: Shoe, thrown: Thrown = ()) -> None:
        """Deal the next round; `thrown` are the dice, where a game throws them."""
        if self.in_round:
            raise IllegalBet("a round is being played; the next is dealt when it is over")
        if reason := self.can_deal():
            raise IllegalBet(f"no round can be dealt: {reason}")
        self.round = self.open_round(shoe, thrown)
        self._settled = False
        self.rounds += 1
        self.state += 1
        self._settle_if_over()

    def play(self, seat: int, action: Action) -> None:
        """Answer for a seat."""
        if self.round is None or not self.in_round:
            raise IllegalAction("no round is being played")
        self.round.play(action, seat)
        self.state += 1
        self._settle_if_over()

    def close(self, round: Round[Any]) -> None:
        """Settle a round that was kept elsewhere, and perhaps put right, since it was dealt."""
        if self.round is None or not self.in_round:
            raise IllegalAction("no round is being played")
        if not round.over:
            raise IllegalAction("the round is not over; somebody is still asked for something")
        self.round = round
        self._settle_if_over()

    def _settle_if_over(self) -> None:
        if self.round is None or not self.round.over:
            return
        self._settled = True
        self.state += 1
        for seat, gained in self.results().items():
            self.seats[seat].stack = Cents(self.seats[seat].stack + gained)
        self.clear()

    def results(self) -> dict[int, Cents]:
        """What each seat gained or lost in the last round."""
        if self.round is None:
            return {}
        accounts = self.round.settlement.accounts()
        return {
            seat: accounts[at_seat(seat)]
            for seat in self.round.numbers()
            if at_seat(seat) in accounts
        }

    def clear(self) -> None:
        """Tidy up for the next round."""

    def _at(self, seat: int) -> Seated:
        try:
            return self.seats[seat]
        except KeyError:
            raise IllegalSeat(f"nobody sits in seat {seat}") from None
