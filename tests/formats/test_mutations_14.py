"""Burn Baby Burn made wrong one rule at a time: a scenario that names the clause must notice."""

from dataclasses import replace

from houseway.games.bclc import discard_inferno
from houseway.games.bclc.discard_inferno import BURN_BABY_BURN, DiscardInferno
from houseway.games.bclc.three_card_poker import ThreeCardPoker
from houseway.money import Cents, Odds
from houseway.play import BankedRound
from houseway.wagers import AggregateCap
from tests.formats.mutations import (
    Mutations,
    change_cap,
    change_spot,
    pay_tips_even_money,
    pay_tips_in_full_under_the_cap,
)

MUTATIONS = Mutations()
mutation = MUTATIONS.of("bclc-poker/14")


def change_settings(patch, end, **changes) -> None:
    settings = DiscardInferno.settings
    changed = tuple(replace(s, **changes) if s.name.endswith(end) else s for s in settings)
    patch.setattr(DiscardInferno, "settings", changed)


@mutation("1.1")
def another_game_takes_the_bet(patch):
    spot = DiscardInferno.spots[-1]
    patch.setattr(ThreeCardPoker, "spots", (*ThreeCardPoker.spots, replace(spot, choice_cite=None)))


@mutation("1.1", "2.1")
def every_table_takes_the_bet(patch):
    change_spot(patch, DiscardInferno, "burn_baby_burn", choice_cite=None)


@mutation("2.1")
def everybody_must_bet(patch):
    patch.setattr(DiscardInferno, "opens_with", ("burn_baby_burn",))


@mutation("2.1", "7.1")
def the_bet_equals_the_ante(patch):
    change_spot(patch, DiscardInferno, "burn_baby_burn", equals="ante")


@mutation("2.2")
def the_bet_stands_alone(patch):
    change_spot(patch, DiscardInferno, "burn_baby_burn", needs=())
    patch.setattr(DiscardInferno, "opens_with", ("ante", "burn_baby_burn"))


@mutation("2.2", "7.1")
def the_bet_needs_no_blind(patch):
    change_spot(patch, DiscardInferno, "blind", equals="")


@mutation("4.1")
def the_limits_of_the_table_hold(patch):
    change_spot(patch, DiscardInferno, "burn_baby_burn", limits_cite=None)


@mutation("4.1")
def the_limits_need_not_be_posted(patch):
    change_settings(patch, "burn_minimum", required=False)
    change_settings(patch, "burn_maximum", required=False)


@mutation("4.1")
def the_most_need_not_be_posted(patch):
    change_settings(patch, "burn_maximum", required=False)


@mutation("4.1")
def the_limits_are_posted_by_every_table(patch):
    change_settings(patch, "burn_minimum", switch="")


@mutation("4.2")
def back_bets_are_taken(patch):
    patch.setattr(DiscardInferno, "back_cite", DiscardInferno.cite)


@mutation("4.2")
def two_positions_each(patch):
    patch.setattr(DiscardInferno, "positions_each", 2)


@mutation("1.2", "3.2")
def five_cards_push(patch):
    rows = (*BURN_BABY_BURN.rows, ("5 cards", Odds(0)))
    patch.setattr(discard_inferno, "BURN_BABY_BURN", replace(BURN_BABY_BURN, rows=rows))


@mutation("1.2", "3.2")
def six_cards_win(patch):
    rows = (*BURN_BABY_BURN.rows, ("6 cards", Odds(1)))
    patch.setattr(discard_inferno, "BURN_BABY_BURN", replace(BURN_BABY_BURN, rows=rows))


@mutation("1.2", "3.1")
def four_cards_lose(patch):
    rows = BURN_BABY_BURN.rows[:-1]
    patch.setattr(discard_inferno, "BURN_BABY_BURN", replace(BURN_BABY_BURN, rows=rows))


