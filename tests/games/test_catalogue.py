"""The catalogue: every game file is found, complete enough for a lobby, and in order of print."""

import json
import sys
from importlib import import_module

import pytest

from houseway import games, rulebook
from houseway.errors import BadInput, UnknownClause, UnknownGame
from houseway.games import chico
from houseway.hands import THREE_CARD
from houseway.play import BankedGame
from houseway.rulebook import clause
from houseway.testing import check_game
from houseway.wagers import Spot

CATALOGUE = games.catalogue()
FACTS = {
    "aliases": list,
    "id": str,
    "slug": str,
    "house": str,
    "name": str,
    "rulebook": str,
    "section": str,
    "clause": str,
    "family": str,
    "kind": str,
    "summary": str,
    "seats": int,
    "staff": dict,
    "places": list,
    "hands": list,
    "spots": list,
    "pay_tables": list,
    "settings": list,
}


def test_games_stand_in_the_order_of_the_rulebooks() -> None:
    """By rulebook, then by the number of the section, not by its spelling: 6 before 17."""
    printed = list(rulebook.sections())
    by_book: dict[str, list[int]] = {}
    for game in CATALOGUE.values():
        by_book.setdefault(game.cite.rulebook, []).append(printed.index(game.section))
    assert by_book
    for book, places in by_book.items():
        assert places == sorted(places), book
    books = [game.cite.rulebook for game in CATALOGUE.values()]
    assert books == sorted(books, key=books.index)  # no rulebook is taken up twice


def test_the_three_games_and_the_sibling_are_there() -> None:
    assert {
        "three-card-poker@bclc",
        "mini-baccarat@bclc",
        "dragon-bonus-baccarat@bclc",
        "texas-holdem@bclc",
    } <= set(CATALOGUE)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_facts_are_complete_for_a_lobby(game) -> None:
    facts = game.facts()
    assert {name: type(value) for name, value in facts.items()} == FACTS
    assert json.loads(json.dumps(facts)) == facts
    assert facts["id"] == f"{facts['slug']}@{facts['house']}"
    assert facts["kind"] in ("banked", "pot")
    assert facts["summary"].endswith(".")
    assert all(facts[name] for name in ("name", "family", "settings"))
    # A player-dealer has his cards at his own seat; a draw game has none in the middle.
    middle = game.has_board if game.kind == "pot" else not game.covering
    assert facts["places"] or not middle
    cited = [facts["clause"], *(each["clause"] for each in (*facts["spots"], *facts["pay_tables"]))]
    assert [clause(id).id for id in cited] == cited


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_spots_and_pay_tables_are_readable(game) -> None:
    facts = game.facts()
    assert bool(facts["spots"]) is (facts["kind"] == "banked")
    names = {spot["name"] for spot in facts["spots"]}
    for spot in facts["spots"]:
        keys = {
            "name",
            "label",
            "clause",
            "opening",
            "tip",
            "needs",
            "excludes",
            "equals",
            "exactly",
        }
        assert set(spot) == keys
        assert not spot["label"][0].islower()
        assert {*spot["needs"], *spot["excludes"]} <= names
    for table in facts["pay_tables"]:
        assert table["title"]
        assert table["rows"]
        for row in table["rows"]:
            assert row["pays"] == "push" or row["pays"].lstrip("$")[0].isdigit()


def test_a_game_is_found_by_its_id_and_by_its_slug_alone() -> None:
    for id, game in CATALOGUE.items():
        assert games.find(id) is game
        if sum(each.slug == game.slug for each in CATALOGUE.values()) == 1:
            assert games.find(game.slug) is game
        else:  # two houses have it
            with pytest.raises(UnknownGame, match=f"may be any of .*{id}"):
                games.find(game.slug)


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (
            "three-card-pokr@bclc",
            "there is no game 'three-card-pokr@bclc'; perhaps three-card-poker@bclc",
        ),
        ("tiddlywinks", "there is no game 'tiddlywinks'; `houseway games` lists them"),
    ],
)
def test_an_unknown_game_is_refused_with_the_nearest(wrong, line) -> None:
    with pytest.raises(UnknownGame) as refused:
        games.find(wrong)
    assert refused.value.message.startswith(line)


