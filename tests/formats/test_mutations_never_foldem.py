"""Never Fold'em Hold'em made wrong one rule at a time: a scenario naming the clause notices."""

from dataclasses import replace

from houseway.cards import Rank
from houseway.games.chico import never_foldem
from houseway.games.chico.never_foldem import BLACKJACK, FIELD, FINAL_HAND, GAME, NeverFoldem
from houseway.hands import FIVE_CARD
from houseway.money import odds
from houseway.play import BankedRound
from houseway.play.layout import Layout
from houseway.play.seat import Seat
from houseway.wagers import Cover
from tests.formats.mutations import Mutations, change_spot, set_setting, swap_kinds

noted = Mutations()


def mutation(*clauses):
    return noted("chico/never-foldem", *clauses)


def change_covering(patch, **changes) -> None:
    patch.setattr(NeverFoldem, "covering", replace(GAME.covering, **changes))


def change_stake(patch, spot, wrong) -> None:
    """What a call costs, changed."""
    right = Seat.may_stake

    def may_stake(self, name, least, cite, **more):
        return right(self, name, wrong(least) if name == spot else least, cite, **more)

    patch.setattr(Seat, "may_stake", may_stake)


def repay(patch, name, table, row, pays) -> None:
    """A row of a pay table with other odds."""
    rows = tuple((hand, odds(pays) if hand == row else paid) for hand, paid in table.rows)
    patch.setattr(never_foldem, name, replace(table, rows=rows))


@mutation("type.1.s2", "dealing.15")
def the_bank_covers_everything(patch):
    patch.setattr(Cover, "takes", lambda self, stake: stake)
    patch.setattr(Cover, "pays", lambda self, winnings: winnings)


@mutation("type.1.s2")
def ceilings_are_one_purse(patch):
    patch.setattr("houseway.wagers.cover.CEILINGS", "apart")


@mutation("type.1")
def a_round_without_a_bank(patch):
    right = NeverFoldem.round

    def round(self, layout, *others, **more):
        return None if layout.bank is None else right(self, layout, *others, **more)

    patch.setattr(NeverFoldem, "round", round)
    patch.setattr("houseway.formats.scenarios.runner.Watch.look", lambda self, round: None)


@mutation("type.1.s4", "collection.procedures.1")
def a_bank_for_three_rounds(patch):
    change_covering(patch, rounds=3)


@mutation("dealing.4.b", "dealing.13", "winners.1")
def from_seat_one_whoever_banks(patch):
    right = BankedRound.clockwise

    def clockwise(self, holding=None):
        return iter(sorted(right(self, holding), key=lambda seat: seat.number))

    patch.setattr(BankedRound, "clockwise", clockwise)


@mutation("table.1")
def nine_places(patch):
    set_setting(patch, NeverFoldem, "seats", default=9, most=9)


@mutation("table.1")
def seven_places(patch):
    set_setting(patch, NeverFoldem, "seats", default=7, most=7)


@mutation("dealing.2")
def bets_behind_a_seat(patch):
    patch.setattr(NeverFoldem, "back_cite", GAME.cite)


@mutation("object.1", "dealing.3.a")
def final_hand_of_any_size(patch):
    change_spot(patch, NeverFoldem, "final_hand", equals="")


@mutation("blackjack-bonus.4")
def blackjack_alone(patch):
    change_spot(patch, NeverFoldem, "blackjack", needs=())
    patch.setattr(NeverFoldem, "opens_with", ())


@mutation("bet-the-field.4")
def the_field_alone(patch):
    change_spot(patch, NeverFoldem, "field", needs=())
    patch.setattr(NeverFoldem, "opens_with", ())


@mutation("object.2", "dealing.3")
def calls_before_the_cards(patch):
    change_spot(patch, NeverFoldem, "call_2x", later=False)


@mutation("dealing.p1")
def no_table_limits(patch):
    patch.setattr("houseway.play.layout.check_stake", lambda *args: None)


