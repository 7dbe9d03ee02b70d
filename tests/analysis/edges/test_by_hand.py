"""Every side bet and every coup once more, by plain counting.

Nothing here uses the kernels, the rankings or the pay tables of the game: odds are typed in from
the rulebooks, and hands are counted by binomials, loops over ranks, or the counts of
`tests/analysis/combinatorics.py`. The kept figures, or a fresh count, must be the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import comb, perm, prod
from typing import NamedTuple

import pytest

from houseway import games
from houseway.analysis.edges import analyse
from houseway.analysis.edges.chico.pure_bank import count_buster, count_red_flex
from houseway.analysis.edges.shipped import shipped
from tests.analysis.combinatorics import ACE, Rules, category, count, hands

HIGH = ("royal flush", "straight flush", "four of a kind", "full house", "flush", "straight",
        "three of a kind", "two pair", "pair", "high card")  # fmt: skip


def kept(game: str, spot: str) -> float:
    found = shipped(games.find(game))  # type: ignore[arg-type]
    assert found is not None
    return float(found["wagers"][spot]["house_edge"])


def edge(counts: dict[str, int], pays: dict[str, int]) -> float:
    """The average loss where these rows pay to one, and all others lose."""
    total = sum(counts.values())
    won = sum(number * Fraction(pays.get(name, -1)) for name, number in counts.items())
    return float(-won / total)


# Hands of five, six and seven cards

FIVE = {"royal flush": 4, "straight flush": 36, "four of a kind": 624, "full house": 3744,
        "flush": 5108, "straight": 10200, "three of a kind": 54912, "two pair": 123552,
        "pair": 1098240, "high card": 1302540}  # fmt: skip


def test_hands_of_five_cards_by_binomials() -> None:
    assert sum(FIVE.values()) == comb(52, 5)
    assert FIVE["four of a kind"] == 13 * 48
    assert FIVE["full house"] == 13 * 4 * 12 * 6
    assert FIVE["flush"] == 4 * (comb(13, 5) - 10)
    assert FIVE["straight"] == 10 * (4**5 - 4)
    assert FIVE["three of a kind"] == 13 * 4 * comb(12, 2) * 16
    assert FIVE["two pair"] == comb(13, 2) * 36 * 44


PROGRESSIVE = {"four of a kind": 299, "full house": 49, "flush": 39, "straight": 29,
               "three of a kind": 8}  # fmt: skip  # "for 1", with nothing on the meter


@pytest.mark.parametrize("game", ["three-card-poker", "four-card-poker", "texas-holdem-bonus",
                                  "four-card-poker-bad-beat", "ultimate-texas-holdem",
                                  "flushes-gone-wild"])  # fmt: skip
def test_the_progressive_of_several_games(game: str) -> None:
    assert kept(f"{game}@bclc", "progressive") == pytest.approx(edge(FIVE, PROGRESSIVE), abs=1e-12)


def test_the_meter_at_which_the_progressive_costs_nothing() -> None:
    """A royal flush wins the meter, a straight flush a tenth of it."""
    found = shipped(games.find("three-card-poker@bclc"))  # type: ignore[arg-type]
    assert found is not None
    part = Fraction(4 + Fraction(36, 10), comb(52, 5))
    expected = edge(FIVE, PROGRESSIVE) / float(part)
    assert found["wagers"]["progressive"]["break_even_meter"] == pytest.approx(expected, abs=1e-6)


def test_the_bonus_of_let_it_ride() -> None:
    """The dollar is collected before the deal: what is paid is not beside it."""
    pays = {"royal flush": 19_999, "straight flush": 1_999, "four of a kind": 99, "full house": 74,
            "flush": 49, "straight": 24, "three of a kind": 7, "two pair": 3}  # fmt: skip
    assert kept("let-it-ride@bclc", "bonus") == pytest.approx(edge(FIVE, pays), abs=1e-12)


def test_six_cards() -> None:
    counts = count(Rules(HIGH), 6)
    assert sum(counts.values()) == comb(52, 6)
    bclc = {"royal flush": 1000, "straight flush": 200, "four of a kind": 50, "full house": 25,
            "flush": 15, "straight": 10, "three of a kind": 5}  # fmt: skip
    chico = {**bclc, "four of a kind": 100, "full house": 20, "straight": 9, "three of a kind": 8}
    for house, pays in (("bclc", bclc), ("chico", chico)):
        found = kept(f"three-card-poker@{house}", "six_card_bonus")
        assert found == pytest.approx(edge(counts, pays), abs=1e-12)


def test_six_cards_from_a_pair_of_aces_on() -> None:
    counts: Counter[str] = Counter()
    rules = Rules(HIGH)
    for held, suited, ways in hands(rules, 6, rules.size):
        name = category(rules, held, suited, 0)
        counts["aces" if name == "pair" and held.get(ACE) == 2 else name] += ways
    pays = {"royal flush": 200, "straight flush": 50, "four of a kind": 30, "full house": 10,
            "flush": 9, "straight": 6, "three of a kind": 4, "two pair": 2, "aces": 1}  # fmt: skip
    found = kept("discard-inferno@bclc", "aces_up")
    assert found == pytest.approx(edge(counts, pays), abs=1e-12)


@pytest.mark.soak
def test_seven_cards_with_the_joker() -> None:
    """Three of a kind pays more than a straight; straight flushes of seven cards are apart."""
    order = ("five aces", "royal flush", "straight flush", "four of a kind", "full house", "flush",
             "three of a kind", "straight", "two pair", "pair", "high card")  # fmt: skip
    counts = count(Rules(order), 7, joker=True)
    assert sum(counts.values()) == comb(53, 7)
    assert counts["five aces"] == comb(48, 2)
    runs, sixes = 8, 9  # of seven ranks, of six: those with the joker outside lie in two runs
    natural, joker = 4 * runs, 4 * (runs * 7 - (sixes - 2))
    match = 4 * 3 * (1 + 5)  # king and queen of another suit; the joker is any of the five, or none
    flushes = counts["royal flush"] + counts["straight flush"]
    for house, top, full, flush in (("bclc", 8000, 5, 4), ("chico", 5000, 4, 3)):
        told = shipped(games.find(f"fortune-pai-gow@{house}"))["wagers"]["fortune"]  # type: ignore[arg-type, index]
        lines = {name: line["deals"] for name, line in told["lines"].items()}
        assert lines["seven-card straight flush"] == natural
        assert lines["seven-card straight flush with joker"] == joker
        assert lines["royal flush plus royal match"] == match
        rest = flushes - natural - joker - match
        assert lines["royal flush"] + lines["straight flush"] == rest
        for name in order[3:8]:
            assert lines[name] == counts[name], name
        paid = {"seven-card straight flush": top, "full house": full, "flush": flush}
        assert {name: told["lines"][name]["net"] for name in paid} == paid


NO_FLUSH = {cards: 4**cards - 4 * sum(comb(cards, n) * 3 ** (cards - n)
                                      for n in range(least, cards + 1))
            for cards, least in ((7, 5), (6, 4))}  # fmt: skip  # six beside the joker


def high_cards() -> dict[str, int]:
    """Seven cards that make nothing, by the highest; the joker is an ace."""
    runs = [set(range(low, low + 5)) for low in range(2, 11)] + [{14, 2, 3, 4, 5}]
    found: Counter[str] = Counter()
    for ranks in combinations(range(2, 15), 7):
        if not any(run <= set(ranks) for run in runs):
            found[str(max(ranks))] += NO_FLUSH[7]
    for ranks in combinations(range(2, 14), 6):
        if all(len(run & set(ranks)) < 4 for run in runs):
            found["joker"] += NO_FLUSH[6]
    return dict(found)


def test_hands_that_make_nothing() -> None:
    found = high_cards()
    pays = {"9": 100, "10": 50, "11": 10, "12": 7, "13": 5, "14": 3, "joker": 3}
    counts = {**found, "else": comb(53, 7) - sum(found.values())}
    expected = edge(counts, pays)
    assert kept("fortune-asia-poker@bclc", "insurance") == pytest.approx(expected, abs=1e-12)
    told = shipped(games.find("face-up-pai-gow@bclc"))["wagers"]["ace_high"]  # type: ignore[arg-type, index]
    assert told["deals"] == comb(53, 7) * comb(46, 7)
    dealers = sum(line["deals"] for name, line in told["lines"].items() if name != "nothing")
    assert dealers == (found["14"] + found["joker"]) * comb(46, 7)


def test_flush_rush_by_suits() -> None:
    """Twelve cards of each suit and four deuces; with three of them two suits may be as long."""
    wild = {7: 4 * sum(comb(4, d) * comb(12, 7 - d) for d in range(1, 5)),
            6: 4 * 36 * sum(comb(4, d) * comb(12, 6 - d) for d in range(1, 5)),
            5: 4 * comb(36, 2) * (4 * comb(12, 4) + 6 * comb(12, 3))
            + 4 * (6 * comb(12, 2) ** 2 + 4 * comb(12, 2) * 3 * 144) + 4 * 12**3}  # fmt: skip
    counts = {f"{cards} wild": ways for cards, ways in wild.items()}
    counts |= {str(cards): 4 * comb(12, cards) * comb(36, 7 - cards) for cards in range(4, 8)}
    counts["else"] = comb(52, 7) - sum(counts.values())
    pays = {"7": 250, "7 wild": 100, "6": 50, "6 wild": 10, "5": 6, "5 wild": 3, "4": 1}
    found = kept("flushes-gone-wild@bclc", "flush_rush")
    assert found == pytest.approx(edge(counts, pays), abs=1e-12)


@pytest.mark.soak
def test_seven_cards() -> None:
    counts = count(Rules(HIGH), 7)
    assert sum(counts.values()) == comb(52, 7)
    trips = {"royal flush": 50, "straight flush": 40, "four of a kind": 30, "full house": 8,
             "flush": 6, "straight": 5, "three of a kind": 3}  # fmt: skip
    final = {"royal flush": 50, "straight flush": 30, "four of a kind": 20, "full house": 8,
             "flush": 5, "straight": 3}  # fmt: skip
    found = kept("ultimate-texas-holdem@bclc", "trips")
    assert found == pytest.approx(edge(counts, trips), abs=1e-12)
    found = kept("never-foldem-holdem@chico", "final_hand")
    assert found == pytest.approx(edge(counts, final), abs=1e-12)


# Two and three cards

THREE = {"straight flush": 48, "three of a kind": 52, "straight": 12 * (64 - 4),
         "flush": 4 * (comb(13, 3) - 12), "pair": 13 * 6 * 48}  # fmt: skip


def test_three_cards() -> None:
    counts = {**THREE, "nothing": comb(52, 3) - sum(THREE.values())}
    bclc = {"straight flush": 40, "three of a kind": 30, "straight": 5, "flush": 4, "pair": 1}
    found = kept("three-card-poker@bclc", "pair_plus")
    assert found == pytest.approx(edge(counts, bclc), abs=1e-12)
    mini = {**counts, "straight flush": 44, "mini royal": 4}
    chico = {**bclc, "mini royal": 200, "straight": 6, "flush": 3}
    found = kept("three-card-poker@chico", "pair_plus")
    assert found == pytest.approx(edge(mini, chico), abs=1e-12)


def test_two_aces_and_their_fellows() -> None:
    """Of 1,326 hands six are aces, and one hand in 1,225 of the dealer's then has the others."""
    both = 6 * 1225
    counts = {"both": 6, "aces": both - 6, "aks": 4 * 1225, "aqs": 8 * 1225, "ako": 12 * 1225,
              "kk": 18 * 1225, "aqo": 24 * 1225, "small": 54 * 1225}  # fmt: skip
    counts["nothing"] = 1326 * 1225 - sum(counts.values())
    pays = {"both": 1000, "aces": 30, "aks": 25, "aqs": 20, "ako": 15, "kk": 10, "aqo": 5,
            "small": 3}  # fmt: skip
    found = kept("texas-holdem-bonus@bclc", "bonus_jackpot")
    assert found == pytest.approx(edge(counts, pays), abs=1e-12)


