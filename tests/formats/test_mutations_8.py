"""The Bad Beat Bonus made wrong one rule at a time: a scenario that names the clause must notice.

What Four Card Poker has without it is made wrong in test_mutations_7.
"""

from dataclasses import replace

from houseway.games.bclc import four_card_poker_bad_beat
from houseway.games.bclc.four_card_poker import FourCardPoker
from houseway.games.bclc.four_card_poker_bad_beat import BAD_BEAT, FourCardPokerBadBeat
from houseway.money import Cents, Odds, dollars
from houseway.play.seat import Seat
from tests.formats.mutations import Mutations

MUTATIONS = Mutations()
mutation = MUTATIONS.of("bclc-poker/8")


def change_spot(patch, name, **changes) -> None:
    game = FourCardPokerBadBeat
    spots = tuple(replace(s, **changes) if s.name == name else s for s in game.spots)
    patch.setattr(game, "spots", spots)


def change_cap(patch, **changes) -> None:
    patch.setattr(FourCardPokerBadBeat, "cap", replace(FourCardPokerBadBeat.cap, **changes))


def settles(patch, bad_beat) -> None:
    """The Bad Beat Bonus comes out otherwise: by odds, or lost without them; False as ever."""
    right = FourCardPokerBadBeat.settle_side_bets

    def settle(self, t, seat, hand, dealer):
        odds = bad_beat(seat, hand, dealer)
        FourCardPoker.settle_side_bets(self, t, seat, hand, dealer)
        if odds:
            t.wins(seat, "bad_beat", odds, "?", self.cite)
        elif odds is None:
            t.loses(seat, "bad_beat", "?", self.cite)
        else:
            right(self, t, seat, hand, dealer)

    patch.setattr(FourCardPokerBadBeat, "settle_side_bets", settle)


@mutation("2.4.1.a")
def it_costs_any_amount(patch):
    change_spot(patch, "bad_beat", exactly=None)


@mutation("2.4.1.a")
def it_costs_two_dollars(patch):
    change_spot(patch, "bad_beat", exactly=dollars(2))


@mutation("6.1")
def it_stands_alone(patch):
    change_spot(patch, "bad_beat", needs=())
    patch.setattr(FourCardPokerBadBeat, "opens_with", ())


@mutation("6.1")
def it_needs_an_ante(patch):
    change_spot(patch, "bad_beat", needs=("ante",))


@mutation("6.1")
def it_needs_aces_up(patch):
    change_spot(patch, "bad_beat", needs=("aces_up",))


@mutation("6.1")
def it_may_be_added_later(patch):
    right = Seat.asks

    def asks(self, *offers):
        return right(self, *offers, self.may_stake("bad_beat", 100, BAD_BEAT.cite))

    patch.setattr(Seat, "asks", asks)


@mutation("6.5.2")
def it_outlives_a_fold(patch):
    def fold(self, t, seat):
        seat.folded = True
        t.says("Folding", self.rule("6.5.1"))
        for spot in tuple(seat.bets):
            if spot != "bad_beat":
                t.loses(seat, spot, "folded", self.rule("6.5.2"))

    patch.setattr(FourCardPoker, "fold", fold)


@mutation("2.4.2.a")
def a_players_beaten_hand_pays_nothing(patch):
    settles(patch, lambda seat, hand, dealer: None if hand < dealer else False)


@mutation("2.4.2.b")
def a_dealers_beaten_hand_pays_nothing(patch):
    settles(patch, lambda seat, hand, dealer: None if hand > dealer else False)


@mutation("2.4.2.a", "2.4.2.b")
def equal_hands_are_a_bad_beat(patch):
    settles(patch, lambda seat, hand, dealer: hand == dealer and BAD_BEAT.pays(hand))


@mutation("2.4.2")
def equal_hands_push(patch):
    right = FourCardPokerBadBeat.settle_side_bets

    def settle(self, t, seat, hand, dealer):
        if hand == dealer:
            t.pushes(seat, "bad_beat", "?", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(FourCardPokerBadBeat, "settle_side_bets", settle)


@mutation("2.4.3")
def it_is_paid_by_the_better_hand(patch):
    settles(patch, lambda seat, hand, dealer: hand != dealer and BAD_BEAT.pays(max(hand, dealer)))


@mutation("2.4.3")
def it_is_paid_by_the_players_hand(patch):
    settles(patch, lambda seat, hand, dealer: hand != dealer and BAD_BEAT.pays(hand))


@mutation("2.4.3")
def it_is_paid_by_the_dealers_hand(patch):
    settles(patch, lambda seat, hand, dealer: hand != dealer and BAD_BEAT.pays(dealer))


@mutation("2.4.2.a", "2.4.2.b")
def a_pair_is_enough(patch):
    rows = (*BAD_BEAT.rows, ("pair", Odds(1)))
    patch.setattr(four_card_poker_bad_beat, "BAD_BEAT", replace(BAD_BEAT, rows=rows))


@mutation("2.4.2")
def two_pair_is_not_enough(patch):
    patch.setattr(four_card_poker_bad_beat, "BAD_BEAT", replace(BAD_BEAT, rows=BAD_BEAT.rows[:-1]))


@mutation("6.1")
def beside_aces_up_alone_it_always_loses(patch):
    right = FourCardPokerBadBeat.settle_side_bets

    def settle(self, t, seat, hand, dealer):
        if "ante" not in t.layout.bets[seat.number]:
            t.loses(seat, "bad_beat", "?", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(FourCardPokerBadBeat, "settle_side_bets", settle)


@mutation("5.10", "5.11.1")
def the_cap_leaves_it_out(patch):
    change_cap(patch, spots=("ante_bonus", "aces_up"))


@mutation("5.10")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, amount=Cents(4_999_999))


@mutation("4.5.2.a")
def a_bet_for_the_dealer_on_it_keeps_full_odds_under_the_cap(patch):
    right = FourCardPokerBadBeat.cap._even.__func__

    def even(self, line):
        return line if line.spot == "bad_beat" else right(self, line)

    patch.setattr(type(FourCardPokerBadBeat.cap), "_even", even)


@mutation("6.6.7.e")
def it_is_settled_before_aces_up(patch):
    right = FourCardPokerBadBeat.settle_side_bets

    def settle(self, t, seat, hand, dealer):
        held, pay = [], t.pay
        t.pay = held.extend
        right(self, t, seat, hand, dealer)
        t.pay = pay
        pay(reversed(held))

    patch.setattr(FourCardPokerBadBeat, "settle_side_bets", settle)


@mutation("6.6.7.e")
def its_place_in_the_order_is_not_shown(patch):
    patch.setattr(FourCardPokerBadBeat, "settled", FourCardPoker.settled)


@mutation("5.1")
def its_table_is_not_posted(patch):
    patch.setattr(FourCardPokerBadBeat, "pay_tables", FourCardPoker.pay_tables)


@mutation("2.4")
def there_is_no_such_spot(patch):
    patch.setattr(FourCardPokerBadBeat, "spots", FourCardPoker.spots)


@mutation("4.1")
def no_bets_for_the_dealer_lie_beside_it(patch):
    change_spot(patch, "bad_beat", no_tip=FourCardPokerBadBeat.cite)


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
