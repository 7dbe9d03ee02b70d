"""What a card seen by mistake is worth: counted plainly for some hands, and what is kept."""

from __future__ import annotations

import json
from math import comb, factorial, perm

import numpy as np
import pytest

from houseway import games
from houseway.analysis.edges import analyse
from houseway.analysis.edges.best_setting import APART, values_by
from houseway.analysis.edges.burned import places_of
from houseway.analysis.edges.chico.pure_shoe import ENDS, endings, holding, shoe_of
from houseway.analysis.edges.dealt import masks_of, pack_of, rows_of, values_of
from houseway.analysis.edges.flush_seen import BEHIND as FOURS
from houseway.analysis.edges.flush_seen import BOARDS, beside
from houseway.analysis.edges.random_rounds import stream_of
from houseway.analysis.edges.results import SEEN, WORTH
from houseway.analysis.edges.second_card import BEHIND, beaten
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.edges.under_open import HIDDEN as UNSEEN
from houseway.analysis.edges.under_open import meet_under
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.flush_boards import COUNTERS, LOST, TIED, WON
from houseway.analysis.kernels.meetings.meeting import meet_by_two
from houseway.analysis.kernels.rounds.bank_draws import count_endings
from houseway.analysis.kernels.ways.best_setting import FRONTS, HANDS, count_bank
from houseway.analysis.kernels.ways.seen_card import KINDS, count_bank_by_card
from houseway.analysis.kernels.ways.set_rounds import BY_TIER, Way
from houseway.cards import WITH_JOKER, parse_cards
from houseway.games.chico.three_card_poker import QUALIFIES
from houseway.hands import CHICO_THREE_CARD, FOUR_CARD, JOKER_FIVE_CARD, LONGEST_FLUSH
from houseway.play.banked import BankedGame

OPEN = {"face-up-pai-gow@bclc"}  # all cards of the dealer's lie open
BY_CHANCE = {"three-card-baccarat@bclc"}  # nothing is decided once the bet is made
NINE = 28  # the first card that is thrown away
BANKED = [game for game in games.catalogue().values() if isinstance(game, BankedGame)]
SHOWN = [game for game in BANKED if SEEN in (shipped(game) or {}).get("asides", {})]


def without(*cards: int) -> np.ndarray:
    return np.array([each for each in range(52) if each not in cards], dtype=np.uint8)


def test_a_second_card_of_four_card_poker_counts_what_a_plain_count_finds() -> None:
    found = beaten((8, 45))  # clubs, then diamonds
    assert int(found.weights.sum()) == comb(50, 5)
    fours = rows_of(without(8, 45), 4)
    known = np.full((len(fours), 2), (8, 45), dtype=np.uint8)
    theirs, masks = values_of(FOUR_CARD, np.hstack([fours, known])), masks_of(fours)
    for own in ([0, 4, 17, 30, 51], [2, 3, 18, 33, 50], [10, 11, 40, 41, 42]):
        hand = np.array([own], dtype=np.uint8)
        value = int(values_of(FOUR_CARD, hand)[0])
        free = theirs[masks & masks_of(hand)[0] == 0]
        assert len(free) == BEHIND
        assert int((free <= value).sum()) in found.won[found.values == value]


def test_a_card_of_a_flush_counts_what_a_plain_count_finds() -> None:
    card, board = 28, (2, 37)
    nets = np.array([-1000, 3, *(7**margin for margin in range(COUNTERS - WON))])
    hands = rows_of(without(card, *board), 5)
    hands = np.random.default_rng(6).choice(hands, 40, replace=False)
    worth, fours = beside(card, hands, nets, [board]), rows_of(without(card, *board), 4)
    known = np.full((len(fours), 3), (card, *board), dtype=np.uint8)
    theirs, masks = values_of(LONGEST_FLUSH, np.hstack([fours, known])), masks_of(fours)
    for at in range(len(hands)):
        hand = hands[at : at + 1]
        value = int(values_of(LONGEST_FLUSH, np.hstack([hand, [board]]).astype(np.uint8))[0])
        free = theirs[masks & masks_of(hand)[0] == 0]
        assert len(free) == FOURS
        margins = (value >> 28) - (free[free < value] >> 28)
        won = int(nets[WON + margins].sum()) + int((free == value).sum()) * int(nets[TIED])
        lost = int((free > value).sum()) * int(nets[LOST])
        elsewhere = (BOARDS - 1) * FOURS * int(nets[LOST])  # boards that were not laid
        assert worth[at] == won + lost + elsewhere


TOPS = {"a low card open": "5c Kd", "a high card over a low one": "Kc 5d",
        "two high cards": "Kc Qd"}  # fmt: skip
SIXES = ("As Ks Qs Js Ts 2h", "9h 9d 8c 7s 4d 2c", "Ah Qh Tc 6d 4h 3s", "Kh Kd 5h 4c 3h 3c")


@pytest.mark.some(1)
@pytest.mark.parametrize("top", TOPS)
def test_the_next_card_of_an_inferno_counts_what_a_plain_count_finds(top: str) -> None:
    two, sixes = (np.array([[card.index for card in parse_cards(each)] for each in told])
                  for told in ([TOPS[top]], SIXES))  # fmt: skip
    first, second = two[0].tolist()
    met = meet_under((first, second), np.sort(sixes, axis=1).astype(np.uint8))
    assert met.won[0] + met.tied[0] == UNSEEN  # orders of five cards: none beats a royal flush
    kept = two[0] if top == "a low card open" else [second]
    for own, place, won, tied in zip(sixes, *met, strict=True):
        rest = without(first, second, *own)
        if top == "two high cards":
            found = burnt(rest)
        else:
            fives = rows_of(rest, 5)
            laid = np.full((len(fives), len(kept)), kept, dtype=np.uint8)
            found = [(places_of(np.hstack([fives, laid])), np.full(len(fives), 120))]
        assert won == sum(int(ways[places < place].sum()) for places, ways in found)
        assert tied == sum(int(ways[places == place].sum()) for places, ways in found)


