"""Commands that look something up: games, rank, clauses."""

import json
from shutil import copy

import pytest

from houseway import games, rulebook
from houseway.games import bclc


@pytest.fixture
def kitchen(root, tmp_path, monkeypatch):
    """A game of a rulebook that is none of ours, found in the catalogue like any other."""
    copy(root / "docs" / "examples" / "high_card.py", tmp_path)
    monkeypatch.setattr(bclc, "__path__", [*bclc.__path__, str(tmp_path)])
    games.catalogue.cache_clear()
    yield
    games.catalogue.cache_clear()


def test_games_lists_every_game_with_its_section_and_bets(houseway) -> None:
    ran = houseway("games")
    assert ran.code == 0
    assert ran.err == ""
    for game in games.catalogue().values():
        assert f"  {game.id} " in ran.out
        assert game.section in ran.out
        assert game.summary in ran.out


@pytest.mark.usefixtures("kitchen")
def test_a_game_of_another_rulebook_is_listed_under_its_name(houseway) -> None:
    ran = houseway("games")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[lines.index("kitchen") + 1].split()[:3] == ["high-card@kitchen", "High", "Card"]
    assert houseway("games", "high-card@kitchen").code == 0


def test_games_as_json_are_the_facts(houseway) -> None:
    ran = houseway("games", "--json")
    assert json.loads(ran.out) == [games.facts(game) for game in games.catalogue().values()]


def test_one_game_is_shown_with_the_settings_of_its_tables(houseway) -> None:
    ran = houseway("games", "texas-holdem@chico")
    lines = [line.strip() for line in ran.out.splitlines()]
    assert ran.code == 0
    assert lines[0].startswith("texas-holdem@chico ")
    assert (
        "blinds (required)  the small and the big blind  (chico/texas-holdem/table.1.s2)" in lines
    )
    assert "chip = 1.00  the smallest chip in play" in lines
    assert "chico/collection/poker-nl-20-100.1-9.table" in lines
    for setting in games.find("texas-holdem@chico").settings:
        assert any(line.startswith(setting.name) for line in lines)


def test_one_game_as_json(houseway) -> None:
    ran = houseway("games", "razz@bcpc", "--json")
    assert json.loads(ran.out) == games.facts(games.find("razz@bcpc"))


def test_a_game_that_is_not_there(houseway) -> None:
    ran = houseway("games", "whist")
    assert (ran.code, ran.err) == (
        2,
        "houseway: there is no game 'whist'; `houseway games` lists them\n",
    )


def test_rank_says_what_a_hand_is(houseway) -> None:
    ran = houseway("rank", "five-card", "As", "Ah", "Kd", "Kc", "2s", "3h", "9d")
    assert ran.code == 0
    assert ran.out.startswith("two pair, aces and kings  (two pair; ")


def test_rank_as_json(houseway) -> None:
    ran = houseway("rank", "three-card", "Ah Kh Qh", "--json")
    written = json.loads(ran.out)
    assert written["category"] == "straight flush"
    assert written["words"] == "an ace-high straight flush"
    assert written["made_of"] == "Ah Kh Qh"


def test_a_clause_is_shown_by_its_id(houseway) -> None:
    ran = houseway("clauses", "bclc-poker/6/6.8.2")
    assert ran.out.split() == [
        "bclc-poker/6/6.8.2",
        "engine",
        *rulebook.clause("bclc-poker/6/6.8.2").gist.split(),
    ]


def test_a_section_is_shown_whole(houseway) -> None:
    ran = houseway("clauses", "bclc-baccarat/2", "--json")
    found = [each["id"] for each in json.loads(ran.out)]
    assert found == [clause.id for clause in rulebook.sections()["bclc-baccarat/2"]]


def test_clauses_are_found_by_words_and_cut_short(houseway) -> None:
    assert "bclc-poker/17/4.1.5" in houseway("clauses", "mississippi").out
    many = houseway("clauses", "the")
    assert "more; add a word, or --json for all of them" in many.out.splitlines()[-1]


def test_without_words_the_sections_are_listed(houseway) -> None:
    ran = houseway("clauses")
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "bclc-poker/6 109 clauses Three Card Poker with Six Card Bonus" in lines
    told = json.loads(houseway("clauses", "--json").out)
    assert len(told) == len(rulebook.sections())
    assert {"section", "title", "clauses"} == told[0].keys()


