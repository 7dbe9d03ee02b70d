"""What it is worth to bank: by the edge where all is covered, by the script where it is not."""

from __future__ import annotations

import json

import pytest

from houseway import cli, games
from houseway.analysis.banking import Banker, value_of_banking
from houseway.analysis.edges import Work
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.policy_names import policy_named
from houseway.errors import BadInput
from houseway.money import dollars
from houseway.play.banked import BankedGame

ROUNDS = 600


def game_of(name: str) -> BankedGame:
    game = games.find(name)
    assert isinstance(game, BankedGame)
    return game


def bank(name: str, banker: Banker, **settings: object):
    game = game_of(name)
    posted = game.read_settings(settings)
    policy = policy_named("", game, posted)[1]
    return value_of_banking(game, posted, policy, banker, Work(rounds=ROUNDS, seed=4))


def test_a_bank_that_covers_everything_wins_the_edge_of_every_player() -> None:
    kept = shipped(game_of("three-card-poker@chico"))
    assert kept is not None
    found = bank("three-card-poker@chico", Banker(players=4))
    edge = 4 * kept["wagers"]["ante"]["house_edge"]
    assert abs(found.won - edge) < 4 * found.stderr
    assert (found.fees, found.net, found.returned) == ({}, found.won, 0)


def test_collection_is_paid_whatever_the_cards_are() -> None:
    """Option 1: two dollars of the player-dealer for 200 on the table, half a dollar a player."""
    found = bank("three-card-poker@chico", Banker(players=2), collection_option=1)
    assert found.fees == {"collection": pytest.approx(0.02)}
    assert found.net == pytest.approx(found.won - 0.02)


def test_what_the_cover_does_not_reach_goes_back() -> None:
    little = bank("three-card-poker@chico", Banker(players=3, cover=dollars(100)))
    assert 0.4 < little.returned < 1
    assert abs(little.won) <= 1  # one stake is all that may change hands


def test_a_player_bank_pays_commission_on_what_it_wins() -> None:
    found = bank("three-card-baccarat@bclc", Banker(players=1))
    assert found.fees["commission"] > 0
    assert found.net == pytest.approx(found.won - found.fees["commission"])


@pytest.mark.parametrize(
    ("name", "banker", "said"),
    [
        ("three-card-poker@bclc", Banker(), "is banked by the house alone"),
        ("three-card-poker@chico", Banker(players=7), "there are 1 to 6"),
        ("three-card-poker@chico", Banker(cover=dollars(0)), "more than nothing"),
    ],
)
def test_a_bank_that_cannot_be_is_refused(name: str, banker: Banker, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        banker.check(game_of(name))


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["bank", "three-card-poker@chico", "--rounds", "50", "--workers", "1", "--cover", "150"]
    with pytest.raises(SystemExit):
        cli.main(asked)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("the bank covers $150.00")
    assert [line.split()[0] for line in lines[1:]] == ["from", "collection", "the", "handed"]
    with pytest.raises(SystemExit):
        cli.main([*asked, "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["banker"] == {"players": 3, "stake": 10_000, "cover": 15_000}
    assert told["method"] == "simulated"
