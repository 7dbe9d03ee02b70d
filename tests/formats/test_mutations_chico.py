"""Three Card Poker and Fortune Pai Gow at Chico made wrong: a scenario that names it notices."""

from dataclasses import replace

import pytest

from houseway.cards import STANDARD, WITH_JOKER, Rank
from houseway.games.bclc import pai_gow_verdict
from houseway.games.chico import fortune_house_way, fortune_pai_gow, three_card_poker
from houseway.games.chico.fortune_house_way import RULES
from houseway.games.chico.fortune_pai_gow import FortunePaiGow
from houseway.games.chico.fortune_table import BONUS, ENVY, FORTUNE
from houseway.games.chico.three_card_poker import PAIR_PLUS, SIX_CARD_BONUS, ThreeCardPoker
from houseway.hands import CHICO_FORTUNE_BONUS, CHICO_THREE_CARD, FIVE_CARD, JOKER_FIVE_CARD
from houseway.hands.category import HIGH_CARD
from houseway.money import EVEN, Cents, Odds
from houseway.play import BankedRound, Layout, burning
from houseway.play.chance import Chance
from houseway.play.collecting import Collecting
from houseway.play.round import Round
from houseway.play.set_game import SetGame
from houseway.wagers import Result
from houseway.wagers.cover import Cover
from tests.formats.mutations import Mutations, change_spot, set_setting, swap_kinds

mutation = Mutations()
THREE, FORTUNES = "chico/three-card-6-card-bonus", "chico/fortune-pai-gow"


def without_row(table, hand):
    """A pay table that lacks one hand."""
    return replace(table, rows=tuple(row for row in table.rows if row[0] != hand))


def with_row(table, hand, odds):
    """A pay table in which one hand pays something else."""
    rows = tuple((name, odds if name == hand else pays) for name, pays in table.rows)
    return replace(table, rows=rows if rows != table.rows else (*table.rows, (hand, odds)))


# The player-dealer's cover, in both games


@mutation(THREE, "type.1.s2", "winners.6")
def the_bank_covers_everything(patch):
    patch.setattr(Cover, "pays", lambda self, winnings: Cents(winnings))
    patch.setattr(Cover, "takes", lambda self, stake: Cents(stake))


@mutation(FORTUNES, "type.1.s2", "dealing.3")
def the_bank_takes_what_it_likes(patch):
    patch.setattr(Cover, "takes", lambda self, stake: Cents(stake))


@mutation(THREE, "type.1.s3", "winners.4")
def what_is_not_covered_is_kept(patch):
    right = BankedRound._covered
    patch.setattr(
        BankedRound,
        "_covered",
        lambda t, line: (x for x in right(t, line) if x.result is not Result.RETURNED),
    )


@mutation(FORTUNES, "dealing.13")
def a_push_uses_cover(patch):
    right = BankedRound.pushes

    def pushes(t, seat, spot, reason, cite, wagers=None):
        t.cover.pays(seat.bets.get(spot, 0))
        right(t, seat, spot, reason, cite, wagers)

    patch.setattr(BankedRound, "pushes", pushes)


@mutation(THREE, "type.1")
def the_house_banks(patch):
    patch.setattr(ThreeCardPoker, "covering", None)


@mutation(FORTUNES, "type.1.s4")
def a_bank_lasts_three_rounds(patch):
    patch.setattr(FortunePaiGow, "covering", replace(FortunePaiGow.covering, rounds=3))


@mutation(THREE, "type.1.s4")
def a_bank_lasts_one_round(patch):
    patch.setattr(ThreeCardPoker, "covering", replace(ThreeCardPoker.covering, rounds=1))


@mutation(THREE, "collection.1")
def play_bets_and_bonuses_do_not_count(patch):
    fees = replace(ThreeCardPoker.collecting, action=("ante",))
    patch.setattr(ThreeCardPoker, "collecting", fees)


@mutation(FORTUNES, "collection.1")
def no_fees(patch):
    patch.setattr(Collecting, "collect", lambda self, t: None)


# Three Card Poker: the table


