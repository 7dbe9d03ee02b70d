"""Three Card Baccarat against a second reading of the rules, written out plainly."""

from collections import Counter
from itertools import combinations

import pytest

from houseway import games
from houseway.cards import STANDARD
from houseway.hands import THREE_CARD_BACCARAT
from houseway.wagers.party import BANK, PLAYER_BANK

GAME = games.find("three-card-baccarat@bclc")
WORTH = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
BONUS = {"three kings": 200, "three faces": 20, 9: 3, 8: 2}


def reading(cards) -> tuple[str | int, tuple[int, int]]:
    """What a hand is called, and a number pair that puts hands in order."""
    ranks = [card.text[0] for card in cards]
    faces = sum(rank in "JQK" for rank in ranks)
    if ranks == ["K"] * 3:
        return "three kings", (11, 0)
    if faces == 3:
        return "three faces", (10, 0)
    total = sum(WORTH[rank] for rank in ranks) % 10
    return total, (total, faces)


@pytest.fixture(scope="module")
def hands() -> list:
    return list(combinations(STANDARD, 3))


def test_every_hand_of_the_deck_is_counted(hands) -> None:
    """4, 216, 2,212 and 2,164 hands are paid; zeros that are no three faces split by faces."""
    assert len(hands) == 22_100
    called = Counter(reading(hand)[0] for hand in hands)
    paid = Counter(THREE_CARD_BACCARAT.rank(hand).category.name for hand in hands)
    assert [called[name] for name in BONUS] == [4, 216, 2_212, 2_164]
    names = ("three kings", "three face cards", "nine", "eight")
    assert [paid[name] for name in names] == [4, 216, 2_212, 2_164]
    zeros = Counter(reading(hand)[1][1] for hand in hands if reading(hand)[0] == 0)
    assert zeros == {0: 988, 1: 912, 2: 264}


def test_the_bonus_returns_what_the_resolutions_reckon(hands) -> None:
    """-6.43% of the stake, over every hand of the deck."""
    table = GAME.pay_tables["three_kings"]
    gained = 0
    for hand in hands:
        odds = table.pays(THREE_CARD_BACCARAT.rank(hand))
        gained += odds.winnings(100) if odds else -100
    assert round(gained / len(hands), 2) == -6.43


def base_bets(round, bank) -> dict[int, int]:
    """What each base bet, tip and the dealer's stake must win; 0 is the dealer's."""
    own = reading(round.felt.cards(bank))[1]
    result = {}
    for seat in [*round.felt.seats, *([0] if round.felt.banker else [])]:
        other = reading(round.felt.cards(seat or "dealer"))[1]
        result[seat] = (other > own) - (other < own)
    return result


def test_every_bet_is_paid_as_the_cards_say() -> None:
    seen = Counter()
    for seed in range(1_500):
        round = GAME.random_round(seed)
        while options := round.options():
            round.play(options.offers[0].action())
        banker = round.felt.banker.number if round.felt.banker else None
        wanted = base_bets(round, banker or "dealer")
        commission = Counter()
        for line in round.lines:
            if line.spot == "base":
                assert line.net == wanted[line.seat] * line.stake, f"seed {seed}"
                assert line.against == (PLAYER_BANK if banker else BANK) or not line.net
                if line.net > 0 and line.seat and not line.tip:
                    commission[line.seat] += line.net * 5 // 100
            elif line.spot == "bank":
                base = [each for each in round.lines if each.spot == "base"]
                assert line.net == -sum(each.net for each in base), f"seed {seed}"
                commission[banker] += max(0, line.net) * 5 // 100
            elif (
                line.spot == "three_kings"
                and sum(
                    each.net for each in round.lines if each.spot == "three_kings" and each.net > 0
                )
                < 5_000_000
            ):
                odds = BONUS.get(reading(round.felt.cards(line.seat))[0], -1)
                assert line.net == odds * line.stake, f"seed {seed}"
                assert line.against == BANK
                seen["the banker's bonus"] += line.seat == banker
            seen[line.spot] += 1
        charged = Counter()
        for line in round.lines:
            if line.spot == "commission":
                charged[line.seat] -= line.net
        assert +charged == +commission, f"seed {seed}"
    assert set(seen) == {"base", "bank", "three_kings", "commission", "the banker's bonus"}
    assert seen["the banker's bonus"] > 50


def test_the_hand_that_nobody_looks_at_stays_shut_until_the_settlement() -> None:
    found = 0
    for seed in range(400):
        round = GAME.random_round(seed)
        both = round.layout.seats_of("both")
        if not both:
            continue
        found += 1
        first, second = both
        assert None not in round.view(first).cards(first)
        assert set(round.view(second).cards(second)) == {None}
        assert second not in round.waiting_for()
    assert found > 20
