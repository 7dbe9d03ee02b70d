"""One round against a bank: who takes part, and what lies before each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING

from houseway.cards import Card, Cards, Shoe
from houseway.money import Cents
from houseway.play.actions import Action, Stake
from houseway.play.banked.layout import Layout
from houseway.play.banked.seat import Seat, Wager
from houseway.play.banked.settling import Settling
from houseway.play.happenings import Place
from houseway.play.options import Options
from houseway.play.round import Script
from houseway.play.settings import Settings
from houseway.rulebook import Clause
from houseway.wagers import Cover, Meter
from houseway.wagers.line import DEALER_SEAT

if TYPE_CHECKING:
    from houseway.play.banked.banked_game import BankedGame

REPLACED = "replaced"  # of a log's terms: what the game says otherwise than its file


def _from_bank(layout: Layout, game: BankedGame) -> list[int]:
    """The seats that bet, clockwise: from the player-dealer's left, where there is one."""
    seats = layout.positions()
    if layout.bank and game.covering:
        seats.sort(key=lambda seat: (seat < layout.bank.seat, seat))  # type: ignore[union-attr]
    return seats


class BankedRound(Settling):
    """One round against the bank."""

    def __init__(
        self,
        game: BankedGame,
        settings: Settings,
        layout: Layout,
        shoe: Shoe,
        meter: Meter | None = None,
    ) -> None:
        super().__init__(game, settings, layout, shoe)
        self.layout = layout
        self.pay_tables = game.pay_tables_for(settings)
        self.meter = meter or game.meter(settings)
        if self.meter:
            shows = ("amount", "reseed", "increment")
            self.log.terms = {"meter": {name: getattr(self.meter, name) for name in shows}}
        if game.replaced:
            self.log.terms = {**self.log.terms, REPLACED: game.replaced_to_json()}
        self.seats = {
            number: Seat(
                number,
                layout.person(number),
                layout.chips_behind(number),
                dict(layout.bets.get(number, {})),
                dict(layout.tips.get(number, {})),
            )
            for number in _from_bank(layout, game)
            if not layout.banks(number)
        }
        self._back = list(layout.back)
        self.burned: list[Card] = []
        self.place_marks: dict[str, tuple[str, ...]] = {}  # buttons at the dealer's place
        self.banker: Seat | None = None
        self.dealer: Seat | None = None  # as a player, against somebody's bank
        self._readings: list[Cents] = []  # what the meter showed when this round was first played
        self.cover: Cover | None = None
        if layout.bank and game.covering:
            seat, roll = layout.bank.seat, layout.bank.roll
            stack = Cents(layout.stacks[seat] - roll) if seat in layout.stacks else None
            self.banker = Seat(seat, layout.person(seat), stack, {})
            self.cover = Cover(roll, str(settings["coverage_model"]))
        if layout.bank and game.banking:
            seat = layout.bank.seat
            own = dict(layout.bets.get(seat, {}))
            self.banker = Seat(seat, layout.person(seat), layout.chips_behind(seat), own)
            stake = game.banking.dealer_stake(layout.bank, settings)
            self.dealer = Seat(DEALER_SEAT, "dealer", None, {game.banking.spots[0]: stake})

    def script(self) -> Script:
        if self.game.collecting:
            self.game.collecting.collect(self)
        burning = self.game.burning
        if burning and self.layout.fresh and not burning.every_round:
            burning.burn(self)
        return self.game.play(self)

    def open_again(self, other: BankedRound, shoe: Shoe) -> None:
        game, settings, layout, log = self.game, self.settings, self.layout, self.log
        meter = self.meter if other is self else copy(self.meter)
        if meter:
            meter.amount = log.terms["meter"]["amount"]
        vars(other).clear()
        other.__init__(game, settings, layout, shoe, meter)  # type: ignore[misc]
        other.reads_again(log.readings)
        other.start()

    def against_turn(self, seat: int, options: Options, action: Action) -> Clause | None:
        his = self.layout.seats_of(self.layout.person(seat))
        returns = len(his) > 1 and seat in self.log.seats
        said = self.game.no_return_cite if returns else None
        return said or super().against_turn(seat, options, action)

    def reads_again(self, readings: Sequence[Cents]) -> None:
        """The meter will show what it showed when this round was first played."""
        self._readings = list(readings)

    @property
    def chips_at_start(self) -> int:
        return sum(self.layout.stacks.values())

    def numbers(self) -> list[int]:
        return sorted([*self.seats, *([self.banker.number] if self.banker else ())])

    def stack_of(self, seat: int) -> Cents | None:
        if self.over:
            return self.stacks().get(seat)
        return self.at(seat).stack

    def bets_of(self, seat: int) -> dict[str, Cents]:
        if self.banker and self.banker.number == seat and self.layout.bank and not self.over:
            return {"bank": self.layout.bank.roll, **self.banker.bets}
        return dict(self.at(seat).bets)

    def tips_of(self, seat: int) -> dict[str, Cents]:
        return dict(self.at(seat).tips)

    def status_of(self, seat: int) -> str:
        return "folded" if self.at(seat).folded else "in"

    def marks_of(self, place: Place) -> tuple[str, ...]:
        if isinstance(place, str):
            return self.place_marks.get(place, ())
        return self.at(place).marks

    def at(self, seat: int) -> Seat:
        """A seat of the round; the banking player's too."""
        if self.banker and self.banker.number == seat:
            return self.banker
        return self.seats[seat]

    def marks(self, seat: Seat, mark: str) -> None:
        """Lay a button before a seat."""
        seat.marks = (*seat.marks, mark)

    def unmarks(self, seat: Seat, mark: str) -> None:
        """Take a button away."""
        seat.marks = tuple(each for each in seat.marks if each != mark)

    # Who and what is there

    def clockwise(self, holding: str | None = None) -> Iterator[Seat]:
        """The seats from the dealer's left; those with a stake on a spot, if one is named.

        Where a player-dealer banks they go from his left, past the last seat.
        """
        for seat in self.seats.values():
            if holding is None or holding in seat.bets:
                yield seat

    def right_to_left(self) -> Iterator[Seat]:
        """The seats from the dealer's right: the order bets are paid and taken in."""
        return reversed(list(self.clockwise()))

    def cards(self, place: int | str) -> Cards:
        return tuple(self.holdings[place].cards)

    @property
    def left_in_shoe(self) -> int:
        """How many cards can still be dealt."""
        return len(self.shoe)

    def backing(self, seat: Seat, spot: str) -> list[Wager]:
        """The back bets that lie on a seat's spot."""
        bets = (bet for bet in self._back if bet.on == seat.number and bet.spot == spot)
        return [Wager(bet.amount, by=bet.by, joins=bet.joins) for bet in bets]

    def staked(self, spot: str) -> bool:
        """Whether any wager lies on the spot, anybody's."""
        return any(spot in s.bets or spot in s.tips for s in self.seats.values()) or any(
            bet.spot == spot for bet in self._back
        )

    @property
    def anything_live(self) -> bool:
        """Whether any wager still waits for its result."""
        every = (*self.seats.values(), *filter(None, (self.dealer, self.banker)))
        return bool(self._back) or any(seat.bets or seat.tips for seat in every)

    def stake(self, seat: Seat, answer: Action) -> bool:
        """Lay down the wager that the seat decided on; False if it decided on none."""
        if not isinstance(answer, Stake):
            return False
        seat.bets[answer.spot] = answer.amount
        if seat.stack is not None:
            seat.stack = Cents(seat.stack - answer.amount)
        return True

    def burn(self, count: int = 1) -> None:
        """Put cards away face down, unseen."""
        self.burned += self.shoe.deal(("burn",) * count)