def test_blackjack_and_the_field() -> None:
    pays = {"aj": 60, "at": 25, "face": 12}
    counts = {"aj": 4, "at": 16, "face": 44, "nothing": 1326 - 64}
    found = kept("never-foldem-holdem@chico", "blackjack")
    assert found == pytest.approx(edge(counts, pays), abs=1e-12)
    each = {1: 4, **dict.fromkeys(range(2, 10), 4), 10: 16}
    won = Fraction(0)
    for one, other in combinations_with_replacement(each, 2):
        ways = comb(each[one], 2) if one == other else each[one] * each[other]
        field = {2: 10, 3: 5, 4: 3, 9: 2, 10: 2, 12: 1}.get(one + other, Fraction(-1))
        if one + other == 11:
            field = Fraction(3, 2) if one == 1 else Fraction(1)
        won += ways * field
    found = kept("never-foldem-holdem@chico", "field")
    assert found == pytest.approx(float(-won / 1326), abs=1e-12)


def test_three_card_baccarat_by_ranks() -> None:
    """Hands are told by how many of each kind they hold: ace to nine, ten, jack, queen, king."""
    points = [*range(1, 10), 0, 0, 0, 0]  # by kind
    hands = list(combinations_with_replacement(range(13), 3))

    def rank(hand: tuple[int, ...]) -> tuple[int, int]:
        faces = sum(kind >= 10 for kind in hand)
        if faces == 3:
            return (11 if hand == (12, 12, 12) else 10), 0
        return sum(points[kind] for kind in hand) % 10, faces

    def ways(hand: tuple[int, ...], gone: Counter[int]) -> int:
        return prod(comb(4 - gone[kind], number) for kind, number in Counter(hand).items())

    none: Counter[int] = Counter()
    kings = Counter(rank(hand)[0] for hand in hands for _ in range(ways(hand, none)))
    pays = {"11": 200, "10": 20, "9": 3, "8": 2}
    counts = {str(total): number for total, number in kings.items()}
    found = kept("three-card-baccarat@bclc", "three_kings")
    assert found == pytest.approx(edge(counts, pays), abs=1e-12)
    won = lost = 0
    ranks = {hand: rank(hand) for hand in hands}
    for own in hands:
        held, often = Counter(own), ways(own, none)
        for bank in hands:
            if ranks[own] != ranks[bank]:
                deals = often * ways(bank, held)
                won, lost = (won + deals, lost) if ranks[own] > ranks[bank] else (won, lost + deals)
    expected = (lost - 0.95 * won) / (comb(52, 3) * comb(49, 3))
    assert kept("three-card-baccarat@bclc", "base") == pytest.approx(expected, abs=1e-12)


