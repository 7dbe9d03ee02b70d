"""Pure 21.5 Blackjack where the rulebook leaves room, and what a view shows of it."""

import json
import random

import pytest

from houseway import games
from houseway.cards import RiggedShoe, Shoe, parse_cards, shuffled
from houseway.errors import IllegalAction
from houseway.floor.bot import answer, risk_no_more
from houseway.play import Layout
from houseway.play.actions import PLAIN, Double, EvenMoney, Hit, Insure, SplitPair, Stand
from houseway.play.banked.bank import Bank
from houseway.play.written_actions import action_from_json, action_to_json
from houseway.testing import check_game
from houseway.wagers import BackBet, Result

GAME = games.find("pure-21.5-blackjack-6-5@chico")
SIBLING = games.find("pure-21.5-blackjack-3-2@chico")
HIT, STAND, SPLIT = PLAIN["hit"], PLAIN["stand"], PLAIN["split_pair"]


def dealt(cards, bets=None, game=GAME, bank=500_000, settings=None, **layout):
    """A round with these cards; `next` are drawn after the first two of everybody."""
    given = {None if p == "next" else p: parse_cards(text) for p, text in cards.items()}
    laid = Layout(bets or {1: {"base": 1_000}}, bank=Bank(8, bank), **layout)
    checked = game.read_settings(settings or {})
    return game.round(laid, RiggedShoe(game.deck_for(checked), given), checked)


def nets(round):
    return [(line.by or line.seat, line.spot, line.net) for line in round.settlement.lines]


def test_the_down_card_is_in_no_view_before_it_is_turned() -> None:
    round = dealt({1: "Th 6s", 8: "9h 7c", "next": "5d"}, settings={"decks": 1})
    for viewer in ("public", "dealer", 1, 8):
        assert round.view(viewer).cards(8) == ("9h", None)
        assert '"7c"' not in json.dumps(round.view(viewer).to_json())
    round.play(STAND)
    assert round.view("public").cards(8) == ("9h", "7c", "5d")


def test_after_a_peek_it_is_still_hidden() -> None:
    round = dealt({1: "Th 6s", 8: "Ah 7c"}, settings={"decks": 1})
    round.play(PLAIN["decline"])
    assert round.view(8).cards(8) == ("Ah", None)
    assert any("no Pure 21.5" in said.words for said in round.view("public").said)


def test_split_hands_lie_side_by_side_and_the_options_name_the_one_in_turn() -> None:
    round = dealt({1: "8s 8h", 8: "9h 7c", "next": "8d Tc 3c 9c"})
    round.play(SPLIT)
    round.play(SPLIT)
    places = [hand.place for seat in round.view(1).seats for hand in seat.hands]
    assert places == ["1a", "1b", "1c", "seat 8"]
    assert round.view(1).hands(1) == [("8s", "Tc"), ("8d",), ("8h",)]
    assert round.options().hand == "1a"
    assert round.options().to_json()["hand"] == "1a"
    assert {hand.of for hand in round.view(1).seats[0].hands} == {"seat 1"}
    assert round.view(1).seats[0].bets == {"base": 3_000}
    round.play(STAND)
    assert round.options().hand == "1b"


@pytest.mark.parametrize(
    ("taken", "text", "written"),
    [
        (Hit(), "hit", {"act": "hit"}),
        (Stand(), "stand", {"act": "stand"}),
        (SplitPair(), "split", {"act": "split_pair"}),
        (EvenMoney(), "even money", {"act": "even_money"}),
        (Double(500), "double 5.00", {"act": "double", "amount": 500}),
        (Insure(250), "insure 2.50", {"act": "insure", "amount": 250}),
    ],
)
def test_an_answer_has_a_text_and_a_json_form(taken, text, written) -> None:
    assert str(taken) == text
    assert action_to_json(taken) == written
    assert action_from_json(written) == taken


def test_whoever_names_no_amount_doubles_in_full_as_far_as_his_chips_go() -> None:
    round = dealt({1: "6s 5h", 8: "9h 7c"}, stacks={1: 1_400})
    offer = round.options().offer(Double)
    assert (offer.least, offer.most, offer.action()) == (100, 400, Double(400))
    with pytest.raises(IllegalAction):
        round.play(Double(500))


def test_nobody_splits_without_the_chips() -> None:
    assert dealt({1: "8s 8h", 8: "9h 7c"}, stacks={1: 1_999}).options().offer(SplitPair) is None
    assert dealt({1: "8s 8h", 8: "9h 7c"}, stacks={1: 2_000}).options().offer(SplitPair)


def test_whoever_joins_insurance_behind_a_seat_takes_even_money_with_it() -> None:
    back = (
        BackBet("Bob", 1, "base", 2_000, frozenset({"insurance"})),
        BackBet("Cat", 1, "base", 4_000),
    )
    round = dealt({1: "As Kd", 8: "Ah Qc"}, back=back)
    round.play(PLAIN["even_money"])
    assert nets(round)[:3] == [(1, "base", 1_000), ("Bob", "base", 2_000), ("Cat", "base", 0)]


@pytest.mark.parametrize(("down", "won"), [("Qc", 1_000), ("7c", 700)])
def test_even_money_as_insurance_is_less_than_even_at_six_to_five(down, won) -> None:
    round = dealt({1: "As Kd", 8: f"Ah {down}"}, settings={"even_money_six_to_five": "insured"})
    round.play(PLAIN["even_money"])
    assert sum(line.net for line in round.settlement.lines if line.seat == 1) == won


