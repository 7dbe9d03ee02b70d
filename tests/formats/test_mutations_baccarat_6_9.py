"""Three Card and Ruyi Baccarat made wrong one rule at a time: a scenario must notice."""

from dataclasses import replace

from houseway.cards import STANDARD, Rank, decks
from houseway.floor.rotation import Rotation
from houseway.formats.scenarios import rotation as bank_scenarios
from houseway.games.bclc import (
    mini_baccarat,
    ruyi_baccarat,
    ruyi_baccarat_commission,
    ruyi_baccarat_ruby_9,
    three_card_baccarat,
)
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.games.bclc.ruyi_baccarat import RuyiBaccarat
from houseway.games.bclc.ruyi_baccarat_commission import RuyiBaccaratCommission
from houseway.games.bclc.ruyi_baccarat_ruby_9 import RUBY_CAP, RuyiBaccaratRuby9
from houseway.games.bclc.three_card_baccarat import (
    THREE_KINGS,
    ThreeCardBaccarat,
)
from houseway.hands import THREE_CARD_BACCARAT
from houseway.hands import points as counting
from houseway.hands.points import ThreeCardPoints
from houseway.hands.ranking import TIE_BITS
from houseway.money import Cents, odds
from houseway.play import BankedRound, Layout
from houseway.play.bank import Banking
from houseway.wagers import Commission, Result
from tests.formats.mutations import Mutations, change_cap, change_spot, set_setting, share_the_cap

mutation = Mutations()
THREE, RUYI, RUBY, PAID = (f"bclc-baccarat/{number}" for number in (6, 7, 8, 9))


def change_banking(patch, **changes) -> None:
    patch.setattr(ThreeCardBaccarat, "banking", replace(ThreeCardBaccarat.banking, **changes))


def pays_otherwise(patch, game, spot, row, paid) -> None:
    """One row of a game's pay table, wherever the game looks it up."""
    table = game.pay_tables[spot]
    rows = tuple((name, odds(paid) if name == row else right) for name, right in table.rows)
    changed = replace(table, rows=rows)
    patch.setattr(game, "pay_tables", {**game.pay_tables, spot: changed})
    if table is THREE_KINGS:
        patch.setattr(three_card_baccarat, "THREE_KINGS", changed)


def count_as(patch, change) -> None:
    changed = list(counting._POINTS)
    for card in STANDARD:
        changed[card.rank] = change(card, counting._POINTS[card.rank])
    patch.setattr(counting, "_POINTS", tuple(changed))
    patch.setattr(THREE_CARD_BACCARAT, "_words", {})


# Three Card Baccarat: the deck, the ranking


@mutation(THREE, "1.1")
def two_decks(patch):
    patch.setattr(ThreeCardBaccarat, "deck", decks(2))


@mutation(THREE, "1.5.1.a")
def an_ace_counts_nothing(patch):
    count_as(patch, lambda card, worth: 0 if card.rank == Rank.ACE else worth)


@mutation(THREE, "1.5.1.b")
def a_nine_counts_eight(patch):
    count_as(patch, lambda card, worth: 8 if card.rank == Rank.NINE else worth)


@mutation(THREE, "1.5.1.c")
def a_ten_counts_one(patch):
    count_as(patch, lambda card, worth: 1 if card.rank == Rank.TEN else worth)


@mutation(THREE, "6.3.1")
def three_kings_are_three_faces(patch):
    patch.setattr(counting, "THREE_KINGS", counting.THREE_FACES)


@mutation(THREE, "6.3.2")
def three_faces_count_zero(patch):
    right = ThreeCardPoints.value

    def value(self, cards, board=()):
        found = right(self, cards, board)
        return 3 << 16 if found == self._place[counting.THREE_FACES] else found

    patch.setattr(ThreeCardPoints, "value", value)


@mutation(THREE, "6.4")
def faces_do_not_matter(patch):
    right = ThreeCardPoints.value
    patch.setattr(
        ThreeCardPoints, "value", lambda s, c, b=(): right(s, c, b) >> TIE_BITS << TIE_BITS
    )


@mutation(THREE, "6.4.1")
def a_ten_is_a_face(patch):
    patch.setattr(counting, "_FACES", (Rank.TEN, *counting._FACES))