@mutation(THREE, "table.1")
def eight_places(patch):
    set_setting(patch, ThreeCardPoker, "seats", default=8, most=8)


@mutation(THREE, "deck.2")
def a_joker_in_the_deck(patch):
    patch.setattr(ThreeCardPoker, "deck", WITH_JOKER)


@mutation(THREE, "deck.1")
def two_decks_at_once(patch):
    patch.setattr(ThreeCardPoker, "deck", STANDARD * 2)


@mutation(THREE, "dealing.2", "pair-plus.10", "six-card.11")
def backline_bets_are_taken(patch):
    patch.setattr(ThreeCardPoker, "back_cite", ThreeCardPoker.cite)


def without_ante(patch, *spots):
    """These bets are taken without an ante."""
    right = ThreeCardPoker.play

    def play(self, t):
        for seat in t.clockwise():
            seat.bets.setdefault("ante", Cents(0))
        return right(self, t)

    for spot in spots:
        change_spot(patch, ThreeCardPoker, spot, needs=())
    patch.setattr(ThreeCardPoker, "opens_with", ("ante", *spots))
    patch.setattr(ThreeCardPoker, "play", play)


@mutation(THREE, "dealing.3", "dealing.4")
def no_ante_is_needed(patch):
    without_ante(patch, "pair_plus", "six_card_bonus")


@mutation(THREE, "pair-plus.1")
def pair_plus_stands_alone(patch):
    without_ante(patch, "pair_plus")


@mutation(THREE, "six-card.1")
def the_six_card_bonus_stands_alone(patch):
    without_ante(patch, "six_card_bonus")


@mutation(THREE, "table.2.d")
def the_bonus_is_spelled_out(patch):
    change_spot(patch, ThreeCardPoker, "six_card_bonus", printed="")


@mutation(THREE, "dealing.6.a.s3", "dealing.6.a.ex1")
def the_turned_card_is_one_of_those_it_burns(patch):
    right = burning.burned_by
    patch.setattr(burning, "burned_by", lambda first: right(first) - 1)


@mutation(THREE, "dealing.6.a.s3")
def an_ace_burns_eleven(patch):
    right = burning.burned_by
    patch.setattr(burning, "burned_by", lambda c: 11 if c.rank is Rank.ACE else right(c))


@mutation(THREE, "dealing.6.a.s3")
def a_king_burns_thirteen(patch):
    patch.setattr(burning, "burned_by", lambda c: 1 if c.rank is Rank.ACE else int(c.rank))


@mutation(THREE, "dealing.7", "dealing.11.s2", "winners.3")
def seats_count_from_the_first(patch):
    right = BankedRound.clockwise
    patch.setattr(
        BankedRound,
        "clockwise",
        lambda t, holding=None: iter(sorted(right(t, holding), key=lambda seat: seat.number)),
    )


@mutation(THREE, "dealing.8")
def no_card_of_the_bank_is_shown(patch):
    patch.setattr(Round, "turn_bottom", lambda t, name: None)


@mutation(THREE, "dealing.8")
def the_top_card_is_shown(patch):
    patch.setattr(Round, "turn_bottom", lambda t, name: t.turn(name))


@mutation(THREE, "dealing.8", "dealing.13")
def the_whole_bank_is_shown(patch):
    patch.setattr(Round, "turn_bottom", lambda t, name: t.reveal(name))


# Three Card Poker: what is paid


@mutation(THREE, "dealing.11.a", "pair-plus.8")
def pair_plus_survives_a_fold(patch):
    right = ThreeCardPoker.settle_hand

    def settle(self, t, seat, bank):
        self.settle_pair_plus(t, seat, CHICO_THREE_CARD.rank(t.cards(seat.number)))
        right(self, t, seat, bank)

    patch.setattr(ThreeCardPoker, "settle_hand", settle)


@mutation(THREE, "dealing.11.b", "six-card.9")
def a_fold_costs_the_six_card_bonus(patch):
    right = ThreeCardPoker.settle_six_cards

    def settle(self, t, seat):
        if seat.folded:
            t.loses(seat, "six_card_bonus", "folded", self.cite)
        right(self, t, seat)

    patch.setattr(ThreeCardPoker, "settle_six_cards", settle)


