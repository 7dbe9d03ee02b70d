"""Each act is granted by its own clause, and a bet by that of the table's structure."""

from __future__ import annotations

import pytest

from houseway.games.bclc import texas_holdem
from houseway.games.bcpc import texas_holdem as club
from houseway.money import Cents
from houseway.play.actions import CALL, CHECK, CHOP, FOLD, Bet, Draw, RaiseTo
from houseway.play.pot.stakes import Seating

ACTS = texas_holdem.GAME.acts


def test_the_clause_of_each_act() -> None:
    named = [
        *((FOLD, ACTS.fold), (CHECK, ACTS.check), (CALL, ACTS.call), (CHOP, ACTS.chop)),
        *((Bet(Cents(200)), ACTS.bet), (RaiseTo(Cents(400)), ACTS.raise_)),
    ]
    assert [ACTS.clause_of(act) for act, _ in named] == [clause for _, clause in named]
    assert len({clause for _, clause in named}) == len(named)
    assert ACTS.clause_of(Draw(())) is None
    assert (ACTS.fold_offer.cite, ACTS.check_offer.cite) == (ACTS.fold, ACTS.check)


@pytest.mark.parametrize("structure", ["limit", "no-limit", "pot-limit"])
def test_where_the_clauses_differ_by_structure_a_bet_has_its_own(structure) -> None:
    acts = club.GAME.acts
    assert acts.bet_cite(structure) == acts.size_cites(structure).bet
    assert ACTS.bet_cite(structure) == ACTS.bet


def test_without_a_limit_raises_are_not_counted() -> None:
    """Three raises are the most at a limit table; here a fourth and a fifth are open."""
    assert texas_holdem.GAME.bets.raises.most == 3
    seating = Seating({seat: Cents(1_000_000) for seat in (1, 2, 3)}, 3)
    round = texas_holdem.GAME.round(seating, stakes={"blinds": (100, 200), "limit": "no-limit"})
    for _ in range(5):
        round.play(RaiseTo(round.options().offer(RaiseTo).least))
    assert round.options().offer(RaiseTo)