def test_burn_baby_burn() -> None:
    """The dealer's cards from the first on are thrown away while they are nines or better."""
    counts = {str(7 - thrown): perm(24, thrown) * 28 * perm(51 - thrown, 6 - thrown)
              for thrown in range(6)}  # fmt: skip
    counts["1"] = perm(24, 6) * 46
    pays = {"1": 30, "2": 20, "3": 10, "4": 4}
    found = kept("discard-inferno@bclc", "burn_baby_burn")
    assert found == pytest.approx(edge(counts, pays), abs=1e-12)


# Baccarat, six to eight decks

MARGINS = {9: 3000, 8: 1000, 7: 400, 6: 400, 5: 200, 4: 200}  # of the Dragon Bonus, per hundred
DRAWS = {3: {0, 1, 2, 3, 4, 5, 6, 7, 9}, 4: {2, 3, 4, 5, 6, 7}, 5: {4, 5, 6, 7}, 6: {6, 7}}


class End(NamedTuple):
    """How a coup ends."""

    player: int
    banker: int
    player_cards: int
    banker_cards: int
    natural: bool = False


def paid(end: End) -> dict[str, int]:
    """What each bet wins of a hundred."""
    side = (end.player > end.banker) - (end.player < end.banker)
    gold = side < 0 and (end.banker, end.banker_cards) == (7, 3)
    jade = side > 0 and (end.player, end.player_cards) == (8, 3)
    nines = ((end.player, end.player_cards), (end.banker, end.banker_cards)).count((9, 3))
    margin = 100 if end.natural else MARGINS.get(abs(end.player - end.banker), -100)
    tied = 0 if end.natural else -100
    return {
        "player": 100 * side,
        "banker": (0, -100, 95)[side],
        "banker, no commission": (0, -100, 0 if gold else 100)[side],
        "tie": 800 if not side else -100,
        "gold_7": 4000 if gold else -100,
        "jade_8": 2500 if jade else -100,
        "ruby_9": (-100, 1000, 7500)[nines],
        "dragon_player": (tied, margin, -100)[side],
        "dragon_banker": (tied, -100, margin)[side],
    }


