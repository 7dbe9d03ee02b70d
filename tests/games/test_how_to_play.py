"""Every game has a page that tells how it is played."""

import importlib
import sys
from pathlib import Path

import pytest

from houseway import games, rulebook
from houseway.analysis.how_to_play import how_to_play
from houseway.cli.game_pages import write_pages

GAMES = games.catalogue()
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.parametrize("id", GAMES)
def test_a_game_says_what_it_is_about_and_how_a_round_goes(id) -> None:
    game, page = GAMES[id], how_to_play(GAMES[id])
    assert len(page.idea) >= 4, f"{id} has no idea of four sentences or more"
    assert 150 < len(game.idea) < 600
    assert page.strategy
    assert {"bet", "deal", "settle"} <= {moment.kind for moment in page.course}
    known = rulebook.clauses()
    assert all(cite in known for moment in page.course for cite in moment.clauses)
    assert any(moment.clauses for moment in page.course)
    assert page.rules
    assert {rule.id for rule in page.rules} <= known.keys()
    assert game.cite.id in {rule.id for rule in page.rules}
    shown = {spot.name for spot in page.spots}
    assert {spot.name for spot in game.spots} | game.pay_tables.keys() == shown


def test_no_two_games_are_told_alike() -> None:
    assert len({game.idea for game in GAMES.values()}) == len(GAMES)


def test_rows_say_how_often_they_come() -> None:
    page = how_to_play(GAMES["three-card-poker@bclc"])
    pair_plus = next(spot for spot in page.spots if spot.name == "pair_plus")
    assert pair_plus.edge == pytest.approx(0.0557, abs=1e-4)
    assert pair_plus.rows[0].once_in == pytest.approx(22_100 / 48)


def test_the_decisions_of_a_street_are_told_in_their_order() -> None:
    page = how_to_play(GAMES["ultimate-texas-holdem@bclc"])
    choices = [moment.clauses[0] for moment in page.course if moment.kind == "choose"]
    sections = [cite.rsplit("/", 1)[1][:3] for cite in choices]
    assert list(dict.fromkeys(sections)) == ["6.5", "6.7", "6.9"]


def test_a_strangers_game_gets_a_page_too(monkeypatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    game = importlib.import_module("high_card").GAME
    page = how_to_play(game)
    assert page.idea
    assert any(moment.kind == "choose" for moment in page.course)
    assert "ace" in {spot.name for spot in page.spots}
    sys.modules.pop("high_card", None)


def test_the_documentation_has_a_page_for_each(tmp_path) -> None:
    assert write_pages(tmp_path) == len(GAMES)
    index = (tmp_path / "index.md").read_text("utf-8")
    for game in GAMES.values():
        assert f"[{game.name}]" in index
    told = (tmp_path / "three-card-poker-at-bclc.md").read_text("utf-8")
    assert "| straight flush | 40 to 1 | 460 |" in told
    assert "`6.5.2`" in told
