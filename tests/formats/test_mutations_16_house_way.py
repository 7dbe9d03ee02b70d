"""Fortune Asia's house way made wrong one rule at a time: a hand in its scenarios notices."""

from functools import partial

import pytest

from houseway.cards import JOKER, Rank, parse_cards
from houseway.games.bclc import (
    fortune_asia_big_hands,
    fortune_asia_house_way,
    fortune_asia_small_hands,
    fortune_asia_spread,
)
from houseway.games.bclc.fortune_asia_house_way import RULES, RULES_FOR
from houseway.games.bclc.fortune_asia_spread import Hands
from houseway.hands.high import HighHand
from tests.formats.mutations import Mutations

mutations = Mutations()
mutation = partial(mutations, "bclc-poker/16")
BIG, SMALL, SPREAD = fortune_asia_big_hands, fortune_asia_small_hands, fortune_asia_spread


def rules_are(patch, rules) -> None:
    """The house way with these rules, tried in this order."""
    wrong = {p: [each for each in rules if p in each.patterns] for p in RULES_FOR}
    patch.setattr(fortune_asia_house_way, "RULES_FOR", wrong)


def number(rule) -> str:
    return rule.clause.id.rpartition("/")[2]


LAST = {number(rules[-1]) for rules in RULES_FOR.values()}  # no other rule would set the cards


@pytest.mark.parametrize("at", range(len(RULES)), ids=map(number, RULES))
def test_a_rule_that_divides_the_cards_wrongly_is_noticed(monkeypatch, breaks, at) -> None:
    """The low card changes places with a card of another rank."""

    def exchanged(spread):
        if not (hands := RULES[at].set_hands(spread)):
            return None
        high, medium, low = hands
        for hand in (medium, high):
            for card in hand:
                if SPREAD.rank((card,)) != SPREAD.rank(low):
                    swap = {card: low[0], low[0]: card}
                    return Hands(*(tuple(swap.get(each, each) for each in h) for h in hands))
        raise AssertionError("seven cards are never of one rank")

    rules_are(monkeypatch, (*RULES[:at], RULES[at]._replace(set_hands=exchanged), *RULES[at + 1 :]))
    breaks(RULES[at].clause.id)


@pytest.mark.parametrize(
    "left_out", [rule for rule in RULES if number(rule) not in LAST], ids=number
)
def test_a_rule_left_out_is_noticed(monkeypatch, breaks, left_out) -> None:
    rules_are(monkeypatch, [rule for rule in RULES if rule is not left_out])
    breaks(left_out.clause.id)


@mutation("7.14", "7.7.5")
def the_rules_are_tried_in_order(patch):
    first, *others = RULES
    rules_are(patch, (*others[:15], first, *others[15:]))  # among those of 7.7, as printed


def high_from(patch, least) -> None:
    """Which cards are high."""
    for module in (BIG, SMALL, SPREAD):
        patch.setattr(module, "is_high", lambda cards: SPREAD.rank(cards) >= least)
    for module in (SMALL, SPREAD):
        patch.setattr(
            module,
            "high_cards",
            lambda cards: sum((each.rank or Rank.ACE) >= least for each in cards),
        )


@mutation("7.defs")
def a_ten_is_a_high_card(patch):
    high_from(patch, Rank.TEN)


@mutation("7.defs")
def a_jack_is_no_high_card(patch):
    high_from(patch, Rank.QUEEN)


@mutation("7.15.6")
def a_joker_is_no_high_card(patch):
    for module in (SMALL, SPREAD):
        patch.setattr(
            module, "high_cards", lambda cards: sum(each.rank >= Rank.JACK for each in cards)
        )


@mutation("7.7.1", "7.7.2", "7.7.4")
def the_two_best_cards_beside_a_made_hand_are_medium(patch):
    patch.setattr(SPREAD, "divided", lambda made: Hands(made.cards, made.rest[:2], made.rest[2:]))


