"""What a kill changes at a table between hands: who must post, who may play, who is put out."""

from __future__ import annotations

from houseway.errors import IllegalBet
from houseway.floor.kill import Kill
from houseway.floor.table import Table
from houseway.money import Cents
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Stakes, read_stakes
from houseway.play.settings import Settings


class KillTable(Table[PotGame]):
    """A table of a pot game that may play with a kill."""

    def __init__(self, game: PotGame, settings: Settings) -> None:
        super().__init__(game, settings)
        self.stakes: Stakes = read_stakes(game, settings)
        self.kill: Kill | None = Kill.at(settings, self.stakes, self.house.table.kill)

    def restake(self, game: PotGame, settings: Settings) -> None:
        super().restake(game, settings)
        self.stakes = read_stakes(game, settings)
        self.kill = Kill.at(settings, self.stakes, self.house.table.kill)

    def leave(self, seat: int) -> Cents:
        stack = super().leave(seat)
        if self.kill:
            self.kill.leaves(seat)
        return stack

    def refuse(self, seat: int) -> Cents:
        """A killer who will not post is put out of the game."""
        self._kill().check_refusal(seat)
        return self.leave(seat)

    def agree(self, seat: int) -> None:
        """A newcomer comes into a kill hand and will kill the next."""
        kill = self._kill()
        if self.in_round:  # how the button will lie is not known before the pot is won
            raise IllegalBet(
                f"seat {seat} may agree to kill when the hand is over",
                clause=kill.rules.newcomer_kills,
            )
        kill.agrees(seat, new=self._at(seat).new)

    def _kill(self) -> Kill:
        if self.kill is None:
            raise IllegalBet("this table plays without a kill")
        return self.kill

    def next_stakes(self) -> Stakes:
        """The stakes of the next hand."""
        return self.kill.next_stakes if self.kill else self.stakes

    def takes_part(self, seat: int) -> bool:
        """Whether a player is there; a killer is, even if he sits out."""
        who = self.seats[seat]
        killer = self.kill.killer if self.kill else 0
        return bool(who.stack) and (not who.away or seat == killer)

    def kept_out(self, seat: int) -> bool:
        """A newcomer who has not agreed to kill plays no kill hand."""
        kill = self.kill
        return kill is not None and kill.on and self.seats[seat].new and seat != kill.promised