@mutation("3.1", "6.1.table")
def the_discards_are_counted(patch):
    counts = (*reversed(discard_inferno.COUNTS[:-1]), "7 cards")
    patch.setattr(discard_inferno, "COUNTS", counts)


@mutation("3.2")
def the_cards_of_the_best_hand_are_counted(patch):
    right = DiscardInferno.pay_side_bets

    def pay(self, t, seat):
        cards = t.cards("dealer")
        paired = [c for c in cards if sum(c.rank == other.rank for other in cards) > 1]
        t.arrange("dealer", paired or cards)
        right(self, t, seat)
        t.arrange("dealer", cards)

    patch.setattr(DiscardInferno, "pay_side_bets", pay)


def compared_first(patch, wrong) -> None:
    right = DiscardInferno.compare

    def compare(self, t, seat, hand, dealer):
        wrong(t, seat, hand, dealer)
        right(self, t, seat, hand, dealer)

    patch.setattr(DiscardInferno, "compare", compare)


@mutation("3.3")
def the_bet_dies_with_the_hand(patch):
    def wrong(t, seat, hand, dealer):
        if hand < dealer:
            t.loses(seat, "burn_baby_burn", "hand lost", DiscardInferno.cite)

    compared_first(patch, wrong)


@mutation("3.3")
def a_winning_hand_saves_the_bet(patch):
    def wrong(t, seat, hand, dealer):
        if hand > dealer and len(t.cards("dealer")) > 4:
            t.pushes(seat, "burn_baby_burn", "hand won", DiscardInferno.cite)

    compared_first(patch, wrong)


@mutation("3.4")
def a_fold_gives_up_the_bet(patch):
    right = DiscardInferno.fold

    def fold(self, t, seat):
        right(self, t, seat)
        t.loses(seat, "burn_baby_burn", "folded", self.cite)

    patch.setattr(DiscardInferno, "fold", fold)


@mutation("3.4")
def the_dealer_discards_for_players_only(patch):
    right = BankedRound.staked
    patch.setattr(
        BankedRound, "staked", lambda t, spot: spot != "burn_baby_burn" and right(t, spot)
    )


@mutation("7.2")
def bets_are_settled_from_the_left(patch):
    patch.setattr(BankedRound, "right_to_left", BankedRound.clockwise)


@mutation("5.1")
def no_bets_for_the_dealer(patch):
    patch.setattr(DiscardInferno, "tips_cite", None)


@mutation("5.4.2")
def won_tips_stay(patch):
    patch.setattr(
        BankedRound, "carried", lambda t, seat: {x.spot: x.stake for x in t.lines if x.tip}
    )


@mutation("5.5", "5.5.1")
def lost_tips_are_given_back(patch):
    right = BankedRound.pay

    def pay(t, lines):
        right(t, [x._replace(net=Cents(0)) if x.tip and x.net < 0 else x for x in lines])

    patch.setattr(BankedRound, "pay", pay)


@mutation("5.5.2")
def tips_are_always_paid_even_money(patch):
    pay_tips_even_money(patch)


@mutation("5.5.2.a")
def tips_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation("5.5.2.a")
def tips_count_towards_the_cap(patch):
    change_cap(patch, DiscardInferno, tips_inside=True)


@mutation("3.1.1", "6.2")
def the_bet_is_outside_the_cap(patch):
    change_cap(patch, DiscardInferno, spots=("blind", "aces_up"))


@mutation("6.2")
def the_bet_has_the_cap_for_itself(patch):
    change_cap(patch, DiscardInferno, spots=("burn_baby_burn",))


@mutation("3.1.1", "6.2")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, DiscardInferno, amount=Cents(4_999_999))


@mutation("6.2.1")
def the_cap_goes_to_whoever_is_settled_first(patch):
    def parts(self, room, lines, wins, person):
        return {i: room if i == wins[0] else 0 for i in wins}

    patch.setattr(AggregateCap, "_parts", parts)


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
