"""Hands that were really played, judged for the jackpots."""

from datetime import datetime, timedelta

import pytest

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.errors import BadInput, BadSetting
from houseway.floor.jackpots import (
    DIVISIONS,
    Desk,
    Opening,
    facts_of,
    judge,
    local,
    open_pool,
    programme,
    shares,
)
from houseway.play import Bet, Call, Check, Fold
from houseway.play.pot.stakes import Seating

HOLDEM = games.find("texas-holdem@bclc")
STUD = games.find("seven-card-stud@bclc")


def deal(game=HOLDEM, players=6, rake=10, **cards):
    """A hand, seats written `_3="Ts Th"`; everybody has 200 dollars."""
    places = {int(k[1:]) if k.startswith("_") else k: parse_cards(v) for k, v in cards.items()}
    given = {"limit": "limit", "limits": (1000, 2000), "rake": rake}
    given |= {"blinds": (500, 1000)} if game is HOLDEM else {"ante": 100}
    seating = Seating(dict.fromkeys(range(1, players + 1), 20_000), 1)
    return game.round(seating, RiggedShoe(game.deck, places), game.stakes(given))


def play_on(round, staying):
    """Those who stay call and check to the end; the others fold to the first bet."""
    while options := round.options():
        if options.offer(Check):
            round.play(Check())
        else:
            round.play(Call() if options.seat in staying else Fold())
    return round


def test_a_bad_beat_that_was_played_out() -> None:
    round = play_on(deal(_3="Ts Th", _5="As Ad", board="Ah Tc Td 4s 2h"), {3, 5})
    facts = facts_of(round)
    assert set(facts.hands) == {3, 5}
    assert (facts.dealt_in, facts.seats) == (6, (2, 3, 4, 5, 6, 1))
    assert (facts.game, facts.structure) == ("texas-holdem@bclc", "limit")
    assert facts.pot == sum(pot.amount for pot in round.award.pots) + round.award.rake
    assert round.award.rake > 0
    offered = programme("bad-beat")
    verdict = judge(offered, facts)
    assert (verdict.qualifies, verdict.winners, verdict.losers) == (True, (3,), (5,))
    divided = shares(offered, 1_200_000, winners=[3], losers=[5], others=[2, 4, 6, 1])
    assert {share.who: share.amount for share in divided.paid} == {
        5: 600_000,
        3: 300_000,
        **dict.fromkeys((1, 2, 4, 6), 75_000),
    }


def test_the_same_hand_with_four_players_wins_nothing() -> None:
    round = play_on(deal(players=4, _3="Ts Th", _4="As Ad", board="Ah Tc Td 4s 2h"), {3, 4})
    assert judge(programme("bad-beat"), facts_of(round)).clause.id == "bclc-poker/28/2.5.1"


def test_a_folded_hand_is_not_among_the_facts() -> None:
    round = play_on(deal(_3="Ts Th", _5="As Ad", board="Ah Tc Td 4s 2h"), {3, 6})
    facts = facts_of(round)
    assert 5 not in facts.hands
    with pytest.raises(BadInput, match="seat 5 has no hand left"):
        facts_of(round, tabled=[5])


def test_who_wins_without_a_showdown_has_to_table_his_cards() -> None:
    round = deal(_3="Ts Th", board="Ah Tc Td 4s 2h")
    while options := round.options():
        if round.street == "flop" and options.seat == 3:
            round.play(options.offer(Bet).action())
        elif round.street == "flop" and not options.offer(Check):
            round.play(Fold())
        else:
            round.play(Check() if options.offer(Check) else Call())
    assert round.live == [3]
    offered = programme("limit-no-limit")
    assert not judge(offered, facts_of(round)).qualifies
    shown = facts_of(round, tabled=[3])
    assert len(shown.board) == 3
    verdict = judge(offered, shown)
    assert (verdict.qualifies, verdict.winners, verdict.which) == (True, (3,), "quads")


def test_a_hand_at_stud_has_its_first_two_cards_as_hole_cards() -> None:
    nines = "9s 9d 9h 5d Kc 9c 2s"
    round = play_on(deal(STUD, _2=nines, _5="Ah Kd 4c 7s Jd 3h 2c"), {2, 5})
    offered = programme("high-hand", games=("seven-card-stud@bclc",))
    verdict = judge(offered, facts_of(round))
    assert (verdict.winners, verdict.which) == ((2,), "quads 9")
    apart = "9s 5d 9h 9d Kc 9c 2s"
    round = play_on(deal(STUD, _2=apart, _5="Ah Kd 4c 7s Jd 3h 2c"), {2, 5})
    assert judge(offered, facts_of(round)).clause.id == "bclc-poker/30/2.4.4"