@mutation("7.2.2.a", "7.2.2.b", "7.2.2.b.2")
def a_split_pair_is_set_as_no_pair(patch):
    def split(spread):
        pair, first, second, third, fourth, fifth = spread.groups
        return Hands(pair[:1] + third + fourth + fifth, pair[1:] + second, first)

    patch.setattr(SMALL, "_split_pair", split)


@mutation("7.7.1", "7.15.4")
def any_high_card_outside_keeps_the_made_hand(patch):
    patch.setattr(SPREAD, "_pair_is_inside", lambda made: SPREAD.is_high(made.rest))


@mutation("7.7.1", "7.15.4")
def two_high_cards_outside_do_not_keep_the_made_hand(patch):
    patch.setattr(SPREAD, "_pair_is_inside", lambda made: SPREAD.rank(made.rest) >= Rank.KING)


@mutation("7.7.1", "7.15.4")
def a_king_outside_does_not_keep_the_made_hand(patch):
    patch.setattr(
        SPREAD,
        "_pair_is_inside",
        lambda made: SPREAD.rank(made.rest) >= Rank.ACE or SPREAD.is_high(made.rest[1:]),
    )


@mutation("7.7.1")
def without_enough_outside_the_pair_rules_decide(patch):
    rules_are(
        patch,
        [
            rule._replace(set_hands=lambda spread: spread.choice)
            if number(rule) == "7.7.1"
            else rule
            for rule in RULES
        ],
    )


@mutation("7.7.2")
def three_high_cards_are_kept_together(patch):
    patch.setattr(SPREAD, "_no_pair", lambda made: True)


@mutation("7.7.3", "7.7.2.a")
def another_high_card_does_not_help(patch):
    patch.setattr(SPREAD, "_no_pair", lambda made: SPREAD.high_cards(made.cards) < 3)


@mutation("7.7.5", "7.15.5")
def aces_over_a_made_hand_stay_together(patch):
    right = SMALL._over_a_pair

    def over(made):
        high, rest = made
        together = SPREAD.rank(rest) == SPREAD.rank(rest[1:])
        return Hands(high, rest[:2], rest[2:]) if together else right(made)

    patch.setattr(SMALL, "_over_a_pair", over)


@mutation("7.7.5", "7.15.1", "7.15.2")
def aces_are_split_beside_a_king_too(patch):
    right = SMALL._over_a_pair

    def over(made):
        high, rest = made
        aces = SPREAD.rank(rest) == SPREAD.rank(rest[1:]) == Rank.ACE
        return Hands(high, rest[::2], rest[1:2]) if aces else right(made)

    patch.setattr(SMALL, "_over_a_pair", over)


def best_by(patch, key) -> None:
    """Which of several ways is the best, by another measure."""
    for module in (SMALL, SPREAD):
        patch.setattr(module, "best", lambda ways: max(ways, key=key, default=None))


@mutation("7.7.4", "7.15.2")
def the_best_low_counts_before_the_best_medium(patch):
    best_by(patch, lambda way: (SPREAD._low(way.low), SPREAD._medium(way.medium)))


@mutation("7.7.4", "7.15.2")
def the_low_does_not_count(patch):
    best_by(patch, lambda way: (SPREAD._medium(way.medium), -SPREAD._low(way.low)))


@mutation("7.7.4")
def the_best_high_counts_before_all(patch):
    best_by(patch, lambda way: SPREAD.FORTUNE_ASIA_FOUR_CARD.value(way.high))


@mutation("7.7.1.a", "7.15.4.a")
def the_joker_is_an_ace_in_the_high_hand_too(patch):
    right = HighHand.rank

    def rank(self, cards, board=()):
        aces = [ace for ace in parse_cards("Ac Ad Ah As") if ace not in cards]
        return right(self, tuple(aces[0] if card == JOKER else card for card in cards), board)

    patch.setattr(HighHand, "rank", rank)


@mutations.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
