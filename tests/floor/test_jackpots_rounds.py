"""Hands that were really played, judged for the jackpots."""

import pytest

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.errors import BadInput
from houseway.floor.jackpots import bad_beat_shares, facts_of, judge, programme
from houseway.play import Bet, Call, Check, Fold
from houseway.play.stakes import Seating

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
    assert facts.pot == sum(pot.amount for pot in round.pots) + round.rake
    assert round.rake > 0
    offered = programme("bad-beat")
    verdict = judge(offered, facts)
    assert (verdict.qualifies, verdict.winner, verdict.loser) == (True, 3, 5)
    others = facts.others(3, 5)
    shares = bad_beat_shares(
        offered.rules, offered.division, 1_200_000, winners=[3], losers=[5], others=others
    )
    assert {share.who: share.amount for share in shares.paid} == {
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
    assert (verdict.qualifies, verdict.winner, verdict.which) == (True, 3, "quads")


def test_a_hand_at_stud_has_its_first_two_cards_as_hole_cards() -> None:
    nines = "9s 9d 9h 5d Kc 9c 2s"
    round = play_on(deal(STUD, _2=nines, _5="Ah Kd 4c 7s Jd 3h 2c"), {2, 5})
    offered = programme("high-hand", games=("seven-card-stud@bclc",))
    verdict = judge(offered, facts_of(round))
    assert (verdict.winner, verdict.which) == (2, "quads 9")
    apart = "9s 5d 9h 9d Kc 9c 2s"
    round = play_on(deal(STUD, _2=apart, _5="Ah Kd 4c 7s Jd 3h 2c"), {2, 5})
    assert judge(offered, facts_of(round)).clause.id == "bclc-poker/30/2.4.4"


def test_a_hand_that_is_not_over_is_not_judged() -> None:
    with pytest.raises(BadInput, match="not over yet"):
        facts_of(deal())
