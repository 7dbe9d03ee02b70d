"""A table of the Stomaha Masters: the round it plays, its button, and what the button chose."""

from __future__ import annotations

from collections.abc import Iterable

from houseway import games
from houseway.errors import IllegalAction, IllegalSeat
from houseway.play.pot import PotGame
from houseway.rulebook import section
from houseway.tournament.gamecards import Gamecards

rule = section("bcpc/stomaha")

SEATS = 6
TABLE_SIZE = rule("table-size")
NOTHING = "none"


class StomahaTable:
    """Rounds of one game each: a hand for every player who sits there when it starts.

    Who goes out before he had the button shortens the round; who sits down does not lengthen it
    (resolution S03).
    """

    def __init__(self, seats: Iterable[int], button: int = 0) -> None:
        self.seats = sorted(seats)
        self.button = button or self.seats[0]
        self.cards = Gamecards()
        self.game = ""
        self.hands_left = 0
        self.waiting: set[int] = set()  # those of the round who have yet to have the button
        self.option = NOTHING
        self.suit = ""
        self.dealt = False  # the cards of a hand are out
        if len(self.seats) > SEATS:
            raise IllegalSeat(f"{len(self.seats)} players; six at a table", clause=TABLE_SIZE)

    # A round

    def draw(self, card: str) -> None:
        """The gamecard of the next round."""
        if self.hands_left:
            raise IllegalAction(
                f"the round of {self.game} has {self.hands_left} hands to go", clause=rule("round")
            )
        self.cards.draw(card)
        self.game, self.hands_left = card, len(self.seats)
        self.waiting = set(self.seats)

    @property
    def asks(self) -> str:
        """What has to be done before the next hand."""
        return "" if self.hands_left else "gamecard"

    def choose(self, seat: int, twist: str) -> None:
        """The button's option for the next hand: one, before any card (resolution S05)."""
        cite = rule("button.s2")
        if seat != self.button:
            raise IllegalAction(f"seat {self.button} has the button and chooses", clause=cite)
        self._needs_a_game()
        if self.dealt:
            raise IllegalAction("the cards are out; an option comes before them", clause=cite)
        if self.option != NOTHING:
            raise IllegalAction(f"{self.option} was chosen; one option a hand", clause=cite)
        game = games.find(f"{self.game}@bcpc")
        assert isinstance(game, PotGame)
        found = game.twist(twist)
        if found is None:
            known = ", ".join(each.name for each in game.twists) or "nothing"
            raise IllegalAction(f"{game.name} has no {twist!r}; there is {known}", clause=cite)
        self.option, self.suit = found.name, twist[-1] if found.suits else ""

    def deal(self) -> None:
        self._needs_a_game()
        if self.dealt:
            raise IllegalAction("a hand is being played; the next comes after it")
        self.dealt = True

    def ends(self, out: Iterable[int] = ()) -> None:
        """A hand is over, and some are out; the button moves on, and its choice is gone."""
        if not self.dealt:
            self.deal()
        self.dealt = False
        self.option, self.suit = NOTHING, ""
        self.waiting.discard(self.button)
        self.hands_left -= 1
        had = self.button
        for seat in out:
            self.leaves(seat)
        if self.seats:
            self.button = next((seat for seat in self.seats if seat > had), self.seats[0])

    def _needs_a_game(self) -> None:
        if not self.hands_left:
            raise IllegalAction("a gamecard is drawn before the hand", clause=rule("gamecards.s3"))

    # Coming and going

    def sits(self, seat: int | None = None) -> int:
        """A player takes a seat, or the first that is free."""
        free = [each for each in range(1, SEATS + 1) if each not in self.seats]
        seat = seat or (free[0] if free else 0)
        if seat not in free:
            raise IllegalSeat(f"seat {seat} is not free; six at a table", clause=TABLE_SIZE)
        self.seats = sorted([*self.seats, seat])
        return seat

    def leaves(self, seat: int) -> None:
        if seat not in self.seats:
            raise IllegalSeat(f"nobody sits in seat {seat}")
        self.seats.remove(seat)
        if seat in self.waiting:
            self.waiting.remove(seat)
            self.hands_left -= 1

    def takes_in(self, other: StomahaTable) -> None:
        """Another table's players and gamecards come here, and a new round is drawn for."""
        for seat in other.seats:
            self.sits(None if seat in self.seats else seat)
        self.cards.takes_in(other.cards)
        self.hands_left, self.waiting = 0, set()
