"""Ruyi Baccarat: every coup, its three-card sevens, eights and nines."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from houseway.analysis.edges.bclc import mini_baccarat
from houseway.analysis.edges.coups import Coup
from houseway.analysis.edges.paid import NOTHING, net_of
from houseway.analysis.edges.results import Study
from houseway.analysis.edges.work import Work
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.games.bclc.ruyi_baccarat import RuyiBaccarat
from houseway.games.bclc.ruyi_baccarat_ruby_9 import BOTH, ONE
from houseway.play.settings import Settings


def gold_7(coup: Coup) -> str:
    return (
        "gold 7" if coup.winner == "banker" and (coup.banker, coup.banker_cards) == (7, 3) else ""
    )


def jade_8(coup: Coup) -> str:
    return (
        "jade 8" if coup.winner == "player" and (coup.player, coup.player_cards) == (8, 3) else ""
    )


def ruby_9(coup: Coup) -> str:
    hands = ((coup.player, coup.player_cards), (coup.banker, coup.banker_cards))
    return ("", ONE, BOTH)[sum(hand == (9, 3) for hand in hands)]


ROWS: dict[str, Callable[[Coup], str]] = {"gold_7": gold_7, "jade_8": jade_8, "ruby_9": ruby_9}


def study(game: RuyiBaccarat, settings: Settings, work: Work) -> Study:
    sides = [mini_baccarat.bet(spot, settings, lambda coup, s=spot: side_bet(game, s, coup))  # type: ignore[misc]
             for spot in ROWS if spot in game.pay_tables]  # fmt: skip
    base = mini_baccarat.base_bets(game, settings, settled)
    seen = mini_baccarat.first_card_seen(game, settings, settled)
    return Study((*base, *sides), asides=(seen,), notes=mini_baccarat.NO_COUNT)


def settled(game: MiniBaccarat, spot: str, coup: Coup) -> tuple[str, Fraction]:
    """As in Mini-Baccarat, but that a banker's Gold 7 may only push."""
    assert isinstance(game, RuyiBaccarat)
    if spot == "banker" and gold_7(coup) and not game.gold_banker_wins:
        return "gold 7", Fraction(0)
    return mini_baccarat.settled(game, spot, coup)


def side_bet(game: RuyiBaccarat, spot: str, coup: Coup) -> tuple[str, Fraction]:
    row = ROWS[spot](coup)
    paid = game.pay_tables[spot].pays(row) if row else None
    return (row, net_of(paid)) if paid is not None else (NOTHING, Fraction(-1))
