"""Three Card Poker at Chico against a second reading of the rules, cover and all."""

import random
from collections import Counter

from phevaluator import evaluate_cards
from tests.games.test_three_card_poker import KINDS, worth

from houseway import games
from houseway.play import Fold

GAME = games.find("three-card-poker@chico")
PAIR_PLUS = {"straight flush": 40, "trips": 30, "straight": 6, "flush": 3, "pair": 1}
# phevaluator's last place of each kind of five-card hand, best first
SIX_CARD = ((1, 1000), (10, 200), (166, 100), (322, 20), (1599, 15), (1609, 9), (2467, 8))


def pair_plus(cards) -> int | None:
    kind, ranks = worth(cards)
    if KINDS[-kind] == "straight flush" and ranks == [14, 13, 12]:
        return 200
    return PAIR_PLUS.get(KINDS[-kind])


def six_cards(cards) -> int | None:
    place = evaluate_cards(*(card.text for card in cards))
    return next((pays for last, pays in SIX_CARD if place <= last), None)


def due(own, bank, stakes, folded: bool) -> list[tuple[str, int]]:
    """What each wager of a seat would win or lose, in the order of settlement."""
    mine, theirs = worth(own), worth(bank)
    qualifies = theirs >= (-KINDS.index("high card"), [12])
    better = (mine > theirs) - (mine < theirs)
    won = []
    if "pair_plus" in stakes:
        paid = None if folded else pair_plus(own)
        won.append(("pair_plus", stakes["pair_plus"] * (paid or -1)))
    if folded:
        won.append(("ante", -stakes["ante"]))
    else:
        won.append(("ante", stakes["ante"] * (better if qualifies else 1)))
        won.append(("play", stakes["ante"] * (better if qualifies else 0)))
    if "six_card_bonus" in stakes:
        won.append(("six_card_bonus", stakes["six_card_bonus"] * (six_cards(own + bank) or -1)))
    return won


def test_random_rounds_come_out_as_the_rules_say() -> None:
    ran_out = 0
    for seed in range(400):
        rng = random.Random(seed)
        round = GAME.random_round(seed)
        folded = set()
        while options := round.options():
            action = options.choose(rng)
            if isinstance(action, Fold):
                folded.add(options.seat)
            round.play(action)
        banker, cover = round.layout.bank.seat, round.layout.bank.roll
        bank = round.felt.cards(banker)
        expected: Counter[tuple[int, str]] = Counter()
        order = [(banker + i) % GAME.seats + 1 for i in range(GAME.seats)]
        for seat in (each for each in order if each in round.layout.bets):
            stakes = round.layout.bets[seat]
            for spot, amount in due(round.felt.cards(seat), bank, stakes, seat in folded):
                moved = min(abs(amount), cover)
                cover -= moved
                ran_out += moved < abs(amount)
                expected[seat, spot] = moved if amount > 0 else -moved
        got: Counter[tuple[int, str]] = Counter()
        for line in round.settlement.lines:
            if line.spot != "collection":
                got[line.seat, line.spot] += line.net
        result = got.pop((banker, "bank"))
        assert got == expected, seed
        assert result == -sum(expected.values()), seed
    assert ran_out > 100
