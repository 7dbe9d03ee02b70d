"""Three Card Poker made wrong one rule at a time: a scenario that names the clause must notice."""

from dataclasses import replace

import pytest

from houseway import games
from houseway.cards import Rank
from houseway.games.bclc import three_card_poker
from houseway.games.bclc.three_card_poker import ThreeCardPoker
from houseway.hands import THREE_CARD
from houseway.hands.ranking import HIGH_CARD
from houseway.money import EVEN, Cents, share_out
from houseway.play import BankedRound, Layout
from houseway.wagers import AggregateCap
from tests.formats.mutations import (
    pay_tips_even_money,
    pay_tips_in_full_under_the_cap,
    share_the_cap,
)

MUTATIONS = []
SIX, MINI, DRAGON = "bclc-poker/6", "bclc-baccarat/1", "bclc-baccarat/2"


def mutation(section, *clauses):
    """A way to make a rule wrong, and the clauses whose scenarios must notice."""

    def noted(make_wrong):
        MUTATIONS.append((make_wrong, [f"{section}/{clause}" for clause in clauses]))
        return make_wrong

    return noted


def set_setting(patch, game, name, **changes) -> None:
    """The game's table setting, with other bounds."""
    settings = tuple(replace(s, **changes) if s.name == name else s for s in game.settings)
    patch.setattr(type(game), "settings", settings)


def change_spot(patch, game, name, **changes) -> None:
    spots = tuple(replace(s, **changes) if s.name == name else s for s in game.spots)
    patch.setattr(game, "spots", spots)


def change_cap(patch, game, **changes) -> None:
    patch.setattr(game, "cap", replace(game.cap, **changes))


@mutation(SIX, "2.1.4")
def a_jack_qualifies(patch):
    patch.setattr(three_card_poker, "QUALIFIES", THREE_CARD.least(HIGH_CARD, Rank.JACK))


@mutation(SIX, "2.1.4")
def only_a_king_qualifies(patch):
    patch.setattr(three_card_poker, "QUALIFIES", THREE_CARD.least(HIGH_CARD, Rank.KING))


@mutation(SIX, "2.1.4")
def the_lowest_queen_high_does_not_qualify(patch):
    patch.setattr(three_card_poker, "QUALIFIES", THREE_CARD.least(HIGH_CARD, Rank.QUEEN, Rank.JACK))


@mutation(SIX, "3.1")
def eight_seats(patch):
    set_setting(patch, games.find("three-card-poker@bclc"), "seats", default=8, most=8)


@mutation(SIX, "3.1")
def six_seats(patch):
    set_setting(patch, games.find("three-card-poker@bclc"), "seats", default=6, most=6)


@mutation(SIX, "3.2")
def two_positions_each(patch):
    patch.setattr(ThreeCardPoker, "positions_each", 2)


@mutation(SIX, "3.3")
def back_bets_are_taken(patch):
    patch.setattr(ThreeCardPoker, "back_cite", ThreeCardPoker.cite)


@mutation(SIX, "6.1.1")
def the_bonus_stands_alone(patch):
    change_spot(patch, ThreeCardPoker, "six_card_bonus", needs=())
    patch.setattr(ThreeCardPoker, "opens_with", ())


@mutation(SIX, "6.1.1")
def the_bonus_needs_an_ante(patch):
    change_spot(patch, ThreeCardPoker, "six_card_bonus", needs=("ante",))


@mutation(SIX, "6.1.1")
def the_bonus_needs_pair_plus(patch):
    change_spot(patch, ThreeCardPoker, "six_card_bonus", needs=("pair_plus",))


@mutation(SIX, "6.1")
def everybody_antes(patch):
    patch.setattr(ThreeCardPoker, "opens_with", ("ante",))


@mutation(SIX, "4.1", "4.2")
def no_bets_for_the_dealer(patch):
    patch.setattr(ThreeCardPoker, "tips_cite", None)


@mutation(SIX, "4.2")
def anybody_bets_for_the_dealer(patch):
    right = Layout._check_seats

    def check(self, game, settings):
        right(
            replace(self, tips={s: t for s, t in self.tips.items() if s in self.bets}),
            game,
            settings,
        )

    patch.setattr(Layout, "_check_seats", check)


@mutation(SIX, "4.4.2")
def a_pushed_tip_rides(patch):
    patch.setattr(ThreeCardPoker, "pushed_tips_stay", True)


@mutation(SIX, "2.1.2", "6.5.2")
def the_play_bet_is_twice_the_ante(patch):
    from houseway.play.seat import Seat

    right = Seat.may_stake
    patch.setattr(
        Seat, "may_stake", lambda self, spot, amount, cite: right(self, spot, 2 * amount, cite)
    )


@mutation(SIX, "6.5")
def seats_are_asked_from_the_dealers_right(patch):
    right = BankedRound.clockwise
    patch.setattr(
        BankedRound, "clockwise", lambda t, holding=None: reversed(list(right(t, holding)))
    )


