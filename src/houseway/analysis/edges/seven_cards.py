"""Bets on seven cards of a deck with a joker: every hand counted."""

from __future__ import annotations

from itertools import combinations
from math import comb

from houseway.analysis.edges.dealt import count_table
from houseway.analysis.edges.paid import paid_by
from houseway.analysis.edges.progressive import SPOT as PROGRESSIVE
from houseway.analysis.edges.progressive import on_meter
from houseway.analysis.edges.results import Wager
from houseway.analysis.edges.work import Work
from houseway.cards import JOKER, STANDARD, WITH_JOKER, Card
from houseway.hands import JOKER_FIVE_CARD, PAI_GOW_PROGRESSIVE, Ranking
from houseway.hands.category import SEVEN_CARD_STRAIGHT_FLUSH
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings

CARDS = 7
NO_ENVY = "envy is no part of the edge"


def seven(game: BankedGame, spot: str, by: Ranking, work: Work) -> Wager:
    """A bet on the seven cards dealt."""
    counts = count_table(game.pay_tables[spot], by, CARDS, WITH_JOKER, work)
    return paid_by(spot, game.pay_tables[spot], counts)


def seven_card_progressive(game: BankedGame, settings: Settings, work: Work) -> Wager:
    """The bet with what the meter shows, and the joker in its top row or not, as is posted."""
    table = game.pay_tables[PROGRESSIVE]
    counts = count_table(table, PAI_GOW_PROGRESSIVE, CARDS, WITH_JOKER, work)
    if settings.get("pgp_top_natural_only"):
        for hand in sevens_with_joker():
            counts[SEVEN_CARD_STRAIGHT_FLUSH.name] -= 1
            counts[hand] += 1
    assert sum(counts.values()) == comb(len(WITH_JOKER), CARDS), "a hand was lost"
    return on_meter(game, settings, counts)


def sevens_with_joker() -> list[str]:
    """What the best five are of each hand whose seven in a row of a suit need the joker."""
    suits: dict[object, list[Card]] = {}
    for card in STANDARD:
        suits.setdefault(card.suit, []).append(card)
    hands = ((*six, JOKER) for cards in suits.values() for six in combinations(cards, CARDS - 1))
    return [
        JOKER_FIVE_CARD.rank(hand).category.name
        for hand in hands
        if PAI_GOW_PROGRESSIVE.rank(hand).category is SEVEN_CARD_STRAIGHT_FLUSH
    ]
