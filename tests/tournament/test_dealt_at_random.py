"""A dealt event driven at random: whatever players and directors do, chips and seats add up."""

import random
from collections.abc import Callable

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from houseway.errors import HousewayError
from houseway.floor import bot
from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, acts
from houseway.tournament.dealt_night import DealtNight
from houseway.tournament.directing import may_deal, next_act
from houseway.tournament.mix import Mix
from houseway.tournament.night.records import Where

NAMES = [f"P{at}" for at in range(1, 15)]
MIXES = (
    None,
    Mix.of("HORSE", hands=2),
    Mix.of("texas-holdem@bclc, razz@bcpc", choice=True),
)
DIRECTOR: tuple[Callable[[str], acts.Act], ...] = (
    lambda who: acts.Penalise(who, "1 round"),
    acts.Bar,
    lambda who: acts.PostPrizes(("60", "40")),
    lambda who: acts.CorrectPool(10_000, "counted again"),
)


class Dealt(RuleBasedStateMachine):
    """People come, play, go away and come back; the house deals; a director does what he may."""

    @initialize(mix=st.sampled_from(MIXES), seed=st.integers(0, 99), players=st.integers(2, 11))
    def announced(self, mix: Mix | None, seed: int, players: int) -> None:
        setup = Setup("bcpc", "deepstack", buy_in=Cents(2000), seats=5, late=30, re_entry=True)
        self.event, self.rng = Event(setup), random.Random(seed)
        self.draw = Sealed(self.rng.randbytes(32))
        self.night = DealtNight(
            self.event,
            lambda name, hand, stream: bot.answer(hand, stream),
            self.rng,
            self.draw,
            mix=mix,
        )
        for name in NAMES[:players]:
            self.event.apply(acts.Enter(name))
        self.house()

    def tries(self, act: acts.Act) -> bool:
        """Do it if the rules allow it; what they refuse changes nothing."""
        before = self.event.to_json()
        try:
            self.event.apply(act, draw=self.draw)
        except HousewayError:
            assert self.event.to_json() == before
            return False
        return True

    def house(self) -> None:
        while act := next_act(self.event, waits=True) or (
            acts.Resume() if self.event.on_break else None
        ):
            self.event.apply(act, draw=self.draw)

    @precondition(lambda self: not self.event.ended)
    @rule(at=st.integers(0, 9), hands=st.integers(1, 4))
    def deals(self, at: int, hands: int) -> None:
        for _ in range(hands):
            ready = [each for each in self.event.tables if may_deal(self.event, each)]
            if ready:
                self.night.play_hand(ready[at % len(ready)])
            self.house()

    @rule(name=st.sampled_from(NAMES), kind=st.sampled_from((acts.Enter, acts.ReEnter)))
    def comes(self, name: str, kind: type[acts.Enter] | type[acts.ReEnter]) -> None:
        self.tries(kind(name))
        self.house()

    @rule(name=st.sampled_from(NAMES))
    def goes_and_comes_back(self, name: str) -> None:
        player = self.event.players.get(name)
        away = player is not None and player.where is Where.AWAY
        self.tries(acts.Back(name) if away else acts.Away(name))

    @rule(name=st.sampled_from(NAMES), do=st.integers(0, 3), back=st.booleans())
    def directs(self, name: str, do: int, back: bool) -> None:
        before = self.event.to_json()
        if self.tries(DIRECTOR[do](name)) and back:
            self.event.undo()
            assert self.event.to_json() == before
        self.house()

    @precondition(lambda self: not self.event.ended)
    @rule(minutes=st.integers(1, 40))
    def time_passes(self, minutes: int) -> None:
        self.event.apply(acts.SetClock(self.event.minute + minutes))
        self.house()

    @invariant()
    def every_chip_is_there(self) -> None:
        held = sum(player.stack for player in self.event.players.values())
        assert held == self.event.in_play

    @invariant()
    def everybody_has_one_chair(self) -> None:
        chairs = [each.chair for each in self.event.players.values() if each.chair]
        assert len(set(chairs)) == len(chairs)
        for chair in chairs:
            taken = self.event.tables[chair.table].taken
            assert self.event.players[taken[chair.seat]].chair == chair
        assert sum(len(table.taken) for table in self.event.tables.values()) == len(chairs)

    @invariant()
    def what_is_paid_was_paid_in(self) -> None:
        if self.event.ended:
            won = sum(prize.worth for each in self.event.prizes.values() for prize in each)
            assert won == self.event.pool


Dealt.TestCase.settings = settings(
    max_examples=20,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestDealtAtRandom = Dealt.TestCase
