"""Face Up Pai Gow Poker: the best way to set cards against a hand that lies open."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import numpy as np

from houseway.analysis.edges.ace_high import Kind, hands, pairs
from houseway.analysis.edges.deciding import Hand, Weighed
from houseway.analysis.edges.paid import NOTHING, paid_by
from houseway.analysis.edges.results import Aside, Row, Strategy, Study, Wager
from houseway.analysis.edges.set_play import (
    BEST,
    HOUSE_WAY,
    SPOT,
    Counts,
    play_rounds,
    posted_bits,
    results,
    set_beside,
)
from houseway.analysis.edges.seven_cards import NO_ENVY, seven
from houseway.analysis.edges.weighed_settings import weigh_against_open
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.ways.set_rounds import BY_SIZE, Way
from houseway.games.bclc.face_up_pai_gow import BOTH, WITH_JOKER, WITHOUT, FaceUpPaiGow
from houseway.hands import FORTUNE_BONUS
from houseway.play.settings import Settings

OPEN = "the player sets his cards as well as he can against the dealer's open hand (sampled)"
BY_ACE, BY_JOKER = Kind(joker=False), Kind(joker=True)


def study(game: FaceUpPaiGow, settings: Settings, work: Work) -> Study:
    played = play_rounds(BY_SIZE, settings, work, face_up=True)
    base = main_game(played.compared)
    fortune = seven(game, "fortune", FORTUNE_BONUS, work)
    return Study(
        (base, fortune, ace_high(game)),
        strategy=Strategy(
            (
                "Beat both of the dealer's hands if any setting does.",
                "Else beat one of them, so that the wager pushes.",
            )
        ),
        asides=(blind_setting(base, played.both),),
        notes=(OPEN, NO_ENVY),
    )


def main_game(counts: Counts) -> Wager:
    """Ace high of the dealer pushes everything; otherwise both hands must be better."""
    came = results(counts[0])
    return Wager(
        SPOT,
        (
            Row("wins", came["wins"], Fraction(1)),
            Row("dealer has ace high", int(counts[1].sum()), Fraction(0)),
            Row("pushes", came["pushes"], Fraction(0)),
            Row("loses", came["loses"], Fraction(-1)),
        ),
        sampled=True,
    )


def blind_setting(base: Wager, both: Counts) -> Aside:
    """What it costs to set the house way and not to look at the dealer's hand."""
    each = np.array([-1.0, 0.0, 1.0])
    return set_beside(base, both.T, each[None, :] - each[:, None], (BEST, HOUSE_WAY))


def ace_high(game: FaceUpPaiGow) -> Wager:
    """The dealer's seven cards, and the seven of the player beside them."""
    others = comb(46, 7)  # hands for the player
    with_joker = pairs(BY_JOKER, BY_ACE)
    without = pairs(BY_ACE, BY_ACE) + pairs(BY_ACE, BY_JOKER)
    counts = {
        BOTH: with_joker + without,
        WITH_JOKER: hands(BY_JOKER) * others - with_joker,
        WITHOUT: hands(BY_ACE) * others - without,
    }
    counts[NOTHING] = comb(53, 7) * others - sum(counts.values())
    return paid_by("ace_high", game.pay_tables["ace_high"], counts)


def weigh(game: FaceUpPaiGow, settings: Settings, hand: Hand) -> Weighed:
    """Every setting of seven cards, against the dealer's seven."""
    return weigh_against_open(Way(BY_SIZE, posted_bits(settings), 1), hand)