@mutation(THREE, "dealing.13.s2", "winners.1")
def a_jack_qualifies(patch):
    jack = CHICO_THREE_CARD.least(HIGH_CARD, Rank.JACK)
    patch.setattr(three_card_poker, "QUALIFIES", jack)


@mutation(THREE, "winners.2", "dealing.13.s2")
def a_king_is_needed(patch):
    king = CHICO_THREE_CARD.least(HIGH_CARD, Rank.KING)
    patch.setattr(three_card_poker, "QUALIFIES", king)


@mutation(THREE, "winners.1")
def antes_push_by_default(patch):
    set_setting(patch, ThreeCardPoker, "ante_on_no_qualify", default="push")


@mutation(THREE, "winners.1")
def antes_are_always_paid(patch):
    def settle(self, t, seat, bank):
        t.wins(seat, "ante", EVEN, "paid", self.cite)

    patch.setattr(ThreeCardPoker, "settle_ante", settle)


@mutation(THREE, "winners.1.a")
def play_bets_are_paid_too(patch):
    right = BankedRound.pushes

    def pushes(t, seat, spot, reason, cite, wagers=None):
        if spot == "play" and "qualify" in reason:
            t.wins(seat, spot, EVEN, reason, cite)
        right(t, seat, spot, reason, cite, wagers)

    patch.setattr(BankedRound, "pushes", pushes)


@mutation(THREE, "winners.2.c", "cards.1")
def ties_go_to_the_bank(patch):
    patch.setattr(BankedRound, "pushes", BankedRound.loses)


@mutation(THREE, "winners.3.s2", "pair-plus.9")
def the_ante_comes_before_pair_plus(patch):
    right = ThreeCardPoker.settle_hand

    def settle(self, t, seat, bank):
        hand = CHICO_THREE_CARD.rank(t.cards(seat.number))
        if not seat.folded and bank.value >= three_card_poker.QUALIFIES:
            self.compare(t, seat, hand, bank)
        right(self, t, seat, bank)

    patch.setattr(ThreeCardPoker, "settle_hand", settle)


@mutation(THREE, "winners.3")
def folded_wagers_are_collected_first(patch):
    right = ThreeCardPoker.show_bank

    def show(self, t):
        for seat in t.clockwise():
            if seat.folded:
                t.loses(seat, "ante", "folded", self.cite)
        right(self, t)

    patch.setattr(ThreeCardPoker, "show_bank", show)


@mutation(THREE, "cards.table")
def a_flush_beats_a_straight(patch):
    swap_kinds(patch, CHICO_THREE_CARD, 2)


@mutation(THREE, "cards.table")
def trips_beat_a_straight_flush(patch):
    swap_kinds(patch, CHICO_THREE_CARD, 4)


@mutation(THREE, "pair-plus.table")
def a_mini_royal_is_a_straight_flush(patch):
    wrong = with_row(PAIR_PLUS, "mini royal flush", Odds(40))
    patch.setattr(three_card_poker, "PAIR_PLUS", wrong)


@mutation(THREE, "pair-plus.table", "pair-plus.6")
def a_pair_loses_pair_plus(patch):
    patch.setattr(three_card_poker, "PAIR_PLUS", without_row(PAIR_PLUS, "pair"))


@mutation(THREE, "six-card.table")
def four_of_a_kind_pays_as_in_canada(patch):
    wrong = with_row(SIX_CARD_BONUS, "four of a kind", Odds(50))
    patch.setattr(three_card_poker, "SIX_CARD_BONUS", wrong)


@mutation(THREE, "six-card.6", "six-card.table")
def two_pair_wins_the_six_card_bonus(patch):
    wrong = with_row(SIX_CARD_BONUS, "two pair", Odds(1))
    patch.setattr(three_card_poker, "SIX_CARD_BONUS", wrong)


