"""What is posted is what is paid: no script pays by a table of its own."""

from __future__ import annotations

import json
import pickle
import random
import re
from dataclasses import replace
from typing import Any

import pytest

from houseway import games
from houseway.errors import BadInput, BadSetting
from houseway.money import Cents, Odds
from houseway.play import BankedGame, BankedRound
from houseway.play.log import Log
from houseway.play.settings import posted_as
from houseway.wagers import Line, PayTable, Result

BANKED = [game for game in games.catalogue().values() if isinstance(game, BankedGame)]
TABLES = [(game, name) for game in BANKED for name in game.pay_tables]
SHARED = {"split_bonus": "bonus"}  # a spot that goes by the table of another
DEEP = 10**12  # a player-dealer's cover, or a cap, that is never used up
ROUNDS = 2_000  # at most: until somebody is paid by the table
THREE_CARD_POKER = games.find("three-card-poker@bclc")


def pays_all(table: PayTable, times: int) -> PayTable:
    """The table with a row for every hand that it may name, and all of them paid alike."""
    _, odds = next(row for row in table.rows if row[1].pays and row[1].manner != "%")
    least = 600 if odds.manner == "$" else 6  # a sum of money is no less than its stake
    paid = replace(odds, pays=least * times, per=1)
    return replace(table, rows=tuple((name, paid) for name in table.names))


def play_out(game: BankedGame, seed: int) -> BankedRound:
    round, rng = game.random_round(seed), random.Random(seed)
    while options := round.options():
        round.play(options.choose(rng), options.seat)
    return round


def written(game: BankedGame, seed: int) -> dict[str, Any]:
    """The log of a round that was played to its end, under a cover that nothing uses up."""
    log: dict[str, Any] = json.loads(json.dumps(play_out(game, seed).log.to_json()))
    if bank := log["opening"]["bank"]:
        bank["roll"] += DEEP
        stacks = log["opening"]["stacks"]
        stacks[str(bank["seat"])] = stacks.get(str(bank["seat"]), 0) + DEEP
    return log


def by_setting(game: BankedGame, name: str, table: PayTable, log: dict[str, Any]) -> BankedRound:
    settings = game.read_settings({**log["settings"], posted_as(name): table.text})
    return Log.from_json({**log, "settings": settings}, game)


def by_game(game: BankedGame, name: str, table: PayTable, log: dict[str, Any]) -> BankedRound:
    other = game.replace(pay_tables={**game.pay_tables, name: table})
    return Log.from_json(log, other)


def gross(line: Line) -> int:
    """What was paid out: with "for" and amounts of money the stake is in it."""
    kept = line.odds is not None and line.odds.manner in ("for", "$")
    return line.net + (line.stake if kept else 0)


@pytest.mark.parametrize("post", [by_setting, by_game])
@pytest.mark.parametrize(("game", "name"), TABLES, ids=[f"{g.id} {n}" for g, n in TABLES])
def test_the_posted_table_is_paid_and_nothing_else_changes(game, name, post) -> None:
    """Twice the payouts: twice the money on that spot's lines, and no other line differs."""
    uncapped = game.replace(cap=game.cap and replace(game.cap, amount=Cents(DEEP)))
    printed = game.pay_tables[name]
    seen = 0
    for seed in range(ROUNDS):
        log = written(uncapped, seed)
        once, twice = (post(uncapped, name, pays_all(printed, n), log).settlement for n in (1, 2))
        for before, after in zip(once, twice, strict=True):
            if before.spot in ("bank", "commission", "meter"):
                continue  # they follow from the others
            paid = SHARED.get(before.spot, before.spot) == name and before.row is not None
            seen += paid and gross(before) > 0
            assert gross(after) == (2 if paid else 1) * gross(before), after.words
            assert (after.row, after.clause) == (before.row, before.clause)
        if seen:
            break
    assert seen, f"nobody was paid by {name} in {ROUNDS} rounds"


