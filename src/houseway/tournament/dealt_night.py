"""A night that is dealt from its first hand to its last, whoever answers for the players.

    event = Event(Setup(house="bcpc", event="league"))
    ...                                              # entries
    DealtNight(event, judge, random.Random(7), Sealed(secret)).play()
    event.places, event.prizes, event.bounties

Tables deal in turn. Between two rounds of hands the director does what is due: seats, tables that
break, players who move, questions; then the clock goes on. Chips are counted after each round.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from houseway.errors import BrokenRound
from houseway.play.actions import Action
from houseway.play.pot.pot_round import PotRound
from houseway.tournament.dealt import game_at, open_hand, settings_at, settled
from houseway.tournament.night import acts
from houseway.tournament.night.draws import Draw
from houseway.tournament.night.event import Event
from houseway.tournament.night.hand.rotation import hands_left

Judge = Callable[[str, PotRound, random.Random], Action]  # what a player answers in his turn
MINUTES_A_HAND = 3
MOST_ROUNDS = 20_000  # of hands; a night that has not ended by then never will


def nobody(name: str) -> bool:
    """Who is out stays out."""
    return False


@dataclass(frozen=True, slots=True)
class DealtNight:
    """An event, and all that it takes to play it: judgement, cards and draws."""

    event: Event
    judge: Judge
    rng: random.Random
    draw: Draw
    buys_again: Callable[[str], bool] = nobody
    minutes: int = MINUTES_A_HAND

    def play(self) -> None:
        """Play until one player is left."""
        event = self.event
        self._direct()
        for _ in range(MOST_ROUNDS):
            if event.left <= 1:
                event.apply(acts.End(), draw=self.draw)
                return
            for table in tuple(event.tables):
                if len(event.tables[table].taken) > 1:
                    self.play_hand(table)
            self._again()
            self._direct()
            event.apply(acts.SetClock(event.minute + self.minutes))
            self._count()
        raise BrokenRound(f"{event.left} players are left after {MOST_ROUNDS} rounds of hands")

    def play_hand(self, table: str) -> None:
        """One hand of a table, with cards."""
        event = self.event
        found = event.tables[table]
        if found.rotation is not None and not hands_left(found):
            event.apply(acts.DrawGame(table), draw=self.draw)
        event.apply(acts.Deal(table))
        game, posted = game_at(event, table), settings_at(event, table)
        chance = game.chance_for(posted)  # type: ignore[arg-type]
        thrown = chance.throw(self.rng) if chance else ()
        hand = open_hand(event, table, game.shoe(posted, rng=self.rng), thrown)
        taken = event.tables[table].taken
        while (asked := hand.options()) is not None:
            hand.play(self.judge(taken[asked.seat], hand, self.rng))
        event.apply(settled(event, table, hand), draw=self.draw)

    def _direct(self) -> None:
        """What is due between two hands; the director follows the book where it leaves a choice."""
        event = self.event
        while True:
            if event.questions:
                asked = event.questions[0]
                act: acts.Act = acts.Decide(asked.about, asked.choices[0])
            elif event.room.state.unseated:
                act = acts.Seat()
            elif move := event.moves_due():
                act = move
            elif event.on_break:
                act = acts.Resume()
            else:
                return
            event.apply(act, draw=self.draw)

    def _again(self) -> None:
        """Who is out may buy in again, as long as the event allows it."""
        event = self.event
        for name, player in tuple(event.players.items()):
            if player.playing:
                continue
            act = acts.Rebuy(name) if event.rebuys else acts.ReEnter(name)
            if event.may(act) and self.buys_again(name):
                event.apply(act, draw=self.draw)

    def _count(self) -> None:
        held = sum(player.stack for player in self.event.players.values())
        if held != self.event.in_play:
            raise BrokenRound(f"{held} chips on the tables; {self.event.in_play} are in play")