@mutation(THREE, "six-card.3", "six-card.4", "dealing.4.b")
def the_bonus_has_five_of_the_cards(patch):
    right = FIVE_CARD.rank
    patch.setattr(FIVE_CARD, "rank", lambda cards, board=(): right(tuple(cards)[:5], board))


# Fortune Pai Gow: dice and cards


@mutation(FORTUNES, "table.1.s3")
def six_hands(patch):
    set_setting(patch, FortunePaiGow, "seats", default=6, most=6)


@mutation(FORTUNES, "deck.1")
def no_joker(patch):
    patch.setattr(FortunePaiGow, "deck", STANDARD)


@mutation(FORTUNES, "dealing.5.a.1", "dealing.5.b.7")
def dice_count_the_other_way(patch):
    right = FortunePaiGow.positions

    def positions(self, t):
        first, *others = right(self, t)
        return [first, *reversed(others)]

    patch.setattr(FortunePaiGow, "positions", positions)


@mutation(FORTUNES, "dealing.5.a.1", "dealing.5.a.2")
def the_left_neighbour_counts_as_one(patch):
    right = FortunePaiGow.positions
    patch.setattr(
        FortunePaiGow, "positions", lambda self, t: [*right(self, t)[1:], right(self, t)[0]]
    )


@mutation(FORTUNES, "dealing.5.a.2", "dealing.5.a.3", "dealing.12")
def the_action_is_always_left_of_the_bank(patch):
    patch.setattr(FortunePaiGow, "in_turn", lambda self, t: list(t.clockwise()))


@mutation(FORTUNES, "dealing.5.a.3", "dealing.5.a.5")
def vacant_seats_get_no_hand(patch):
    right = FortunePaiGow.first_packet

    def first(self, t):
        found = right(self, t)
        return found if found in t.numbers() else self.in_turn_from(t, found)

    def in_turn_from(self, t, found):
        order = self.positions(t)
        at = order.index(found)
        return next(p for p in order[at:] + order[:at] if p in t.seats)

    patch.setattr(FortunePaiGow, "first_packet", first)
    patch.setattr(FortunePaiGow, "in_turn_from", in_turn_from, raising=False)


@mutation(FORTUNES, "dealing.5.a")
def any_dice_will_do(patch):
    patch.setattr(Chance, "fits", lambda self, thrown: True)


@mutation(FORTUNES, "dealing.5.b.4")
def the_first_pile_always_goes_first(patch):
    right = FortunePaiGow.deal_packets

    def deal(self, t, places):
        thrown = t.layout.thrown
        patch.setattr(t, "layout", replace(t.layout, thrown=thrown[:3]))
        right(self, t, places)
        patch.setattr(t, "layout", replace(t.layout, thrown=thrown))

    patch.setattr(FortunePaiGow, "deal_packets", deal)


@mutation(FORTUNES, "dealing.5.b.3", "dealing.5.b.7")
def piles_are_dealt_one_way(patch):
    right = Round.deal_rows
    patch.setattr(
        Round, "deal_rows", lambda t, rows, packets: right(t, [rows[0]] * len(rows), packets)
    )


@mutation(FORTUNES, "dealing.7")
def vacant_hands_stay(patch):
    patch.setattr(BankedRound, "racks", lambda t, *names: None)


@mutation(FORTUNES, "dealing.3.s4")
def no_button_before_the_bank(patch):
    patch.setattr(fortune_pai_gow, "BANK_MARK", "")


@mutation(FORTUNES, "dealing.2", "fortune-bonus.6")
def no_backline_bets(patch):
    patch.setattr(FortunePaiGow, "back_cite", None)


# Fortune Pai Gow: setting and comparing


@mutation(FORTUNES, "dealing.8.s3", "dealing.8.a")
def nothing_is_a_foul(patch):
    right = pai_gow_verdict.ranked

    def ranked(high, low, ranking):
        found = right(high, low, ranking)
        if found:
            return found
        return pai_gow_verdict.SetHand(ranking.rank(high), fortune_pai_gow.JOKER_TWO_CARD.rank(low))

    patch.setattr(fortune_pai_gow, "ranked", ranked)


