"""Face Up Pai Gow Poker: the best way to set cards against a hand that lies open."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from houseway.analysis.edges.ace_high import Kind, hands, pairs
from houseway.analysis.edges.paid import NOTHING, paid_by
from houseway.analysis.edges.results import Row, Strategy, Study, Wager
from houseway.analysis.edges.set_play import SPOT, Counts, play_rounds, results
from houseway.analysis.edges.seven_cards import envy_note, seven
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.set_rounds import BY_SIZE
from houseway.games.bclc.face_up_pai_gow import BOTH, WITH_JOKER, WITHOUT, FaceUpPaiGow
from houseway.games.bclc.fortune_bonus import ENVY_STAKE
from houseway.hands import FORTUNE_BONUS
from houseway.play.settings import Settings

OPEN = "the player sets his cards as well as he can against the dealer's open hand (sampled)"
BY_ACE, BY_JOKER = Kind(joker=False), Kind(joker=True)


def study(game: FaceUpPaiGow, settings: Settings, work: Work) -> Study:
    counts = play_rounds(BY_SIZE, settings, work, face_up=True)
    fortune, dealt = seven(game, "fortune", FORTUNE_BONUS, work)
    return Study(
        (main_game(counts), fortune, ace_high(game)),
        strategy=Strategy(
            (
                "Beat both of the dealer's hands if any setting does.",
                "Else beat one of them, so that the wager pushes.",
            )
        ),
        notes=(OPEN, envy_note(game, dealt, ENVY_STAKE, game.seats - 1)),
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
