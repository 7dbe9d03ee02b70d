"""The boards that the cards in the middle make."""

from __future__ import annotations

from houseway import games
from houseway.cards import parse_cards
from houseway.money import Cents
from houseway.play.pot.boards import Grid
from houseway.play.pot.dealer import Dealer
from houseway.play.pot.stakes import Seating

ROWS = ("2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "2h 3h 4h 5h 6h", "2s 3s 4s 5s 6s", "7c 8c 9c Tc Jc")


def grid(*rows: str) -> Dealer:
    """A felt with the rows of the Borg, as far as they lie there."""
    game = games.find("the-borg@bcpc")
    seating = Seating({1: Cents(10_000), 2: Cents(10_000)}, 1, thrown=(1,) * 12)
    dealer = game.round(seating, stakes={"blinds": (100, 200)}).dealer
    dealer.places(*Grid().places, up=True)
    for place, row in zip(Grid().places, rows, strict=True):
        dealer.holdings[place].cards[:] = parse_cards(row)
    return dealer


def runs(dealer):
    """The boards of a grid as it lies there."""
    return Grid().runs(lambda place: dealer.holdings[place].cards, dealer.turned_down)


def test_every_row_and_every_column_is_a_board() -> None:
    (lines,) = runs(grid(*ROWS))
    assert len(lines) == 10
    assert lines[0] == [*parse_cards(ROWS[0])]
    assert lines[5] == [*parse_cards("2c 2d 2h 2s 7c")]


def test_a_line_that_three_cards_are_left_of_counts_and_one_of_two_does_not() -> None:
    dealer = grid(*ROWS)
    dealer.turned_down = frozenset(parse_cards("2c 3c"))
    assert [*parse_cards("4c 5c 6c")] in runs(dealer)[0]
    dealer.turned_down = frozenset(parse_cards("2c 3c 4c"))
    (lines,) = runs(dealer)
    assert len(lines) == 9
    assert [*parse_cards("5c 6c")] not in lines


def test_a_row_that_is_still_short_ends_its_columns_there() -> None:
    (lines,) = runs(grid(*ROWS[:4], "7c 8c"))
    assert [*parse_cards("3c 3d 3h 3s 8c")] in lines
    assert [*parse_cards("4c 4d 4h 4s")] in lines
