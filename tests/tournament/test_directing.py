"""What the house does by itself between the hands of a dealt event."""

import random
from dataclasses import replace

import pytest

from houseway.errors import BadInput, Illegal
from houseway.floor import bot
from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, Structure, acts
from houseway.tournament.dealt_night import DealtNight
from houseway.tournament.directing import hand_for_hand, may_deal, next_act, tied
from houseway.tournament.mix import Mix
from houseway.tournament.terms import Speed, Terms, grown

SETUP = Setup("bcpc", "deepstack", seats=4, buy_in=Cents(2000))


def seated(players: int, setup: Setup = SETUP) -> Event:
    event, draw = Event(setup), Sealed(b"directing")
    for at in range(players):
        event.apply(acts.Enter(f"P{at}"))
    while act := next_act(event):
        event.apply(act, draw=draw)
    return event


def test_seats_order_and_prizes_are_seen_to_before_the_first_hand() -> None:
    event = seated(10)
    assert not event.room.state.unseated
    assert sorted(event.order) == ["A", "B", "C"]
    assert event.posted.prizes == ()  # late entries: as long as nobody has been dealt in
    event.apply(acts.Deal("A"))
    act = next_act(event)
    assert isinstance(act, acts.PostPrizes)
    event.apply(act)
    assert next_act(event) is None


def near_the_money() -> Event:
    """Five players at two tables, and four prizes."""
    event = seated(5, replace(SETUP, seats=3, percent=("40", "30", "20", "10")))
    event.apply(acts.SetClock(1))
    return event


def test_near_the_money_nobody_is_dealt_a_hand_before_all_have_finished_theirs() -> None:
    event = near_the_money()
    assert hand_for_hand(event)
    assert may_deal(event, "A")
    event.apply(acts.Deal("A"))
    assert not may_deal(event, "A")
    assert not may_deal(event, "B")
    event.apply(acts.Finish("A", open=True))
    assert may_deal(event, "A")
    assert may_deal(event, "B")


def test_who_go_out_at_two_tables_in_one_hand_for_hand_tie() -> None:
    event = near_the_money()
    outs = event.room.state.tonight.outs
    rows = [list(table.taken.values()) for table in event.tables.values()]
    for letter, (winner, loser, *_) in zip("AB", rows, strict=True):
        event.apply(acts.Finish(letter, winner, (loser,)))
    tie = tied(event, outs)
    assert tie is not None
    event.apply(tie)
    losers = [row[1] for row in rows]
    assert [event.places[name] for name in losers] == [4, 4]
    prizes = [event.prizes[name][0].worth for name in losers]
    assert sum(prizes) == 900  # the last prize, divided
    again = Event.from_json(event.to_json())
    assert again.as_it_stands() == event.as_it_stands()
    with pytest.raises(Illegal, match="did not go out last"):
        event.apply(acts.Together((losers[0], rows[0][0])))


def test_a_mix_is_dealt_in_turn_by_the_hand() -> None:
    games = ("texas-holdem@bclc", "seven-card-stud@bclc", "omaha-hi-lo@bclc")
    mix = Mix(games, hands=1)
    assert [mix.game_of(hands, 1) for hands in range(4)] == [*games, games[0]]
    assert [Mix(games).game_of(9, level) for level in (1, 2, 4)] == [games[0], games[1], games[0]]
    levels = ((500, 1000), (2000, 4000), (5000, 10_000))
    setup = Setup("bcpc", "other", seats=6, stack=10_000, structure=Structure(levels, minutes=9))
    event, rng = Event(setup), random.Random(4)
    for at in range(7):
        event.apply(acts.Enter(f"P{at}"))
    judge = lambda who, hand, stream: bot.answer(hand, stream)  # noqa: E731
    DealtNight(event, judge, rng, Sealed(b"mix"), mix=mix).play()
    winner = next(name for name, place in event.places.items() if place == 1)
    assert event.players[winner].stack == event.in_play == 70_000


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (lambda: Mix(()), "has a game"),
        (lambda: Mix(("mini-baccarat@bclc",)), "against a bank"),
        (lambda: Mix(("omaha@bcpc",)), "cannot be dealt in a mix"),
        (lambda: Terms(full=1), "it takes two"),
        (lambda: Terms(bots=9999), "from 0 to"),
        (lambda: Terms(seconds=0), "0 seconds to act"),
        (lambda: Terms.from_json({"speed": "slow"}), "is no speed"),
        (lambda: Terms.from_json({"sped": "slow"}), "have no 'sped'"),
        (lambda: Terms(mix=Mix(("razz@bcpc",))).check(Setup("bcpc")), "at most 6"),
    ],
)
def test_what_cannot_be_dealt_is_refused(made: object, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        made()  # type: ignore[operator]


def test_terms_are_written_and_read_again() -> None:
    terms = Terms(full=9, bots=9, speed=Speed.CALM, mix=Mix(("razz@bcpc",), hands=6))
    assert Terms.from_json(terms.to_json()) == terms


def test_levels_go_on_until_a_few_blinds_are_all_the_chips() -> None:
    levels = grown(((25, 50), (50, 100)), 10_000)
    assert levels[:2] == ((25, 50), (50, 100))
    assert levels[-2][1] * 10 < 10_000 <= levels[-1][1] * 10
    assert list(levels) == sorted(levels)
