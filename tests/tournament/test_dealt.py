"""Nights that are dealt: the event says who plays from where, the engine deals the cards."""

import random

import pytest

from houseway.errors import BadInput, Illegal
from houseway.floor import bot
from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, Standing, Structure, acts
from houseway.tournament.dealt import CHIP, game_at, open_hand, settings_at, settled

FAST = Structure(levels=((100, 200), (300, 600), (1000, 2000)), minutes=5)


def play_one(event: Event, table: str, rng: random.Random) -> None:
    event.apply(acts.Deal(table))
    game = game_at(event, table)
    hand = open_hand(event, table, game.shoe(settings_at(event, table), rng=rng))
    keyed = event.tables[table].hand
    while not hand.over:
        hand.play(bot.answer(hand, rng))
    assert keyed.dealt == tuple(event.tables[table].taken[seat] for seat in hand.order)
    event.apply(settled(event, table, hand))


def posts_of(event: Event, table: str) -> dict[str, int]:
    """What the engine has taken from each stack before the first decision."""
    game, keyed = game_at(event, table), event.tables[table].hand
    hand = open_hand(event, table, game.shoe(settings_at(event, table)))
    return {
        who: keyed.began[who] - hand.stack_of(seat) // CHIP
        for who, seat in keyed.seats.items()
        if keyed.began[who] * CHIP != hand.stack_of(seat)
    }


@pytest.mark.parametrize("level", [1, 5])
def test_the_engine_posts_what_the_event_says(level: int) -> None:
    tables = {"A": ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")}
    for away in ("Ann", "Bob", "Cid", "Dee"):
        standing = Standing(tables=tables, no_shows=(away,), level=level, stacks={"Cid": 1000})
        event = Event(Setup(house="bcpc", event="league", structure=FAST), standing)
        event.apply(acts.Deal("A"))
        assert posts_of(event, "A") == dict(event.tables["A"].hand.bets)


@pytest.mark.parametrize("seed", range(3))
def test_a_night_of_bots_is_played_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    setup = Setup(
        house="bcpc", event="sizzler", buy_in=Cents(2000), stack=4000, head=Cents(500),
        structure=FAST, percent=("60", "40"),
    )  # fmt: skip
    names = [f"P{at}" for at in range(11)]
    standing = Standing(entered=tuple(names), heads=dict.fromkeys(names, 500))
    event = Event(setup, standing)
    draw = Sealed(bytes([seed]))
    event.apply(acts.Seat(), draw=draw)
    for minute in range(400):
        for table in list(event.tables):
            if table in event.tables and len(event.tables[table].taken) > 1:
                play_one(event, table, rng)
        for _ in range(9):
            due = [a for a in event.options() if isinstance(a, acts.Break | acts.Balance)]
            if not due:
                break
            event.apply(due[0], draw=draw)
        event.apply(acts.SetClock(minute))
        held = sum(player.stack for player in event.players.values())
        assert held == event.in_play == 11 * 4000
        if event.left == 1:
            break
    event.apply(acts.End())
    heads = event.room.state.tonight.till.heads
    assert heads.balanced
    assert sum(event.bounties.values()) == 11 * 500
    assert sum(p.worth for won in event.prizes.values() for p in won) == event.pool


def test_stacks_that_do_not_add_up_are_refused() -> None:
    event = Event(Setup(house="bcpc"), Standing(tables={"A": ("Ann", "Bob")}))
    with pytest.raises(Illegal, match="no hand is open"):
        event.apply(acts.Settle("A", ("Ann 10000", "Bob 10000")))
    event.apply(acts.Deal("A"))
    for stacks in (("Ann 10000", "Bob 10001"), ("Ann 20000",), ("Ann ten", "Bob 5")):
        with pytest.raises(BadInput):
            event.apply(acts.Settle("A", stacks))
