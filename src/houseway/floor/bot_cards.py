"""What a bot does with cards and with the button's choice, from what its own seat sees."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from houseway import games
from houseway.cards import Card, Cards, Rank, card
from houseway.hands import ACE_TO_FIVE, BADUGI, DEUCE_TO_SEVEN, Ranking
from houseway.hands.low import low_rank
from houseway.play.actions import DECLINE, Action, Choose, Draw, Expose, Refuse, Take, TurnDown
from houseway.play.options import Offer, Options
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.play.view import View

LIKES_A_TWIST = 0.25  # how often a bot on the button chooses one
GOOD_LOW = 8  # the highest card worth keeping for low
PAT = 9  # the highest card of a low hand that is not drawn to
PAT_BADUGI = 10
LOWBALL = (ACE_TO_FIVE, DEUCE_TO_SEVEN, BADUGI)


def picked(view: View, options: Options, rng: random.Random) -> Action | None:
    """The answer to a question about cards, or about a twist; None where it is about chips."""
    offers = {offer.kind: offer for offer in options.offers}
    if Choose in offers:
        named = [offer for offer in options.offers if offer.kind is Choose]
        return rng.choice(named).action() if rng.random() < LIKES_A_TWIST else DECLINE
    if Expose in offers:
        return rng.choice(options.offers).action()
    if TurnDown in offers:
        return DECLINE
    if draw := offers.get(Draw):
        return Draw(drawn(view, draw))
    if Take in offers:
        made = of_one_suit_or_paired(own_cards(view))
        return next(o for o in options.offers if o.kind is (Take if made else Refuse)).action()
    return None


def own_cards(view: View) -> list[Card]:
    seat = view.options.seat if view.options else 0
    return [card(text) for text in view.cards(seat) if text]


def low_ranking(view: View) -> Ranking | None:
    """How hands are ranked where the lowest wins the whole pot."""
    game = games.find(view.game)
    return lowball(game) if isinstance(game, PotGame) else None


def lowball(game: PotGame) -> Ranking | None:
    """The same of a game."""
    ranking = game.shares[0].ranking
    return ranking if ranking in LOWBALL else None


def drawn(view: View, offer: Offer) -> Cards:
    """The cards that a bot throws away: what a low hand has too high, or a high one unpaired."""
    ranking = low_ranking(view)
    kept = kept_low(offer.cards, ranking) if ranking else kept_high(offer.cards)
    away = [each for each in offer.cards if each not in kept]
    worst = sorted(away, key=lambda each: each.rank, reverse=ranking is not None)
    return tuple(worst[: offer.most])


def kept_low(cards: Sequence[Card], ranking: Ranking) -> list[Card]:
    """Low cards of different ranks, in badugi of different suits too."""
    if ranking is BADUGI:
        best = max(_badugis(cards), key=_how_low)
        if len(best) == len(cards) and max(low_rank(c.rank) for c in cards) <= PAT_BADUGI:
            return list(cards)
        return [each for each in best if low_rank(each.rank) <= GOOD_LOW]
    count = int if ranking is DEUCE_TO_SEVEN else low_rank
    lowest: dict[int, Card] = {}
    for each in cards:
        lowest.setdefault(count(each.rank), each)
    if len(lowest) == len(cards) and max(lowest) <= PAT:
        if _no_straight(cards, ranking):
            return list(cards)
        del lowest[max(lowest)]
    return [each for rank, each in lowest.items() if rank <= GOOD_LOW]


def _how_low(cards: Sequence[Card]) -> tuple[int, list[int]]:
    """More cards are better; of as many, those whose highest is lower."""
    return len(cards), [-rank for rank in sorted((low_rank(c.rank) for c in cards), reverse=True)]


def _badugis(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """Every choice of cards in which no rank and no suit comes twice."""
    return [
        some
        for count in range(1, len(cards) + 1)
        for some in combinations(cards, count)
        if len({c.rank for c in some}) == len({c.suit for c in some}) == count
    ]


def _no_straight(cards: Sequence[Card], ranking: Ranking) -> bool:
    """Whether nothing but the ranks counts; a straight or flush is bad for deuce to seven."""
    if ranking is not DEUCE_TO_SEVEN:
        return True
    ranks = [each.rank for each in cards]
    return len({each.suit for each in cards}) > 1 and max(ranks) - min(ranks) >= len(cards)


def kept_high(cards: Sequence[Card]) -> list[Card]:
    """Pairs and better, four of a suit, or else the two highest."""
    ranks, suits = [each.rank for each in cards], [each.suit for each in cards]
    paired = [each for each in cards if ranks.count(each.rank) > 1]
    suited = [each for each in cards if suits.count(each.suit) >= 4]
    straight = len(set(ranks)) == 5 and max(ranks) - min(ranks) == 4
    if len(suited) == len(cards) or straight:
        return list(cards)
    return paired or suited or sorted(cards, key=lambda each: each.rank)[-2:]


def of_one_suit_or_paired(cards: Sequence[Card]) -> bool:
    """Whether five cards are worth something as they are."""
    kept = kept_high(cards)
    return len(kept) == len(cards) or len({each.rank for each in kept}) < len(kept) > 2


def low_strength(cards: Sequence[Card], ranking: Ranking) -> float:
    """How good a hand for low looks, from 0 to 1: how many of its cards are worth keeping."""
    needed = min(ranking.size, len(cards))
    kept = kept_low(cards, ranking)
    share = min(needed, len(kept)) / needed
    height = sum(low_rank(each.rank) for each in kept) / (Rank.ACE * needed)
    return max(0.0, share - 0.3 * height)


def best_kept(round: PotRound, offer: Offer) -> list[Cards]:
    """The cards to keep whose hand is best with the boards as they lie (resolution S21).

    Before there is a board nothing is better than anything else.
    """
    away = sum(offer.parts)
    kept = list(combinations(offer.cards, len(offer.cards) - away))
    share, boards = round.stakes.shares[0], round.dealer.runs()[0]
    if not boards or len(boards[0]) < 3:
        return kept
    values = [share.best(some, boards) for some in kept]
    return [some for some, value in zip(kept, values, strict=True) if value == max(values)]
