"""The commands that the documentation shows are taken as they are printed."""

import shlex
import shutil
from pathlib import Path

import pytest
from tests.cli.test_tournament import NIGHT
from tests.club.small_club import three_members
from tests.fences import commands
from tests.formats.phh_hands import HEADS_UP, NO_LIMIT

from houseway.club import write_club

# Commands that are not run here, by how they begin, and why.
NOT_RUN = {
    "houseway check tests/scenarios/": "",  # one file of them is quick
    "houseway check tests/scenarios": "every scenario there is: tests/formats runs them",
    "houseway clauses --coverage": "runs every scenario: tests/cli/test_listing.py has a few",
    "houseway simulate texas-holdem@bclc --rounds 1000000": "a million hands",
    "houseway simulate omaha@bclc --rounds 1000000": "a million hands",
    "houseway simulate texas-holdem@chico": "SCHEDULE stands for a clause",
    "houseway par --db": "needs a room: tests/server/money has one",
    "houseway play texas-holdem@bclc --full": "fills a terminal: tests/cli/test_screen.py does",
    "houseway mcp": "serves an assistant: tests/cli/test_mcp.py is one",
    "houseway serve": "serves until it is stopped",
    "houseway verify": "needs a room: tests/cli/test_room.py has one",
    "houseway backup": "needs a room: tests/server/database/test_backup.py has one",
    "houseway restore": "needs a copy: tests/server/database/test_backup.py has one",
    "houseway account": "needs a password: tests/cli/test_people.py gives one",
    "houseway role": "needs a room: tests/cli/test_people.py has one",
    "houseway takings": "needs a room: tests/cli/test_room.py has one",
    "houseway report": "needs a room: tests/cli/test_room.py has one",
}
TUTORIALS = "docs/tutorials/"  # typed in their order, by tests/cli/test_tutorials.py
COMMANDS = list(
    dict.fromkeys(command for page, command in commands() if not page.startswith(TUTORIALS))
)
ROUND = """
[[scenario]]
name = "one round"
game = "three-card-poker@bclc"
bets = { 1 = { ante = 5 } }
cards = { 1 = "As Kd 4c", dealer = "Qs 6d 4h" }
moves = ["1 play"]
"""
POLICY = "def policy(view, options):\n    return options.offers[0].action()\n"
SCENARIOS = "tests/scenarios/bclc-poker/6-three-card-poker.toml"
RULINGS = "tests/scenarios/bcpc/flop-games-rulings.toml"


def why_not(command: str) -> str:
    if command == "houseway club simulate --seed 7":
        return "a whole season: tests/year has a short one"
    return next((why for start, why in NOT_RUN.items() if command.startswith(start)), "")


@pytest.fixture
def folder(root, tmp_path, monkeypatch) -> Path:
    """A folder with the files that the pages speak of."""
    (tmp_path / "tests").symlink_to(root / "tests")
    (tmp_path / "rounds.toml").write_text(ROUND)
    for name in ("mine.toml", "theirs/a.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(root / SCENARIOS, tmp_path / name)
    shutil.copy(root / RULINGS, tmp_path / "dispute.toml")
    for name in ("hand.phh", "final-table/1.phh"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(NO_LIMIT)
    for name in ("night.phhs", "final-table.phhs"):
        (tmp_path / name).write_text(f"[1]\n{NO_LIMIT}\n[2]\n{HEADS_UP}")
    for name in ("club.json", "theirs.json"):
        (tmp_path / name).write_text(write_club(three_members()))
    (tmp_path / "night.toml").write_text(NIGHT)
    (tmp_path / "members.csv").write_text("name,email\nGus,gus@example.org\n")
    (tmp_path / "mine.py").write_text(POLICY)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_there_are_commands_and_reasons_for_those_left_out() -> None:
    assert len(COMMANDS) > 30
    for start in NOT_RUN:
        assert any(command.startswith(start) for command in COMMANDS), start


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_documented_command_runs(houseway, command) -> None:
    if why := why_not(command):
        pytest.skip(why)
    ran = houseway(*shlex.split(command)[1:], typed=("q",) * 3)
    assert (ran.code, ran.err) == (0, ""), command
    assert ran.out
