"""Pure 21.5: the bank's hand, the chart, and the side bets on the bank's cards."""

from __future__ import annotations

import random
from math import perm

import pytest

from houseway import games
from houseway.analysis.best_play import best_play
from houseway.analysis.edges import Work
from houseway.analysis.edges.chico.pure_21_5 import (
    CHANCES,
    AgainstUpCard,
    against_every_card,
    of,
)
from houseway.analysis.edges.chico.pure_21_5_blackjack_6_5 import insurance
from houseway.analysis.edges.chico.pure_bank import count_buster, count_red_flex, draws
from houseway.analysis.edges.chico.pure_decks import Terms, play_shoe
from houseway.analysis.edges.chico.pure_endless import endless_edge
from houseway.analysis.edges.chico.pure_letters import endless_letters, letters_for
from houseway.analysis.edges.chico.pure_policy import PlaysTheChart
from houseway.analysis.edges.chico.pure_shoe import Shoe, holding
from houseway.analysis.edges.chico.pure_splits import Split, patterns
from houseway.analysis.edges.played import study_by_play
from houseway.analysis.edges.shipped import shipped
from houseway.cards import decks
from houseway.games.chico.pure_hands import best, red_run

SIX_TO_FIVE, THREE_TO_TWO = (
    games.find(f"pure-21.5-blackjack-{odds}@chico") for odds in ("6-5", "3-2")
)


def test_the_bank_busts_as_often_as_a_plain_walk_through_its_cards_finds() -> None:
    """Card by card from an endless shoe, a soft seventeen drawn to; by hand, nothing is kept."""

    def busts(hard: int, ace: bool) -> float:
        soft = hard + 10 if ace and hard <= 11 else 0
        if hard > 21:
            return 1.0
        if soft > 17 or (hard >= 17 and not soft):
            return 0.0
        return sum((4 if v == 10 else 1) / 13 * busts(hard + v, ace or v == 1)
                   for v in range(1, 11))  # fmt: skip

    for up in (2, 6):
        ends = AgainstUpCard(up).ends
        assert ends[22] == pytest.approx(busts(up, False))
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
    two = [endless_edge(1.2, takes_even=True), endless_edge(1.5, takes_even=False)]
    pure = 2 * 4 / 169
    no_ace = pure * (12 / 13 - 4 / 13 / 13)
    ace = pure / 13 * (1.5 * 9 / 13 - 1)
    assert two[0] - two[1] == pytest.approx(0.3 * no_ace + ace, abs=1e-15)


def test_the_bank_ends_somewhere_whatever_is_left() -> None:
    """All ends of the bank's come to one, but for a ten under an ace, which is found before."""
    for number in (1, 6):
        for up in range(1, 11):
            shoe, held = Shoe(number, up), holding(10, 6)
            assert shoe.standing(held).sum() == pytest.approx(shoe.not_pure(held), abs=1e-12)


def test_the_end_of_one_shoe_by_plain_dealing() -> None:
    """Every order of the bank's cards behind a six, from one deck without ten and six."""
    shoe, held = Shoe(1, 6), holding(10, 6)
    found: dict[int, float] = {}

    def deal(cards: tuple[int, ...], left: list[int], chance: float) -> None:
        if not draws(cards):
            total = of(*cards).best
            found[total] = found.get(total, 0.0) + chance
            return
        for value, number in enumerate(left, 1):
            if number:
                left[value - 1] -= 1
                deal((*cards, value), left, chance * number / (sum(left) + 1))
                left[value - 1] += 1

    deal((6,), shoe.left(held).tolist(), 1.0)
    won = sum(chance for total, chance in found.items() if total == 22)
    lost = sum(chance for total, chance in found.items() if total < 22)
    spread = shoe.standing(held)  # sixteen wins where the bank busts, and nowhere else
    assert spread[4] == pytest.approx(won, abs=1e-12)
    assert spread[1] == pytest.approx(lost, abs=1e-12)