def test_a_banked_game_is_shown_with_its_edge_and_best_play(houseway) -> None:
    lines = [
        " ".join(line.split()) for line in houseway("games", "let-it-ride@bclc").out.splitlines()
    ]
    assert "house edge (exact)" in lines
    assert "bet 1 3.5057%" in lines
    assert "best play" in lines


def test_coverage_is_counted_from_the_scenarios(houseway, root) -> None:
    scenarios = root / "tests" / "scenarios" / "bclc-baccarat"
    ran = houseway("clauses", "--coverage", "--scenarios", scenarios, "--json")
    covered = json.loads(ran.out)["sections"]
    assert covered["bclc-baccarat/2"]["proved"] == covered["bclc-baccarat/2"]["total"] > 0
    assert covered["bclc-poker/6"]["proved"] == 0
    assert "bclc-poker/6/2.1.4" in covered["bclc-poker/6"]["missing"]


def test_coverage_of_a_section_lists_what_is_missing(houseway, root) -> None:
    scenarios = root / "tests" / "scenarios" / "bclc-baccarat"
    ran = houseway("clauses", "--coverage", "bclc-poker/6", "--scenarios", scenarios)
    counted = "bclc-poker/6 0 of 77 proved 0 of 30 prompts shown"
    assert ran.out.splitlines()[0].split() == counted.split()
    assert "missing bclc-poker/6/2.1.4" in ran.out
    assert "not shown bclc-poker/6/6.3.1 " in ran.out
    assert "bclc-baccarat/2" not in ran.out


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (
            ["rank", "nine-card", "As"],
            "there is no ranking 'nine-card'; perhaps one-card, five-card, three-card",
        ),
        (["rank", "three-card", "As Kd"], "three-card ranks 3 cards, not 2"),
        (["rank", "three-card", "As As Kd"], "As is there 2 times; the deck holds 1"),
        (
            ["rank", "three-card", "As Kd Xx"],
            "'Xx' is not a card; write rank and suit such as As, Td, 7c, or Jk for the joker",
        ),
        (
            ["clauses", "bclc-poker/6/99.9"],
            "no rulebook has a clause 'bclc-poker/6/99.9'; perhaps ",
        ),
        (
            ["clauses", "nonsense/3"],
            "there is no rulebook 'nonsense'; there are bclc-baccarat, bclc-poker, bcpc, chico",
        ),
        (
            ["clauses", "xyzzy", "plugh"],
            "no clause holds 'xyzzy' and 'plugh'; try fewer words",
        ),
        (
            ["clauses", "--coverage", "--scenarios", "/nowhere"],
            "there are no scenarios at /nowhere; say where with --scenarios PATH",
        ),
        (["play", "tiddlywinks"], "there is no game 'tiddlywinks'; `houseway games` lists them"),
        (
            ["play", "mini-bacarat@bclc"],
            "there is no game 'mini-bacarat@bclc'; perhaps mini-baccarat@bclc",
        ),
        (
            ["play", "texas-holdem@bclc", "--chips", "5"],
            "a buy-in of $5.00 is under the posted minimum of $100.00 (bclc-poker/17/5.1)",
        ),
        (
            ["play", "mini-baccarat@bclc", "--chips", "0"],
            "a buy-in of $0.00 is none; it must be above 0",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_line_and_exit_2(houseway, args, line) -> None:
    ran = houseway(*args)
    assert ran.code == 2
    assert ran.complaint.startswith(f"houseway: {line}")
    assert ran.out == ""


@pytest.mark.parametrize(
    "command", ["", "games", "play", "settle", "check", "rank", "set", "clauses"]
)
def test_help_is_there_for_every_command(houseway, command) -> None:
    ran = houseway(*([command] if command else []), "--help")
    assert ran.code == 0
    assert "Usage: houseway" in ran.out


def test_the_command_runs_in_a_process_of_its_own(terminal) -> None:
    ran = terminal("rank", "three-card", "As", "Ah", "Kd")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("a pair of aces")


def test_bad_input_leaves_no_traceback_in_a_process_of_its_own(terminal) -> None:
    ran = terminal("rank", "three-card", "As", "As", "Kd")
    assert ran.code == 2
    assert ran.complaint == "houseway: As is there 2 times; the deck holds 1"
