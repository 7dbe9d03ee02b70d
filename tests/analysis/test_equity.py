"""Equities: known ones, the same by the scalar path, and by other people's evaluators."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from multiprocessing import get_context
from types import SimpleNamespace

import numpy as np
import phevaluator
import pytest

from houseway import games
from houseway.analysis import Draws, equity
from houseway.analysis.showdown import Showdown, share_of, showdown_of
from houseway.cards import STANDARD, Cards, parse_cards, write_cards
from houseway.errors import BadCards, BadInput
from houseway.hands import RANKINGS
from houseway.play.pot import Grid, PotGame, ThreeTwoOne, TwoBoards

HOLDEM_GAME = games.find("texas-holdem@bclc")
assert isinstance(HOLDEM_GAME, PotGame)
HOLDEM = showdown_of(HOLDEM_GAME)


def ends(hole: int, board: int, *rankings: str, boards: int = 1) -> Showdown:
    shares = tuple(share_of(RANKINGS[each]) for each in rankings)
    return Showdown(STANDARD, hole, board, shares, boards)


OMAHA_HI_LO = ends(4, 5, "omaha", "omaha-eight-low")
TWO_BOARDS = ends(2, 5, "five-card", boards=2)
STUD_HI_LO = ends(7, 0, "five-card", "eight-low")
RAZZ = ends(7, 0, "ace-to-five")


def test_holdem_is_read_off_its_streets() -> None:
    assert ends(2, 5, "five-card") == HOLDEM


def test_aces_against_kings() -> None:
    """The well-known figure, out of all boards."""
    found = equity(["AsAd", "KsKd"])
    aces, kings = found.players
    assert found.exact
    assert found.deals == 1_712_304
    assert (aces.wins, aces.ties, kings.wins) == (1_410_336, 9_308, 292_660)
    assert aces.equity == pytest.approx((1_410_336 + 9_308 / 2) / 1_712_304, abs=1e-15)
    assert aces.lose == pytest.approx(kings.win)


@pytest.mark.soak
def test_aces_against_kings_by_phevaluator() -> None:
    two = [[each.index for each in parse_cards(text)] for text in ("AsAd", "KsKd")]
    rest = [card for card in range(52) if card not in two[0] + two[1]]
    score = [0, 0, 0]
    for board in combinations(rest, 5):
        aces, kings = (phevaluator.evaluate_cards(*hole, *board) for hole in two)
        score[1 + (aces > kings) - (aces < kings)] += 1
    assert score == [1_410_336, 9_308, 292_660]


def test_flops_as_phevaluator() -> None:
    rng = np.random.default_rng(2)
    for _ in range(10):
        dealt = rng.permutation(52)[:9].tolist()
        holes, flop = [dealt[:2], dealt[2:4], dealt[4:6]], dealt[6:]
        wins = [0, 0, 0]
        for more in combinations([card for card in range(52) if card not in dealt], 2):
            ranks = [phevaluator.evaluate_cards(*hole, *flop, *more) for hole in holes]
            if ranks.count(min(ranks)) == 1:
                wins[ranks.index(min(ranks))] += 1
        text = [write_cards(STANDARD[i] for i in some) for some in (*holes, flop)]
        found = equity(text[:3], board=text[3])
        assert [each.wins for each in found.players] == wins


def test_ranges_take_suits_together_without_changing_anything() -> None:
    """The range of aces and kings is 36 ways to hold them, of which three differ."""
    found = equity(["AA", "KK"])
    assert found.exact
    assert found.deals == 36 * 1_712_304
    each = [equity(["AA", text]) for text in ("KsKd", "KsKh", "KsKc", "KdKh", "KdKc", "KhKc")]
    assert found.players[0].wins == sum(one.players[0].wins for one in each)
    assert found.players[0].ties == sum(one.players[0].ties for one in each)


def slow_equity(showdown: Showdown, holes: Sequence[str], boards: Sequence[str], dead: str = ""):  # type: ignore[no-untyped-def]
    """The same by the scalar path and with fractions: every way to fill the hands and boards."""
    given = [parse_cards(each) for each in (*holes, *boards)]
    sizes = [showdown.hole] * len(holes) + [showdown.board] * len(boards)
    out = {card for each in (*given, parse_cards(dead)) for card in each}
    shares = [Fraction(0)] * len(holes)
    deals = 0
    for filled in fill(given, sizes, [card for card in showdown.pack if card not in out]):
        deals += 1
        held, shared = filled[: len(holes)], filled[len(holes) :]
        for board in shared:
            pots = [pot for share in showdown.shares if (pot := winners(share, held, board))]
            for pot in pots:
                for player in pot:
                    shares[player] += Fraction(1, len(pot) * len(pots) * len(shared))
    return [float(each / deals) for each in shares], deals


def winners(share, held: Sequence[Cards], board: Cards) -> list[int]:  # type: ignore[no-untyped-def]
    found = [RANKINGS[share.ranking].value(cards, board) for cards in held]
    best = max(found)
    return [p for p, value in enumerate(found) if value == best] if best >= share.least else []


def fill(given, sizes, rest):  # type: ignore[no-untyped-def]
    if not given:
        yield []
        return
    for more in combinations(rest, sizes[0] - len(given[0])):
        left = [card for card in rest if card not in more]
        for others in fill(given[1:], sizes[1:], left):
            yield [(*given[0], *more), *others]


@pytest.mark.parametrize(
    ("showdown", "holes", "boards", "dead"),
    [
        (HOLDEM, ["AsKs", "QhQd", "7c2d"], ["2s 3s 4d 9h"], "Ah Kh"),
        (HOLDEM, ["AsKs", "QhQd"], ["2s 3s 4d 9h Th"], ""),
        (OMAHA_HI_LO, ["AsAd2s3d", "KsKdQsQd", "4c5c6h7h"], ["8s 9d 2h 3c"], ""),
        (OMAHA_HI_LO, ["AsAd2s3d", "KsKdQsQd"], ["8s 9d 5h"], ""),
        (TWO_BOARDS, ["AsKs", "QhQd"], ["2s 3s 4d 9h", "Ts Td 7h 6c"], "Ah"),
        (STUD_HI_LO, ["AsAd2c3c4cKh", "KsKd5s6s9h7h"], [""], ""),
        (RAZZ, ["As2d3c9hTsJd", "KsKd5s4s2h3h", "7h8h9s6d6cAd"], [""], "Ah 2c 3d 4d 5d 6h 7c 8c"),
    ],
)
def test_equity_is_what_the_scalar_path_finds(
    showdown: Showdown, holes: list[str], boards: list[str], dead: str
) -> None:
    found = equity(holes, game=showdown, board="/".join(boards), dead=dead)
    expected, deals = slow_equity(showdown, holes, boards, dead)
    assert found.exact
    assert found.deals == deals
    assert [each.equity for each in found.players] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    ("showdown", "hands", "board"),
    [
        (HOLDEM, ["AKs, TT+", "QJs, 55"], "2s 7h 9d"),
        (OMAHA_HI_LO, ["AsAd2s3d", "KsKdQsQd"], ""),
        (TWO_BOARDS, ["AsAd", "KsKd"], "2s 3d 4c/5s 6h 7h 8h"),
        (STUD_HI_LO, ["AsAd2c3c4c", "KsKd5s6s9h"], ""),
    ],
)
def test_random_deals_come_near_the_exact_figure(
    showdown: Showdown, hands: list[str], board: str
) -> None:
    exact = equity(hands, game=showdown, board=board)
    drawn = equity(hands, game=showdown, board=board, draws=Draws(200_000, seed=7))
    assert exact.exact
    assert not drawn.exact
    for ours, theirs in zip(drawn.players, exact.players, strict=True):
        assert ours.stderr is not None
        assert 0 < ours.stderr < 0.002
        assert abs(ours.equity - theirs.equity) < 4.5 * ours.stderr
    assert sum(each.equity for each in drawn.players) == pytest.approx(1)


def test_too_many_deals_are_drawn_at_random() -> None:
    found = equity(["AKs, TT+", "random", "random"])
    assert not found.exact
    assert found.deals == 1_000_000


def test_the_answer_does_not_depend_on_the_workers() -> None:
    draws = Draws(100_000, seed=5)
    alone = equity(["AKs, TT+", "random"], draws=draws)
    assert alone != equity(["AKs, TT+", "random"], draws=Draws(100_000, seed=6))
    for number in (1, 3):
        with ThreadPoolExecutor(number) as workers:
            assert equity(["AKs, TT+", "random"], draws=draws, workers=workers) == alone
            assert equity(["AA", "KK"], workers=workers) == equity(["AA", "KK"])


@pytest.mark.soak
def test_workers_may_be_processes() -> None:
    draws = Draws(100_000, seed=5)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as workers:
        found = equity(["AKs, TT+", "random"], draws=draws, workers=workers)
    assert found == equity(["AKs, TT+", "random"], draws=draws)


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    equity(["AA", "KK"], draws=Draws(50_000), progress=lambda *at: seen.append(at))
    assert seen[-1] == (50_000, 50_000)
    assert len(seen) == 4


@pytest.mark.parametrize(
    ("hands", "more", "words"),
    [
        (["AsAd"], {}, "between 2 and 11 hands"),
        (["AsAd", "AsKd"], {}, "cannot be held together"),
        (["AsAd", "AsKd"], {"draws": Draws(100)}, "hardly be held together"),
        (["AsAd", "KK"], {"board": "As Kd 2c"}, "'AsAd' cannot be held"),
        (["AsAd", "KK"], {"board": "2c 2c 3d"}, "2c is there twice"),
        (["AsAd", "KK"], {"board": "2c 3c", "dead": "2c"}, "2c is there twice"),
        (["AsAd", "KK"], {"board": "2c 3c 4c 5c 6c 7c"}, "5 cards at most"),
        (["AsAd", "KK"], {"board": "2c/3c"}, "1 boards in this game, not 2"),
        (["AsAd", "KK"], {"dead": "Jk"}, "Jk is not in the deck"),
    ],
)
def test_what_cannot_be_is_refused(hands: list[str], more: dict[str, str], words: str) -> None:
    with pytest.raises(BadCards if "between" not in words else BadInput, match=words):
        equity(hands, **more)  # type: ignore[arg-type]


def test_only_pot_games_have_equities() -> None:
    with pytest.raises(BadInput, match="not played for a pot"):
        equity(["AsAd", "KK"], game="three-card-poker@bclc")


def test_random_deals_need_a_number() -> None:
    with pytest.raises(BadInput, match="0 trials are too few"):
        Draws(0)


def test_a_game_with_more_shares_and_boards_is_read_the_same_way() -> None:
    holdem = games.find("texas-holdem@bclc")
    shares = tuple(SimpleNamespace(ranking=RANKINGS[each]) for each in ("five-card", "eight-low"))
    game = object.__new__(type(holdem))
    game.__dict__.update(holdem.__dict__, shares=shares, boards=TwoBoards())
    assert showdown_of(game) == ends(2, 5, "five-card", "eight-low", boards=2)


def test_two_boards_of_a_game_each_count_half() -> None:
    game = games.find("double-flop-holdem@chico")
    assert showdown_of(game) == ends(2, 5, "five-card", boards=2)
    told = equity(["AsAd", "KsKd"], game=game, board="Ac 2h 7d 8s 3c / Kh Kc 9d 5s 4c")
    assert [each.equity for each in told.players] == [0.5, 0.5]


def test_a_game_in_which_players_draw_has_no_equity() -> None:
    with pytest.raises(BadInput, match="draw new cards as they choose"):
        equity(["AsAd", "KK"], game="glory-hole-holdem@chico")


@pytest.mark.parametrize("boards", [ThreeTwoOne(), Grid()], ids=["three boards", "a grid"])
def test_a_game_in_which_hands_play_the_best_of_several_boards_has_no_equity(boards) -> None:
    with pytest.raises(BadInput, match="best of several boards"):
        showdown_of(replace(HOLDEM_GAME, boards=boards))
