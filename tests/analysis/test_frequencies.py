"""How often each kind of hand comes: counted, and equal to what binomials give."""

from __future__ import annotations

import json
from math import comb

import pytest

from houseway import cli, games
from houseway.analysis.edges import Work
from houseway.analysis.frequencies import frequencies
from houseway.analysis.posted import usual_settings
from houseway.errors import BadInput
from houseway.play.pot import PotGame


def counted(name: str, work: Work = Work()) -> list[dict[str, int]]:
    game = games.find(name)
    assert isinstance(game, PotGame)
    found = frequencies(game, game.read_settings(usual_settings(game)), work)
    return [dict(each.rows) for each in found]


def test_badugi_hands_by_binomials() -> None:
    (hands,) = counted("badugi@bcpc")
    assert sum(hands.values()) == comb(52, 4)
    assert hands["four-card badugi"] == 13 * 12 * 11 * 10


def test_five_cards_of_thirty_two_by_binomials() -> None:
    (hands,) = counted("asian-five-card-stud@bclc")
    assert sum(hands.values()) == comb(32, 5)
    assert hands["four of a kind"] == 8 * 28
    assert hands["full house"] == 8 * 4 * 7 * 6


def of_ranks(many: int) -> int:
    """Seven cards of so many different ranks from ace to eight, and of any above them."""
    ways = {0: 1}  # to have so many cards of the low ranks
    for _ in range(many):
        ways = {
            cards: sum(ways.get(cards - more, 0) * comb(4, more) for more in range(1, 5))
            for cards in range(8)
        }
    return comb(8, many) * sum(ways[cards] * comb(20, 7 - cards) for cards in range(8))


@pytest.mark.soak
def test_seven_cards_have_a_low_as_often_as_ranks_allow() -> None:
    """At least five different ranks of the eight from ace to eight, in seven cards."""
    high, low = counted("stud-8@bcpc")
    assert sum(high.values()) == sum(low.values()) == comb(52, 7)
    assert high["royal flush"] == 4 * comb(47, 2)
    assert low == {"low": sum(map(of_ranks, (5, 6, 7))), "no low": low["no low"]}


def test_omaha_is_dealt_at_random_and_says_so() -> None:
    game = games.find("omaha@bclc")
    assert isinstance(game, PotGame)
    settings = game.read_settings(usual_settings(game))
    (found,) = frequencies(game, settings, Work(rounds=40_000))
    assert found.sampled
    assert found.deals == 40_000
    again = frequencies(game, settings, Work(rounds=40_000))
    assert (found,) == again


@pytest.mark.parametrize(
    ("name", "said"),
    [("pineapple@bcpc", "throws cards away"), ("double-flop-holdem@chico", "more than one board")],
)
def test_hands_that_are_a_matter_of_choice_are_not_counted(name: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        counted(name)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["frequencies", "badugi@bcpc", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["shares"][0]["hands"]["four-card badugi"]["deals"] == 17_160
    with pytest.raises(SystemExit) as ended:
        cli.main(["frequencies", "three-card-poker@bclc"])
    assert ended.value.code == 2
    assert "`houseway edge` has its hands" in capsys.readouterr().err