@mutation(THREE, "6.4.1")
def a_jack_is_no_face(patch):
    patch.setattr(counting, "_FACES", (Rank.QUEEN, Rank.KING))


@mutation(THREE, "6.4.2")
def a_higher_face_breaks_ties(patch):
    right = ThreeCardPoints.value

    def value(self, cards, board=()):
        return right(self, cards, board) | max(each.rank for each in cards)

    patch.setattr(ThreeCardPoints, "value", value)


@mutation(THREE, "6.2")
def spades_break_ties(patch):
    right = ThreeCardPoints.value
    patch.setattr(
        ThreeCardPoints,
        "value",
        lambda s, c, b=(): right(s, c, b) | sum(each.suit for each in c),
    )


def tie_goes_to(result):
    right = ThreeCardBaccarat.verdict

    def verdict(self, t, place, bank):
        found = right(self, t, place, bank)
        return found._replace(result=result) if found.result is Result.PUSHES else found

    return verdict


@mutation(THREE, "6.4.3", "7.5.1.f")
def the_bank_wins_ties(patch):
    patch.setattr(ThreeCardBaccarat, "verdict", tie_goes_to(Result.LOSES))


@mutation(THREE, "7.6.5")
def the_dealer_loses_ties_with_a_player_bank(patch):
    patch.setattr(ThreeCardBaccarat, "verdict", tie_goes_to(Result.LOSES))


@mutation(THREE, "7.6.10")
def players_lose_ties_with_a_player_bank(patch):
    patch.setattr(ThreeCardBaccarat, "verdict", tie_goes_to(Result.LOSES))


# Three Card Baccarat: who bets what


@mutation(THREE, "2.1.1")
def the_base_may_be_left_out(patch):
    patch.setattr(ThreeCardBaccarat, "opens_with", ())
    change_spot(patch, ThreeCardBaccarat, "three_kings", needs=())


@mutation(THREE, "3.1")
def ten_seats(patch):
    set_setting(patch, ThreeCardBaccarat, "seats", default=10, most=10)


@mutation(THREE, "3.1")
def eight_seats(patch):
    set_setting(patch, ThreeCardBaccarat, "seats", default=8, most=8)


@mutation(THREE, "3.2")
def one_hand_each(patch):
    patch.setattr(ThreeCardBaccarat, "positions_each", 1)


@mutation(THREE, "3.2")
def any_hand_may_be_looked_at(patch):
    patch.setattr(ThreeCardBaccarat, "views_first", False)


@mutation(THREE, "3.2")
def every_hand_is_looked_at(patch):
    patch.setattr(Layout, "looks_at", lambda self, seat: True)


@mutation(THREE, "3.3")
def back_bets_are_taken(patch):
    patch.setattr(ThreeCardBaccarat, "back_cite", ThreeCardBaccarat.no_back_cite)


@mutation(THREE, "5.1")
def no_bets_for_the_dealer(patch):
    patch.setattr(ThreeCardBaccarat, "tips_cite", None)


@mutation(THREE, "5.4.2")
def a_pushed_bet_for_the_dealer_stays(patch):
    patch.setattr(ThreeCardBaccarat, "pushed_tips_stay", True)


# Three Card Baccarat: commission, the bonus and its cap


@mutation(THREE, "4.1")
def four_percent(patch):
    patch.setattr(three_card_baccarat, "COMMISSION", Commission(4, ThreeCardBaccarat.cite))


