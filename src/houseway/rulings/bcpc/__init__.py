"""What the poker club rules on, each kind of situation in a file of its own."""

from __future__ import annotations

from functools import partial

from houseway.rulebook import section
from houseway.rulings.bcpc.deals import on_a_wrong_deal
from houseway.rulings.bcpc.questions import QUESTIONS
from houseway.rulings.bcpc.suits import on_a_suit
from houseway.rulings.bcpc.turns import on_a_skipped_player, on_an_act_out_of_turn
from houseway.rulings.bcpc.wagers import on_a_wager, on_pot_asked
from houseway.rulings.reopening import on_reopening
from houseway.rulings.situations import (
    DealtWrong,
    OutOfTurn,
    PotAsked,
    Reopening,
    Skipped,
    SuitKept,
    Wager,
)

rule = section("bcpc")

RULES = {
    Wager: on_a_wager,
    PotAsked: on_pot_asked,
    Reopening: partial(
        on_reopening, opens=rule("58.s3"), closed=rule("58.s2"), least=rule("58.s5")
    ),
    SuitKept: on_a_suit,
    OutOfTurn: on_an_act_out_of_turn,
    Skipped: on_a_skipped_player,
    DealtWrong: on_a_wrong_deal,
}

__all__ = ["QUESTIONS", "RULES"]