@mutation("dealing.5.a", "dealing.5.a.i")
def two_cards_at_once_from_a_shoe(patch):
    right = BankedRound.deal

    def deal(self, count, to):
        dealt = to in self.holdings and self.holdings[to].cards and to != "board"
        if not (dealt and count == 1):
            right(self, 2 if count == 1 and to != "board" else count, to)

    patch.setattr(BankedRound, "deal", deal)


@mutation("dealing.5")
def hole_cards_face_up(patch):
    right = BankedRound.places
    patch.setattr(
        BankedRound, "places", lambda self, *names, up=False: right(self, *names, up=True)
    )


@mutation("object.2", "dealing.6")
def three_antes_before_the_flop(patch):
    change_stake(patch, "call_2x", lambda least: least * 3 // 2)


@mutation("object.3", "dealing.8")
def two_antes_after_the_flop(patch):
    change_stake(patch, "call_1x", lambda least: 2 * least)


@mutation("dealing.6", "dealing.8")
def a_call_is_a_must(patch):
    patch.setattr(Seat, "may_check", lambda self, cite: None)


@mutation("dealing.8")
def a_fold_is_offered(patch):
    patch.setattr(Seat, "may_check", Seat.may_fold)


@mutation("dealing.7", "dealing.9", "dealing.10")
def nothing_is_burned(patch):
    patch.setattr(BankedRound, "burn", lambda self, count=1: None)


@mutation("dealing.11")
def nobody_shows(patch):
    patch.setattr(BankedRound, "reveal", lambda self, *names: None)


@mutation("dealing.12", "winners.1.a", "object.p2")
def both_hole_cards_must_play(patch):
    def hand(self, t, place):
        board = t.cards("board")
        threes = [
            (a, b, c)
            for i, a in enumerate(board)
            for j, b in enumerate(board[i + 1 :], i + 1)
            for c in board[j + 1 :]
        ]
        return max(FIVE_CARD.rank(t.cards(place) + three) for three in threes)

    patch.setattr(NeverFoldem, "hand", hand)


@mutation("dealing.14")
def calls_before_final_hand(patch):
    right = NeverFoldem.settle_hand

    def settle_hand(self, t, seat, bank):
        hand = self.hand(t, seat.number)
        result = "wins" if hand > bank else "loses" if hand < bank else "pushes"
        for spot in ("ante", "call_2x", "call_1x"):
            self.compare(t, seat, spot, result, "out of order")
        right(self, t, seat, bank)

    patch.setattr(NeverFoldem, "settle_hand", settle_hand)


@mutation("dealing.14")
def bonus_bets_first(patch):
    right = NeverFoldem.settle_hand

    def settle_hand(self, t, seat, bank):
        self.settle_bonus_bets(t, seat)
        right(self, t, seat, bank)

    patch.setattr(NeverFoldem, "settle_hand", settle_hand)


def change_result(patch, which, into):
    right = NeverFoldem.compare

    def compare(self, t, seat, spot, result, reason):
        right(self, t, seat, spot, into if result == which else result, reason)

    patch.setattr(NeverFoldem, "compare", compare)


@mutation("winners.2.c")
def ties_lose(patch):
    change_result(patch, "pushes", "loses")


@mutation("winners.2.b", "winners.3.a")
def losers_push(patch):
    change_result(patch, "loses", "pushes")


@mutation("winners.2.a", "winners.4.a")
def winners_push(patch):
    change_result(patch, "wins", "pushes")


@mutation("cards.table")
def a_straight_over_a_flush(patch):
    swap_kinds(patch, FIVE_CARD, 4)


def only_winners(patch, spot):
    """A wager of its own that a lost hand loses."""
    right = BankedRound.wins

    def wins(self, seat, name, odds, reason, cite, *others, **more):
        ante = next(x for x in reversed(self.lines) if x.seat == seat.number and x.spot == "ante")
        if name == spot and ante.net < 0:
            self.loses(seat, name, reason, cite)
        else:
            right(self, seat, name, odds, reason, cite, *others, **more)

    patch.setattr(BankedRound, "wins", wins)


@mutation("winners.3.b")
def a_lost_hand_loses_final_hand(patch):
    only_winners(patch, "final_hand")


@mutation("winners.3.c", "blackjack-bonus.8")
def a_lost_hand_loses_blackjack(patch):
    only_winners(patch, "blackjack")


@mutation("winners.3.d", "bet-the-field.8")
def a_lost_hand_loses_the_field(patch):
    only_winners(patch, "field")


@mutation("winners.4.b", "final-hand.table")
def three_of_a_kind_pushes_final_hand(patch):
    rows = (*FINAL_HAND.rows, ("three of a kind", odds("1 to 1")))
    patch.setattr(never_foldem, "FINAL_HAND", replace(FINAL_HAND, rows=rows))


@mutation("final-hand.table")
def a_straight_at_two_to_one(patch):
    repay(patch, "FINAL_HAND", FINAL_HAND, "straight", "2 to 1")


@mutation("final-hand.table")
def a_royal_flush_as_a_straight_flush(patch):
    repay(patch, "FINAL_HAND", FINAL_HAND, "royal flush", "30 to 1")


@mutation("blackjack-bonus.table")
def every_ace_and_jack_at_sixty(patch):
    right = never_foldem.blackjack

    def blackjack(own):
        jack = {card.rank for card in own} == {Rank.ACE, Rank.JACK}
        return "ace-jack suited" if jack else right(own)

    patch.setattr(never_foldem, "blackjack", blackjack)


@mutation("blackjack-bonus.table")
def only_a_suited_ace_and_ten(patch):
    right = never_foldem.blackjack

    def blackjack(own):
        made = right(own)
        return "ace-face" if made == "ace-ten" and own[0].suit != own[1].suit else made

    patch.setattr(never_foldem, "blackjack", blackjack)


@mutation("blackjack-bonus.2", "blackjack-bonus.5")
def no_pay_for_an_ace_and_a_face(patch):
    rows = tuple(each for each in BLACKJACK.rows if each[0] != "ace-face")
    patch.setattr(never_foldem, "BLACKJACK", replace(BLACKJACK, rows=rows))


@mutation("bet-the-field.2.a")
def an_ace_is_eleven(patch):
    def field_sum(own):
        return str(sum(11 if c.rank == Rank.ACE else min(c.rank, 10) for c in own))

    patch.setattr(never_foldem, "field_sum", field_sum)


@mutation("bet-the-field.2.b", "bet-the-field.table")
def eleven_with_an_ace_at_even_money(patch):
    repay(patch, "FIELD", FIELD, "11 blackjack", "1 to 1")


@mutation("bet-the-field.2.c", "bet-the-field.table")
def eleven_without_an_ace_at_three_to_two(patch):
    repay(patch, "FIELD", FIELD, "11 other", "3 to 2")


@mutation("bet-the-field.2", "bet-the-field.6")
def thirteen_is_in_the_field(patch):
    rows = (*FIELD.rows, ("13", odds("1 to 1")))
    patch.setattr(never_foldem, "FIELD", replace(FIELD, rows=rows))


@mutation("blackjack-bonus.3", "bet-the-field.3", "dealing.4.a.s2")
def bonus_bets_after_the_deal(patch):
    right = Seat.asks

    def asks(self, *offers):
        late = (self.may_stake(spot, 500, GAME.cite) for spot in ("blackjack", "field"))
        return right(self, *offers, *late)

    patch.setattr(Seat, "asks", asks)


@mutation("deck.1")
def two_decks(patch):
    patch.setattr(NeverFoldem, "deck", GAME.deck * 2)


@mutation("object.1")
def an_ante_is_enough(patch):
    patch.setattr(Layout, "_check_equal", lambda self, seat, game: None)


@noted.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
