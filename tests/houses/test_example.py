"""The example house, installed in a fresh virtual environment, stands everywhere."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import houseway

ROOT = Path(__file__).parents[2]
PACKAGE = Path(houseway.__file__).parent
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
from houseway.server.routes import analysis, clauses, games

app = FastAPI()
app.include_router(games.router)
app.include_router(analysis.router)
app.include_router(clauses.router)
room = TestClient(app)
print(json.dumps({
    "game": room.get("/api/games/irish-holdem@harbour").json(),
    "listed": [each["id"] for each in room.get("/api/games").json()],
    "clause": room.get("/api/clauses/harbour/room/4").json(),
    "found": [each["id"] for each in room.get("/api/clauses?q=qualifies+ace").json()],
    "costs": room.get("/api/games/caribbean-stud@harbour/analysis").json(),
}))
"""


LIVE = """
import json
from houseway import games
from houseway.cards import parse_cards
from houseway.money import dollars
from houseway.tablet.banked import LiveBankedTable, prompt_of
from houseway.tablet.steps import Answered
from houseway.trainer import drill, topics

game = games.find("caribbean-stud@harbour")
table = LiveBankedTable(game, {"minimum": 500, "maximum": 50_000})
table.sit(2, "Ann")
table.table.bet(2, {"ante": dollars(10)})
table.deal()
prompts = [prompt_of(table).words]
table.take(table.playing().keys(parse_cards("Ad")))  # the dealer's first lies open
options = table.playing().round.options()
table.take(Answered(2, options.offers[-1].action()))
while wanted := table.playing().wanted:
    prompts.append(wanted[0].words)
    cards = {"dealer": "Kd 7c 5s 2h", 2: "Qh Qc 9d 8s 3c"}[wanted[0].place]
    table.take(table.playing().keys(parse_cards(cards), wanted[0].place))
nets = {line.spot: line.net for line in table.playing().round.lines}
table.settle()
asked = [drill(game, topic.name, 1) for topic in topics(game)]
right = all(each.judge(each.right).right for each in asked)
print(json.dumps([prompts, nets, len(asked), right]))
"""


LEARNERS = """
import anyio, json
import gymnasium
import houseway.rl  # registers every game
from mcp import Client
from houseway.cli.mcp_server import server

table = gymnasium.make(houseway.rl.id_of("caribbean-stud@harbour"))
_, told = table.reset(seed=1)

async def asked():
    async with Client(server(play=False)) as client:
        clause = await client.call_tool("read_clause", {"id": "harbour/room/4"})
        game = await client.call_tool("show_game", {"game": "irish-holdem@harbour"})
        return clause.structured_content["id"], game.is_error

print(json.dumps([int(told["action_mask"].sum()), *anyio.run(asked)]))
"""