def ends(decks: int) -> Iterator[tuple[int, End]]:
    """Every coup, value by value, and in how many orders of six cards it comes."""
    shoe, cards = [16 * decks, *[4 * decks] * 9], 52 * decks

    def take(*values: int) -> int:
        held = Counter(values)
        return prod(perm(shoe[value], number) for value, number in held.items())

    for (p, q), (b, c) in product(combinations_with_replacement(range(10), 2), repeat=2):
        player, banker = (p + q) % 10, (b + c) % 10
        twice = (1 + (p != q)) * (1 + (b != c))
        if player >= 8 or banker >= 8:
            ways = twice * take(p, q, b, c) * (cards - 4) * (cards - 5)
            yield ways, End(player, banker, 2, 2, natural=True)
            continue
        for third in range(10):
            ways = twice * take(p, q, b, c, third) * (cards - 5)
            end = (player + third) % 10
            if player >= 6:  # the player stands; the third card is the banker's, if any
                took = banker <= 5
                yield ways, End(player, (banker + third) % 10 if took else banker, 2, 2 + took)
            elif banker > 2 and third not in DRAWS.get(banker, ()):
                yield ways, End(end, banker, 3, 2)
            else:
                for fourth in range(10):
                    ways = twice * take(p, q, b, c, third, fourth)
                    yield ways, End(end, (banker + fourth) % 10, 3, 3)


