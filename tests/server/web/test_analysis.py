"""What a game costs, over HTTP: kept figures, other odds, and what is refused."""

import pytest
from starlette.testclient import TestClient

from houseway import games
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.how_to_play import NOTHING_TO_DECIDE
from houseway.play.banked import BankedGame
from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.web.limits import Rate
from tests.server.client import Client
from tests.server.houses import house_with

THREE = "/api/games/three-card-poker@bclc/analysis"
BANKED = [game.id for game in games.catalogue().values() if isinstance(game, BankedGame)]


def test_every_banked_game_has_a_report(client: TestClient) -> None:
    for game in BANKED[::4]:  # tests/analysis/par has them all
        found = client.get(f"/api/games/{game}/analysis")
        assert found.status_code == 200, game
        assert found.json()["wagers"], game


def test_a_report_has_what_is_kept(client: TestClient) -> None:
    told = client.get(THREE).json()
    spots = {each["spot"]: each for each in told["wagers"]}
    assert spots["ante"]["house_edge"] == pytest.approx(0.033730, abs=1e-6)
    assert (spots["ante"]["editable"], spots["pair_plus"]["editable"]) == (False, True)
    assert spots["pair_plus"]["combinations"] == "22100"
    assert spots["pair_plus"]["pays"][0] == {"hand": "straight flush", "pays": "40 to 1"}
    assert (told["symbol"], told["method"]) == ("$", "exact")
    assert told["strategy"]["rules"] == ["Play Q-6-4 or better; fold everything below."]


def test_where_nothing_is_decided_the_best_play_says_so(client: TestClient) -> None:
    told = client.get("/api/games/mini-baccarat@bclc/analysis").json()["strategy"]["rules"]
    assert told == [NOTHING_TO_DECIDE]


def test_what_stands_beside_the_edges_is_told(client: TestClient) -> None:
    told = client.get("/api/games/pai-gow-poker@bclc/analysis").json()["asides"]
    game = games.find("pai-gow-poker@bclc")
    assert isinstance(game, BankedGame)
    kept = shipped(game)
    assert kept is not None
    assert [each["title"] for each in told] == list(kept["asides"])
    for each in told:
        aside = kept["asides"][each["title"]]
        assert {one["name"]: one["part"] for one in each["figures"]} == aside["figures"]
        errors = {
            one["name"]: one["stderr"] for one in each["figures"] if one["stderr"] is not None
        }
        assert errors == aside.get("stderr", {})


def test_other_odds_are_counted_at_once(client: TestClient) -> None:
    rows = [{"hand": "straight flush", "pays": "40 to 1"}, {"hand": "pair", "pays": "1 to 1"}]
    found = client.post(THREE, json={"spot": "pair_plus", "rows": rows}).json()
    lost = 22100 - 48 - 3744
    assert found["house_edge"] == pytest.approx((lost - 48 * 40 - 3744) / 22100)
    assert found["outcomes"][0]["probability"] == pytest.approx(lost / 22100)


@pytest.mark.parametrize(
    ("form", "status", "said"),
    [
        ({"spot": "ante", "rows": [{"hand": "pair", "pays": "1 to 1"}]}, 400, "cannot be tried"),
        ({"spot": "pair_plus", "rows": [{"hand": "pair", "pays": "much"}]}, 400, "much"),
        ({"spot": "pair_plus", "rows": []}, 422, "at least 1"),
        ({"spot": "pair_plus", "rows": [{"hand": "x" * 61, "pays": "1 to 1"}]}, 422, "60"),
        ({"spot": "pair_plus", "rows": [{"hand": "a\nb", "pays": "1 to 1"}]}, 422, "pattern"),
        ({"spot": "progressive", "rows": [{"hand": "flush", "pays": "$5"}], "meter": -1}, 422, "0"),
    ],
)
def test_what_cannot_be_tried_is_refused(client: TestClient, form, status, said) -> None:
    answer = client.post(THREE, json=form)
    assert answer.status_code == status
    assert said in answer.text


def test_a_game_for_a_pot_and_one_that_is_none(client: TestClient) -> None:
    assert client.get("/api/games/texas-holdem@bclc/analysis").status_code == 400
    assert client.get("/api/games/nothing@bclc/analysis").status_code == 404


def test_whoever_tries_too_much_has_to_wait(sqlite_url: str, quick: House) -> None:
    form = {"spot": "pair_plus", "rows": [{"hand": "pair", "pays": "1 to 1"}]}
    house = house_with(quick, previews=Rate(burst=2, per_second=0.001))
    with Client(create_app(sqlite_url, house)) as room:
        assert [room.post(THREE, json=form).status_code for _ in range(3)] == [200, 200, 429]
