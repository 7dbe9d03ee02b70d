"""The kill button of a limit table: where it lies, how it moves, and what it costs whom.

Whoever wins a pot alone has a leg up. If he wins the next as well, it saw a flop and was large
enough, the hand after it is a kill: he posts more than the big blind, and every limit goes up.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from houseway.errors import BadSetting, IllegalBet
from houseway.houses import KillClauses
from houseway.money import Cents
from houseway.play.happenings import DEALER
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import KillButton, Post, Stakes
from houseway.play.settings import Settings
from houseway.rulebook import Clause
from houseway.wagers import Result

NEUTRAL, LEG_UP, KILL = "neutral", "leg-up", "kill"
MARKS = {
    NEUTRAL: "kill button",
    LEG_UP: "kill button face down",
    KILL: "kill button face up",
}


@dataclass(frozen=True, slots=True)
class Button:
    """Where the kill button lies, and by which clause."""

    position: str
    holder: int = 0  # nobody's, or that of a killer who is gone
    cite: Clause | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Ended:
    """How a hand ended, as far as the button goes by it."""

    winners: frozenset[int]
    pot: int  # what was called, before the rake
    flop: bool
    chopped: bool

    @classmethod
    def of(cls, hand: PotRound) -> Ended:
        lines = hand.settlement.lines
        return cls(
            frozenset(line.seat for line in lines if line.seat and line.result is Result.WINS),
            sum(pot.amount for pot in hand.chips.gathered()),
            bool(hand.dealer.common()),
            hand.chopped,
        )


def moved(
    button: Button, ended: Ended, rules: KillClauses, *, least: int, split_keeps: bool = False
) -> Button:
    """Where the button lies after a hand; `least` is the pot that turns a leg up into a kill."""
    position, holder = button.position, button.holder
    if ended.chopped and position == LEG_UP:
        return Button(LEG_UP, holder, rules.chopped)
    if len(ended.winners) != 1:
        if split_keeps and holder in ended.winners:
            return Button(position, holder, rules.split_keeps)
        return Button(NEUTRAL, cite=rules.split)
    (winner,) = ended.winners
    if winner != holder:
        return Button(LEG_UP, winner, rules.leg_up if ended.flop else rules.leg_up_unseen)
    if position == KILL:
        return Button(KILL, holder, rules.again if ended.flop else rules.again_unseen)
    if not ended.flop:
        return Button(LEG_UP, holder, rules.no_second)
    if ended.pot < least:
        return Button(LEG_UP, holder, rules.small_pot)
    return Button(KILL, holder, rules.killed)


def without(button: Button, seat: int, rules: KillClauses) -> Button:
    """The button once a player has left: a leg up is nobody's, a kill is played all the same."""
    if seat != button.holder:
        return button
    if button.position == KILL:
        return Button(KILL, cite=rules.killer_left)
    return Button(NEUTRAL, cite=rules.holder_left)


class Kill:
    """The kill of one table, from hand to hand."""

    def __init__(self, settings: Settings, stakes: Stakes, rules: KillClauses) -> None:
        self.rules = rules
        self.stakes: Stakes = stakes.killed(half=settings["kill"] == "half")  # of a kill hand
        self.ordinary = stakes
        self.split_keeps: bool = bool(settings["split_keeps_button"])
        self.takes_newcomers: bool = bool(settings["newcomer_kills"])
        self.button: Button = Button(NEUTRAL, cite=rules.neutral)
        self.promised: int = 0  # the newcomer who will kill the hand after the next

    @classmethod
    def at(cls, settings: Settings, stakes: Stakes, rules: KillClauses | None) -> Kill | None:
        """A table's kill, if it plays with one."""
        if settings.get("kill") not in ("full", "half"):
            return None
        if rules is None:
            raise BadSetting("this house prints no kill")
        return cls(settings, stakes, rules)

    # The next hand

    @property
    def on(self) -> bool:
        """Whether the next hand is a kill."""
        return self.button.position == KILL

    @property
    def killer(self) -> int:
        """Who must post the next hand's kill, there or not; nobody is 0."""
        return self.button.holder if self.on else 0

    @property
    def next_stakes(self) -> Stakes:
        return self.stakes if self.on else self.ordinary

    def posts(self, dealt: Collection[int]) -> list[Post]:
        """The kill that is posted; none where the killer is gone."""
        killer = self.killer
        return [Post(killer, "kill", Cents(self.stakes.forced.kill))] if killer in dealt else []

    def mark(self) -> KillButton:
        """How the button lies as the cards are dealt: in the dealer's tray, or before a player."""
        return KillButton(MARKS[self.button.position], self.button.holder or DEALER)

    # What happens

    def leaves(self, seat: int) -> None:
        self.button = without(self.button, seat, self.rules)
        if seat == self.promised:
            self.promised = 0

    def check_refusal(self, seat: int) -> None:
        """Only a killer has something to refuse."""
        if seat != self.killer:
            raise IllegalBet(f"seat {seat} owes no kill post", clause=self.rules.put_out)

    def agrees(self, seat: int, *, new: bool) -> None:
        """A newcomer may play the kill hand that is due, and kills the one after it."""
        if not self.takes_newcomers:
            raise IllegalBet(
                "a newcomer has no part in a kill hand", clause=self.rules.newcomer_waits
            )
        if not self.on or not new:
            raise IllegalBet(
                f"seat {seat} has nothing to agree to: a newcomer may when a kill hand is next",
                clause=self.rules.newcomer_kills,
            )
        if self.promised not in (0, seat):
            raise IllegalBet(
                f"seat {self.promised} has agreed to kill that hand; there is one kill a hand",
                clause=self.rules.one_a_hand,
            )
        self.promised = seat

    def ends(self, hand: PotRound) -> None:
        """Move the button after a hand; a newcomer's promise counts where no kill is owed yet."""
        least = 2 * self.stakes.forced.kill
        ended = Ended.of(hand)
        self.button = moved(
            self.button, ended, self.rules, least=least, split_keeps=self.split_keeps
        )
        if self.promised in hand.numbers() and not self.on:
            self.button = Button(KILL, self.promised, self.rules.newcomer_kills)
        self.promised = 0
