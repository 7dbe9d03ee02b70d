"""A card of the dealer's that was seen: by the card it is what it is without, in the mean."""

from __future__ import annotations

from itertools import combinations
from math import comb

import numpy as np
import pytest

from houseway import games
from houseway.analysis.edges.bclc.ultimate_bets import LEAST
from houseway.analysis.edges.bclc.ultimate_texas_holdem import read_blind, worth
from houseway.analysis.edges.dealers_card import DEALS, deals_of_kinds, kinds_behind, kinds_of_three
from houseway.analysis.edges.dealt import values_of
from houseway.analysis.edges.results import DEALERS, SEEN, WORTH
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.kernels.meetings.seen_card import BEHIND, PARTNERS, see_streets, see_ultimate
from houseway.analysis.kernels.meetings.streets import KINDS, LOST, STRONG, WEAK, count_streets
from houseway.analysis.kernels.meetings.ultimate import COUNTERS, SCALE, play_flop
from houseway.games.bclc.ultimate_texas_holdem import GAME as ULTIMATE
from houseway.games.bclc.ultimate_texas_holdem import QUALIFIES
from houseway.hands import FIVE_CARD
from houseway.play.banked import BankedGame

PAIRS = np.array(list(combinations(range(BEHIND), 2)))
FLOP = np.array([3, 22, 48], dtype=np.uint8)


def told(*tables: np.ndarray) -> None:
    """Leave out the player's own cards, which nobody else can show."""
    for table in tables:
        table[..., np.arange(len(PAIRS))[:, None], PAIRS] = 0


@pytest.mark.soak
def test_ultimate_by_the_card_seen_is_the_game_without_it_in_the_mean() -> None:
    blind = read_blind(ULTIMATE.pay_tables["blind"])
    stays, play, waits = np.zeros((3, len(PAIRS), BEHIND), dtype=np.int32)
    see_ultimate(FLOP, blind.row_of, blind.pays, LEAST, stays, play, waits)
    told(stays, play, waits)
    seen, played = np.zeros((2, len(PAIRS), COUNTERS), dtype=np.int32)
    folds = np.zeros(len(PAIRS), dtype=np.int32)
    play_flop(FLOP, blind.row_of, blind.pays, LEAST, seen, played, folds)
    nothing, one = worth(seen, blind, 0), worth(seen, blind, 1)
    assert (stays.sum(axis=1) == 2 * nothing).all()
    assert (play.sum(axis=1) == 2 * (one - nothing)).all()
    blindly = worth(played, blind, 1) - 2 * SCALE * folds
    assert (waits.sum(axis=1) >= 2 * blindly).all()  # who knows more never does worse
    assert (waits.sum(axis=1) > 2 * blindly).any()
    own, card = (7, 30), 41
    at = int(np.flatnonzero((own == PAIRS).all(axis=1))[0])
    both, one = ultimate_by_hand(own, card)
    river = np.maximum(both + one, -2 * PARTNERS)  # board by board
    found = [int(each[at, card]) for each in (stays, play, waits)]
    assert found == [int(SCALE * each.sum()) for each in (both, one, river)]


def test_streets_by_the_card_seen_are_those_without_it_in_the_mean() -> None:
    strong = 5_000
    lead, ante = np.zeros((2, len(PAIRS), BEHIND), dtype=np.int32)
    by_turn = np.zeros((BEHIND, len(PAIRS), BEHIND), dtype=np.int16)
    see_streets(FLOP, strong, SCALE, lead, by_turn, ante)
    told(lead, by_turn, ante)
    out = np.zeros((BEHIND, len(PAIRS), KINDS), dtype=np.int32)
    count_streets(FLOP, strong, out)
    ahead = out[..., STRONG] + out[..., WEAK] - out[..., LOST]
    assert (by_turn.sum(axis=2, dtype=np.int64) == 2 * ahead).all()
    assert (lead.sum(axis=1) == ahead.sum(axis=0)).all()  # every board is there in both orders
    paid = (out[..., STRONG] - out[..., LOST]).sum(axis=0)
    assert (ante.sum(axis=1) == SCALE * paid).all()
    compare_by_hand(lead, own=(7, 30), card=41)


def compare_by_hand(lead: np.ndarray, own: tuple[int, int], card: int) -> None:
    """One holding and one card seen, over all boards and cards beside it."""
    mine, theirs = shown(own, card)
    at = int(np.flatnonzero((own == PAIRS).all(axis=1))[0])
    assert np.sign(mine - theirs).sum() == lead[at, card]


def shown(own: tuple[int, int], card: int) -> tuple[np.ndarray, np.ndarray]:
    """The values of both hands by board, and by what lies beside the card that was seen."""
    behind = [each for each in range(52) if each not in FLOP]
    held = [behind[at] for at in own]
    rest = [each for each in behind if each not in (*held, behind[card])]
    deals = np.array([(*pair, other) for pair in combinations(rest, 2) for other in rest
                      if other not in pair], dtype=np.uint8)  # fmt: skip
    assert len(deals) == comb(46, 2) * PARTNERS
    board = np.hstack([np.tile(FLOP, (len(deals), 1)), deals[:, :2]])
    mine = np.hstack([board, np.tile(np.array(held, dtype=np.uint8), (len(deals), 1))])
    theirs = np.hstack([board, np.full((len(deals), 1), behind[card], np.uint8), deals[:, 2:]])
    first, second = (values_of(FIVE_CARD, hand).reshape(-1, PARTNERS) for hand in (mine, theirs))
    return first, second


def ultimate_by_hand(own: tuple[int, int], card: int) -> tuple[np.ndarray, np.ndarray]:
    """What ante and blind win on each board, and what one ante beside them does."""
    mine, theirs = shown(own, card)
    sign = np.sign(mine - theirs)
    bonus = {"straight": 1, "flush": 1.5, "full house": 3, "four of a kind": 10,
             "straight flush": 50, "royal flush": 500}  # fmt: skip
    pays = np.array([bonus.get(FIVE_CARD.category(int(each)).name, 0) for each in mine[:, 0]])
    ante = np.where(theirs >= QUALIFIES, sign, 0)
    blind = np.where(sign > 0, pays[:, None], sign)
    return (ante + blind).sum(axis=1), sign.sum(axis=1)


def test_three_cards_up_to_their_suits_are_all_that_can_be_dealt() -> None:
    deals = deals_of_kinds()
    assert int(deals.sum()) == DEALS
    dealt = kinds_behind(FLOP)
    own = dealt == kinds_of_three()[1]
    assert own.sum() == 2 * len(PAIRS)  # a number apart for one's own two cards
    assert (deals[np.unique(dealt[~own])] > 0).all()


@pytest.mark.parametrize(
    "name", ["ultimate-texas-holdem@bclc", "texas-holdem-bonus@bclc", "never-foldem-holdem@chico"]
)
def test_what_is_kept_of_a_card_seen_is_better_than_none(name: str) -> None:
    game = games.find(name)
    assert isinstance(game, BankedGame)
    kept = shipped(game)
    assert kept is not None
    figures = kept["asides"][SEEN]["figures"]
    edge = kept["wagers"]["ante"]["house_edge"]
    assert figures["no card"] == edge
    assert figures[WORTH] == pytest.approx(edge - figures[DEALERS])
    assert 0 < figures[WORTH] < 1