def test_a_part_of_the_meter_is_the_posted_part() -> None:
    table = THREE_CARD_POKER.pay_tables["progressive"]
    rows = "\n".join(f"{name}  50%" for name in table.names)
    for seed in range(ROUNDS):
        log = written(THREE_CARD_POKER, seed)
        lines = by_setting(THREE_CARD_POKER, "progressive", table.posted(rows), log).lines
        won = [x for x in lines if x.spot == "progressive" and x.result is Result.WINS]
        if won and log["terms"]["meter"]["amount"]:
            assert all("50% of the meter" in line.reason for line in won)
            return
    pytest.fail("nobody staked on a meter")


def test_the_felt_shows_what_is_posted() -> None:
    rows = "pair  2 to 1\nflush  3 to 1"
    settings = THREE_CARD_POKER.read_settings({"pair_plus_table": rows})
    shown = THREE_CARD_POKER.pay_table_facts(THREE_CARD_POKER.pay_tables_for(settings))
    (pair_plus,) = (each for each in shown if each["spot"] == "pair_plus")
    assert pair_plus["rows"] == [
        {"hand": "pair", "pays": "2 to 1"},
        {"hand": "flush", "pays": "3 to 1"},
    ]
    assert pair_plus["clause"] == "bclc-poker/6/5.9.table"
    other = THREE_CARD_POKER.replace(pay_tables=THREE_CARD_POKER.pay_tables_for(settings))
    assert other.facts()["pay_tables"] == shown


def test_the_printed_table_is_no_other_one() -> None:
    printed = THREE_CARD_POKER.pay_tables["pair_plus"].text
    assert THREE_CARD_POKER.read_settings({"pair_plus_table": printed})["pair_plus_table"] is None


@pytest.mark.parametrize(
    ("setting", "rows", "said"),
    [
        ("pair_plus_table", "five of a kind  9 to 1", "pays 'five of a kind', which is none of"),
        ("pair_plus_table", "pair 9 to 1", "is not a row"),
        ("pair_plus_table", "pair  ten to one", "are not odds"),
        ("pair_plus_table", "", "pays nothing"),
        ("pair_plus_table", "pair  10%", "cannot pay 'pair' 10%; it pays such as"),
        ("pair_plus_table", "pair  1 for 2", "a hand that wins nothing is left out"),
        ("pair_plus_table", "pair  0 for 1", "a hand that wins nothing is left out"),
        ("ante_bonus_table", "straight  3 to 1", "cannot pay 'straight' 3 to 1"),
        ("ante_bonus_table", "straight  3 x play", "cannot pay 'straight' 3 x play"),
        ("envy_table", "royal flush  9 to 1", "cannot pay 'royal flush' 9 to 1"),
        ("progressive_table", "royal flush  101%", "more than it holds"),
        ("pair_plus_table", 7, "it must be rows of HAND, two spaces, ODDS"),
        ("pair_plus_table", f"pair  {'9' * 3000} to 1", "it must be rows"),
    ],
)
def test_a_posted_table_is_checked_like_a_printed_one(setting, rows, said) -> None:
    with pytest.raises(BadSetting, match=setting) as refused:
        THREE_CARD_POKER.read_settings({setting: rows})
    assert said in refused.value.message
    assert "\n" not in refused.value.message


def test_a_game_is_not_replaced_by_one_that_could_not_be_paid() -> None:
    tables = THREE_CARD_POKER.pay_tables
    with pytest.raises(BadInput, match="without a pay table for 'ante_bonus'"):
        THREE_CARD_POKER.replace(pay_tables={"pair_plus": tables["pair_plus"]})
    with pytest.raises(BadInput, match="cannot pay"):
        THREE_CARD_POKER.replace(pay_tables={**tables, "envy": tables["pair_plus"]})


def test_a_row_that_pushes_gives_the_bet_back() -> None:
    table = THREE_CARD_POKER.pay_tables["pair_plus"]
    pushes = table.posted("\n".join(f"{name}  push" for name in table.names))
    rng = random.Random(1)
    for _ in range(ROUNDS):
        log = written(THREE_CARD_POKER, rng.randrange(1000))
        lines = by_setting(THREE_CARD_POKER, "pair_plus", pushes, log).lines
        for line in (each for each in lines if each.spot == "pair_plus"):
            assert (line.result, line.net, line.odds) == (Result.PUSHES, Cents(0), None)
            assert line.row in table.names
            return
    pytest.fail("nobody staked Pair Plus")