@mutation(FORTUNES, "dealing.8.a", "fortune-bonus.8")
def a_foul_costs_the_fortune_bet(patch):
    right = FortunePaiGow.settle_base

    def settle(self, t, seat, bank):
        if self.set_hand(t, seat.number) is None:
            t.loses(seat, "fortune", "fouled", self.cite)
        right(self, t, seat, bank)

    patch.setattr(FortunePaiGow, "settle_base", settle)


@mutation(FORTUNES, "dealing.9")
def the_bank_lies_open(patch):
    right = FortunePaiGow.deliver

    def deliver(self, t):
        right(self, t)
        t.reveal(t.banker.number)

    patch.setattr(FortunePaiGow, "deliver", deliver)


@mutation(FORTUNES, "winners.4")
def copies_go_to_the_player(patch):
    right = fortune_pai_gow.verdict

    def verdict(own, bank, cite):
        if own:
            one = [mine.value >= theirs.value for mine, theirs in zip(own, bank, strict=True)]
            if all(one):
                return right(own, bank, cite)._replace(result=Result.WINS)
        return right(own, bank, cite)

    patch.setattr(fortune_pai_gow, "verdict", verdict)


@mutation(FORTUNES, "winners.4")
def one_copy_loses_everything(patch):
    right = fortune_pai_gow.verdict

    def verdict(own, bank, cite):
        found = right(own, bank, cite)
        return found._replace(result=Result.LOSES) if found.clause is cite.pushes[1] else found

    patch.setattr(fortune_pai_gow, "verdict", verdict)


@mutation(FORTUNES, "winners.3")
def one_half_is_enough(patch):
    right = fortune_pai_gow.verdict

    def verdict(own, bank, cite):
        found = right(own, bank, cite)
        return found._replace(result=Result.WINS) if found.result is Result.PUSHES else found

    patch.setattr(fortune_pai_gow, "verdict", verdict)


@mutation(FORTUNES, "dealing.11.s2")
def all_base_wagers_come_first(patch):
    right = FortunePaiGow.settle

    def settle(self, t):
        bank = self.set_hand(t, t.banker.number)
        for seat in self.in_turn(t):
            self.settle_base(t, seat, bank)
        right(self, t)

    patch.setattr(FortunePaiGow, "settle", settle)


# Fortune Pai Gow: the bonus and envy


@mutation(FORTUNES, "fortune-bonus.p1")
def fortune_stands_alone(patch):
    change_spot(patch, FortunePaiGow, "fortune", needs=())
    patch.setattr(FortunePaiGow, "opens_with", ())


def bonus(patch, **changes):
    patch.setattr(fortune_pai_gow, "BONUS", BONUS._replace(**changes))


@mutation(FORTUNES, "paytable.table", "winners.6")
def the_bonus_goes_by_poker_order(patch):
    bonus(patch, ranking=JOKER_FIVE_CARD)


@mutation(FORTUNES, "paytable.table")
def seven_in_a_row_pay_as_in_canada(patch):
    bonus(patch, table=with_row(FORTUNE, "seven-card straight flush", Odds(8_000)))


@mutation(FORTUNES, "paytable.table")
def a_full_house_pays_as_in_canada(patch):
    bonus(patch, table=with_row(FORTUNE, "full house", Odds(5)))


@mutation(FORTUNES, "paytable.table")
def a_flush_pays_as_in_canada(patch):
    bonus(patch, table=with_row(FORTUNE, "flush", Odds(4)))


@mutation(FORTUNES, "winners.8", "fortune-bonus.4")
def two_pair_wins_the_bonus(patch):
    bonus(patch, table=with_row(FORTUNE, "two pair", Odds(1)))


@mutation(FORTUNES, "fortune-bonus.1", "fortune-bonus.3")
def the_bonus_goes_by_the_five_behind(patch):
    def hand(self, dealt):
        found = CHICO_FORTUNE_BONUS.rank(dealt)
        found.value = JOKER_FIVE_CARD.value(dealt[:5])
        return found

    patch.setattr(type(BONUS), "hand", hand)


