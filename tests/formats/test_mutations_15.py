"""The Multi Game Progressive made wrong one rule at a time: a scenario that names it notices."""

from dataclasses import replace

import pytest

from houseway.cards import Rank, parse_cards
from houseway.games.bclc import (
    flushes_gone_wild,
    four_card_poker,
    four_card_poker_bad_beat,
    multi_game_progressive,
    texas_holdem_bonus,
    three_card_poker,
    ultimate_texas_holdem,
)
from houseway.games.bclc.discard_inferno import DiscardInferno
from houseway.games.bclc.flushes_gone_wild import FlushesGoneWild
from houseway.games.bclc.four_card_poker import FourCardPoker
from houseway.games.bclc.four_card_poker_bad_beat import FourCardPokerBadBeat
from houseway.games.bclc.multi_game_progressive import PROGRESSIVE, MultiGame
from houseway.games.bclc.texas_holdem_bonus import TexasHoldemBonus
from houseway.games.bclc.three_card_poker import ThreeCardPoker
from houseway.games.bclc.ultimate_texas_holdem import UltimateTexasHoldem
from houseway.hands import FIVE_CARD
from houseway.money import ZERO, Cents, Odds
from houseway.play import BankedGame, BankedRound, progressive
from houseway.play.progressive import Progressive
from houseway.play.settings import meter_settings
from houseway.rulebook import section
from houseway.wagers import Meter
from tests.formats.mutations import Mutations

rule = section("bclc-poker/15")

GAMES = (
    ThreeCardPoker,
    FourCardPoker,
    FourCardPokerBadBeat,
    TexasHoldemBonus,
    UltimateTexasHoldem,
    FlushesGoneWild,
)
FILES = (
    multi_game_progressive,
    three_card_poker,
    four_card_poker,
    four_card_poker_bad_beat,
    texas_holdem_bonus,
    ultimate_texas_holdem,
    flushes_gone_wild,
)
MUTATIONS = Mutations()
mutation = MUTATIONS.of("bclc-poker/15")


def change(patch, **changes) -> None:
    """The bet changed, at every game."""
    for file in FILES:
        patch.setattr(file, "PROGRESSIVE", replace(file.PROGRESSIVE, **changes))


def change_spot(patch, **changes) -> None:
    for game in GAMES:
        spots = (replace(s, **changes) if s.name == "progressive" else s for s in game.spots)
        patch.setattr(game, "spots", tuple(spots))


def change_rows(table, **changes):
    """A pay table with rows changed; a row set to None is gone."""
    rows = dict(table.rows) | {name.replace("_", " "): odds for name, odds in changes.items()}
    return replace(table, rows=tuple((name, odds) for name, odds in rows.items() if odds))