def coups(decks: int) -> dict[str, float]:
    """The edge of every baccarat bet."""
    came: Counter[End] = Counter()
    for ways, end in ends(decks):
        came[end] += ways
    assert came.total() == perm(52 * decks, 6)
    bets = paid(End(0, 0, 2, 2))
    won = {bet: sum(ways * paid(end)[bet] for end, ways in came.items()) for bet in bets}
    return {bet: -each / 100 / came.total() for bet, each in won.items()}


@pytest.mark.parametrize("decks", [6, 7, 8])
def test_every_bet_of_every_baccarat(decks: int) -> None:
    by_hand = coups(decks)
    plain = ("mini", "full", "squeeze-midi", "classic-squeeze-midi", "dragon-bonus")
    for name in (*(f"{each}-baccarat" for each in plain), "ruyi-baccarat",
                 "ruyi-baccarat-ruby-9", "ruyi-baccarat-commission"):  # fmt: skip
        found = analyse(games.find(f"{name}@bclc"), settings={"decks": decks})  # type: ignore[arg-type]
        free = name in ("ruyi-baccarat", "ruyi-baccarat-ruby-9")
        for each in found.study.wagers:
            bet = "banker, no commission" if each.spot == "banker" and free else each.spot
            assert each.house_edge == pytest.approx(by_hand[bet], abs=1e-12), (name, each.spot)


# The bank's hand at Pure 21.5