@mutation(THREE, "4.1")
def commission_is_rounded_up(patch):
    patch.setattr(
        Commission, "of", lambda c, win, unit=1: -(-win * c.percent // (100 * unit)) * unit
    )


@mutation(THREE, "4.1.1")
def commission_laid_beforehand_is_kept(patch):
    patch.setattr(BankedRound, "prepaid_returned", lambda t, seat: Cents(0))


@mutation(THREE, "4.1.2")
def the_bonus_pays_commission(patch):
    right = BankedRound.wins

    def wins(t, seat, spot, paid, reason, cite, commission=None):
        charged = three_card_baccarat.COMMISSION if spot == "three_kings" else commission
        right(t, seat, spot, paid, reason, cite, charged)

    patch.setattr(BankedRound, "wins", wins)


@mutation(THREE, "5.5.2")
def bets_for_the_dealer_pay_commission(patch):
    right = BankedRound.wins

    def wins(t, seat, spot, paid, reason, cite, commission=None):
        before = len(t.lines)
        right(t, seat, spot, paid, reason, cite, commission)
        for line in t.lines[before:]:
            if commission and line.tip:
                t._charge(line._replace(tip=False), commission)

    patch.setattr(BankedRound, "wins", wins)


def _row(row, paid):
    def make_wrong(patch):
        pays_otherwise(patch, ThreeCardBaccarat, "three_kings", row, paid)

    make_wrong.__name__ = f"{row} pay {paid}".replace(" ", "_")
    return make_wrong


for _name, _paid in (
    ("three kings", "100 to 1"),
    ("three face cards", "25 to 1"),
    ("nine", "2 to 1"),
    ("eight", "1 to 1"),
):
    mutation(THREE, "6.5.table")(_row(_name, _paid))


@mutation(THREE, "2.3.2")
def the_bonus_needs_a_win(patch):
    right = ThreeCardBaccarat.settle_bonus

    def settle(self, t, seat):
        won = any(x.seat == seat.number and x.spot == "base" and x.net > 0 for x in t.lines)
        if won or "three_kings" not in seat.bets:
            right(self, t, seat)
        else:
            t.loses(seat, "three_kings", "the base lost", self.cite)

    patch.setattr(ThreeCardBaccarat, "settle_bonus", settle)


@mutation(THREE, "6.6")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, ThreeCardBaccarat, amount=Cents(4_999_999))


@mutation(THREE, "6.6")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, ThreeCardBaccarat, amount=Cents(5_000_001))


@mutation(THREE, "6.6")
def the_cap_counts_the_base(patch):
    change_cap(patch, ThreeCardBaccarat, spots=("three_kings", "base"))


@mutation(THREE, "6.6.1")
def the_cap_is_shared_by_stake(patch):
    share_the_cap(patch, by=lambda line: line.stake)


@mutation(THREE, "5.5.2.a")
def tips_lie_outside_the_cap(patch):
    change_cap(patch, ThreeCardBaccarat, tips_inside=False)


@mutation(THREE, "5.5.2.a")
def tips_keep_their_odds_under_the_cap(patch):
    change_cap(patch, ThreeCardBaccarat, tips_even=False)


# Three Card Baccarat: the deal and the settlement


@mutation(THREE, "7.2.3", "7.2.4")
def the_dealer_is_dealt_first(patch):
    patch.setattr(ThreeCardBaccarat, "dealing_order", lambda s, t: ["dealer", *t.numbers()])


@mutation(THREE, "7.2.5", "7.2.5.a")
def a_banking_player_is_dealt_in_turn(patch):
    patch.setattr(ThreeCardBaccarat, "dealing_order", lambda s, t: [*t.numbers(), "dealer"])


@mutation(THREE, "7.2.5")
def the_deal_goes_counter_clockwise(patch):
    right = ThreeCardBaccarat.dealing_order

    def order(self, t):
        *others, last = right(self, t)
        return [*reversed(others), last]

    patch.setattr(ThreeCardBaccarat, "dealing_order", order)


@mutation(THREE, "7.5.1.d")
def the_first_hand_decides_for_all(patch):
    right = ThreeCardBaccarat.verdict
    patch.setattr(
        ThreeCardBaccarat,
        "verdict",
        lambda self, t, place, bank: right(
            self, t, place if place == "dealer" else min(t.seats), bank
        ),
    )


@mutation(THREE, "7.5.1.c", "4.2")
def hands_are_settled_from_the_left(patch):
    patch.setattr(BankedRound, "right_to_left", BankedRound.clockwise)


@mutation(THREE, "7.5.1.e.1")
def the_bonus_is_settled_before_the_base(patch):
    right = ThreeCardBaccarat.settle_base

    def settle(self, t, seat, found):
        if seat is not t.dealer:
            self.settle_bonus(t, seat)
        right(self, t, seat, found)

    patch.setattr(ThreeCardBaccarat, "settle_base", settle)


@mutation(THREE, "7.6.12")
def winners_are_paid_as_their_hands_are_turned(patch):
    right = ThreeCardBaccarat.verdict

    def verdict(self, t, place, bank):
        found = right(self, t, place, bank)
        if t.banker and place != "dealer" and found.result is Result.WINS:
            self.settle_base(t, t.seats[place], found)
        return found

    patch.setattr(ThreeCardBaccarat, "verdict", verdict)


