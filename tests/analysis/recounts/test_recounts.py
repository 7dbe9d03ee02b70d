"""Games counted a second time, by programs that share nothing with the package but the rulebooks.

They are in C and rank hands in a way of their own. Every deal of the hold'em games, Let It Ride and
California's Three Card Poker comes out alike; Discard Inferno, Flushes Gone Wild, Four Card Poker
and Fast Action are dealt at random, and lie where chance allows.
"""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from houseway import games
from houseway.analysis.edges.shipped import shipped
from houseway.play.banked import BankedGame

pytestmark = pytest.mark.soak
HERE = Path(__file__).parent
RANKS = "23456789TJQKA"
Run = Callable[..., bytes]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler is at hand")
    folder = tmp_path_factory.mktemp("recounts")

    def running(name: str, *given: object) -> bytes:
        program = folder / name
        made = (compiler, "-O3", "-o", program, HERE / f"{name}.c", "-lm")
        subprocess.run(made, check=True, timeout=60)
        said = subprocess.run(
            [program, *map(str, given)], check=True, capture_output=True, timeout=3600
        )
        return said.stdout

    return running


def kept(name: str) -> dict[str, Any]:
    game = games.find(name)
    assert isinstance(game, BankedGame)
    found = shipped(game)
    assert found is not None
    return found


def by_net(wager: dict[str, Any]) -> dict[float, int]:
    """The deals of a wager's lines, by what they win."""
    found: Counter[float] = Counter()
    for line in wager["lines"].values():
        found[line["net"]] += line["deals"]
    return dict(found)


def test_every_deal_of_the_holdem_games_comes_out_alike(run: Run) -> None:
    said = np.frombuffer(run("holdem"))
    bonus, never_fold = np.split(said, [169 * 2 * 2 * 4])
    bonus_holds(bonus.reshape(169, 2, 2, 4))
    never_fold_holds(never_fold.reshape(169, 2, 3, 10))


def bonus_holds(deals: np.ndarray) -> None:
    """Ante and flop, and turn and river where they are bet; section 10, 6.14 to 6.16."""
    figures = kept("texas-holdem-bonus@bclc")
    more = np.add.outer(np.arange(2), np.arange(2))[..., None]  # turn and river
    nets = np.concatenate([3 + more, 2 + more, 0 * more, -3 - more], axis=2)
    won, every = (deals * nets).sum(axis=(1, 2, 3)), deals.sum(axis=(1, 2, 3))
    plays = won > -every
    found: Counter[float] = Counter({-1.0: int(every[~plays].sum())})
    for at, net in np.ndenumerate(nets):
        found[float(net)] += int(deals[plays][:, *at].sum())
    assert found == by_net(figures["wagers"]["ante"])
    taken = figures["decisions"]
    played = deals[plays].sum()
    assert taken["before the flop"]["bet"] == pytest.approx(played / every.sum(), abs=1e-12)
    assert taken["turn"]["bet"] == pytest.approx(deals[plays][:, 1].sum() / played, abs=1e-12)
    assert taken["river"]["bet"] == pytest.approx(deals[plays][:, :, 1].sum() / played, abs=1e-12)


def never_fold_holds(deals: np.ndarray) -> None:
    """Ante and calls against the bank; the Final Hand by its table, whoever wins."""
    figures = kept("never-foldem-holdem@chico")
    final = [-1] * 4 + [3, 5, 8, 20, 30, 50]
    ahead = (deals[:, :, 0] - deals[:, :, 2]).sum(axis=(1, 2))
    found: Counter[float] = Counter()
    for (holding, call, out, made), number in np.ndenumerate(deals):
        staked = 1 + 2 * int(ahead[holding] > 0) + call
        found[float((1 - out) * staked + final[made])] += int(number)
    found = Counter({net: number for net, number in found.items() if number})
    assert found == by_net(figures["wagers"]["ante"])
    calls = figures["decisions"]["flop"]["call 1x"]
    assert calls == pytest.approx(deals[:, 1].sum() / deals.sum(), abs=1e-12)


def test_every_deal_of_let_it_ride_comes_out_alike(run: Run) -> None:
    """So many of three equal bets ride; tens or better are the last kind that is counted."""
    pays = (-1, -1, 2, 3, 5, 8, 11, 50, 200, 1000, 1)
    found: Counter[float] = Counter()
    for at, number in enumerate(map(int, run("let_it_ride").split())):
        bets, kind = divmod(at, len(pays))
        found[float((bets + 1) * pays[kind])] += number
    found = Counter({net: number for net, number in found.items() if number})
    assert found == by_net(kept("let-it-ride@bclc")["wagers"]["bet_1"])


def test_every_deal_of_californias_three_cards_comes_out_alike(run: Run) -> None:
    folded, short, beaten, level, loses = map(int, run("three_card").split())
    ante = kept("three-card-poker@chico")["wagers"]["ante"]
    assert by_net(ante) == {-1.0: folded, 1.0: short, 2.0: beaten, 0.0: level, -2.0: loses}


