"""Pai Gow Poker: the house way against itself, and every seven cards for the progressive."""

from __future__ import annotations

from houseway.analysis.edges.progressive import NO_METER
from houseway.analysis.edges.results import Strategy, Study
from houseway.analysis.edges.set_play import (
    BOTH_WAYS,
    banking_note,
    copies_note,
    play_rounds,
    set_wager,
)
from houseway.analysis.edges.seven_cards import seven_card_progressive
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.set_rounds import BY_SIZE
from houseway.games.bclc.pai_gow_poker import PaiGowPoker
from houseway.play.settings import Settings

HOUSE_WAY = Strategy(("Set the cards the house way: bclc-poker/2, 9.2 to 9.13.",))


def study(game: PaiGowPoker, settings: Settings, work: Work) -> Study:
    counts = play_rounds(BY_SIZE, settings, work).sum(axis=0)
    banked = (banking_note(counts, game.banking.commission),) if game.banking else ()
    return Study(
        (set_wager(counts, game.commission), seven_card_progressive(game, settings, work)),
        strategy=HOUSE_WAY,
        notes=(BOTH_WAYS, copies_note(counts), *banked, NO_METER),
    )
