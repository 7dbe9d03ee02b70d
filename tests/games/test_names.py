"""A game is found by its id, by its name, and by what people call it."""

import pytest

from houseway import games
from houseway.errors import UnknownGame

CATALOGUE = games.catalogue().values()


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.id)
def test_every_game_answers_to_its_names(game: games.Game) -> None:
    for name in (game.slug.upper(), game.name, *game.aliases):
        found = found_or_listed(f"{name}@{game.house.upper()}")
        assert game.id in found  # several games of a house may share a name


def found_or_listed(name: str) -> str:
    try:
        return games.find(name).id
    except UnknownGame as error:
        return error.message


@pytest.mark.parametrize(
    ("called", "id"),
    [
        ("ultimate", "ultimate-texas-holdem@bclc"),
        ("UTH", "ultimate-texas-holdem@bclc"),
        ("pai gow", "pai-gow-poker@bclc"),
        ("Three-Card-Poker@BCLC", "three-card-poker@bclc"),
        ("Let It Ride", "let-it-ride@bclc"),
        ("Texas Hold'em @ chico", "texas-holdem@chico"),
        ("6+", "short-deck-holdem@chico"),
    ],
)
def test_names_as_people_say_them(called: str, id: str) -> None:
    assert games.find(called).id == id


@pytest.mark.parametrize(
    ("called", "ids"),
    [
        ("plo", "omaha@bclc, omaha@bcpc, omaha@chico"),
        ("blackjack", "pure-21.5-blackjack-6-5@chico, pure-21.5-blackjack-3-2@chico"),
    ],
)
def test_a_name_of_several_games_lists_them(called: str, ids: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        games.find(called)
    assert refused.value.message == f"'{called}' may be any of {ids}; say which"


def test_no_game_takes_its_names_from_the_one_it_was_made_of() -> None:
    """A sibling says its own: Omaha eight or better is no PLO."""
    assert games.find("omaha-hi-lo@bclc").aliases != games.find("omaha@bclc").aliases
    shared = [
        (one.id, other.id)
        for one in CATALOGUE
        for other in CATALOGUE
        if one.id < other.id and one.house == other.house and set(one.aliases) & set(other.aliases)
    ]
    assert shared == [
        ("omaha-8@bcpc", "omaha-hi-lo@bcpc"),
        ("pure-21.5-blackjack-3-2@chico", "pure-21.5-blackjack-6-5@chico"),
    ]