def least(hand: str) -> int:
    """A hand of the chart as the program knows it: K-7-5-4-3, 3-3-7-5-4."""
    ranks = [RANKS.index(each) + 1 for each in hand.split("-")]
    pair = ranks[0] == ranks[1]
    return pair << 26 | sum(each << 16 - 4 * at for at, each in enumerate(ranks[int(pair) :]))


def test_discard_inferno_by_its_chart_costs_what_is_kept(run: Run) -> None:
    figures, rounds = kept("discard-inferno@bclc"), 200_000_000
    told = figures["strategy"]
    rows = told["charts"][0]["rows"]
    floors = [least(rows[rank][column]) for rank in RANKS for column in (1, 0)]
    mean, scatter, *shares = map(float, run("inferno", rounds, 7, *floors).split())
    ante, chart = figures["wagers"]["ante"], told["mistakes"]["by the chart alone"]
    assert abs(mean + ante["house_edge"] + chart) < 4 * scatter / sqrt(rounds)
    assert scatter == pytest.approx(ante["std_dev"], rel=0.02)
    for number, share in enumerate(shares[4:], 1):
        name = f"{number} card{'s' * (number > 1)}"
        chance = figures["wagers"]["burn_baby_burn"]["lines"][name]["probability"]
        assert abs(share - chance) < 4 * sqrt(chance / rounds), name


def least_of_four(hand: str) -> int:
    """A pair of the chart with its two cards beside it: T-T-9-5."""
    pair, _, *beside = (RANKS.index(each) + 1 for each in hand.split("-"))
    return 1 << 26 | pair << 16 | beside[0] << 12 | beside[1] << 8


FOURS = (
    "high card", "pair", "two pair", "straight", "flush", "three of a kind", "straight flush",
    "four of a kind",
)  # fmt: skip


def test_four_card_poker_by_its_chart_costs_what_is_kept(run: Run) -> None:
    """Aces Up is counted in every hand; the Bad Beat Bonus pays for the hand that is beaten."""
    figures, rounds = kept("four-card-poker-bad-beat@bclc"), 100_000_000
    rows = figures["strategy"]["charts"][0]["rows"]
    floors = [least_of_four(rows[rank][column]) for rank in RANKS for column in (1, 0)]
    said = list(map(float, run("four_card", rounds, 3, *floors).split()))
    kinds, (aces, mean, scatter), bets, beaten = said[:8], said[8:11], said[11:15], said[15:]
    every = dict(zip(FOURS, kinds, strict=True)) | {"pair of aces": aces}
    for name, line in figures["wagers"]["aces_up"]["lines"].items():
        assert name == "nothing" or line["deals"] == every[name], name
    ante, chart = figures["wagers"]["ante"], figures["strategy"]["mistakes"]["by the chart alone"]
    assert abs(mean + ante["house_edge"] + chart) < 4 * scatter / sqrt(rounds)
    assert scatter == pytest.approx(ante["std_dev"], rel=0.02)
    assert bets[3] == pytest.approx(figures["decisions"]["play"]["bet three antes"], rel=0.02)
    for name, share in zip(FOURS[2:], beaten[2:], strict=True):
        chance = figures["wagers"]["bad_beat"]["lines"][name]["probability"]
        assert abs(share - chance) < 4 * sqrt(chance / rounds), name


def test_flushes_gone_wild_by_its_rule_costs_what_is_kept(run: Run) -> None:
    figures, rounds = kept("flushes-gone-wild@bclc"), 100_000_000
    (rule,) = figures["strategy"]["rules"]
    assert rule.startswith("Play K-6 of a suit or better")
    mean, scatter, *came = map(float, run("flushes", rounds, 9, *map(RANKS.index, "K6")).split())
    ante, more = figures["wagers"]["ante"], figures["strategy"]["mistakes"]["by the rule alone"]
    assert abs(mean + ante["house_edge"] + more) < 4 * scatter / sqrt(rounds)
    assert scatter == pytest.approx(ante["std_dev"], rel=0.02)
    for margin, share in enumerate(came[3:]):  # what is folded seldom wins by much
        chance = ante["lines"][f"wins by a margin of {margin}"]["probability"]
        assert share == pytest.approx(chance, rel=0.02, abs=4 * sqrt(chance / rounds))


KINDS = (
    "three of a kind", "straight", "flush", "full house", "four of a kind", "five of a kind",
    "straight flush", "royal flush", "five of a kind suited",
)  # fmt: skip


def test_fast_action_by_the_house_way_costs_what_is_kept(run: Run) -> None:
    """Both sides play alike, so that the edge is how often their hands are equal, as well."""
    figures, rounds = kept("fast-action-holdem@bclc"), 100_000_000
    wins, ties, *kinds = map(float, run("fast_action", rounds, 5).split())
    ante = figures["wagers"]["ante"]
    for edge, scatter in ((1 - 2 * wins, 1.0), (ties, sqrt(ties))):
        assert abs(edge - ante["house_edge"]) < 4 * (scatter / sqrt(rounds) + ante["stderr"])
    for name, share in zip(KINDS, kinds[3:], strict=True):
        chance = figures["wagers"]["bonus"]["lines"][name]["probability"]
        assert abs(share - chance) < 4 * sqrt(chance / rounds), name
