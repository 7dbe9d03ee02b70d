"""Four Card Poker: the sweep against a plain count, and the chart played by the script."""

from math import comb

import numpy as np
import pytest

from houseway.analysis.edges.bclc.four_card_poker import AnteBonus, worth_of
from houseway.analysis.edges.bclc.four_card_poker_bad_beat import paid_floors
from houseway.analysis.edges.bclc.four_card_strategy import by_floors
from houseway.analysis.edges.charted import by_chart, value_of
from houseway.analysis.edges.dealt import masks_of, values_of
from houseway.analysis.edges.open_card import HIDDEN, hands_beside, meet_one
from houseway.analysis.edges.played import study_by_play
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.sweeping import classes_beside, sweep
from houseway.cards import Rank
from houseway.games.bclc.four_card_poker import GAME, FourCardPoker
from houseway.games.bclc.four_card_poker_bad_beat import GAME as BAD_BEAT
from houseway.hands import FOUR_CARD
from houseway.hands.category import PAIR

ROUNDS = 1000
JACK = 9  # counted from the deuce


def test_the_sweep_counts_what_a_plain_count_finds() -> None:
    rows, with_open = hands_beside(4 * JACK)
    weights = np.empty(len(rows), dtype=np.int64)
    classes_beside(rows, 3, weights)
    assert int(weights.sum()) == comb(51, 5)
    picked = np.random.default_rng(4).choice(np.flatnonzero(weights), 200, replace=False)
    values = values_of(FOUR_CARD, rows[picked])
    picked, values = picked[np.argsort(values)], np.sort(values)
    order = np.argsort(with_open)
    marks = np.array([floor for floor, _ in paid_floors(BAD_BEAT.pay_tables["bad_beat"])], np.int32)
    counts = np.empty((200, 2), dtype=np.int32)
    below_marks = np.full((200, len(marks)), HIDDEN, dtype=np.int32)
    sweep(rows[order], with_open[order], rows[picked], values, marks, counts, below_marks)
    masks = masks_of(rows)
    for at in range(0, 200, 8):
        free = with_open[masks & masks[picked[at]] == 0]
        assert len(free) == HIDDEN
        own = with_open[picked[at]] == values[at]  # five cards of his are no hand of the dealer's
        assert (free < values[at]).sum() == counts[at, 0]
        assert (free <= values[at]).sum() == counts[at, 1] - own
        for mark, floor in enumerate(marks):
            if floor <= values[at]:
                assert (free < floor).sum() == below_marks[at, mark]


def test_nothing_is_folded_that_a_side_bet_could_win() -> None:
    met = meet_one((JACK, np.array([], dtype=np.int32)))
    assert int(met.weights.sum()) == 4 * comb(51, 5)
    best = worth_of(met, AnteBonus.of(GAME.pay_tables["ante_bonus"])).argmax(axis=1)
    assert met.values[best == 0].max() < FOUR_CARD.least(PAIR, Rank.ACE)
    kept = shipped(GAME)
    assert kept is not None
    floors = [value_of(FOUR_CARD, each) for each in kept["strategy"]["charts"][0]["rows"]["J"]]
    differs = by_floors(met, (floors[0], floors[1])) != best
    assert int(met.weights[differs].sum()) < 0.05 * 4 * comb(51, 5)  # only what other cards decide


@pytest.mark.parametrize("game", [GAME, BAD_BEAT], ids=lambda each: each.id)
def test_the_chart_played_by_the_script_costs_what_is_kept(game: FourCardPoker) -> None:
    kept = shipped(game)
    assert kept is not None
    told = kept["strategy"]
    policy = by_chart(FOUR_CARD, told["charts"][0]["rows"])
    played = study_by_play(game, game.read_settings({}), Work(rounds=ROUNDS, seed=2), policy)
    more = {"ante": told["mistakes"]["by the chart alone"]}
    assert {each.spot for each in played.wagers} >= {"ante", "aces_up"}
    for each in played.wagers:
        exact = kept["wagers"][each.spot]
        expected = exact["house_edge"] + more.get(each.spot, 0)
        assert abs(each.house_edge - expected) < 4 * exact["std_dev"] / ROUNDS**0.5, each.spot


def test_both_sections_have_the_published_edge() -> None:
    """2.79% of the ante is commonly published; 1.30% of all that is staked follows from it."""
    for game in (GAME, BAD_BEAT):
        kept = shipped(game)
        assert kept is not None
        assert kept["wagers"]["ante"]["house_edge"] == pytest.approx(0.0279, abs=5e-5)
        assert kept["wagers"]["ante"]["element_of_risk"] == pytest.approx(0.0130, abs=5e-5)