def test_a_hand_that_is_not_over_is_not_judged() -> None:
    with pytest.raises(BadInput, match="not over yet"):
        facts_of(deal())


# The desk


NOW = datetime.fromisoformat("2026-05-01T20:00")
BEAT = {"_3": "Ts Th", "_5": "As Ad", "board": "Ah Tc Td 4s 2h"}


def room(*offered, **opening) -> Desk:
    """A room with these programmes, something posted of each, and one table that has them all."""
    pools = {
        each.name: open_pool(each, Opening(dict.fromkeys(each.jackpots, 100_000)))
        for each in offered
    }
    desk = Desk(pools, **opening)
    desk.opens("7", HOLDEM, "limit", list(pools))
    return desk


def test_every_hand_is_judged_for_every_jackpot_of_its_table() -> None:
    desk = room(programme("bad-beat"), programme("high-hand"), programme("daily-high-hand"))
    ended = play_on(deal(**BEAT), {3, 5})
    verdicts = desk.hand_ends("7", ended, NOW, people={3: "Ann", 5: "Bob"})
    assert [verdict.qualifies for verdict in verdicts.values()] == [True] * 3
    beat, high, daily = desk.pools.values()
    assert (beat.frozen, high.frozen) == (("",), ("quads T",))
    assert [each.who for each in daily.entered] == [("7", "Ann"), ("7", "Bob")]
    beat.verify(at=NOW)
    assert beat.paid["7", "5"] == 50_000
    assert beat.paid["7", "1"] == 6_200
    high.verify(at=NOW)
    assert high.paid == {("7", "3"): 100_000}


def test_a_table_that_takes_no_part_wins_nothing() -> None:
    desk = room(programme("bad-beat"))
    assert desk.hand_ends("8", play_on(deal(**BEAT), {3, 5}), NOW) == {}
    assert desk.pools["bad-beat"].frozen == ()


def test_a_jackpot_that_is_not_posted_is_not_claimed() -> None:
    desk = room(programme("high-hand"))
    ended = play_on(deal(**BEAT), {3, 5})
    desk.hand_ends("7", ended, NOW)
    desk.pools["high-hand"].verify(at=NOW)
    assert desk.hand_ends("7", ended, NOW)["high-hand"].qualifies
    assert desk.pools["high-hand"].frozen == ()


def test_a_local_jackpot_is_that_of_the_room() -> None:
    linked = programme("wide-area-bad-beat", rooms=("A", "B"), local=20)
    desk = room(linked, room="A")
    pool = desk.pools["wide-area-bad-beat"]
    pool.drop(100_000, "A", NOW - timedelta(days=2))
    pool.post(NOW)
    desk.hand_ends("7", play_on(deal(**BEAT), {3, 5}), NOW)
    assert pool.frozen == (local("A"),)
    pool.verify(at=NOW)
    assert pool.paid["7", "5"] == 10_000
    assert pool.posted() == 180_000


def test_players_at_other_tables_share_where_the_house_says_so() -> None:
    elsewhere = [("8", 1), ("8", 2)]
    ended = play_on(deal(**BEAT), {3, 5})
    for scope, players in (("room", 8), ("table", 6)):
        desk = room(programme("bad-beat", division=DIVISIONS[scope]))
        desk.hand_ends("7", ended, NOW, elsewhere=elsewhere)
        assert len(desk.pools["bad-beat"].verify(at=NOW).paid) == players


def test_a_table_opens_with_jackpots_that_the_room_has() -> None:
    desk = room(programme("high-hand"), programme("bad-beat"))
    with pytest.raises(BadInput, match="no jackpot 'limit-no-limit'; it has high-hand, bad-beat"):
        desk.opens("9", HOLDEM, "limit", ["limit-no-limit"])
    with pytest.raises(BadSetting, match="no part in bad-beat"):
        desk.opens("9", STUD, "limit", ["bad-beat"])
    assert "9" not in desk.tables