@mutation(THREE, "7.6.13.a")
def the_dealers_win_is_paid_last(patch):
    right = BankedRound.wins

    def wins(t, seat, spot, paid, reason, cite, commission=None):
        if t.banker and seat is t.dealer:
            t.late = (seat, spot, paid, reason, cite, commission)
        else:
            right(t, seat, spot, paid, reason, cite, commission)

    close = BankedRound.closes_bank

    def closes(t, reason, cite):
        if late := getattr(t, "late", None):
            right(t, *late)
        close(t, reason, cite)

    patch.setattr(BankedRound, "wins", wins)
    patch.setattr(BankedRound, "closes_bank", closes)


@mutation(THREE, "7.6.15")
def player_bank_bonuses_go_from_the_right(patch):
    right = BankedRound.clockwise

    def clockwise(t, holding=None):
        seats = list(right(t, holding))
        return reversed(seats) if t.banker and t.lines else iter(seats)

    patch.setattr(BankedRound, "clockwise", clockwise)


# Three Card Baccarat: a player's bank


@mutation(THREE, "2.2.6", "2.2.7")
def the_player_bank_books_the_bonus(patch):
    change_banking(patch, spots=("base", "three_kings"))


@mutation(THREE, "7.6.6")
def a_banker_has_no_bonus_bet(patch):
    change_banking(patch, open_to_banker=())


@mutation(THREE, "2.2.2.a")
def a_banker_plays_against_himself(patch):
    change_banking(patch, open_to_banker=("base", "three_kings"))


@mutation(THREE, "2.2.2.a")
def a_banker_plays_a_second_hand(patch):
    right = Layout._check_bank
    patch.setattr(
        Layout, "_check_bank", lambda self, game, s: right(replace(self, people={}), game, s)
    )


@mutation(THREE, "2.2.8.a")
def any_bankroll_will_do(patch):
    patch.setattr(Banking, "staked", lambda self, *laid: 0)


@mutation(THREE, "2.2.8.a")
def the_dealers_stake_need_not_be_covered(patch):
    right = Banking.dealer_stake

    def check(self, bank, bets, tips, settings):
        if bank.roll < self.staked(*bets.values(), *tips.values()):
            right(self, replace(bank, dealer_bet=Cents(-1)), settings)

    patch.setattr(Banking, "check", check)


@mutation(THREE, "2.2.10")
def the_dealer_stakes_the_minimum(patch):
    right = Banking.dealer_stake

    def stake(self, bank, settings):
        lowest = replace(bank, last_bet=bank.last_bet and Cents(1))
        return right(self, lowest if bank.dealer_bet is None else bank, settings)

    patch.setattr(Banking, "dealer_stake", stake)


@mutation(THREE, "2.2.10.a")
def the_dealers_stake_goes_under_the_minimum(patch):
    right = Banking.dealer_stake
    patch.setattr(
        Banking, "dealer_stake", lambda s, bank, settings: right(s, bank, {"minimum": None})
    )


@mutation(THREE, "5.6")
def a_banker_bets_for_the_dealer(patch):
    right = Banking.check
    patch.setattr(
        Banking,
        "check",
        lambda s, bank, bets, tips, settings: right(s, bank, bets, {}, settings),
    )


@mutation(THREE, "2.2.12")
def banks_are_shared(patch):
    right = Banking.check
    patch.setattr(
        Banking,
        "check",
        lambda s, bank, *rest: right(s, replace(bank, partners=()), *rest),
    )


@mutation(THREE, "7.6.14.a")
def the_bank_pays_commission_on_every_win(patch):
    right = BankedRound.closes_bank

    def closes(t, reason, cite):
        right(t, reason, cite)
        if not any(x.spot == "bank" and x.net > 0 for x in t.lines):
            lost = -sum(x.net for x in t.lines if x.against == "player bank" and x.net < 0)
            bank = next(x for x in t.lines if x.spot == "bank")
            t._charge(bank._replace(net=Cents(lost)), t.game.banking.commission)

    patch.setattr(BankedRound, "closes_bank", closes)


@mutation(THREE, "4.2.1")
def the_bank_pays_no_commission(patch):
    change_banking(patch, commission=Commission(0, ThreeCardBaccarat.cite))


