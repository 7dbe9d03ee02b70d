"""Pai Gow Poker: the house way against itself, and every seven cards for the progressive."""

from __future__ import annotations

from fractions import Fraction

from houseway.analysis.edges.deciding import Hand, Weighed
from houseway.analysis.edges.progressive import NO_METER
from houseway.analysis.edges.results import Strategy, Study
from houseway.analysis.edges.set_play import (
    BOTH_WAYS,
    banking_aside,
    copies_note,
    kept_by,
    play_rounds,
    posted_bits,
    set_wager,
    setting_aside,
    with_card_seen,
)
from houseway.analysis.edges.seven_cards import seven_card_progressive
from houseway.analysis.edges.weighed_settings import weigh_settings
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.ways.set_rounds import BY_SIZE, Way
from houseway.games.bclc.pai_gow_poker import PaiGowPoker
from houseway.play.settings import Settings

HOUSE_WAY = Strategy(("Set the cards the house way: bclc-poker/2, 9.2 to 9.13.",))


def study(game: PaiGowPoker, settings: Settings, work: Work) -> Study:
    win = kept_by(game.commission)
    played = play_rounds(BY_SIZE, settings, work, win)
    counts = played.compared.sum(axis=0)
    base = set_wager(counts, game.commission)
    setting = setting_aside(base, played.both, (Fraction(-1), Fraction(0), win))
    banked = (banking_aside(counts, game.banking.commission),) if game.banking else ()
    return Study(
        (base, seven_card_progressive(game, settings, work)),
        strategy=HOUSE_WAY,
        asides=(setting, *with_card_seen(BY_SIZE, settings, work, setting, win), *banked),
        notes=(BOTH_WAYS, copies_note(counts), NO_METER),
    )


def weigh(game: PaiGowPoker, settings: Settings, hand: Hand) -> Weighed:
    """Every setting of seven cards."""
    return weigh_settings(Way(BY_SIZE, posted_bits(settings), 0), kept_by(game.commission), hand)
