"""Fast Action Hold'em's shoe: full every round, or dealt down to its cut card."""

from houseway import games
from houseway.floor.shoes import Shoes

GAME = games.find("fast-action-holdem@bclc")
SIX_DECKS = 312
ROUND = 100  # cards dealt in a round, more than any table takes


def test_a_continuous_shuffler_is_full_every_round() -> None:
    shoes = Shoes(GAME, GAME.read_settings({}))
    for _ in range(3):
        shoe = shoes.next()
        assert len(shoe) == SIX_DECKS
        shoe.deal((1,) * ROUND)


def test_a_shoe_is_dealt_down_to_sixty_cards_unless_the_table_says_otherwise() -> None:
    shoes = Shoes(GAME, GAME.read_settings({"dealt_from": "shoe"}))
    assert GAME.cut_card(GAME.read_settings({"dealt_from": "shoe"})) == 60
    left = []
    for _ in range(4):
        shoe = shoes.next()
        left.append(len(shoe))
        shoe.deal((1,) * ROUND)
    assert left == [312, 212, 112, 312]