# Where it is offered, and what may be bet


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        (FourCardPoker, "1.2.1"),
        (FourCardPokerBadBeat, "1.2.1"),
        (TexasHoldemBonus, "1.2.2"),
        (UltimateTexasHoldem, "1.2.3"),
        (FlushesGoneWild, "1.2.4"),
        (ThreeCardPoker, "1.2.5"),
    ],
    ids=lambda each: getattr(each, "slug", each),
)
def test_a_game_that_is_not_linked_is_noticed(monkeypatch, breaks, game, clause) -> None:
    spots = tuple(spot for spot in game.spots if spot.name != "progressive")
    monkeypatch.setattr(game, "spots", spots)
    breaks(f"bclc-poker/15/{clause}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_schedule_that_is_not_displayed_is_noticed(monkeypatch, breaks, game) -> None:
    tables = {name: table for name, table in game.pay_tables.items() if name != "progressive"}
    monkeypatch.setattr(game, "pay_tables", tables)
    breaks("bclc-poker/15/6.1")


@mutation("1.2")
def discard_inferno_takes_the_bet(patch):
    spot = PROGRESSIVE.spot
    patch.setattr(DiscardInferno, "spots", (*DiscardInferno.spots, spot))
    patch.setattr(DiscardInferno, "settings", (*DiscardInferno.settings, *meter_settings(spot)))
    patch.setattr(DiscardInferno, "play", lambda self, t: iter(()))
    patch.setattr(BankedRound, "anything_live", False)


@mutation("1.2")
def any_table_can_be_linked(patch):
    patch.setattr(BankedGame, "feeds", lambda self, meter: {})


@mutation("1.1")
def every_table_has_a_meter_of_its_own(patch):
    right = BankedGame.round

    def round(self, layout, shoe, settings=None, meter=None):
        return right(self, layout, shoe, settings, replace(meter) if meter else None)

    patch.setattr(BankedGame, "round", round)


@mutation("3.1.1")
def everybody_must_bet(patch):
    for game in GAMES:
        patch.setattr(game, "opens_with", ("progressive",))


@mutation("3.1.2")
def any_other_bet_carries_it(patch):
    change_spot(patch, needs=())


@mutation("3.1.2")
def it_stands_alone(patch):
    change_spot(patch, needs=())
    for game in GAMES:
        patch.setattr(game, "opens_with", (*game.opens_with, "progressive"))


@mutation("3.1.4")
def any_amount_is_taken(patch):
    change_spot(patch, exactly=None)


@mutation("3.1.4")
def it_costs_two_dollars(patch):
    change_spot(patch, exactly=Cents(200))


@mutation("4.1")
def a_bet_for_the_dealer_lies_beside_it(patch):
    change_spot(patch, no_tip=None)


@mutation("4.1")
def no_bets_for_the_dealer_at_all(patch):
    patch.setattr(ThreeCardPoker, "tips_cite", None)


# What is paid


@pytest.mark.parametrize(
    ("row", "odds", "rank"),
    [
        ("royal flush", Odds(99, manner="%"), "5.2.1"),
        ("straight flush", Odds(100, manner="%"), "5.2.2"),
        ("straight flush", Odds(9, manner="%"), "5.2.2"),
        ("four of a kind", Odds(301, manner="for"), "5.2.3"),
        ("full house", Odds(40, manner="for"), "5.2.4"),
        ("flush", Odds(50, manner="for"), "5.2.5"),
        ("straight", Odds(29, manner="for"), "5.2.6"),
        ("three of a kind", Odds(8, manner="for"), "5.2.7"),
        ("three of a kind", Odds(9), "6.2.table"),
        ("four of a kind", Odds(10, manner="%"), "8.5.2"),
        ("two pair", Odds(1, manner="for"), "5.2.7"),
        ("pair", Odds(1, manner="for"), "5.2.7"),
    ],
)
def test_a_wrong_row_of_the_pay_table_is_noticed(monkeypatch, breaks, row, odds, rank) -> None:
    table = change_rows(PROGRESSIVE.table, **{row.replace(" ", "_"): odds})
    change(monkeypatch, table=table)
    breaks(f"bclc-poker/15/{rank}")


@pytest.mark.parametrize(
    ("row", "odds"),
    [
        ("royal flush", 99_900),
        ("straight flush", 30_100),
        ("four of a kind", 100),
        ("straight flush", None),
    ],
)
def test_a_wrong_row_of_the_envy_table_is_noticed(monkeypatch, breaks, row, odds) -> None:
    paid = Odds(odds, manner="$") if odds else None
    change(monkeypatch, envy=change_rows(PROGRESSIVE.envy, **{row.replace(" ", "_"): paid}))
    breaks("bclc-poker/15/6.2.table", "bclc-poker/15/9.1.1")


@mutation("3.1.5")
def it_needs_a_bet_on_the_play_spot(patch):
    right = MultiGame.settle_progressive

    def settle(self, t, seat):
        if seat.folded:
            t.loses(seat, "progressive", "folded", rule("3.1.5"))
        right(self, t, seat)

    patch.setattr(MultiGame, "settle_progressive", settle)


@mutation("3.1.5")
def it_is_lost_with_the_basic_game(patch):
    right = MultiGame.settle_progressive

    def settle(self, t, seat):
        if any(
            line.seat == seat.number and line.spot == "ante" and line.net < 0 for line in t.lines
        ):
            t.loses(seat, "progressive", "the ante was lost", rule("3.1.5"))
        right(self, t, seat)

    patch.setattr(MultiGame, "settle_progressive", settle)


def judge(patch, wrong) -> None:
    """What the five cards of a hand are worth, changed for some of them."""

    def progressive_hand(self, t, seat):
        cards = self.progressive_cards(t, seat)
        return FIVE_CARD.rank(wrong({card.rank for card in cards}) or cards)

    patch.setattr(MultiGame, "progressive_hand", progressive_hand)


NOTHING, A_STRAIGHT = parse_cards("Ah Kd 9c 5s 2d"), parse_cards("9h 8d 7c 6s 5d")


@mutation("5.3", "5.3.1")
def an_ace_is_never_low(patch):
    wheel = {Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE}
    judge(patch, lambda ranks: NOTHING if ranks == wheel else None)


@mutation("5.3", "5.3.1")
def an_ace_is_never_high(patch):
    top = {Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN}
    judge(patch, lambda ranks: NOTHING if ranks == top else None)


@mutation("5.3", "5.3.1")
def an_ace_turns_the_corner(patch):
    around = {Rank.KING, Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR}
    judge(patch, lambda ranks: A_STRAIGHT if ranks == around else None)


@mutation("5.1")
def spades_are_worth_nothing(patch):
    right = MultiGame.progressive_hand

    def progressive_hand(self, t, seat):
        hand = right(self, t, seat)
        spades = all(card.suit == parse_cards("As")[0].suit for card in hand.cards)
        return FIVE_CARD.rank(NOTHING) if spades else hand

    patch.setattr(MultiGame, "progressive_hand", progressive_hand)


# Which five cards


def count(patch, game, cards) -> None:
    """Other cards than the five that a game names."""
    patch.setattr(game, "progressive_cards", lambda self, t, seat: cards(t, t.cards(seat.number)))


@mutation("2.1.1.a")
def four_of_the_five_cards_count(patch):
    right = MultiGame.progressive_hand

    def progressive_hand(self, t, seat):
        hand = right(self, t, seat)
        suits = [card.suit for card in hand.cards]
        four = isinstance(self, FourCardPoker) and max(map(suits.count, suits)) >= 4
        return FIVE_CARD.rank(parse_cards("Ah 9h 7h 3h 2h")) if four else hand

    patch.setattr(MultiGame, "progressive_hand", progressive_hand)


@mutation("2.1.1.a")
def a_dealers_card_stands_in_for_the_fifth(patch):
    count(patch, FourCardPoker, lambda t, own: own[:4] + t.cards("dealer")[:1])


@mutation("2.1.2.a")
def the_whole_board_counts_at_holdem_bonus(patch):
    count(patch, TexasHoldemBonus, lambda t, own: own + t.cards("board"))


@mutation("2.1.2.a")
def the_last_three_of_the_board_count_at_holdem_bonus(patch):
    count(patch, TexasHoldemBonus, lambda t, own: own + t.cards("board")[2:])


@mutation("2.1.3.a")
def the_whole_board_counts_at_ultimate(patch):
    count(patch, UltimateTexasHoldem, lambda t, own: own + t.cards("board"))


@mutation("2.1.3.a")
def the_last_three_of_the_board_count_at_ultimate(patch):
    count(patch, UltimateTexasHoldem, lambda t, own: own + t.cards("board")[2:])


@mutation("2.1.4.a")
def the_shared_cards_count_at_flushes(patch):
    count(patch, FlushesGoneWild, lambda t, own: own + t.cards("board"))


@mutation("2.1.4.a")
def a_deuce_plays_as_a_ten_at_flushes(patch):
    def wild(t, own):
        return parse_cards(" ".join(card.text.replace("2", "T") for card in own))

    count(patch, FlushesGoneWild, wild)


@mutation("2.1.5.a")
def the_dealers_cards_count_at_three_card(patch):
    count(patch, ThreeCardPoker, lambda t, own: own + t.cards("dealer")[:2])


@mutation("2.1.5.a")
def the_dealers_cards_count_as_well_at_three_card(patch):
    def six(t, own):
        return own + t.cards("progressive") + t.cards("dealer")

    count(patch, ThreeCardPoker, six)


@mutation("2.1.5.b")
def the_two_cards_come_before_the_dealers(patch):
    right = BankedRound.deal

    def deal(t, count, to):
        if to == "dealer" and t.staked("progressive") and isinstance(t.game, ThreeCardPoker):
            t.places("progressive")
            right(t, 2, "progressive")
        if to != "progressive":
            right(t, count, to)

    patch.setattr(BankedRound, "deal", deal)


@mutation("2.1.5.b")
def the_two_cards_are_always_dealt(patch):
    patch.setattr(BankedRound, "staked", lambda t, spot: True)


@mutation("2.1.5.b.1")
def the_two_cards_lie_open(patch):
    right = BankedRound.places

    def places(t, *names, up=False):
        right(t, *names, up=up or names == ("progressive",))

    patch.setattr(BankedRound, "places", places)


@mutation("2.1.5.b.1")
def the_two_cards_are_turned_first(patch):
    right = ThreeCardPoker.show_dealer

    def show_dealer(self, t):
        if "progressive" in t.holdings:
            t.reveal("progressive")
        right(self, t)

    patch.setattr(ThreeCardPoker, "show_dealer", show_dealer)


@mutation("2.1.5.b", "3.1.5")
def nothing_is_shown_when_everybody_folds(patch):
    right = BankedRound.reveal

    def reveal(t, *names):
        folded = all(seat.folded for seat in t.clockwise())
        right(t, *(name for name in names if name != "progressive" or not folded))

    patch.setattr(BankedRound, "reveal", reveal)


# A folded hand


@mutation("3.1.6")
def a_fold_loses_the_stake(patch):
    right = Progressive.keeps

    def keeps(self, t, seat):
        t.loses(seat, "progressive", "folded", rule("3.1.6"))
        return right(self, t, seat)

    patch.setattr(Progressive, "keeps", keeps)


@mutation("3.1.6")
def a_folded_hand_gets_no_marker(patch):
    patch.setattr(Progressive, "keeps", lambda self, t, seat: "progressive" in seat.bets)


@mutation("3.1.6")
def a_folded_hand_is_racked_all_the_same(patch):
    right = Progressive.keeps
    patch.setattr(Progressive, "keeps", lambda self, t, seat: right(self, t, seat) and False)


@mutation("3.1.6")
def every_folded_hand_gets_a_marker(patch):
    def keeps(self, t, seat):
        t.marks(seat, progressive.FOLD_MARKER)
        return True

    patch.setattr(Progressive, "keeps", keeps)


# Lamps, and what the dealer does


def lamps(patch, lit) -> None:
    """Lamps that are lit at other spots than those with a stake."""
    right = Progressive.starts

    def starts(self, t):
        right(self, t)
        for seat in t.clockwise():
            t.unmarks(seat, progressive.LIGHT)
            if lit(seat):
                t.marks(seat, progressive.LIGHT)

    patch.setattr(Progressive, "starts", starts)


@mutation("7.1.1")
def no_lamp_is_lit(patch):
    lamps(patch, lambda seat: False)


@mutation("7.2.1")
def every_lamp_is_lit(patch):
    lamps(patch, lambda seat: True)


@mutation("7.6.1")
def the_lamps_stay_lit(patch):
    patch.setattr(BankedRound, "unmarks", lambda t, seat, mark: None)


@mutation("7.2")
def the_dealer_is_not_told_to_start(patch):
    change(patch, start=(rule("7.2.1"), rule("7.3")))


@mutation("7.3")
def the_stakes_are_not_collected(patch):
    change(patch, start=(rule("7.2"), rule("7.2.1")))


@mutation("7.6")
def the_dealer_is_not_told_to_end(patch):
    change(patch, end=(rule("7.6.1"),))


@mutation("8.4.1")
def no_card_is_swiped(patch):
    change(patch, swipe=())


# The meter


@mutation("1.1", "7.3")
def the_stakes_feed_nothing(patch):
    patch.setattr(Meter, "takes", lambda self, stake: ZERO)


@mutation("7.2", "7.3")
def the_stakes_feed_the_meter_when_all_is_over(patch):
    right, takes = Progressive.ends, Meter.takes
    patch.setattr(Meter, "takes", lambda self, stake: ZERO)

    def ends(self, t, hands):
        staked = len(self.lit(t))
        right(self, t, hands)
        if staked:
            takes(t.meter, Cents(100 * staked))

    patch.setattr(Progressive, "ends", ends)


@mutation("8.4.1")
def ten_per_cent_is_rounded_up(patch):
    def pays(self, percent):
        award = Cents(-(-self.amount * percent // 100))
        self.amount = Cents(self.amount - award)
        return award

    patch.setattr(Meter, "pays", pays)


@mutation("8.4.1", "8.5.1")
def an_award_leaves_the_meter_as_it_was(patch):
    patch.setattr(Meter, "pays", lambda self, percent: Cents(self.amount * percent // 100))


@mutation("8.4.1.a")
def the_meter_starts_again_from_nothing(patch):
    patch.setattr(Meter, "starts_again", lambda self: ZERO)


@mutation("8.4.1.a")
def every_award_reseeds_the_meter(patch):
    right = Meter.pays

    def pays(self, percent):
        award = right(self, percent)
        self.amount = self.reseed
        return award

    patch.setattr(Meter, "pays", pays)


@mutation("8.3.1", "8.3.1.a")
def awards_are_paid_from_the_left(patch):
    right = Progressive.ends
    patch.setattr(Progressive, "ends", lambda self, t, hands: right(self, t, reversed(list(hands))))


@mutation("8.3.1.a")
def every_award_is_reckoned_from_what_the_display_showed(patch):
    right = Progressive.ends

    def ends(self, t, hands):
        shown = t.meter.amount if t.meter else ZERO

        def pays(meter, percent):
            award = Cents(shown * percent // 100)
            meter.amount = Cents(max(0, meter.amount - award))
            return award

        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(Meter, "pays", pays)
            right(self, t, hands)

    patch.setattr(Progressive, "ends", ends)


@mutation("8.4")
def an_award_is_paid_with_its_hand(patch):
    right = Progressive.settles

    def settles(self, t, seat, hand):
        odds = self.table.pays(hand)
        if odds and odds.manner == "%":
            self._awards(t, seat, hand)
        else:
            right(self, t, seat, hand)

    patch.setattr(Progressive, "settles", settles)


@mutation("8.5.2")
def a_fixed_award_lowers_the_meter(patch):
    right = BankedRound.wins

    def wins(t, seat, spot, odds, reason, cite, commission=None):
        if spot == "progressive" and odds.manner == "for" and t.meter:
            t.meter.amount = Cents(t.meter.amount - 100 * odds.pays)
        right(t, seat, spot, odds, reason, cite, commission)

    patch.setattr(BankedRound, "wins", wins)


@mutation("8.5", "7.3")
def the_dollar_comes_back_with_an_award(patch):
    right = BankedRound.wins

    def wins(t, seat, spot, odds, reason, cite, commission=None):
        if spot == "progressive" and odds.manner == "$":
            odds = replace(odds, pays=odds.pays + 100)
        right(t, seat, spot, odds, reason, cite, commission)

    patch.setattr(BankedRound, "wins", wins)


@mutation("7.5", "8.1", "8.3")
def it_is_settled_before_the_basic_game(patch):
    right = ThreeCardPoker.compare

    def compare(self, t, seat, hand, dealer):
        self.settle_progressive(t, seat)
        right(self, t, seat, hand, dealer)

    patch.setattr(ThreeCardPoker, "compare", compare)


# Envy


def earn(patch, wrong) -> None:
    """Envy paid to others, or for other hands."""
    right = progressive.pay_envy

    def pay_envy(t, table, earners, hands):
        right(t, table, *wrong(t, earners, hands))

    patch.setattr(progressive, "pay_envy", pay_envy)


@mutation("9.1", "9.1.1")
def everybody_earns_envy(patch):
    earn(patch, lambda t, earners, hands: (dict.fromkeys(t.seats, 1), hands))


@mutation("9.1", "9.1.1")
def nobody_earns_envy(patch):
    earn(patch, lambda t, earners, hands: ({}, hands))


@mutation("9.1", "9.1.1")
def only_a_staked_hand_is_envied(patch):
    earn(patch, lambda t, earners, hands: (earners, [h for h in hands if h[0].number in earners]))


@mutation("9.2.1")
def only_one_hand_is_envied(patch):
    def first(t, earners, hands):
        great = [each for each in hands if PROGRESSIVE.envy.pays(each[1])]
        return earners, great[:1]

    earn(patch, first)


@mutation("9.1.1")
def a_person_envies_his_own_other_hand(patch):
    def pay_envy(t, table, earners, hands):
        for seat in t.right_to_left():
            for owner, hand in hands:
                if earners.get(seat.number) and owner is not seat and (paid := table.pays(hand)):
                    t.pays(seat, "envy", Cents(paid.pays), "envy", table.cite)

    patch.setattr(progressive, "pay_envy", pay_envy)


@mutation("9.1", "9.1.1")
def a_person_earns_envy_once_for_all_his_hands(patch):
    def once(t, earners, hands):
        persons = {t.seats[seat].person: seat for seat in sorted(earners, reverse=True)}
        return dict.fromkeys(persons.values(), 1), hands

    earn(patch, once)


@mutation("9.1.1")
def a_hand_that_was_put_away_is_envied(patch):
    def known(self, t):
        return ((seat, self.progressive_hand(t, seat)) for seat in t.right_to_left())

    patch.setattr(MultiGame, "_known", known)


@mutation("9.1.1")
def a_folded_hand_with_a_stake_is_not_envied(patch):
    def standing(t, earners, hands):
        return earners, [(seat, hand) for seat, hand in hands if not seat.folded]

    earn(patch, standing)


@mutation("9.2")
def envy_is_paid_before_the_hands(patch):
    right, paid = ThreeCardPoker.show_dealer, progressive.pay_envy

    def show_dealer(self, t):
        if lit := PROGRESSIVE.lit(t):
            hands = list(self._known(t))
            paid(t, PROGRESSIVE.envy, {seat.number: 1 for seat in lit}, hands)
        right(self, t)

    patch.setattr(ThreeCardPoker, "show_dealer", show_dealer)
    patch.setattr(progressive, "pay_envy", lambda *args: None)


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
