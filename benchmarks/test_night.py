"""A tournament of 10,000 entries, drawn and broken; and one of 1,000 bots, dealt to the end."""

from __future__ import annotations

import random
import resource
import time

from houseway.floor import bot
from houseway.money import Cents
from houseway.play.actions import Action
from houseway.play.pot.pot_round import PotRound
from houseway.tournament import Event, Sealed, Setup, Structure, acts
from houseway.tournament.dealt_night import DealtNight
from houseway.tournament.night.setup import DEFAULT_LEVELS
from houseway.tournament.terms import grown

ENTRIES = 10_000
TABLES = 1_112
MOST = 10  # seconds of CPU
MOST_OF_A_BUST = 0.02
MOST_MEMORY = 500  # MB
BOTS = 1_000
MOST_DEALT = 60  # seconds of CPU


def test_ten_thousand_entries() -> None:
    """Every bust-out with all that follows from it: places, tables that break, moves."""
    rng, draw = random.Random(1), Sealed(b"a benchmark")
    started = time.process_time()
    event = Event(Setup(house="bcpc", event="deepstack", buy_in=Cents(2000), late=4))
    for at in range(ENTRIES):
        event.apply(acts.Enter(f"P{at}"))
    event.apply(acts.Seat(), draw=draw)
    event.apply(acts.DrawOrder(), draw=draw)
    assert len(event.tables) == TABLES
    names = list(event.players)
    rng.shuffle(names)
    busts = []
    while len(names) > 1:
        before = time.process_time()
        _bust(event, names.pop(), draw)
        busts.append(time.process_time() - before)
    event.apply(acts.End())
    took = time.process_time() - started
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    late = sorted(busts)[int(0.999 * len(busts))]
    print(f"\n10,000 entries: {took:.1f} s, a bust-out {1000 * sum(busts) / len(busts):.2f} ms, "
          f"99.9% under {1000 * late:.1f} ms, {memory} MB")  # fmt: skip
    assert took < MOST
    assert late < MOST_OF_A_BUST
    assert memory < MOST_MEMORY
    assert event.in_play == ENTRIES * event.setup.chips == event.players[names[0]].stack


def _bust(event: Event, name: str, draw: Sealed) -> None:
    chair = event.players[name].chair
    assert chair is not None
    others = (who for who in event.tables[chair.table].taken.values() if who != name)
    event.apply(acts.Bust(name, to=next(others, "")))
    while due := event.moves_due():
        event.apply(due, draw=draw)


def test_a_thousand_bots_are_dealt_to_the_last_chip() -> None:
    """Every hand through the engine, with cards, bets and pots, every bot judging its own cards."""
    rng, answers = random.Random(1), 0

    def judge(name: str, hand: PotRound, stream: random.Random) -> Action:
        nonlocal answers
        answers += 1
        return bot.answer(hand, stream)

    levels = grown(DEFAULT_LEVELS, BOTS * 10_000)
    setup = Setup("bcpc", "deepstack", buy_in=Cents(2000), structure=Structure(levels))
    event = Event(setup)
    for at in range(BOTS):
        event.apply(acts.Enter(f"P{at}"))
    started = time.process_time()
    DealtNight(event, judge, rng, Sealed(b"a benchmark")).play()
    took = time.process_time() - started
    hands = sum(isinstance(each.act, acts.Settle) for each in event.log)
    print(f"\n1,000 bots: {hands:,} hands, {answers:,} answers, {took:.1f} s")
    assert took < MOST_DEALT
    (winner,) = (each for each in event.players.values() if each.playing)
    assert winner.stack == event.in_play == BOTS * setup.chips
    assert sum(each.worth for won in event.prizes.values() for each in won) == event.pool