STRANGER = '''
"""Coin Flip: a game that is in no rulebook of ours."""

from houseway.hands import THREE_CARD
from houseway.money import EVEN
from houseway.play import BankedGame
from houseway.rulebook import section
from houseway.wagers import Spot

rule = section("chico/omaha-hi-lo")


class ColourFlip(BankedGame):
    """Guess whether the next card is red."""

    slug, house, name, cite = "colour-flip", "chico", "Colour Flip", rule("CITE")
    family = "Guessing games"
    seats, seats_cite = 3, cite
    positions_cite = opens_cite = cite
    spots = (Spot("red", cite),)
    table_places = ("dealer",)

    def play(self, t):
        t.says("No more bets", self.cite)
        t.places("dealer", up=True)
        t.deal(1, to="dealer")
        red = t.cards("dealer")[0].suit in (1, 2)
        for seat in t.right_to_left():
            if red:
                t.wins(seat, "red", EVEN, "a red card", self.cite)
            else:
                t.loses(seat, "red", "a black card", self.cite)
        yield from ()


GAME = ColourFlip()
'''


@pytest.fixture
def stranger(tmp_path, monkeypatch):
    """A game file dropped beside those of a house."""
    cite = rulebook.sections()["chico/omaha-hi-lo"][0].id.rsplit("/", 1)[1]
    (tmp_path / "colour_flip.py").write_text(STRANGER.replace("CITE", cite))
    monkeypatch.setattr(chico, "__path__", [*chico.__path__, str(tmp_path)])
    games.catalogue.cache_clear()
    yield
    games.catalogue.cache_clear()
    sys.modules.pop("houseway.games.chico.colour_flip", None)
    monkeypatch.delattr(chico, "colour_flip", raising=False)


@pytest.mark.usefixtures("stranger")
def test_a_game_file_and_nothing_else_puts_a_game_in_the_catalogue() -> None:
    game = games.find("colour-flip@chico")
    assert game.summary == "Guess whether the next card is red."
    order = list(games.catalogue())
    earlier = order[: order.index(game.id)]  # a rulebook later in the alphabet
    assert {each for each in order if each.endswith("@bclc")} <= set(earlier)
    check_game(game, rounds=200)


def test_the_stranger_is_gone_again() -> None:
    assert "colour-flip@chico" not in games.catalogue()


@pytest.mark.parametrize(
    "module", ["mini_baccarat", "dragon_bonus_baccarat", "three_card_poker", "texas_holdem"]
)
def test_a_citation_of_a_clause_that_does_not_exist_fails(module) -> None:
    rule = import_module(f"houseway.games.bclc.{module}").rule
    with pytest.raises(UnknownClause, match=r"^no rulebook has a clause 'bclc-.*/99\.99'"):
        rule("99.99")


def test_a_game_that_names_a_spot_twice_is_refused_as_it_is_imported() -> None:
    cite = clause("bclc-poker/6/1.1")
    with pytest.raises(BadInput, match=r"^Twice names a spot twice: ante, ante$"):

        class Twice(BankedGame):
            seats, seats_cite = 7, cite
            spots = (Spot("ante", cite), Spot("ante", cite))


@pytest.mark.parametrize("relation", ["needs", "against"])
def test_a_spot_that_speaks_of_another_that_is_not_there_is_refused(relation) -> None:
    cite = clause("bclc-poker/6/1.1")
    with pytest.raises(BadInput, match=r"^Lonely: spot bonus speaks of ante, not there$"):

        class Lonely(BankedGame):
            seats, seats_cite = 7, cite
            spots = (Spot("bonus", cite, **{relation: ("ante",)}),)


def test_a_pay_table_belongs_to_a_ranking_that_can_make_its_hands() -> None:
    tables = CATALOGUE["three-card-poker@bclc"].pay_tables
    possible = {category.name for category in THREE_CARD.categories}
    assert {hand for hand, _ in tables["pair_plus"].rows} <= possible
