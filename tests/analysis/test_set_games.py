"""Games in which seven cards are set: kernels and scripts agree, bonuses are counted whole."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import comb

import numpy as np
import pytest

from houseway import games
from houseway.analysis.edges import Work, analyse
from houseway.analysis.edges.ace_high import Kind, hands, pairs
from houseway.analysis.edges.bclc import fast_action_holdem as fast_action
from houseway.analysis.edges.bclc import fortune_asia_poker as asia
from houseway.analysis.edges.dealt import count_table, pack_of, values_of
from houseway.analysis.edges.fast_bonus import bonus_kinds
from houseway.analysis.edges.played import study_by_play
from houseway.analysis.edges.random_rounds import count_rounds, stream_of
from houseway.analysis.edges.set_play import (
    house_way_against_itself,
    play_rounds,
    posted_bits,
    set_wager,
)
from houseway.analysis.edges.seven_cards import seven, sevens_with_joker
from houseway.analysis.kernels.ways.asia_way import set_threes
from houseway.analysis.kernels.ways.fast_way import keep_twos
from houseway.analysis.kernels.ways.set_rounds import BY_SIZE, BY_TIER, Way, set_hands
from houseway.analysis.policies import stays_in
from houseway.cards import JOKER, STANDARD, WITH_JOKER, Cards
from houseway.games.bclc.fast_action_holdem import SIX_DECKS
from houseway.games.bclc.fast_action_house_way import set_cards
from houseway.games.bclc.fortune_asia_house_way import house_way as in_three
from houseway.games.bclc.fortune_asia_match import RANKINGS
from houseway.games.bclc.pai_gow_house_way import house_way as by_size
from houseway.games.chico.fortune_house_way import house_way as by_tier
from houseway.hands import (
    FORTUNE_BONUS,
    INSURANCE,
    JOKER_FIVE_CARD,
    JOKER_TWO_CARD,
    PAI_GOW_ACE_HIGH,
)
from houseway.play import Options
from houseway.play.actions import Action, Keep
from houseway.play.view import View

WAYS = {
    "sizes, literal": (BY_SIZE, by_size, {"pg_9_8_2_b": "literal", "pg_keep_royal": False}, 1),
    "sizes, royal kept": (BY_SIZE, by_size, {"pg_9_8_2_b": "best_front", "pg_keep_royal": True}, 2),
    "tiers": (BY_TIER, by_tier, {}, 0),
}


def dealt(rounds: int, seed: int) -> list[Cards]:
    """Hands at random; every other one has the joker, which is where house ways are hard."""
    rng = random.Random(seed)
    plain, deck = list(STANDARD), list(WITH_JOKER)
    return [
        tuple([*rng.sample(plain, 6), JOKER] if number % 2 else rng.sample(deck, 7))
        for number in range(rounds)
    ]


@pytest.mark.parametrize("name", WAYS)
def test_the_kernel_sets_cards_as_the_house_way_does(name) -> None:
    way, script, settings, posted = WAYS[name]
    rows = dealt(2_000, 11)
    cards = np.array([[card.index for card in row] for row in rows], dtype=np.uint8)
    high, low = np.zeros(len(rows), np.int64), np.zeros(len(rows), np.int64)
    set_hands(way, posted, cards, high, low)
    for row, behind, front in zip(rows, high.tolist(), low.tolist(), strict=True):
        five, two = script(row, settings).hands
        assert (behind, front) == (JOKER_FIVE_CARD.value(five), JOKER_TWO_CARD.value(two)), row


def test_the_kernel_sets_three_hands_as_the_house_way_does() -> None:
    rows = dealt(2_000, 12)
    cards = np.array([[card.index for card in row] for row in rows], dtype=np.uint8)
    worth = np.zeros((len(rows), 3), np.int64)
    set_threes(cards, worth)
    for row, found in zip(rows, worth.tolist(), strict=True):
        hands = in_three(row, {}).hands
        assert found == [by.value(cards) for by, cards in zip(RANKINGS, hands, strict=True)], row


@pytest.mark.parametrize("top_suited", [False, True])
def test_the_kernel_keeps_the_two_cards_that_the_house_way_keeps(top_suited) -> None:
    rng = random.Random(13)
    rows = [tuple(rng.sample(SIX_DECKS, 4)) for _ in range(2_000)]
    cards = np.array([[card.index for card in row] for row in rows], dtype=np.uint8)
    kept = np.zeros((len(rows), 2), np.uint8)
    keep_twos(cards, int(top_suited), kept)
    for row, found in zip(rows, kept.tolist(), strict=True):
        two, _ = set_cards(row, top_suited=top_suited)
        assert sorted(found) == sorted(card.index for card in two), row


@pytest.mark.soak
def test_insurance_counts_hands_without_a_pair_by_their_top_card() -> None:
    """By hand: nine high are seven of the eight ranks from two to nine, with no five in a row."""
    counts = count_table(
        games.find("fortune-asia-poker@bclc").pay_tables["insurance"],
        INSURANCE,
        7,
        WITH_JOKER,
        Work(),
    )
    without = {frozenset(range(2, 10)) - {gap} for gap in (5, 6)}
    suits = 4**7 - 4 * (1 + 21 + 189)  # seven, six or five of a suit are a flush
    assert counts["nine high"] == len(without) * suits
    assert sum(counts.values()) == comb(53, 7)


@pytest.mark.soak
def test_blocks_deal_the_same_cards_whoever_deals_them() -> None:
    game = games.find("pai-gow-poker@bclc")
    settings = game.read_settings({})
    work = Work(rounds=(1 << 20) + 1000, seed=3)
    alone = play_rounds(BY_SIZE, settings, work)
    with ThreadPoolExecutor(2) as pool:
        shared = play_rounds(BY_SIZE, settings, Work(pool, rounds=work.rounds, seed=3))
    for one, other in zip(alone, shared, strict=True):
        assert (one == other).all()
        assert one.sum() == work.rounds


@pytest.mark.soak
def test_fortune_is_counted_as_by_hand() -> None:
    """By hand: five aces are all four, the joker and two of 48 cards; seven of a suit in a row
    begin with one of eight ranks. The others are those of another count, of every hand by plain
    loops that know neither lanes nor rankings."""
    game = games.find("fortune-pai-gow@bclc")
    fortune = seven(game, "fortune", FORTUNE_BONUS, Work())
    rows = counts = {row.name: row.deals for row in fortune.rows}
    assert counts["straight"] == 11_034_204
    assert counts["three of a kind"] == 7_672_500
    assert counts["flush"] == 6_172_088
    assert counts["full house"] == 4_188_528
    assert counts["four of a kind"] == 307_472
    assert counts["straight flush"] == 184_644
    assert counts["royal flush"] == 26_020
    assert counts["royal flush plus royal match"] == 72
    assert counts["seven-card straight flush with joker"] == 196
    assert rows["five aces"] == comb(48, 2)
    assert rows["seven-card straight flush"] == 4 * 8
    assert sum(rows.values()) == comb(53, 7)
    assert round(fortune.house_edge, 8) == 0.07765575


def test_a_joker_may_be_left_out_of_the_top_row() -> None:
    """Six of a suit within seven in a row: the joker makes five of them royal or not."""
    found = sevens_with_joker()
    assert len(found) == 196
    assert set(found) == {"royal flush", "straight flush"}


@pytest.mark.soak
def test_ace_high_hands_are_as_many_as_are_dealt() -> None:
    table = games.find("face-up-pai-gow@bclc").pay_tables["fortune"]
    counts = count_table(table, PAI_GOW_ACE_HIGH, 7, WITH_JOKER, Work())
    assert hands(Kind(joker=False)) == counts["ace high"]
    assert hands(Kind(joker=True)) == counts["ace high with joker"]


def test_pairs_of_ace_high_hands_come_as_often_as_at_random() -> None:
    both = 2 * pairs(Kind(joker=True), Kind(joker=False)) + pairs(*[Kind(joker=False)] * 2)
    chance = both / (comb(53, 7) * comb(46, 7))
    rng, deals = np.random.default_rng(4), 200_000
    deck = np.array(pack_of(WITH_JOKER))
    rows = np.array([rng.permutation(deck)[:14] for _ in range(deals)], dtype=np.uint8)
    two = [values_of(PAI_GOW_ACE_HIGH, rows[:, part]) for part in (slice(7), slice(7, 14))]
    seen = int(((two[0] > 0) & (two[1] > 0)).sum())
    assert abs(seen - deals * chance) < 4 * (deals * chance) ** 0.5


def house_way(view: View, options: Options) -> Action:
    """Set the house way; where only two cards are kept, those that it keeps."""
    for offer in options.offers:
        if offer.kind is Keep:
            return Keep(set_cards(offer.cards, top_suited=False)[0])
    return stays_in(view, options)


MANY = Work(rounds=1 << 19)


def compared(way: int) -> np.ndarray:
    deal = partial(house_way_against_itself, Way(way, posted_bits({}), 0))
    return count_rounds(deal, MANY).sum(axis=0)


SAMPLED = {
    "pai-gow-poker@bclc": lambda: set_wager(
        compared(BY_SIZE), games.find("pai-gow-poker@bclc").commission
    ),
    "fortune-pai-gow@chico": lambda: set_wager(compared(BY_TIER)),
    "fortune-asia-poker@bclc": lambda: asia.main_game(
        count_rounds(asia.house_way_against_itself, MANY)
    ),
    "fast-action-holdem@bclc": lambda: analyse(games.find("fast-action-holdem@bclc"), work=MANY)[
        "ante"
    ],
}


@pytest.mark.soak  # half a minute of compiling, where nothing is compiled yet
@pytest.mark.parametrize("name", SAMPLED)
def test_the_script_comes_within_four_standard_errors(name) -> None:
    game, found = games.find(name), SAMPLED[name]()
    played = study_by_play(game, game.read_settings({}), Work(rounds=1_000, seed=5), house_way)
    base = next(each for each in played.wagers if each.spot == found.spot)
    assert found.sampled
    assert abs(base.house_edge - found.house_edge) < 4 * base.stderr


@pytest.mark.soak
def test_the_bonus_of_fast_action_is_counted_as_it_is_dealt() -> None:
    """Every deal, told apart up to suits, against rounds dealt at random."""
    kinds = bonus_kinds(0, Work())
    deals = comb(312, 4) * comb(308, 5)
    assert sum(kinds.values()) == deals
    counts = fast_action.house_way_against_itself(0, stream_of(7, 0), 1 << 20).sum(axis=1)
    for name, seen in zip(kinds, counts.tolist(), strict=True):
        expected = kinds[name] / deals * (1 << 20)
        assert abs(seen - expected) < 4 * expected**0.5 + 1, name
