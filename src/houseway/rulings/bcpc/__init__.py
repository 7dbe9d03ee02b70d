"""What the poker club rules on, each kind of situation in a file of its own."""

from __future__ import annotations

from houseway.rulings import situations as seen
from houseway.rulings.bcpc.absence import on_a_stack_without_a_player, on_an_empty_chair
from houseway.rulings.bcpc.asked import on_asking, on_pot_asked
from houseway.rulings.bcpc.authority import on_overruling
from houseway.rulings.bcpc.cards import CARDS
from houseway.rulings.bcpc.clock import on_the_clock
from houseway.rulings.bcpc.conduct import on_an_offence
from houseway.rulings.bcpc.levels import on_a_dispute, on_a_new_level
from houseway.rulings.bcpc.pots import ODD_CHIPS
from houseway.rulings.bcpc.rounds import on_a_round
from houseway.rulings.bcpc.stacks import on_a_stack, on_found_chips, on_things
from houseway.rulings.bcpc.talk import on_exposed_cards, on_talk
from houseway.rulings.bcpc.turns import on_a_skipped_player, on_an_act_out_of_turn
from houseway.rulings.bcpc.wagers import on_a_wager

BETS = {
    seen.Wager: on_a_wager,
    seen.PotAsked: on_pot_asked,
    seen.Reopening: on_a_round,
    seen.OutOfTurn: on_an_act_out_of_turn,
    seen.Skipped: on_a_skipped_player,
}
TABLE = {
    seen.Clocked: on_the_clock,
    seen.NewLevel: on_a_new_level,
    seen.PotShared: ODD_CHIPS.on_shared_pots,
    seen.HighLowShared: ODD_CHIPS.on_high_and_low,
    seen.Disputed: on_a_dispute,
    seen.ChipsFound: on_found_chips,
    seen.StackKept: on_a_stack,
    seen.ThingsOnTable: on_things,
}
PEOPLE = {
    seen.Asked: on_asking,
    seen.NotSeated: on_an_empty_chair,
    seen.Away: on_a_stack_without_a_player,
    seen.Talk: on_talk,
    seen.Offence: on_an_offence,
    seen.Exposed: on_exposed_cards,
    seen.Overruling: on_overruling,
}
RULES = {**BETS, **CARDS, **TABLE, **PEOPLE}
