"""What the poker club rules on, each kind of situation in a file of its own."""

from __future__ import annotations

from functools import partial

from houseway.rulebook import section
from houseway.rulings import situations as seen
from houseway.rulings.bcpc import dead_hands, deals, decks, lost_hands, showdowns, streets
from houseway.rulings.bcpc.suits import on_a_suit
from houseway.rulings.bcpc.turns import on_a_skipped_player, on_an_act_out_of_turn
from houseway.rulings.bcpc.wagers import on_a_wager, on_pot_asked
from houseway.rulings.reopening import on_reopening

rule = section("bcpc")

BETS = {
    seen.Wager: on_a_wager,
    seen.PotAsked: on_pot_asked,
    seen.Reopening: partial(
        on_reopening, opens=rule("58.s3"), closed=rule("58.s2"), least=rule("58.s5")
    ),
    seen.OutOfTurn: on_an_act_out_of_turn,
    seen.Skipped: on_a_skipped_player,
}
CARDS = {
    seen.DealtWrong: deals.on_a_wrong_deal,
    seen.BurnMissed: streets.on_a_missed_burn,
    seen.DealtEarly: streets.on_an_early_street,
    seen.FlopTooLong: streets.on_a_long_flop,
    seen.DeckFouled: decks.on_a_fouled_deck,
    seen.Folded: dead_hands.on_a_fold,
    seen.ThrownInto: dead_hands.on_cards_thrown_into,
    seen.UpCardsMoved: dead_hands.on_up_cards,
    seen.Counted: dead_hands.on_a_count,
    seen.JokerFound: dead_hands.on_a_joker,
    seen.SuitKept: on_a_suit,
    seen.Mucked: lost_hands.on_a_mucked_hand,
    seen.Killed: lost_hands.on_a_killed_hand,
    seen.HandShown: showdowns.on_a_shown_hand,
    seen.Showdown: showdowns.on_a_showdown,
    seen.HandsRead: showdowns.on_hands_read,
    seen.AskedToSee: showdowns.on_asking_to_see,
    seen.RefusedToShow: showdowns.on_a_refusal_to_show,
}
RULES = {**BETS, **CARDS}
