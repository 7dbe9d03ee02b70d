"""What the club rules on cards: how they were dealt, whose hand is dead, and the showdown."""

from __future__ import annotations

from houseway.rulings import situations as seen
from houseway.rulings.bcpc.cards import dead_hands, deals, decks, lost_hands, showdowns, streets
from houseway.rulings.bcpc.cards.suits import on_a_suit

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