@mutation(THREE, "7.6.14.a")
def the_house_pays_commission_on_its_stake(patch):
    right = BankedRound.wins

    def wins(t, seat, spot, paid, reason, cite, commission=None):
        charged = three_card_baccarat.COMMISSION if seat is t.dealer else commission
        right(t, seat, spot, paid, reason, cite, charged)

    patch.setattr(BankedRound, "wins", wins)


@mutation(THREE, "2.2.4.a")
def the_dealers_bank_is_not_marked(patch):
    patch.setattr(BankedRound, "marks_of", lambda t, place: ())


@mutation(THREE, "2.2.5")
def a_players_bank_is_not_marked(patch):
    patch.setattr(BankedRound, "marks", lambda t, seat, mark: None)


@mutation(THREE, "2.2.2")
def the_bank_goes_counter_clockwise(patch):
    change_banking(patch, clockwise=False)


@mutation(THREE, "2.2.4")
def the_bank_is_offered_every_round(patch):
    right = Rotation.offer

    def odd(self, eligible, person):
        self.rounds = 2 * self.rounds + 1
        try:
            return right(self, eligible, person)
        finally:
            self.rounds //= 2

    patch.setattr(Rotation, "offer", odd)


@mutation(THREE, "2.2.11")
def somebody_with_two_hands_banks_twice(patch):
    right = Rotation.offer
    patch.setattr(Rotation, "offer", lambda s, eligible, person: right(s, eligible, str))


@mutation(THREE, "2.2.8.b")
def newcomers_are_offered_the_bank(patch):
    right = bank_scenarios.by_seat
    patch.setattr(bank_scenarios, "by_seat", lambda written: dict.fromkeys(right(written), 0))


# Ruyi Baccarat, and the commission game under the same numbers


def gold_anyhow(place, total):
    """A hand of this total, whatever the number of its cards."""

    def three_card(t, where, wanted):
        found = mini_baccarat.BACCARAT.total(t.cards(where)) == wanted
        return found if (where, wanted) == (place, total) else found and len(t.cards(where)) == 3

    return three_card


@mutation(RUYI, "1.1.2")
def two_cards_make_a_gold_7(patch):
    patch.setattr(ruyi_baccarat, "three_card", gold_anyhow("banker", 7))


@mutation(PAID, "1.1.1")
def two_cards_make_a_gold_7_with_commission(patch):
    patch.setattr(ruyi_baccarat, "three_card", gold_anyhow("banker", 7))


@mutation(RUYI, "1.1.3")
def two_cards_make_a_jade_8(patch):
    patch.setattr(ruyi_baccarat, "three_card", gold_anyhow("player", 8))


@mutation(PAID, "1.1.2")
def two_cards_make_a_jade_8_with_commission(patch):
    patch.setattr(ruyi_baccarat, "three_card", gold_anyhow("player", 8))


@mutation(RUYI, "3.2.1")
def a_gold_7_pays_the_banker(patch):
    patch.setattr(RuyiBaccarat, "settle_gold_banker", lambda *_: None)


@mutation(RUYI, "3.2.1")
def a_gold_7_takes_the_banker(patch):
    patch.setattr(
        RuyiBaccarat,
        "settle_gold_banker",
        lambda s, t, seat, reason: t.loses(seat, "banker", reason, s.cite),
    )


@mutation(PAID, "3.2.1")
def a_gold_7_pushes_the_banker_with_commission(patch):
    patch.setattr(RuyiBaccaratCommission, "settle_gold_banker", RuyiBaccarat.settle_gold_banker)


@mutation(PAID, "3.2.1", "6.1")
def a_gold_7_owes_no_commission(patch):
    patch.setattr(
        RuyiBaccaratCommission,
        "settle_gold_banker",
        lambda s, t, seat, reason: t.wins(
            seat, "banker", ruyi_baccarat_commission.EVEN, reason, s.cite
        ),
    )


def settled_with(patch, winner_is) -> None:
    """The side bets look at who won through other eyes; the base bets do not."""
    right = RuyiBaccarat.settle_seat

    def settle(self, t, seat, winner, reason):
        MiniBaccarat.settle_seat(self, t, seat, winner, reason)
        right(self, t, seat, winner_is(winner), reason)

    patch.setattr(RuyiBaccarat, "settle_seat", settle)