def test_a_winning_line_knows_its_row() -> None:
    table = THREE_CARD_POKER.pay_tables["pair_plus"]
    paid = (
        line
        for seed in range(40)
        for line in play_out(THREE_CARD_POKER, seed).lines
        if line.spot == "pair_plus"
    )
    for line in paid:
        assert (line.row is None) == (line.result is Result.LOSES)
        assert line.row is None or dict(table.rows)[line.row] == line.odds
        assert isinstance(line.odds, Odds | None)


@pytest.mark.parametrize(
    ("game", "spot", "wager"),
    [
        ("mini-baccarat@bclc", "commission", {"banker"}),
        ("three-card-poker@bclc", "ante_bonus", {"ante"}),
        ("three-card-poker@bclc", "pair_plus", {"pair_plus"}),
    ],
)
def test_a_line_knows_the_wager_it_belongs_to(game, spot, wager) -> None:
    rounds = (play_out(games.find(game), seed) for seed in range(200))
    assert {x.wager for round in rounds for x in round.lines if x.spot == spot} == wager


@pytest.mark.parametrize(
    ("game", "spots", "places"),
    [
        ("fast-action-holdem@bclc", {"split", "split_bonus"}, r"\d split"),
        ("pure-21.5-blackjack-3-2@chico", {"base"}, r"\d[a-h]|"),
    ],
)
def test_a_line_knows_the_split_hand_it_is_for(game, spots, places) -> None:
    rounds = (play_out(games.find(game), seed) for seed in range(300))
    hands = {x.hand for round in rounds for x in round.lines if x.spot in spots}
    assert any(hands)
    assert all(re.fullmatch(places, hand) for hand in hands), hands


LET_IT_RIDE = games.find("let-it-ride@bclc")


def test_a_sum_below_the_stake_is_refused_wherever_it_is_posted() -> None:
    """No line says that a bet wins and shows a loss."""
    with pytest.raises(
        BadSetting, match=r"pay 'flush' \$0.50: that is less than the stake of 1.00"
    ):
        LET_IT_RIDE.read_settings({"bonus_table": "flush  $0.50"})
    other = LET_IT_RIDE.pay_tables["bonus"].posted("flush  $0.50")
    with pytest.raises(BadInput, match="less than the stake"):
        LET_IT_RIDE.replace(pay_tables={**LET_IT_RIDE.pay_tables, "bonus": other})
    any_stake = tuple(replace(spot, exactly=None) for spot in LET_IT_RIDE.spots)
    with pytest.raises(BadInput, match="less than some stakes"):
        LET_IT_RIDE.replace(spots=any_stake)
    LET_IT_RIDE.read_settings({"bonus_table": "flush  $1"})


def test_a_round_of_a_replaced_game_is_taken_up_with_what_was_replaced() -> None:
    table = THREE_CARD_POKER.pay_tables["pair_plus"]
    other = THREE_CARD_POKER.replace(
        pay_tables={**THREE_CARD_POKER.pay_tables, "pair_plus": pays_all(table, 1)}
    )
    for seed in range(40):
        round = play_out(other, seed)
        for again in (
            Log.from_json(json.dumps(round.log.to_json())),
            pickle.loads(pickle.dumps(round)),
            round.fork(),
        ):
            assert again.lines == round.lines
            assert again.game.pay_tables == other.pay_tables
            assert again.log.to_json() == round.log.to_json()


def test_what_no_text_can_hold_is_pickled_and_asked_for() -> None:
    uncapped = LET_IT_RIDE.replace(cap=replace(LET_IT_RIDE.cap, amount=Cents(DEEP)))
    round = play_out(uncapped, 1)
    assert pickle.loads(pickle.dumps(round)).game.cap == uncapped.cap
    with pytest.raises(BadInput, match="another Let It Ride, with cap of its own"):
        Log.from_json(round.log.to_json())
    assert Log.from_json(round.log.to_json(), uncapped).lines == round.lines
