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
from dataclasses import dataclass, field

from houseway.errors import BrokenRound
from houseway.play.actions import Action
from houseway.play.pot.pot_round import PotRound
from houseway.tournament.dealt import laid, settled
from houseway.tournament.directing import before_a_hand, hand_for_hand, next_act, tied
from houseway.tournament.mix import Mix
from houseway.tournament.night import acts
from houseway.tournament.night.draws import Draw
from houseway.tournament.night.event import Event

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
    mix: Mix | None = None
    progress: Callable[[int], None] = lambda left: None  # told how many players are left
    chosen: dict[str, Mix] = field(default_factory=dict)  # by table, in a dealer's choice

    def play(self) -> None:
        """Play until one player is left."""
        event = self.event
        self._direct()
        for _ in range(MOST_ROUNDS):
            if event.ended:
                return
            bubble, outs = hand_for_hand(event), event.room.state.tonight.outs
            for table in tuple(event.tables):
                if len(event.tables[table].taken) > 1:
                    self.play_hand(table)
            if bubble and (tie := tied(event, outs)):
                event.apply(tie)
            self._again()
            self._direct()
            if not event.ended:
                event.apply(acts.SetClock(event.minute + self.minutes))
            self._count()
            self.progress(event.left)
        raise BrokenRound(f"{event.left} players are left after {MOST_ROUNDS} rounds of hands")

    def play_hand(self, table: str) -> None:
        """One hand of a table, with cards."""
        event = self.event
        if card := before_a_hand(event, table):
            event.apply(card, draw=self.draw)
        event.apply(acts.Deal(table))
        ready = laid(event, table, self.rng, self._mix_at(table))
        shoe = ready.game.shoe(ready.settings, rng=self.rng)
        hand = ready.game.round(ready.seating, shoe, ready.settings)
        taken = event.tables[table].taken
        while (asked := hand.options()) is not None:
            hand.play(self.judge(taken[asked.seat], hand, self.rng))
        event.apply(settled(event, table, hand), draw=self.draw)

    def _mix_at(self, table: str) -> Mix | None:
        """The games of the next hand; in a dealer's choice the button has drawn one."""
        mix = self.mix
        if mix is None or not mix.choice:
            return mix
        if table not in self.chosen or self.event.tables[table].hands % mix.lasts == 0:
            self.chosen[table] = mix.chosen(self.rng.choice(mix.games))
        return self.chosen[table]

    def _direct(self) -> None:
        """What is due between two hands; breaks are over at once."""
        event = self.event
        while act := next_act(event) or (acts.Resume() if event.on_break else None):
            event.apply(act, draw=self.draw)

    def _again(self) -> None:
        """Who is out may buy in again, as long as the event allows it."""
        event = self.event
        if self.buys_again is nobody:
            return
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
