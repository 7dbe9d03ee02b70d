"""A live table of a pot game: real seats, names and stacks as the dealer keys them."""

from __future__ import annotations

from collections.abc import Mapping

from houseway.cards import KeyedShoe
from houseway.errors import BadInput, IllegalAction, IllegalSeat
from houseway.floor import PotTable, open_table
from houseway.floor.pot import Standing
from houseway.money import Cents
from houseway.play import Game
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.rulings import rules_on
from houseway.rulings.situations import Wager
from houseway.tablet.hand import LiveHand
from houseway.tablet.steps import Step


class LivePotTable:
    """The table between hands, the hand being played, and the chips bought and cashed there.

    The last hand stays as it was played until its pot is pushed: `settle`. Until then it may be
    put right.
    """

    metered = 0  # no progressive meter is fed by a pot

    def __init__(self, game: Game, settings: Mapping[str, object]) -> None:
        if not isinstance(game, PotGame):
            raise BadInput(f"{game.name} is played against a bank; a live table is for a pot")
        if not rules_on(game.house, Wager):
            raise BadInput(f"the house {game.house!r} has no rulings on wagers to keep a table by")
        table = open_table(game, settings)
        assert isinstance(table, PotTable)
        self.table = table
        self.game = table.game
        self.settings = table.settings
        self.hand: LiveHand | None = None
        self.bought = 0  # chips that came to the table, less those that left it
        self.taken: dict[str, int] = {}  # by the house: rake, drop, collection
        self._before: Standing | None = None

    # Coming and going

    def sit(self, seat: int, name: str, buy_in: Cents) -> None:
        """Somebody takes a seat with chips."""
        self.table.sit(seat, name, buy_in)
        self.bought += buy_in

    def buy(self, seat: int, amount: Cents) -> None:
        """More chips for a stack, between hands."""
        self.table.buy(seat, amount)
        self.bought += amount

    def leave(self, seat: int) -> Cents:
        """Somebody stands up with his whole stack."""
        stack = self.table.leave(seat)
        self.bought -= stack
        return stack

    def put_button(self, seat: int) -> None:
        """The button goes before a seat, as it was drawn for, before the first hand."""
        if self.table.rounds:
            raise IllegalSeat("the button moves by itself once a hand has been dealt")
        if seat not in self.table.seats:
            raise IllegalSeat(f"nobody sits in seat {seat}")
        self.table.button = seat

    # Hands

    @property
    def in_round(self) -> bool:
        return self.table.in_round

    @property
    def done(self) -> bool:
        """Whether nothing is left of the hand but to push its pot."""
        return self.hand is not None and self.hand.over

    def deal(self) -> None:
        """The cards are out: blinds are posted and the first player is asked."""
        before = self.table.standing()
        self.table.deal(KeyedShoe(self.game.deck_for(self.settings), {}))
        assert isinstance(self.table.round, PotRound)
        self._before, self.hand = before, LiveHand(self.table.round)

    def take(self, step: Step) -> None:
        """Let something happen in the hand."""
        self.playing().take(step)
        self.table.state += 1

    def settle(self) -> None:
        """The pot has been pushed: stacks are what they are now, and nothing is put right."""
        hand = self.playing()
        if hand.waits:
            raise IllegalAction("the table waits for a decision; give it, or take the act back")
        self.table.close(hand.round)
        for party, net in hand.round.settlement.accounts().items():
            if party.who is None and net:
                self.taken[party.kind] = self.taken.get(party.kind, 0) + int(net)

    def void(self) -> None:
        """A misdeal: everybody has his chips again, and the same hand is dealt anew."""
        self.playing()
        assert self._before is not None
        self.table.void(self._before)
        self.hand = None

    def playing(self) -> LiveHand:
        """The hand that is being played."""
        if self.hand is None or not self.in_round:
            raise IllegalAction("no hand is being played; deal first")
        return self.hand

    # Counting

    def stacks(self) -> dict[int, int]:
        """What lies before each seat between hands."""
        return {seat: int(who.stack) for seat, who in self.table.seats.items()}

    def check_close(self) -> None:
        """Refuse to close a table at which somebody still has chips."""
        if seats := sorted(self.table.seats):
            raise IllegalSeat(f"seat {seats[0]} is taken; everybody cashes out before it closes")

    def count(self) -> int:
        """All chips on the table, wherever they lie, and what the house has taken."""
        stacks = self.stacks()
        middle = 0
        if self.hand and self.in_round:
            round = self.hand.round
            stacks |= {seat: int(chips) for seat, chips in round.stacks().items()}
            middle = _middle(round)
        return sum(stacks.values()) + middle + sum(self.taken.values())


def _middle(round: PotRound) -> int:
    """What is neither before nor behind a seat: the pots, or the house's part of them."""
    if round.over:
        return round.award.rake + round.award.dropped + round.chips.collected
    return round.chips.in_pot() + round.chips.collected