def burnt(rest: np.ndarray) -> list[tuple[np.ndarray, np.ndarray]]:
    """What may be left of five cards, and in how many orders: high ones lie on top of it."""
    found = []
    for left in range(1, 6):
        rows = rows_of(rest, left)
        high = (rows >= NINE).sum(axis=1)
        thrown = np.array([perm(int((rest >= NINE).sum()) - n, 5 - left) for n in range(left + 1)])
        first = (left - high) * factorial(left - 1) if left > 1 else 1  # the last one is kept
        found.append((places_of(rows), thrown[high] * first))
    return found


def test_two_cards_of_three_count_what_a_plain_count_finds() -> None:
    """Q-7-4 against what any third card makes of two: below a queen the bank does not qualify."""
    own, nets = np.array([[8, 22, 43]], dtype=np.uint8), np.array([1, 2, 0, -2])
    value, out = int(values_of(CHICO_THREE_CARD, own)[0]), np.zeros((52, 52), dtype=np.int64)
    others = rows_of(without(), 3)
    theirs = values_of(CHICO_THREE_CARD, others)
    meet_by_two(masks_of(own)[0], value, others, theirs, QUALIFIES, nets, out)
    for two in ((3, 50), (0, 1), (41, 42), (44, 49)):
        rest = without(*own[0], *two)
        banks = np.hstack([np.full((len(rest), 2), two), rest[:, None]]).astype(np.uint8)
        found = values_of(CHICO_THREE_CARD, banks)
        won = np.where(found < QUALIFIES, 1, 2 * np.sign(value - found.astype(np.int64)))
        assert out[two] == won.sum()
    assert not out[own[0]].any()  # what one holds oneself is nobody else's


@pytest.mark.parametrize("up", [1, 6, 8, 10])
def test_a_face_down_card_leaves_the_bank_what_it_has_unseen(up: int) -> None:
    """Over all cards that may lie there, the bank ends as it does where none was seen."""
    held, blind = holding(10, 6), np.zeros(len(ENDS))
    left = shoe_of(6, up).left(held)
    count_endings(left, endings(up), blind)
    seeing = np.zeros(len(ENDS))
    for under in range(1, 11):
        if (up, under) != (1, 10):
            each = np.zeros(len(ENDS))
            count_endings(shoe_of(6, up, under=under).left(held), endings(up, under), each)
            assert each.sum() == pytest.approx(1)
            seeing += each * left[under - 1] / left.sum()
    assert seeing == pytest.approx(blind)
    eights = shoe_of(6, 8, under=8).three_eights(held), shoe_of(6, 8, under=7).three_eights(held)
    assert eights == (pytest.approx(22 / 308), 0)


def test_hands_of_the_bank_by_their_cards_are_all_of_its_hands() -> None:
    values = values_by(JOKER_FIVE_CARD, 5)
    once, seven = (np.zeros((*kinds, values.size, FRONTS), np.int64) for kinds in ((), (KINDS,)))
    house, pack = Way(BY_TIER, 0, 0), pack_of(WITH_JOKER)
    count_bank(house, stream_of(APART, 3), pack.copy(), values, once)
    count_bank_by_card(house, stream_of(APART, 3), pack.copy(), values, seven)
    assert (seven.sum(axis=0) == 7 * once).all()
    share = seven.sum(axis=(1, 2)) / (2 * HANDS * 7)
    assert share == pytest.approx([4 / 53] * 13 + [1 / 53], rel=0.02)


@pytest.mark.parametrize("game", SHOWN, ids=lambda each: each.id)
def test_what_is_kept_of_a_card_seen_is_better_than_none(game: BankedGame) -> None:
    kept = shipped(game)
    assert kept is not None
    aside = kept["asides"][SEEN]
    edge, seen, worth = aside["figures"].values()
    assert list(aside["figures"])[-1] == WORTH
    assert worth == pytest.approx(edge - seen)
    assert 4 * aside.get("stderr", {}).get(WORTH, 0) < worth < 1


def test_every_game_with_a_hidden_card_tells_what_seeing_it_is_worth() -> None:
    untold = {game.id for game in BANKED} - {game.id for game in SHOWN}
    assert untold == OPEN | BY_CHANCE


@pytest.mark.soak
@pytest.mark.parametrize("game", SHOWN, ids=lambda each: each.id)
def test_a_card_seen_counted_anew_is_worth_what_is_kept(game: BankedGame) -> None:
    """Exact figures to the last digits; sampled ones, from other deals, within four errors."""
    kept = shipped(game)
    assert kept is not None
    told = analyse(game, work=Work(rounds=1 << 22, seed=78, thorough=True)).to_json()["asides"]
    found, aside = json.loads(json.dumps(told))[SEEN], kept["asides"][SEEN]
    assert found.keys() == aside.keys()
    for name, part in found["figures"].items():
        if "stderr" in found:
            errors = found["stderr"].get(name, 0) + aside["stderr"].get(name, 0)
            assert abs(part - aside["figures"][name]) <= 4 * errors, name
        else:
            assert part == pytest.approx(aside["figures"][name], rel=1e-9), name
