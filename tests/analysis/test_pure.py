"""Pure 21.5: the bank's hand, the chart, and the side bets on the bank's cards."""

from __future__ import annotations

import random
from math import perm

import pytest

from houseway import games
from houseway.analysis.edges import Work, analyse
from houseway.analysis.edges.chico.pure_21_5 import CHANCES, AgainstUpCard, against_every_card
from houseway.analysis.edges.chico.pure_bank import count_buster, count_red_flex, draws
from houseway.analysis.edges.chico.pure_policy import PlaysTheChart
from houseway.analysis.edges.played import study_by_play
from houseway.cards import decks
from houseway.games.chico.pure_hands import best, red_run

SIX_TO_FIVE, THREE_TO_TWO = (
    games.find(f"pure-21.5-blackjack-{odds}@chico") for odds in ("6-5", "3-2")
)


def test_the_bank_busts_as_often_as_is_published() -> None:
    """A dealer who hits soft 17 from an endless shoe, by up card: Wizard of Odds, "Dealer
    probabilities": 43.9% with a six up, 35.7% with a deuce."""
    ends = AgainstUpCard(6).ends
    assert round(ends[22], 4) == 0.4395
    assert round(AgainstUpCard(2).ends[22], 4) == 0.3567
    assert sum(ends.values()) == pytest.approx(1)


def test_three_eights_come_once_in_169_with_an_eight_up() -> None:
    assert AgainstUpCard(8).ends[888] == pytest.approx(1 / 169)


def test_every_hand_comes_out_as_its_worth_says() -> None:
    for against in against_every_card().values():
        for one in CHANCES:
            for other in CHANCES:
                if {one, other} == {1, 10}:
                    continue
                way = against.first_two(one, other, after_split=False, may_split=True)
                out = list(against.outcomes(one, other))
                assert sum(chance for chance, *_ in out) == pytest.approx(1)
                won = sum(chance * net for chance, _, net, _ in out)
                assert won == pytest.approx(way.worth, abs=1e-12)


def test_the_better_natural_is_worth_what_it_pays_more() -> None:
    """3 to 2 over 6 to 5 adds 0.3 for each pure hand that wins; under an ace even money, which is
    1 in one game, gives way to 9/13 of 1.5 in the other."""
    two = [analyse(game)["base"].house_edge for game in (SIX_TO_FIVE, THREE_TO_TWO)]
    pure = 2 * 4 / 169
    no_ace = pure * (12 / 13 - 4 / 13 / 13)
    ace = pure / 13 * (1.5 * 9 / 13 - 1)
    assert two[0] - two[1] == pytest.approx(0.3 * no_ace + ace, abs=1e-15)


def test_insurance_is_a_ten_in_311_cards() -> None:
    """By hand: 96 tens of 311 cards pay 2 to 1."""
    assert analyse(SIX_TO_FIVE)["insurance"].house_edge == pytest.approx(1 - 3 * 96 / 311)


@pytest.mark.parametrize("number", [1, 2, 6, 8])
def test_rows_of_side_bets_sum_to_the_orders_of_cards(number) -> None:
    for counts in (count_buster(number), count_red_flex(number)):
        total = sum(counts.values())
        assert total in {perm(52 * number, cards) for cards in range(8, 30)}


def test_side_bets_come_as_often_as_at_random() -> None:
    rng, pack, rounds = random.Random(8), list(decks(1)), 20_000
    bust = red = 0
    for _ in range(rounds):
        shoe, held = rng.sample(pack, 25), []
        while draws(tuple(min(c.rank, 10) if c.rank < 14 else 1 for c in held)):
            held.append(shoe[len(held)])
        bust += best(held) > 21 and len(held) == 4
        red += red_run(held) == 3
    for seen, counts, row in (
        (bust, count_buster(1), "4 cards"),
        (red, count_red_flex(1), "3 red cards"),
    ):
        chance = counts[row] / sum(counts.values())
        assert abs(seen - rounds * chance) < 4 * (rounds * chance) ** 0.5, row


def test_eights_are_split_against_a_six_and_given_up_against_a_ten() -> None:
    chart = analyse(SIX_TO_FIVE).study.strategy.charts[2]
    eights = dict(chart.rows)["8-8"]
    assert dict(zip(chart.columns, eights, strict=True))["6"] == "P"
    assert eights[-2:] == ("R", "R")


def test_the_chart_played_by_the_script_comes_within_four_standard_errors() -> None:
    settings = SIX_TO_FIVE.read_settings({"decks": 8})
    policy = PlaysTheChart(takes_even=True)
    played = study_by_play(SIX_TO_FIVE, settings, Work(rounds=2_000, seed=6), policy)
    found = {each.spot: each for each in played.wagers}
    exact = analyse(SIX_TO_FIVE, settings={"decks": 8})
    for spot in ("base", "red_flex", "buster"):
        off = abs(found[spot].house_edge - exact[spot].house_edge)
        assert off < 4 * found[spot].stderr, spot
    assert float(found["base"].staked) == pytest.approx(float(exact["base"].staked), abs=0.03)
