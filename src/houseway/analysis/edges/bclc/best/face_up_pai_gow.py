"""Face Up Pai Gow Poker: the setting that beats most of the hands that lie open."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from houseway.analysis.policies import Policy
from houseway.cards import Cards, parse_cards
from houseway.games.bclc.face_up_pai_gow import FaceUpPaiGow
from houseway.games.bclc.pai_gow_verdict import SetHand, ranked
from houseway.play import Options
from houseway.play.actions import HOUSE_WAY, Action, SetHands
from houseway.play.settings import Settings
from houseway.play.view import View


@dataclass(frozen=True, slots=True)
class SetsAgainst:
    """Beats both open hands if any setting does, else one of them."""

    game: FaceUpPaiGow

    def __call__(self, view: View, options: Options) -> Action:
        laid = [parse_cards(" ".join(filter(None, hand))) for hand in view.hands("dealer")]
        offer = options.offer(SetHands)
        if offer is None or len(laid) != len(SetHand._fields):
            return HOUSE_WAY
        bank = ranked(laid[0], laid[1])
        assert bank is not None, "the house does not foul its own hand"
        results = {low: _beaten(offer.cards, low, bank) for low in combinations(offer.cards, 2)}
        low = max(results, key=results.__getitem__)
        return SetHands((_rest(offer.cards, low), low)) if results[low] else HOUSE_WAY


def _beaten(cards: Cards, low: Cards, bank: SetHand) -> int:
    """How many of the bank's hands a setting beats; a foul beats none."""
    own = ranked(_rest(cards, low), low)
    return own is not None and (own.high.value > bank.high.value) + (own.low.value > bank.low.value)


def _rest(cards: Cards, low: Cards) -> Cards:
    return tuple(card for card in cards if card not in low)


def policy(game: FaceUpPaiGow, settings: Settings) -> Policy:
    return SetsAgainst(game)