def bank_hands(decks: int) -> tuple[dict[str, float], dict[str, float]]:
    """How likely each bust and each run of red cards is, card by card."""
    busts: Counter[str] = Counter()
    reds: Counter[str] = Counter()

    def deal(held: tuple[tuple[int, bool], ...], chance: float, left: dict[tuple[int, bool], int],
             drawn: int) -> None:  # fmt: skip
        values = [value for value, _ in held]
        hard = sum(values)
        soft = hard + 10 if 1 in values and hard <= 11 else 0
        if len(held) >= 2 and (soft > 17 or (hard >= 17 and not soft)):
            busts[str(len(held)) if hard > 21 else "stands"] += chance
            run = next((at for at, (_, red) in enumerate(held) if not red), len(held))
            reds[str(min(run, 8)) if run > 1 else "none"] += chance
            return
        for card, number in left.items():
            if number:
                left[card] -= 1
                deal((*held, card), chance * number / (52 * decks - drawn), left, drawn + 1)
                left[card] += 1

    full = {(value, red): decks * (8 if value == 10 else 2)
            for value in range(1, 11) for red in (True, False)}  # fmt: skip
    deal((), 1.0, full, 0)
    return dict(busts), dict(reds)


def bank_values(decks: int) -> tuple[dict[int, float], dict[int, float]]:
    """The same from any shoe, value by value: how likely each bust is, and so many red at first."""
    busts: Counter[int] = Counter()
    reds: Counter[int] = Counter()
    shoe = {value: decks * (16 if value == 10 else 4) for value in range(1, 11)}

    def deal(values: tuple[int, ...], chance: float, red: tuple[float, ...]) -> None:
        hard = sum(values)
        soft = hard + 10 if 1 in values and hard <= 11 else 0
        if len(values) >= 2 and (soft > 17 or (hard >= 17 and not soft)):
            busts[len(values) if hard > 21 else 0] += chance
            for cards, (so_far, further) in enumerate(pairwise((*red, 0.0))):
                reds[cards] += chance * (so_far - further)
            return
        for value, number in shoe.items():
            left = number - values.count(value)
            if left:  # those that have gone were red, where all were
                again = red[-1] * max(number / 2 - values.count(value), 0) / left
                more = chance * left / (52 * decks - len(values))
                deal((*values, value), more, (*red, again))

    deal((), 1.0, (1.0,))
    return dict(busts), dict(reds)


@pytest.mark.parametrize("game", ["pure-21.5-blackjack-6-5@chico", "pure-21.5-blackjack-3-2@chico"])
def test_the_bonuses_on_the_bank_of_six_decks(game: str) -> None:
    """And insurance: one card of the shoe is the ace, 96 of the others are tens."""
    busts, reds = bank_values(6)
    pays = {3: 1, 4: 3, 5: 8, 6: 20, 7: 50}
    buster = -sum(chance * (pays.get(cards, 200) if cards else -1)
                  for cards, chance in busts.items())  # fmt: skip
    assert kept(game, "buster") == pytest.approx(buster, abs=1e-12)
    pays = {0: -1, 1: -1, 2: 2, 3: 3, 4: 8, 5: 50, 6: 100, 7: 200}
    flex = -sum(chance * pays.get(cards, 300) for cards, chance in reds.items())
    assert kept(game, "red_flex") == pytest.approx(flex, abs=1e-12)
    assert kept(game, "insurance") == pytest.approx((215 - 2 * 96) / 311, abs=1e-12)


@pytest.mark.soak
def test_the_bank_from_one_deck_card_by_card() -> None:
    busts, reds = bank_hands(1)
    counts = count_buster(1)
    total = sum(counts.values())
    for cards in range(3, 8):
        assert counts[f"{cards} cards"] / total == pytest.approx(busts[str(cards)], abs=1e-12)
    runs = count_red_flex(1)
    total = sum(runs.values())
    for cards in range(2, 8):
        assert runs[f"{cards} red cards"] / total == pytest.approx(reds[str(cards)], abs=1e-12)