@mutation(FORTUNES, "envy.p1", "object.2.s3")
def any_fortune_bet_has_a_button(patch):
    bonus(patch, envy_stake=Cents(1))


@mutation(FORTUNES, "envy.p1", "object.2.s3")
def a_button_takes_more_than_five_dollars(patch):
    bonus(patch, envy_stake=Cents(501))


@mutation(FORTUNES, "envy.8")
def a_full_house_is_envied(patch):
    patch.setattr(fortune_pai_gow, "ENVY", with_row(ENVY, "full house", Odds(100, manner="$")))


@mutation(FORTUNES, "envy.7", "envy.11")
def four_of_a_kind_is_not_envied(patch):
    patch.setattr(fortune_pai_gow, "ENVY", without_row(ENVY, "four of a kind"))


@mutation(FORTUNES, "envy.3")
def a_hand_without_a_bet_is_envied(patch):
    right = FortunePaiGow.pay_envy

    def pay(self, t, order):
        kept = t.layout
        t.layout = replace(kept, bets={s.number: {"fortune": Cents(1)} for s in order})
        right(self, t, order)
        t.layout = kept

    patch.setattr(FortunePaiGow, "pay_envy", pay)


@mutation(FORTUNES, "envy.4")
def ones_second_hand_is_envied(patch):
    right = FortunePaiGow.pay_envy

    def pay(self, t, order):
        for seat in order:
            seat.person = f"seat {seat.number}"
        right(self, t, order)

    patch.setattr(FortunePaiGow, "pay_envy", pay)


@mutation(FORTUNES, "envy.6", "envy.6.ex")
def every_hand_is_envied(patch):
    set_setting(patch, FortunePaiGow, "envy_multiple", default=True)


@mutation(FORTUNES, "envy.5", "winners.9.a")
def the_highest_hand_alone_whatever_is_posted(patch):
    right = FortunePaiGow.pay_envy

    def pay(self, t, order):
        t.settings = {**t.settings, "envy_multiple": False}
        right(self, t, order)

    patch.setattr(FortunePaiGow, "pay_envy", pay)


@mutation(FORTUNES, "envy.6")
def equal_hands_are_paid_twice(patch):
    right = fortune_pai_gow.pay_envy
    patch.setattr(fortune_pai_gow, "pay_envy", lambda *given, once: right(*given, once=False))


@mutation(FORTUNES, "envy.10", "winners.9")
def the_house_pays_envy(patch):
    patch.setattr(
        BankedRound, "_books", lambda t, spot: "bank" if spot == "envy" else "player bank"
    )


@mutation(FORTUNES, "winners.9", "envy.10")
def envy_is_outside_the_cover(patch):
    right = BankedRound._covered
    patch.setattr(
        BankedRound,
        "_covered",
        lambda t, line: iter([line]) if line.spot == "envy" else right(t, line),
    )


@mutation(FORTUNES, "envy.10")
def the_buttons_stay(patch):
    patch.setattr(BankedRound, "unmarks", lambda t, seat, mark: None)


@mutation(FORTUNES, "envy.p1.s2", "envy.4")
def of_two_hands_one_is_set_by_the_house(patch):
    patch.setattr(SetGame, "looks", lambda self, t, seat: Layout.looks_at(t.layout, seat))


@mutation.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)


@pytest.mark.parametrize("left_out", range(len(RULES)), ids=lambda i: f"{i} {RULES[i].clause}")
def test_a_row_of_the_house_way_left_out_is_noticed(monkeypatch, breaks, left_out) -> None:
    row = RULES[left_out]
    held = dict(fortune_house_way._BY_HOLDING)
    others = (each for each in held[row.holding] if each is not row)
    anyhow = row._replace(clause=FortunePaiGow.cite, low=lambda hand: hand.cards[-2:])
    held[row.holding] = (*others, anyhow)
    monkeypatch.setattr(fortune_house_way, "_BY_HOLDING", held)
    breaks(row.clause.id)
