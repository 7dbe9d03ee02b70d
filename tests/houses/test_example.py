"""The example house is installed as any package is, and then stands everywhere."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import houseway

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "harbour"
UV = Path(sys.executable).with_name("uv")

EXERCISE = """
import json
from houseway import games
from houseway.errors import IllegalSeat
from houseway.floor import open_table
from houseway.testing import check_game

for name in ("caribbean-stud", "irish-holdem"):
    check_game(games.find(f"{name}@harbour"), rounds=40)

posted = {"minimum_buy_in": 100, "blinds": (100, 200)}
table = open_table(games.find("irish-holdem@harbour"), posted)
table.sit(1, "Ann", 10_000)
try:
    table.take(1, 100)
except IllegalSeat as refused:
    cited = str(refused.clause)
print(json.dumps({"taken": cited}))
"""

API = """
import json
from fastapi import FastAPI
from fastapi.testclient import TestClient
from houseway.server.routes import clauses, games

app = FastAPI()
app.include_router(games.router)
app.include_router(clauses.router)
room = TestClient(app)
print(json.dumps({
    "game": room.get("/api/games/irish-holdem@harbour").json(),
    "listed": [each["id"] for each in room.get("/api/games").json()],
    "clause": room.get("/api/clauses/harbour/room/4").json(),
    "found": [each["id"] for each in room.get("/api/clauses?q=qualifies+ace").json()],
}))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A folder into which the example is installed, beside the environment of the tests."""
    if not UV.exists():
        pytest.skip("uv is not installed here")
    target = tmp_path_factory.mktemp("site")
    command = [UV, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--offline"]
    command += ["--python", sys.executable, "--target", target, EXAMPLE]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return target


@pytest.fixture(scope="module")
def run(site):
    """Run Python with the example installed; what it prints."""
    source = Path(houseway.__file__).parents[1]
    env = os.environ | {"PYTHONPATH": f"{source}{os.pathsep}{site}", "NO_COLOR": "1"}

    def run(*words: str, typed: str = "") -> str:
        ran = subprocess.run(
            [sys.executable, *words], env=env, capture_output=True, text=True, input=typed
        )
        assert (ran.returncode, ran.stderr) == (0, ""), ran.stdout + ran.stderr
        return ran.stdout

    return run


def test_its_games_clauses_and_scenarios_are_found_by_the_commands(run) -> None:
    listed = run("-m", "houseway", "games")
    assert "The Harbour House\n  caribbean-stud@harbour" in listed
    assert "in euros" in run("-m", "houseway", "games", "irish-holdem@harbour")
    assert "one more minute" in run("-m", "houseway", "clauses", "harbour/room/4")
    checked = run("-m", "houseway", "check", str(EXAMPLE / "scenarios"))
    assert checked == "8 of 8 scenarios come out right\n"


def test_it_is_played_and_counted_in_the_terminal(run) -> None:
    typed = "5\nfold\n\n"
    played = run("-m", "houseway", "play", "caribbean-stud@harbour", "--seed", "1", typed=typed)
    assert "harbour/caribbean-stud/5" in played
    game = ("--game", "irish-holdem@harbour", "--board", "7h8s2cJd")
    counted = json.loads(run("-m", "houseway", "equity", "AsAd", "KcKd", *game, "--json"))
    assert counted["game"] == "irish-holdem@harbour"


def test_it_passes_the_conformance_kit_and_its_tables_cite_its_book(run) -> None:
    assert json.loads(run("-c", EXERCISE)) == {"taken": "harbour/room/3"}


def test_the_api_knows_it(run) -> None:
    pytest.importorskip("fastapi")
    told = json.loads(run("-c", API))
    facts = {key: told["game"][key] for key in ("house_title", "rulebook_title", "symbol")}
    title = "The Harbour House"
    assert facts == {"house_title": title, "rulebook_title": title, "symbol": "€"}
    assert "caribbean-stud@harbour" in told["listed"]
    assert (told["clause"]["rulebook_title"], told["clause"]["section_title"]) == (
        title,
        "The room",
    )
    assert told["found"] == ["harbour/caribbean-stud/7"]