def wheel(of: Path, to: Path) -> Path:
    """The wheel of a project, built as its maintainer would."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", to]
    subprocess.run(command, cwd=of, check=True, capture_output=True)
    (built,) = to.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def venv(tmp_path_factory) -> Path:
    """A fresh virtual environment with Houseway and the example, each from its wheel.

    What Houseway itself needs is lent to it by the environment of the tests, so that nothing has
    to be fetched.
    """
    if not UV.exists():
        pytest.skip("uv is not installed here")
    here = tmp_path_factory.mktemp("fresh")
    shutil.copytree(PACKAGE, here / "src" / "houseway", ignore=shutil.ignore_patterns("static"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, here / name)
    page = here / "src" / "houseway" / "server" / "static" / "index.html"
    page.parent.mkdir()
    page.write_text("the web app has tests of its own")
    subprocess.run([sys.executable, "hatch_build.py"], cwd=here, check=True)  # as `make web` does
    made = here / "venv"
    python = made / "bin" / "python"
    wheels = wheel(here, here / "ours"), wheel(EXAMPLE, here / "theirs")
    subprocess.run(
        [UV, "venv", "--quiet", "--offline", "--python", sys.executable, made], check=True
    )
    install = [UV, "pip", "install", "--quiet", "--no-deps", "--offline", "--python", python]
    subprocess.run([*install, *wheels], check=True)
    (own,) = made.glob("lib/*/site-packages")
    (own / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return made


@pytest.fixture(scope="module")
def run(venv, tmp_path_factory):
    """Run something of the fresh environment, from a folder that is empty; what it prints."""
    away = tmp_path_factory.mktemp("away")
    env = {**os.environ, "NO_COLOR": "1"}
    env.pop("PYTHONPATH", None)

    def run(*words: str, typed: str = "", name: str = "houseway") -> str:
        command = [venv / "bin" / name, *words]
        ran = subprocess.run(
            command, env=env, cwd=away, capture_output=True, text=True, input=typed
        )
        assert (ran.returncode, ran.stderr) == (0, ""), ran.stdout + ran.stderr
        return ran.stdout

    return run


def test_houseway_and_the_house_are_those_of_the_fresh_environment(run, venv) -> None:
    where = run("-c", "import houseway, harbour_house as h; print(houseway, h)", name="python")
    assert where.count(str(venv)) == 2


def test_its_games_clauses_and_scenarios_are_found_by_the_commands(run) -> None:
    listed = run("games")
    assert "The Harbour House\n  caribbean-stud@harbour" in listed
    assert "in euros" in run("games", "irish-holdem@harbour")
    assert "one more minute" in run("clauses", "harbour/room/4")
    assert run("check") == "8 of 8 scenarios come out right\n"
    proved = run("clauses", "--coverage", "harbour/caribbean-stud")
    assert proved.startswith("harbour/caribbean-stud     12 of 14   proved")


def test_it_is_played_and_counted_in_the_terminal(run) -> None:
    typed = "5\nfold\n\n"
    played = run("play", "caribbean-stud@harbour", "--seed", "1", typed=typed)
    assert "harbour/caribbean-stud/5" in played
    game = ("--game", "irish-holdem@harbour", "--board", "7h8s2cJd")
    counted = json.loads(run("equity", "AsAd", "KcKd", *game, "--json"))
    assert counted["game"] == "irish-holdem@harbour"


@pytest.mark.soak
def test_what_nobody_has_counted_is_played_by_its_script(run) -> None:
    few = ("caribbean-stud@harbour", "--rounds", "300")
    played = json.loads(run("simulate", *few, "--json"))
    assert (played["policy"], played["rounds"]) == ("stays-in", 300)
    counted = json.loads(run("edge", *few, "--json"))
    assert counted["method"] == "simulated"
    for spot, told in counted["wagers"].items():
        assert told["house_edge"] == played["wagers"][spot]["house_edge"]
        assert told["stderr"] > 0
    assert "300 rounds played" in run("par", *few)
    hands = json.loads(run("simulate", "irish-holdem@harbour", "--rounds", "20", "--json"))
    assert hands["hands"] == 20


def test_it_passes_the_conformance_kit_and_its_tables_cite_its_book(run) -> None:
    assert json.loads(run("-c", EXERCISE, name="python")) == {"taken": "harbour/room/3"}


def test_the_api_knows_it(run) -> None:
    pytest.importorskip("fastapi")
    told = json.loads(run("-c", API, name="python"))
    facts = {key: told["game"][key] for key in ("house_title", "rulebook_title", "symbol")}
    title = "The Harbour House"
    assert facts == {"house_title": title, "rulebook_title": title, "symbol": "€"}
    assert "caribbean-stud@harbour" in told["listed"]
    assert (told["clause"]["rulebook_title"], told["clause"]["section_title"]) == (
        title,
        "The room",
    )
    assert told["found"] == ["harbour/caribbean-stud/7"]
    costs = told["costs"]
    assert (costs["game"], costs["method"]) == ("caribbean-stud@harbour", "simulated")
    assert all(each["sampled"] and not each["editable"] for each in costs["wagers"])


def test_dealers_learners_and_assistants_know_it(run) -> None:
    asked = json.loads(run("train", "caribbean-stud@harbour", "--count", "1", "--json"))
    assert [each["game"] for each in asked] == ["caribbean-stud@harbour"]
    pytest.importorskip("gymnasium")
    pytest.importorskip("mcp")
    ways, clause, broken = json.loads(run("-c", LEARNERS, name="python"))
    assert (ways > 0, clause, broken) == (True, "harbour/room/4", False)


def test_its_game_is_dealt_at_a_live_table_and_trained_the_day_it_is_written(run) -> None:
    prompts, nets, topics, right = json.loads(run("-c", LIVE, name="python"))
    assert prompts == ["Dealer: a card", "Seat 2: 5 cards", "Dealer: 4 cards"]
    assert nets == {"ante": 1000, "bet": 2000}
    assert topics == 5
    assert right
