"""A hand that won without a showdown: its player may table it, and nobody can ask him to."""

from __future__ import annotations

from houseway.errors import IllegalAction
from houseway.floor.pot import PotTable
from houseway.play.pot.pot_round import PotRound


def unseen_winner(table: PotTable) -> int:
    """Who won the last hand because everybody else folded, and has not shown it; nobody is 0."""
    played = table.round
    if table.in_round or not isinstance(played, PotRound) or played.chopped:
        return 0
    if len(played.live) != 1 or played.holdings[played.live[0]].up:
        return 0
    return played.live[0]


def table_hand(table: PotTable, seat: int) -> None:
    """Lay the winning hand open for everybody.

    A jackpot may be won with it that needs no showdown (bclc-poker/32/2.4.8.a).
    """
    played = table.round
    if not isinstance(played, PotRound) or seat != unseen_winner(table):
        raise IllegalAction(f"seat {seat} has no hand to show: it did not win without a showdown")
    lay_open(played, seat)
    table.state += 1  # everybody sees more than before


def lay_open(played: PotRound, seat: int) -> None:
    """A hand lies face up, and is named."""
    cards = " ".join(card.text for card in played.holdings[seat].cards)
    played.felt.reveal(seat)
    played.felt.says(f"Seat {seat} shows {cards}", played.game.showdown.unopposed)
