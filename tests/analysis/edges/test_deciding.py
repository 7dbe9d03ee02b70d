"""Single hands: the decision at the edge of a rule, and cards that cannot be."""

from __future__ import annotations

from math import perm

import pytest

from houseway import games
from houseway.analysis.edges.deciding import Hand, Weighed, weigh
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.posted import posting
from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.play.banked import BankedGame


def weighed(name: str, cards: str, seen: str = "", **given: object) -> Weighed:
    game = games.find(name)
    assert isinstance(game, BankedGame)
    return weigh(game, game.read_settings(given), Hand(parse_cards(cards), parse_cards(seen)))


COMPILES = pytest.mark.soak  # five seconds of it, for these alone


@pytest.mark.parametrize(
    ("name", "cards", "seen", "best"),
    [
        ("three-card-poker@bclc", "Qh 6d 4c", "", "play"),
        ("three-card-poker@bclc", "Qh 6d 3c", "", "fold"),
        ("three-card-poker@bclc", "3h 6d 8c", "2s", "play"),  # a deuce of the dealer's is seen
        ("three-card-poker@chico", "Ah 9d 2c", "As", "play"),  # the least that its chart plays
        ("three-card-poker@chico", "Ah 8d 7c", "As", "fold"),
        ("let-it-ride@bclc", "Th Tc 4d", "", "let it ride"),
        ("let-it-ride@bclc", "9h 9c 4d", "", "take back"),
        ("let-it-ride@bclc", "2h 7h Jh", "Ah", "let it ride"),
        ("ultimate-texas-holdem@bclc", "Ah 2d", "", "bet 4x"),
        ("ultimate-texas-holdem@bclc", "2h 2d", "", "check"),
        ("ultimate-texas-holdem@bclc", "Ah 7d", "As 8c 3d", "bet 2x"),
        ("ultimate-texas-holdem@bclc", "2h 3d", "As Kc Qd Js 9d", "fold"),
        ("texas-holdem-bonus@bclc", "2h 3d", "", "fold"),
        ("texas-holdem-bonus@bclc", "2h 3d", "As Kc Qd Js", "check"),
        ("never-foldem-holdem@chico", "Kd Jh", "", "call 2x"),
        ("pure-21.5-blackjack-6-5@chico", "8h 8d", "Tc", "surrender"),
        ("pure-21.5-blackjack-3-2@chico", "6h 5d", "6c", "double"),
        ("pure-21.5-blackjack-3-2@chico", "Th 2d 4c", "6c", "stand"),
        pytest.param("fast-action-holdem@bclc", "Kh Kh 3c 3c", "", "keep Kh Kh", marks=COMPILES),
        pytest.param(
            "fast-action-holdem@bclc", "Ah Ac As Ad", "", "split Ah Ac / As Ad", marks=COMPILES
        ),
    ],
)
def test_the_best_way_with_a_hand(name: str, cards: str, seen: str, best: str) -> None:
    assert weighed(name, cards, seen).best == best


def test_all_hands_of_three_cards_come_to_the_edge() -> None:
    """The best ways of a sample of hands lie around the kept edge, as far as chance allows."""
    import random

    from houseway.cards import STANDARD, write_cards

    rng, kept = random.Random(7), shipped(games.find("three-card-poker@bclc"))  # type: ignore[arg-type]
    assert kept is not None
    hands = [write_cards(tuple(rng.sample(STANDARD, 3))) for _ in range(60)]
    best = [max(weighed("three-card-poker@bclc", each).ways.values()) for each in hands]
    spread = kept["wagers"]["ante"]["std_dev"] / len(best) ** 0.5
    assert abs(sum(best) / len(best) + kept["wagers"]["ante"]["house_edge"]) < 4 * spread


@pytest.mark.parametrize("name", ["ultimate-texas-holdem@bclc", "texas-holdem-bonus@bclc"])
def test_all_hands_before_the_flop_come_to_the_edge(name: str) -> None:
    """Six pairs, four suited and twelve other hands of each kind make 1,326."""
    kept = shipped(games.find(name))  # type: ignore[arg-type]
    assert kept is not None
    often = {"s": 4, "o": 12}
    won = {each: often.get(each[-1], 6) * max(ways.values())
           for each, ways in kept["strategy"]["hands"].items()}  # fmt: skip
    assert len(won) == 169
    assert -sum(won.values()) / 1326 == pytest.approx(kept["wagers"]["ante"]["house_edge"])