@mutation(SIX, "6.3.3")
def seats_are_dealt_to_from_the_dealers_right(patch):
    right = BankedRound.clockwise
    patch.setattr(
        BankedRound, "clockwise", lambda t, holding=None: reversed(list(right(t, holding)))
    )


@mutation(SIX, "6.8.2")
def an_unqualified_dealer_pays_the_play_bet(patch):
    def pay_antes(self, t, reason):
        for seat in t.right_to_left():
            if "play" in seat.bets:
                ante = seat.bets["ante"]
                t.wins(seat, "play", EVEN, reason, self.cite)
                t.wins(seat, "ante", EVEN, reason, self.cite)
                self.pay_ante_bonus(t, seat, ante)

    patch.setattr(ThreeCardPoker, "pay_antes", pay_antes)


@mutation(SIX, "6.8.3")
def an_unqualified_dealer_pushes_the_ante(patch):
    def pay_antes(self, t, reason):
        for seat in t.right_to_left():
            if "play" in seat.bets:
                ante = seat.bets["ante"]
                t.pushes(seat, "play", reason, self.cite)
                t.pushes(seat, "ante", reason, self.cite)
                self.pay_ante_bonus(t, seat, ante)

    patch.setattr(ThreeCardPoker, "pay_antes", pay_antes)


@mutation(SIX, "6.10")
def equal_hands_lose(patch):
    right = ThreeCardPoker.compare

    def compare(self, t, seat, hand, dealer):
        patch.setattr(BankedRound, "pushes", BankedRound.loses)
        right(self, t, seat, hand, dealer)

    patch.setattr(ThreeCardPoker, "compare", compare)


@mutation(SIX, "2.1.5")
def the_ante_bonus_needs_a_win(patch):
    right = ThreeCardPoker.pay_ante_bonus

    def pay(self, t, seat, ante):
        if self.hand(t, seat) > THREE_CARD.rank(t.cards("dealer")):
            right(self, t, seat, ante)

    patch.setattr(ThreeCardPoker, "pay_ante_bonus", pay)


@mutation(SIX, "6.6.1.a")
def a_fold_gives_up_the_bonuses(patch):
    def fold(self, t, seat):
        seat.folded = True
        for spot in tuple(seat.bets):
            t.loses(seat, spot, "folded", self.cite)

    patch.setattr(ThreeCardPoker, "fold", fold)


@mutation(SIX, "6.6.2")
def a_fold_keeps_the_ante(patch):
    def fold(self, t, seat):
        seat.folded = True
        t.pushes(seat, "ante", "folded", self.cite)

    patch.setattr(ThreeCardPoker, "fold", fold)


@mutation(SIX, "2.2.3")
def pair_plus_needs_the_dealer_to_qualify(patch):
    right = ThreeCardPoker.pay_bonuses

    def pay(self, t, seat, hand):
        if THREE_CARD.value(t.cards("dealer")) < three_card_poker.QUALIFIES:
            t.pushes(seat, "pair_plus", "no dealer", self.cite)
        right(self, t, seat, hand)

    patch.setattr(ThreeCardPoker, "pay_bonuses", pay)


@mutation(SIX, "6.7.1")
def the_dealers_cards_lie_as_they_came(patch):
    patch.setattr(BankedRound, "arrange", lambda t, name, order: None)


@mutation(SIX, "5.11")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, ThreeCardPoker, amount=Cents(5_000_001))


@mutation(SIX, "5.11")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, ThreeCardPoker, amount=Cents(4_999_999))


@mutation(SIX, "5.12")
def the_cap_counts_ante_and_play(patch):
    change_cap(patch, ThreeCardPoker, spots=(*ThreeCardPoker.cap.spots, "ante", "play"))


@pytest.mark.parametrize("spot", ["ante_bonus", "pair_plus", "six_card_bonus"])
def test_a_bonus_left_out_of_the_cap_is_noticed(monkeypatch, breaks, spot) -> None:
    spots = tuple(name for name in ThreeCardPoker.cap.spots if name != spot)
    change_cap(monkeypatch, ThreeCardPoker, spots=spots)
    breaks(f"{SIX}/5.11")


@mutation(SIX, "5.11.1")
def the_cap_is_shared_evenly(patch):
    right = AggregateCap._parts

    def parts(self, room, lines, wins, person):
        found = right(self, room, lines, wins, person)
        return dict(zip(found, share_out(room, [1] * len(found)), strict=True))

    patch.setattr(AggregateCap, "_parts", parts)


@mutation(SIX, "5.11.1")
def the_cap_is_shared_by_stake(patch):
    share_the_cap(patch, by=lambda line: line.stake)


@mutation(SIX, "4.5.2.a")
def tips_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation(SIX, "4.5.2.a")
def tips_come_out_of_the_cap(patch):
    change_cap(patch, ThreeCardPoker, tips_inside=True)


@mutation(SIX, "4.5.2")
def tips_are_always_paid_even_money(patch):
    pay_tips_even_money(patch)


@pytest.mark.parametrize(
    ("make_wrong", "clauses"), MUTATIONS, ids=[each.__name__ for each, _ in MUTATIONS]
)
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
