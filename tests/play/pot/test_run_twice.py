"""The board run twice: what the lines say, and by which section such a table goes."""

import random

import pytest

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.errors import BadSetting
from houseway.floor.bot import choose, risk_no_more
from houseway.play.actions import CALL, CHECK, FOLD, Bet, RunOnce, RunTwice
from houseway.play.pot.stakes import Seating

GAME = games.find("texas-holdem@bclc")
POSTED = {"blinds": (500, 1000), "max_bet": 100_000, "run_twice": True}
TWICE, ONCE = RunTwice(), RunOnce()


def asked(second="4h Kc", **settings):
    """Aces against kings, all in on the flop, and both are asked."""
    cards = {2: "As Ad", 3: "Ks Kd", "board": "2c 7h 9d Tc 3s", "board 2": second}
    shoe = RiggedShoe(GAME.deck, {place: parse_cards(text) for place, text in cards.items()})
    stacks = {1: 50_000, 2: 20_000, 3: 20_000}
    round = GAME.round(Seating(stacks, 1), shoe, GAME.stakes({**POSTED, **settings}))
    for answer in (FOLD, CALL, CHECK, Bet(19_000), CALL):
        round.play(answer)
    return round


def won(round):
    lines = round.settlement.lines
    return [(x.seat, x.net, x.reason, x.clause.id) for x in lines if x.result.value == "wins"]


def test_each_board_has_its_line_and_the_clause_that_says_so() -> None:
    round = asked()
    for _ in range(2):
        round.play(TWICE)
    section = "bclc-poker/21/11.2.9"
    assert [(seat, net, cite) for seat, net, _, cite in won(round)] == [
        (2, 20_000, section),
        (3, 20_000, section),
    ]
    assert all(
        reason.endswith(f"on board {at}") for at, (_, _, reason, _) in enumerate(won(round), 1)
    )


def test_of_each_board_half_of_the_pot_is_called_and_of_one_board_the_pot() -> None:
    twice, once = asked(), asked(run_twice=False)
    for _ in range(2):
        twice.play(TWICE)
    halves = [each.words for each in twice.view(1).said if " takes " in each.words]
    assert [words.partition(" with ")[0] for words in halves] == [
        "Seat 2 takes half of the main pot",
        "Seat 3 takes half of the main pot",
    ]
    (whole,) = [each.words for each in once.view(1).said if " takes " in each.words]
    assert whole.startswith("Seat 2 takes the main pot with ")
    assert "board" not in whole


def test_who_wins_both_boards_wins_by_another_clause() -> None:
    round = asked("4h 5c")
    for _ in range(2):
        round.play(TWICE)
    assert {(seat, cite) for seat, _, _, cite in won(round)} == {(2, "bclc-poker/21/11.2.8")}


def test_run_once_it_is_an_ordinary_hand_of_that_section() -> None:
    round = asked()
    for _ in range(2):
        round.play(ONCE)
    assert round.over
    assert [(seat, cite) for seat, _, _, cite in won(round)] == [(2, "bclc-poker/21/1.2")]
    assert {line.clause.section for line in round.settlement.lines} == {"bclc-poker/21"}


def test_a_table_without_it_goes_by_its_own_section() -> None:
    round = asked(run_twice=False)
    assert round.over
    assert {line.clause.section for line in round.settlement.lines} == {"bclc-poker/17"}


def test_a_replay_runs_it_twice_again() -> None:
    round = asked()
    for _ in range(2):
        round.play(TWICE)
    assert round.fork().settlement.lines == round.settlement.lines
    assert round.game.id == GAME.id


def test_silence_is_no_agreement_and_a_bot_agrees() -> None:
    round = asked()
    assert isinstance(risk_no_more(round), RunOnce)
    assert isinstance(choose(round.view(2), random.Random(1)), RunTwice)


@pytest.mark.parametrize(
    ("settings", "clause"),
    [
        ({"limit": "limit"}, "11.1"),
        ({"mississippi": True}, "4.1.3.a"),
        ({"max_bet": None}, "3.6"),
    ],
)
def test_a_table_that_its_section_forbids_is_refused(settings, clause) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.read_settings({**POSTED, "minimum_buy_in": 1, **settings}, complete=True)
    assert refused.value.clause.id == f"bclc-poker/21/{clause}"


def test_a_table_posts_the_most_for_a_single_bet_by_the_section_of_the_second_run() -> None:
    posted = {"blinds": (500, 1000), "minimum_buy_in": 20_000}
    with pytest.raises(BadSetting, match="'max_bet' is posted") as refused:
        GAME.read_settings({**posted, "run_twice": True}, complete=True)
    assert refused.value.clause == GAME.at({**POSTED, "run_twice": True}).bets.max_bet