def test_calls_before_the_flop_win_what_they_cost_who_never_makes_them() -> None:
    kept = shipped(games.find("never-foldem-holdem@chico"))  # type: ignore[arg-type]
    assert kept is not None
    often = {"s": 4, "o": 12}
    won = sum(often.get(each[-1], 6) * max(ways.values())
              for each, ways in kept["strategy"]["hands"].items())  # fmt: skip
    assert won / 1326 == pytest.approx(kept["strategy"]["mistakes"]["never calling 2x"])


def test_before_the_flop_other_odds_are_not_known() -> None:
    game = posting(games.find("ultimate-texas-holdem@bclc"), {"blind": "royal flush  900 to 1"})  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="by the printed pay tables alone"):
        weigh(game, game.read_settings({}), Hand(parse_cards("Ah 2d")))


def test_an_open_hand_is_beaten_there_and_then() -> None:
    found = weighed("face-up-pai-gow@bclc", "As Ad Kc Kd 9h 5s 3c", "Qs Qd 8c 7d 5h 4s 2c")
    assert found.ways["Kc Kd in front"] == 1
    assert found.ways["9h 5s in front"] == 1
    assert found.ways["5s 3c in front"] == 0
    assert not found.sampled


def test_what_the_dealer_has_left_is_weighed_as_another_program_does() -> None:
    """Counted apart, by a program with a ranking of its own, over all orders of six cards."""
    found = weighed("discard-inferno@bclc", "Kc 7d 5h 4s 3c 2d", "Ah")
    won, tied, orders = 1_527_923_832, 923_688, perm(45, 6)
    lost = orders - won - tied
    assert found.ways["bet two antes"] == pytest.approx((3 * won - 4 * lost) / orders, abs=1e-12)
    assert found.best == "bet one ante"  # the least that the chart bets


@pytest.mark.soak
def test_a_hand_of_flushes_is_worth_what_random_deals_come_to() -> None:
    """By the ranking itself: the board is two of seven other cards, the rest the dealer's."""
    import random

    from houseway.analysis.edges.bclc.flushes_gone_wild import nets_of
    from houseway.cards import STANDARD
    from houseway.hands import LONGEST_FLUSH

    own, rng, nets = parse_cards("Ah 9h 6h 2c Kd"), random.Random(3), []
    game = games.find("flushes-gone-wild@bclc")
    assert isinstance(game, BankedGame)
    paid = nets_of(game.pay_tables["blind"])
    left = [card for card in STANDARD if card not in own]
    for _ in range(3000):
        *board, a, b, c, d, e = rng.sample(left, 7)
        mine = LONGEST_FLUSH.value((*own, *board))
        theirs = LONGEST_FLUSH.value((*board, a, b, c, d, e))
        margin = (mine >> 28) - (theirs >> 28)
        nets.append(float(paid[2 + margin if mine > theirs else int(mine == theirs)]))
    mean = sum(nets) / len(nets)
    error = (sum((net - mean) ** 2 for net in nets) / len(nets) ** 2) ** 0.5
    assert abs(weighed("flushes-gone-wild@bclc", "Ah 9h 6h 2c Kd").ways["play"] - mean) < 4 * error


@pytest.mark.parametrize(
    ("name", "cards", "seen", "said"),
    [
        ("three-card-poker@bclc", "Qh 6d", "", "2 own cards and 0 seen: here it is 3"),
        ("three-card-poker@bclc", "Qh 6d Qh", "", "a card is there twice"),
        ("pure-21.5-blackjack-3-2@chico", "Ah Td", "6c", "settled at once"),
        ("mini-baccarat@bclc", "Ah Td", "", "are not weighed"),
        ("fast-action-holdem@bclc", "Ah Ah Kd", "", "3 own cards and 0 seen: here it is 4"),
        ("flushes-gone-wild@bclc", "Ah Ah Kd 3c 4c", "", "a card is there twice"),
    ],
)
def test_what_cannot_be_decided_is_said_in_a_line(
    name: str, cards: str, seen: str, said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        weighed(name, cards, seen)