def test_at_three_to_two_there_is_nothing_to_choose() -> None:
    names = [setting.name for setting in SIBLING.settings]
    assert len(set(names)) == len(names)
    assert "even_money_six_to_five" not in {setting.name for setting in SIBLING.settings}


@pytest.mark.parametrize(("posted", "paid"), [(False, 600), (True, 600)])
def test_six_to_five_is_exact(posted, paid) -> None:
    round = dealt({1: "As Kd", 8: "9h 8c"}, {1: {"base": 500}}, settings={"half_dollars": posted})
    assert nets(round)[0] == (1, "base", paid)


@pytest.mark.parametrize(("posted", "paid"), [(False, 840), (True, 800)])
def test_without_small_chips_a_payment_is_rounded_down(posted, paid) -> None:
    round = dealt({1: "As Kd", 8: "9h 8c"}, {1: {"base": 700}}, settings={"half_dollars": posted})
    assert nets(round)[0] == (1, "base", paid)


@pytest.mark.parametrize(("posted", "lost"), [(False, 350), (True, 350)])
def test_half_of_an_even_wager_is_exact(posted, lost) -> None:
    round = dealt({1: "Ts 6d", 8: "9h 8c"}, {1: {"base": 700}}, settings={"half_dollars": posted})
    round.play(PLAIN["surrender"])
    assert nets(round)[0] == (1, "base", -lost)


@pytest.mark.parametrize(("posted", "lost"), [(False, 262), (True, 275)])
def test_the_odd_part_of_a_surrender_goes_by_the_chips(posted, lost) -> None:
    round = dealt({1: "Ts 6d", 8: "9h 8c"}, {1: {"base": 525}}, settings={"half_dollars": posted})
    round.play(PLAIN["surrender"])
    assert nets(round)[0] == (1, "base", -lost)


def test_a_surrender_that_is_not_covered_goes_back_in_proportion() -> None:
    round = dealt({1: "Ts 6d", 8: "9h 8c"}, {1: {"base": 2_000}}, bank=400)
    round.play(PLAIN["surrender"])
    played, returned, *_ = round.settlement.lines
    assert (played.stake, played.net) == (800, -400)
    assert (returned.stake, returned.result) == (1_200, Result.RETURNED)


def test_a_shoe_that_runs_out_leaves_the_hands_as_they_are() -> None:
    cards = parse_cards("5s 9h 6h 7c")
    round = GAME.round(Layout({1: {"base": 1_000}}, bank=Bank(8, 5_000)), Shoe(cards))
    assert round.over
    assert nets(round)[0] == (1, "base", -1_000)  # eleven against sixteen


def from_shoe(cards: str):
    """A round from a shoe that holds these cards and no more: two for each, and what is left."""
    laid = Layout({1: {"base": 1_000}}, bank=Bank(8, 5_000))
    return GAME.round(laid, Shoe(parse_cards(cards)))


def test_the_last_card_of_a_shoe_may_be_drawn() -> None:
    round = from_shoe("5s 9h 6h 7c 2d")
    assert round.options().offer(Hit)
    round.play(HIT)
    assert round.over


def test_a_pair_is_split_while_there_is_a_card_for_both() -> None:
    assert from_shoe("8s 9h 8h 7c 2d").options().offer(SplitPair) is None
    round = from_shoe("8s 9h 8h 7c 2d 3d")
    assert round.options().offer(SplitPair)
    round.play(SPLIT)
    assert round.over, "the last card waits for the second hand"
    assert round.view("public").hands(1) == [("8s", "2d"), ("8h", "3d")]


def test_insurance_lies_on_the_layout() -> None:
    round = dealt({1: "Th 6s", 8: "Ah 7c"})
    round.play(Insure(500))
    assert round.bets_of(1) == {"base": 1_000, "insurance": 500}


@pytest.mark.parametrize(("dealt_from", "behind"), [("shoe", 60), ("shuffler", None)])
def test_only_a_shoe_has_a_cut_card(dealt_from, behind) -> None:
    settings = GAME.read_settings({"dealt_from": dealt_from, "cut_card": 60})
    assert GAME.cut_card(settings) == behind


def test_a_full_table_never_breaks_on_one_deck() -> None:
    settings = GAME.read_settings({"decks": 1})
    layout = Layout({seat: {"base": 1_000} for seat in range(1, 8)}, bank=Bank(8, 500_000))
    for seed in range(300):
        rng = random.Random(seed)
        round = GAME.round(layout, Shoe(shuffled(GAME.deck_for(settings), rng)), settings)
        while options := round.options():
            round.play(options.choose(rng))
        assert sum(round.settlement.accounts().values()) == 0


def test_a_bot_answers_what_it_is_offered_and_the_absent_risk_nothing_more() -> None:
    rng = random.Random(3)
    for seed in range(150):
        round = GAME.random_round(seed)
        while options := round.options():
            chosen = answer(round, rng)
            assert options.accepts(chosen)
            idle = risk_no_more(round)
            assert options.accepts(idle)
            assert not isinstance(idle, Double | Insure | SplitPair)
            round.play(chosen)


@pytest.mark.parametrize("game", [GAME, SIBLING], ids=lambda game: game.id)
def test_the_conformance_kit(game) -> None:
    check_game(game, rounds=300, seed=5_000)