@mutation(RUYI, "3.4.1")
def tied_sevens_are_a_gold_7(patch):
    settled_with(patch, lambda winner: "banker" if winner == "tie" else winner)


@mutation(PAID, "3.4.1")
def tied_sevens_are_a_gold_7_with_commission(patch):
    settled_with(patch, lambda winner: "banker" if winner == "tie" else winner)


@mutation(RUYI, "4.2")
def tied_eights_are_a_jade_8(patch):
    settled_with(patch, lambda winner: "player" if winner == "tie" else winner)


@mutation(PAID, "4.2")
def tied_eights_are_a_jade_8_with_commission(patch):
    settled_with(patch, lambda winner: "player" if winner == "tie" else winner)


@mutation(RUYI, "3.3")
def a_beaten_seven_is_a_gold_7(patch):
    settled_with(patch, lambda winner: "banker")


@mutation(RUYI, "4.2")
def a_beaten_eight_is_a_jade_8(patch):
    settled_with(patch, lambda winner: "player")


@mutation(RUYI, "3.2.3.a")
def gold_pays_39(patch):
    pays_otherwise(patch, RuyiBaccarat, "gold_7", "gold 7", "39 to 1")


@mutation(RUYI, "4.1.3.a")
def jade_pays_26(patch):
    pays_otherwise(patch, RuyiBaccarat, "jade_8", "jade 8", "26 to 1")


@mutation(PAID, "3.2.3.a")
def gold_pays_39_with_commission(patch):
    pays_otherwise(patch, RuyiBaccaratCommission, "gold_7", "gold 7", "39 to 1")


@mutation(PAID, "4.1.3.a")
def jade_pays_26_with_commission(patch):
    pays_otherwise(patch, RuyiBaccaratCommission, "jade_8", "jade 8", "26 to 1")


@mutation(RUYI, "1.1.1", "6.1")
def ruyi_charges_commission(patch):
    patch.setattr(RuyiBaccarat, "commission", MiniBaccarat.commission)


@mutation(RUBY, "6.1")
def ruby_9_charges_commission(patch):
    patch.setattr(RuyiBaccaratRuby9, "commission", MiniBaccarat.commission)


@mutation(PAID, "6.1")
def the_commission_game_charges_four_percent(patch):
    patch.setattr(RuyiBaccaratCommission, "commission", Commission(4, RuyiBaccarat.cite))


@mutation(PAID, "6.1.1")
def prepaid_commission_is_kept(patch):
    patch.setattr(BankedRound, "prepaid_returned", lambda t, seat: Cents(0))


@mutation(RUYI, "2.2")
def side_bets_need_a_base_bet(patch):
    for name in ("gold_7", "jade_8"):
        change_spot(patch, RuyiBaccarat, name, needs=("player", "banker", "tie"))


@mutation(RUYI, "2.2.1")
def side_bets_alone_need_a_dollar(patch):
    patch.setattr(
        RuyiBaccarat,
        "least_for",
        lambda s, spot, *_: (Cents(100), s.cite) if "_" in spot.name else None,
    )


@mutation(RUYI, "2.2.2")
def side_bets_always_need_the_minimum(patch):
    patch.setattr(RuyiBaccarat, "least_for", lambda *_: None)


@mutation(RUYI, "2.2.2")
def side_bets_of_half_a_dollar(patch):
    patch.setattr(ruyi_baccarat, "BESIDE_BASE", Cents(50))


@mutation(PAID, "2.2.2")
def side_bets_of_half_a_dollar_with_commission(patch):
    patch.setattr(ruyi_baccarat, "BESIDE_BASE", Cents(50))


@mutation(RUYI, "2.2.2")
def the_tie_is_no_base_bet(patch):
    set_setting(patch, RuyiBaccarat, "tie_is_base", default=False)


@mutation(RUYI, "2.2.1")
def the_tie_is_always_a_base_bet(patch):
    patch.setattr(ruyi_baccarat, "BASE", ("player", "tie", "banker"))


@mutation(RUBY, "2.2.1")
def a_side_bet_is_a_base_bet(patch):
    patch.setattr(ruyi_baccarat, "BASE", ("player", "banker", "tie", "gold_7"))


@mutation(RUYI, "2.3")
def player_and_banker_together(patch):
    for name in ("player", "banker"):
        change_spot(patch, RuyiBaccarat, name, against=())


