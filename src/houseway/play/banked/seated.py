"""The felt of a banked game: who sits at it, what lies on the spots, and who banks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.cards import Card, Shoe
from houseway.money import Cents
from houseway.play.actions import Action, Stake
from houseway.play.banked.layout import Layout
from houseway.play.banked.seat import Seat, Wager
from houseway.play.felt import Felt
from houseway.play.settings import Settings
from houseway.wagers import Cover
from houseway.wagers.line import DEALER_SEAT

if TYPE_CHECKING:
    from houseway.play.banked.banked_game import BankedGame


class Seated(Felt):
    """The seats of a round and their wagers, laid out as the bets were locked."""

    def __init__(self, game: BankedGame, settings: Settings, layout: Layout, shoe: Shoe) -> None:
        super().__init__(shoe)
        self.game = game
        self.settings = settings
        self.layout = layout
        self.seats: dict[int, Seat] = {
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
        self.banker: Seat | None = None  # the player who banks
        self.dealer: Seat | None = None  # as a player, against somebody's bank
        self.cover: Cover | None = None  # what a player-dealer has put up
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

    # Who is there

    def numbers(self) -> list[int]:
        """The seats in the round, the banking player's too."""
        return sorted([*self.seats, *([self.banker.number] if self.banker else ())])

    def at(self, seat: int) -> Seat:
        """A seat of the round; the banking player's too."""
        if self.banker and self.banker.number == seat:
            return self.banker
        return self.seats[seat]

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

    # What lies there

    def marks(self, seat: Seat, mark: str) -> None:
        """Lay a button before a seat."""
        seat.marks = (*seat.marks, mark)

    def unmarks(self, seat: Seat, mark: str) -> None:
        """Take a button away."""
        seat.marks = tuple(each for each in seat.marks if each != mark)

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

    def picks_up(self, seat: Seat, spot: str) -> list[Wager]:
        """Take every wager on a seat's spot off the layout: own, back bets, then the tip."""
        hand = seat.hands.get(spot, "")
        found = [Wager(seat.bets.pop(spot), hand=hand)] if spot in seat.bets else []
        for bet in [b for b in self._back if b.on == seat.number and b.spot == spot]:
            self._back.remove(bet)
            found.append(Wager(bet.amount, by=bet.by, joins=bet.joins, hand=hand))
        if spot in seat.tips:
            found.append(Wager(seat.tips.pop(spot), tip=True, hand=hand))
        return found

    # The shoe

    @property
    def left_in_shoe(self) -> int:
        """How many cards can still be dealt."""
        return len(self.shoe)

    def burn(self, count: int = 1) -> None:
        """Put cards away face down, unseen."""
        self.burned += self.shoe.deal(("burn",) * count)


def _from_bank(layout: Layout, game: BankedGame) -> list[int]:
    """The seats that bet, clockwise: from the player-dealer's left, where there is one."""
    seats = layout.positions()
    if layout.bank and game.covering:
        seats.sort(key=lambda seat: (seat < layout.bank.seat, seat))  # type: ignore[union-attr]
    return seats
