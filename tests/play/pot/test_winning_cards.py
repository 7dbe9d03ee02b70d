"""The cards that won, lifted where they lie: no kicker too many, and two of one's own in Omaha."""

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.play.actions import CALL, CHECK, FOLD
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating
from houseway.play.pot.winning_cards import winning_cards

BLINDS = {"blinds": (500, 1000), "limit": "no-limit"}


def played(id: str, cards: dict[int | str, str]) -> PotRound:
    """Seats 2 and 3 against each other; seat 1 folds, and everybody checks to the end."""
    game = games.find(id)
    shoe = RiggedShoe(game.deck, {place: parse_cards(text) for place, text in cards.items()})
    round = game.round(Seating({1: 50_000, 2: 50_000, 3: 50_000}, 1), shoe, game.stakes(BLINDS))
    for answer in (FOLD, CALL):
        round.play(answer)
    while not round.over:
        round.play(CHECK)
    return round


def lifted(round: PotRound) -> dict[object, list[str]]:
    return {
        place: [round.holdings[place].cards[at].text for at in found]
        for place, found in winning_cards(round).items()
    }


def test_the_best_five_of_seven() -> None:
    cards = {2: "As 7d", 3: "Kc Qd", "board": "Ah 7c 2s 9d 4h"}
    assert lifted(played("texas-holdem@bclc", cards)) == {
        2: ["As", "7d"],
        "board": ["Ah", "7c", "9d"],
    }


def test_two_who_split_are_both_lifted() -> None:
    cards = {2: "As 2d", 3: "Ac 3d", "board": "Kh Qc Js Td 4h"}
    found = lifted(played("texas-holdem@bclc", cards))
    assert found == {2: ["As"], 3: ["Ac"], "board": ["Kh", "Qc", "Js", "Td"]}


def test_nobody_is_lifted_without_a_showdown() -> None:
    game = games.find("texas-holdem@bclc")
    cards = {2: "As 7d", 3: "Kc Qd", "board": "Ah 7c 2s 9d 4h"}
    shoe = RiggedShoe(game.deck, {place: parse_cards(text) for place, text in cards.items()})
    round = game.round(Seating({1: 50_000, 2: 50_000, 3: 50_000}, 1), shoe, game.stakes(BLINDS))
    for _ in range(2):
        round.play(FOLD)
    assert winning_cards(round) == {}


def test_two_of_ones_own_and_three_of_the_board() -> None:
    cards = {2: "As Ac Kd Qh", 3: "2c 3d 9h 9c", "board": "Ah 7c 2s 9d 4h"}
    found = lifted(played("omaha@bclc", cards))
    assert found[2] == ["As", "Ac"]
    assert len(found["board"]) == 3