@mutation(RUYI, "2.3")
def gold_7_goes_with_the_banker_alone(patch):
    change_spot(patch, RuyiBaccarat, "gold_7", against=("player",))


@mutation(RUYI, "7.2")
def the_ruyi_cap_is_a_cent_more(patch):
    change_cap(patch, RuyiBaccarat, amount=Cents(5_000_001))


@mutation(RUYI, "7.2")
def the_ruyi_cap_leaves_jade_out(patch):
    change_cap(patch, RuyiBaccarat, spots=("gold_7",))


@mutation(RUYI, "7.2.2")
def the_ruyi_cap_counts_the_base(patch):
    change_cap(patch, RuyiBaccarat, spots=("gold_7", "jade_8", "player"))


@mutation(PAID, "7.2")
def the_commission_game_has_no_cap(patch):
    patch.setattr(RuyiBaccaratCommission, "cap", None)


@mutation(RUYI, "7.3.2.a")
def ruyi_tips_lie_outside_the_cap(patch):
    change_cap(patch, RuyiBaccarat, tips_inside=False)


@mutation(PAID, "7.3.2.a")
def tips_keep_their_odds_under_the_cap_with_commission(patch):
    change_cap(patch, RuyiBaccaratCommission, tips_even=False)


@mutation(RUYI, "1.4", "8.2")
def ruyi_draws_otherwise(patch):
    table = dict(mini_baccarat._BANKER_DRAWS)
    table[3, 8] = True
    patch.setattr(mini_baccarat, "_BANKER_DRAWS", table)


# Ruby 9


def nines(patch, count) -> None:
    """Ruby 9 counts three-card nines as this function does."""
    right = ruyi_baccarat_ruby_9.three_card

    def three_card(t, place, total):
        return count(right, t, place)

    patch.setattr(ruyi_baccarat_ruby_9, "three_card", three_card)


@mutation(RUBY, "1.2", "3.4")
def two_cards_make_a_ruby_9(patch):
    nines(patch, lambda right, t, place: mini_baccarat.BACCARAT.total(t.cards(place)) == 9)


@mutation(RUBY, "3.1.3")
def the_bankers_nine_is_no_ruby(patch):
    nines(patch, lambda right, t, place: place == "player" and right(t, place, 9))


@mutation(RUBY, "3.2.3")
def the_players_nine_is_no_ruby(patch):
    nines(patch, lambda right, t, place: place == "banker" and right(t, place, 9))


@mutation(RUBY, "3.1.3.a", "7.1.1")
def one_nine_pays_nine(patch):
    pays_otherwise(patch, RuyiBaccaratRuby9, "ruby_9", "one three-card nine", "9 to 1")


@mutation(RUBY, "3.3.4.a", "7.1.2")
def two_nines_pay_70(patch):
    pays_otherwise(patch, RuyiBaccaratRuby9, "ruby_9", "two three-card nines", "70 to 1")


@mutation(RUBY, "7.2")
def ruby_9_has_no_cap(patch):
    patch.setattr(RuyiBaccaratRuby9, "caps_for", RuyiBaccarat.caps_for)


@mutation(RUBY, "7.2")
def the_ruby_cap_is_a_cent_less(patch):
    less = replace(RUBY_CAP, amount=Cents(4_999_999))
    patch.setattr(ruyi_baccarat_ruby_9, "RUBY_CAP", less)


@mutation(RUBY, "7.2.2")
def the_ruby_cap_counts_the_tie(patch):
    patch.setattr(ruyi_baccarat_ruby_9, "RUBY_CAP", replace(RUBY_CAP, spots=("ruby_9", "tie")))


@mutation(RUBY, "5.5.2.a")
def ruby_tips_lie_outside_the_cap(patch):
    patch.setattr(ruyi_baccarat_ruby_9, "RUBY_CAP", replace(RUBY_CAP, tips_inside=False))


@mutation(RUBY, "5.4.2")
def a_pushed_tip_stays_at_ruby_9(patch):
    patch.setattr(RuyiBaccaratRuby9, "pushed_tips_stay", True)


@mutation(RUBY, "5.3.1", "5.3.2")
def nobody_says_where_a_tip_lies(patch):
    patch.setattr(RuyiBaccaratRuby9, "tip_lies", ())


@mutation.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