def test_a_hand_of_a_split_is_played_for_its_own_cards() -> None:
    """Two hands at most are twice one hand that is dealt from what the pair leaves."""
    split = Split(6, 6, 8)
    one, pair = split.cards(0)
    assert split.of(2) == pytest.approx(2 * (one + pair), abs=1e-12)
    assert split.best[0] >= split.of(2)[0]


def test_orders_of_second_cards() -> None:
    """By hand: up to three hands, one card may split again, before or after another hand."""
    assert patterns(2) == {(0, 2, 0): 1, (0, 1, 1): 2, (0, 0, 2): 1}
    assert sum(patterns(3).values()) == 1 + 8 + 4


@pytest.mark.soak
def test_many_decks_are_an_endless_shoe() -> None:
    found = play_shoe(Terms(4000, 1.2, takes_even=True), Work())
    edge = -sum(won * chance for (_, won), chance in found.rows.items())
    assert edge == pytest.approx(endless_edge(1.2, takes_even=True), abs=5e-6)


def test_insurance_is_a_ten_in_311_cards() -> None:
    """By hand: 96 tens of 311 cards pay 2 to 1."""
    assert insurance(6).house_edge == pytest.approx(1 - 3 * 96 / 311)


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
    kept = shipped(SIX_TO_FIVE)
    assert kept is not None
    chart = kept["strategy"]["charts"][2]
    eights = chart["rows"]["8-8"]
    assert dict(zip(chart["columns"], eights, strict=True))["6"] == "P"
    assert eights[-2:] == ["R", "R"]


def test_the_chart_played_by_the_script_comes_within_four_standard_errors() -> None:
    """Figures and chart are those of six decks."""
    settings = SIX_TO_FIVE.read_settings({})
    policy = PlaysTheChart(letters=letters_for(6), takes_even=True)
    played = study_by_play(SIX_TO_FIVE, settings, Work(rounds=2_000, seed=6), policy)
    found, kept = {each.spot: each for each in played.wagers}, shipped(SIX_TO_FIVE)
    assert kept is not None
    for spot in ("base", "red_flex", "buster"):
        off = abs(found[spot].house_edge - kept["wagers"][spot]["house_edge"])
        assert off < 4 * found[spot].stderr, spot
    base = kept["wagers"]["base"]
    staked = base["house_edge"] / base["element_of_risk"]
    assert float(found["base"].staked) == pytest.approx(staked, abs=0.03)


def test_the_chart_of_a_table_is_that_of_its_decks() -> None:
    """The printed chart is what six decks are played by; fewer decks and none differ from it."""
    kept = shipped(SIX_TO_FIVE)
    assert kept is not None
    printed = {name: tuple(cells) for chart in kept["strategy"]["charts"]
               for name, cells in chart["rows"].items()}  # fmt: skip
    assert dict(letters_for(6).rows) == printed
    assert len({letters_for(decks) for decks in (1, 6)} | {endless_letters()}) == 3
    policy = best_play(SIX_TO_FIVE, SIX_TO_FIVE.read_settings({"decks": 1}))
    assert isinstance(policy, PlaysTheChart)
    assert policy.letters == letters_for(1)


def test_a_letter_says_what_is_done_later() -> None:
    six = letters_for(6)
    assert six.first(10, 6, 10, split=False, may_split=False) == "surrender"
    assert six.first(10, 6, 10, split=True, may_split=False) == "hit"
    assert six.drawn(of(10, 4, 2), 10) == "hit"
    assert six.first(8, 8, 6, split=False, may_split=True) == "split"
    assert six.first(8, 8, 6, split=True, may_split=False) == "stand"
    assert six.first(1, 1, 6, split=True, may_split=True) == "stand"
    assert six.first(5, 6, 6, split=True, may_split=False) == "double"
    assert six.drawn(of(1, 5, 5), 6) == "stand"  # 21 with an ace


def test_fewer_decks_are_better_for_the_player() -> None:
    for game in (SIX_TO_FIVE, THREE_TO_TWO):
        kept = shipped(game)
        assert kept is not None
        edges = list(kept["asides"]["the base wager by decks"]["figures"].values())
        assert len(edges) == 9  # one to eight, and no end
        assert edges == sorted(edges)
