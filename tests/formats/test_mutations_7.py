"""Four Card Poker, alone and with the Bad Beat Bonus, made wrong one rule at a time.

The two sections print the same rules: a scenario of each that names the clause must notice.
"""

from dataclasses import replace
from importlib import import_module

import pytest

from houseway.cards import Rank
from houseway.games.bclc import four_card_poker
from houseway.games.bclc.four_card_poker import FourCardPoker
from houseway.games.bclc.four_card_poker_bad_beat import FourCardPokerBadBeat
from houseway.hands import FOUR_CARD
from houseway.hands.ranking import FLUSH, PAIR, TIE_BITS, Ranking
from houseway.money import EVEN, Cents, share_out
from houseway.play import BankedRound, Layout
from houseway.play.seat import Seat
from houseway.wagers import AggregateCap, PayTable

GAMES = {"7": FourCardPoker, "8": FourCardPokerBadBeat}
# Clauses of section 7 that section 8 prints under another number.
MOVED = {"5.9": "5.10", "5.9.1": "5.10.1", "5.10": "5.11", "5.10.1": "5.11.1"}
MUTATIONS = []


def mutation(*clauses):
    """A way to make a rule wrong, and the clauses whose scenarios must notice."""

    def noted(make_wrong):
        MUTATIONS.append((make_wrong, clauses))
        return make_wrong

    return noted


def cited(section, *clauses) -> list[str]:
    numbers = [MOVED.get(each, each) if section == "8" else each for each in clauses]
    return [f"bclc-poker/{section}/{number}" for number in numbers]


def change(patch, name, value) -> None:
    for game in GAMES.values():
        patch.setattr(game, name, value)


def set_setting(patch, name, **changes) -> None:
    for game in GAMES.values():
        settings = tuple(replace(s, **changes) if s.name == name else s for s in game.settings)
        patch.setattr(game, "settings", settings)


def change_cap(patch, **changes) -> None:
    for game in GAMES.values():
        patch.setattr(game, "cap", replace(game.cap, **changes))


def from_the_right(patch) -> None:
    right = BankedRound.clockwise
    patch.setattr(
        BankedRound, "clockwise", lambda t, holding=None: reversed(list(right(t, holding)))
    )


def stakes(patch, change_bounds) -> None:
    """The Play bet is offered between other bounds."""
    right = Seat.may_stake

    def may_stake(self, spot, least, cite, most=None, step=1):
        least, most, step = change_bounds(least, most)
        return right(self, spot, least, cite, most, step)

    patch.setattr(Seat, "may_stake", may_stake)


# What may be bet, and by whom


@mutation("1.2", "6.1")
def everybody_antes(patch):
    change(patch, "opens_with", ("ante",))


@mutation("1.2", "6.1")
def everybody_plays_aces_up(patch):
    change(patch, "opens_with", ("aces_up",))


@mutation("2.3.1")
def ante_and_aces_up_are_equal(patch):
    for game in GAMES.values():
        spots = tuple(
            replace(s, equals="ante", equals_cite=s.cite) if s.name == "aces_up" else s
            for s in game.spots
        )
        patch.setattr(game, "spots", spots)


@mutation("6.1")
def bets_may_still_be_changed(patch):
    right = Seat.asks

    def asks(self, *offers):
        late = (self.may_stake(s, 100, FourCardPoker.cite, 10_000) for s in ("ante", "aces_up"))
        return right(self, *offers, *late)

    patch.setattr(Seat, "asks", asks)


@mutation("3.1")
def seven_seats(patch):
    set_setting(patch, "seats", default=7, most=7)


@mutation("3.1")
def five_seats(patch):
    set_setting(patch, "seats", default=5, most=5)


@mutation("3.2")
def one_position_each(patch):
    change(patch, "positions_each", 1)


@mutation("3.2")
def three_positions_each(patch):
    change(patch, "positions_each", 3)


@mutation("3.2.1")
def the_waiting_list_changes_nothing(patch):
    change(patch, "waiting_cite", None)


@mutation("3.2.1")
def there_is_always_a_waiting_list(patch):
    set_setting(patch, "waiting_list", default=True)


@mutation("3.3")
def back_bets_are_taken(patch):
    change(patch, "back_cite", FourCardPoker.cite)


@mutation("4.1")
def no_bets_for_the_dealer(patch):
    change(patch, "tips_cite", None)


@mutation("4.2")
def anybody_bets_for_the_dealer(patch):
    right = Layout._check_seats

    def check(self, game, settings):
        playing = {seat: tips for seat, tips in self.tips.items() if seat in self.bets}
        right(replace(self, tips=playing), game, settings)

    patch.setattr(Layout, "_check_seats", check)


@mutation("4.4.2")
def bets_for_the_dealer_stay(patch):
    patch.setattr(
        BankedRound,
        "carried",
        lambda t, seat: {x.spot: x.stake for x in t.lines if x.tip and x.seat == seat},
    )


# The deal and the decisions


@mutation("6.2.3")
def cards_are_dealt_from_the_dealers_right(patch):
    from_the_right(patch)


@mutation("6.2.3")
def hands_are_dealt_face_up(patch):
    right = BankedRound.places
    patch.setattr(BankedRound, "places", lambda t, *names, up=False: right(t, *names, up=True))


@mutation("6.2.4")
def the_dealer_is_dealt_to_first(patch):
    right = BankedRound.deal

    def deal(t, count, to):
        if to != "dealer" and not t.holdings["dealer"].cards:
            right(t, 5, "dealer")
        if to != "dealer" or len(t.holdings["dealer"].cards) == 5:
            right(t, count if to != "dealer" else 6 - len(t.holdings["dealer"].cards), to)

    patch.setattr(BankedRound, "deal", deal)


@mutation("6.2.5")
def no_card_of_the_dealers_lies_open(patch):
    patch.setattr(BankedRound, "turn", lambda t, name, count=1: None)


@mutation("6.2.5")
def the_first_card_of_the_dealers_lies_open(patch):
    right = BankedRound.arrange

    def arrange(t, name, order):
        if t.options() or t.state:
            right(t, name, order)

    patch.setattr(BankedRound, "arrange", arrange)


@mutation("6.2.4")
def two_cards_of_the_dealers_lie_open(patch):
    right = BankedRound.turn
    patch.setattr(BankedRound, "turn", lambda t, name, count=1: right(t, name, 2))


@mutation("6.4")
def seats_are_asked_from_the_dealers_right(patch):
    from_the_right(patch)


@mutation("2.1.2", "6.4.2")
def the_play_bet_is_one_ante(patch):
    stakes(patch, lambda least, most: (least, least, 1))


@mutation("2.1.2", "6.4.2")
def the_play_bet_is_up_to_two_antes(patch):
    patch.setattr(four_card_poker, "MOST_PLAY", 2)


@mutation("2.1.2", "6.4.2")
def the_play_bet_is_up_to_four_antes(patch):
    patch.setattr(four_card_poker, "MOST_PLAY", 4)


@mutation("2.1.2", "6.4.2")
def the_play_bet_is_whole_antes(patch):
    stakes(patch, lambda least, most: (least, most, least))


@mutation("2.1.2", "6.4.2")
def the_play_bet_may_be_a_chip(patch):
    stakes(patch, lambda least, most: (100, most, 1))


def folding(patch, keeps) -> None:
    """A fold gives some bets back."""

    def fold(self, t, seat):
        seat.folded = True
        t.says("Folding", self.rule("6.5.1"))
        for spot in tuple(seat.bets):
            (t.pushes if spot in keeps else t.loses)(seat, spot, "folded", self.rule("6.5.2"))

    patch.setattr(FourCardPoker, "fold", fold)


@mutation("6.5.2", "6.4.1")
def a_fold_keeps_the_ante(patch):
    folding(patch, ("ante",))


@mutation("6.5.2")
def a_fold_keeps_aces_up(patch):
    folding(patch, ("aces_up",))


@mutation("6.4.1", "6.5.3")
def a_folded_hand_is_shown(patch):
    right = FourCardPoker.fold

    def fold(self, t, seat):
        right(self, t, seat)
        t.reveal(seat.number)

    patch.setattr(FourCardPoker, "fold", fold)


# Who wins, and what


def comparing(patch, outcome) -> None:
    """Play and ante come out otherwise."""
    right = FourCardPoker.compare

    def compare(self, t, seat, hand, dealer):
        if "play" in seat.bets and (result := outcome(hand, dealer)):
            for spot in ("play", "ante"):
                getattr(t, result)(
                    seat, spot, *([EVEN] if result == "wins" else []), "?", self.cite
                )
        right(self, t, seat, hand, dealer)

    patch.setattr(FourCardPoker, "compare", compare)


@mutation("2.1.3")
def equal_hands_push(patch):
    comparing(patch, lambda hand, dealer: "pushes" if hand == dealer else "")


@mutation("2.1.3")
def equal_hands_lose(patch):
    comparing(patch, lambda hand, dealer: "loses" if hand == dealer else "")


@mutation("2.1.3")
def the_dealer_needs_a_pair_to_qualify(patch):
    comparing(patch, lambda hand, dealer: "pushes" if dealer.value < FOUR_CARD.least(PAIR) else "")


def best_of(patch, count, cards) -> None:
    """Hands of so many cards are ranked by some of them only."""
    right = FOUR_CARD.value

    def value(held, board=()):
        return right(held[:cards] if len(held) == count else held, board)

    patch.setattr(FOUR_CARD, "value", value)


@mutation("6.6.2")
def the_dealers_sixth_card_does_not_count(patch):
    def value(held, board=(), right=FOUR_CARD.value):
        return right(held[1:] if len(held) == 6 else held, board)

    patch.setattr(FOUR_CARD, "value", value)


@mutation("6.6.6")
def the_players_fifth_card_does_not_count(patch):
    best_of(patch, 5, 4)


@mutation("6.6.2")
def the_dealers_cards_lie_as_they_came(patch):
    patch.setattr(four_card_poker, "laid_out", lambda hand: hand.cards)


@mutation("6.6.3")
def the_spare_cards_lie_among_the_others(patch):
    patch.setattr(
        four_card_poker, "laid_out", lambda hand: sorted(hand.cards, key=lambda c: -c.rank)
    )


@mutation("6.6.5")
def hands_are_settled_from_the_left(patch):
    patch.setattr(BankedRound, "right_to_left", BankedRound.clockwise)


@mutation("6.6.5")
def hands_stay_face_down(patch):
    right = BankedRound.reveal
    patch.setattr(
        BankedRound, "reveal", lambda t, *names: right(t, *(n for n in names if n == "dealer"))
    )


@mutation("6.6.7.a", "6.6.7.c")
def the_ante_is_settled_before_play(patch):
    right = FourCardPoker.compare

    def compare(self, t, seat, hand, dealer):
        pay = t.pay
        held = []
        t.pay = held.extend
        right(self, t, seat, hand, dealer)
        t.pay = pay
        pay(sorted(held, key=lambda line: line.spot))

    patch.setattr(FourCardPoker, "compare", compare)


@mutation("6.6.7.d")
def aces_up_is_settled_first(patch):
    right = FourCardPoker.compare

    def compare(self, t, seat, hand, dealer):
        self.settle_side_bets(t, seat, hand, dealer)
        right(self, t, seat, hand, dealer)

    patch.setattr(FourCardPoker, "compare", compare)


def ante_bonus(patch, earns) -> None:
    right = FourCardPoker.compare

    def compare(self, t, seat, hand, dealer):
        if not earns(hand, dealer):
            t.awards = lambda *given: None
        right(self, t, seat, hand, dealer)

    patch.setattr(FourCardPoker, "compare", compare)


@mutation("2.1.4")
def the_ante_bonus_needs_a_win(patch):
    ante_bonus(patch, lambda hand, dealer: hand > dealer)


@mutation("2.1.4")
def the_ante_bonus_needs_no_loss(patch):
    ante_bonus(patch, lambda hand, dealer: hand >= dealer)


@mutation("2.1.4")
def the_ante_bonus_is_paid_on_the_play_bet(patch):
    right = BankedRound.awards

    def awards(t, seat, name, odds, of, reason, cite):
        play = next(line.stake for line in reversed(t.lines) if line.spot == "play")
        right(t, seat, name, odds, play, reason, cite)

    patch.setattr(BankedRound, "awards", awards)


def aces_from(patch, least) -> None:
    right = PayTable.row

    def row(self, hand):
        if not self.least or isinstance(hand, str):
            return right(self, hand)
        return right(replace(self, least=(("pair of aces", least),)), hand)

    patch.setattr(PayTable, "row", row)


@mutation("2.2.2")
def kings_up(patch):
    aces_from(patch, FOUR_CARD.least(PAIR, Rank.KING))


@mutation("2.2.2")
def aces_up_needs_aces_with_a_ten(patch):
    aces_from(patch, FOUR_CARD.least(PAIR, Rank.ACE, Rank.TEN))


@mutation("2.2.3")
def aces_up_needs_a_win(patch):
    right = FourCardPoker.settle_side_bets

    def settle(self, t, seat, hand, dealer):
        if hand < dealer:
            t.loses(seat, "aces_up", "?", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(FourCardPoker, "settle_side_bets", settle)


@mutation("2.2.1", "6.5.2")
def aces_up_goes_when_all_antes_are_folded(patch):
    right = BankedRound.anything_live

    def live(t):
        if all(seat.folded for seat in t.clockwise() if "ante" in t.layout.bets[seat.number]):
            for seat in t.clockwise():
                t.loses(seat, "aces_up", "?", t.game.cite)
                t.loses(seat, "bad_beat", "?", t.game.cite)
        return right.fget(t)

    patch.setattr(BankedRound, "anything_live", property(live))


@mutation("5.1")
def nothing_is_posted(patch):
    for game in GAMES.values():
        patch.setattr(game, "pay_tables", dict.fromkeys(["?"], game.pay_tables["aces_up"]))


# The cap and bets for the dealer


@mutation("5.9")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, amount=Cents(5_000_001))


@mutation("5.9")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, amount=Cents(4_999_999))


@mutation("5.10")
def the_cap_counts_ante_and_play(patch):
    change_cap(patch, spots=("ante_bonus", "aces_up", "bad_beat", "ante", "play"))


@mutation("5.10.1")
def the_cap_leaves_out_the_ante_bonus(patch):
    change_cap(patch, spots=("aces_up", "bad_beat"))


@mutation("5.10.1")
def the_cap_leaves_out_aces_up(patch):
    change_cap(patch, spots=("ante_bonus", "bad_beat"))


@mutation("5.9.1")
def the_cap_is_shared_evenly(patch):
    right = AggregateCap._parts

    def parts(self, room, lines, wins, person):
        found = right(self, room, lines, wins, person)
        return dict(zip(found, share_out(room, [1] * len(found)), strict=True))

    patch.setattr(AggregateCap, "_parts", parts)


@mutation("5.9.1")
def the_cap_is_shared_by_position(patch):
    right = AggregateCap.apply
    patch.setattr(
        AggregateCap, "apply", lambda self, lines, person: right(self, lines, lambda x: x.seat)
    )


@mutation("4.5.2.a")
def bets_for_the_dealer_are_paid_in_full_under_the_cap(patch):
    change_cap(patch, tips_even=False)


@mutation("4.5.2.a")
def bets_for_the_dealer_come_out_of_the_cap(patch):
    change_cap(patch, tips_inside=True)


def tips_paid(patch, net) -> None:
    right = BankedRound.pay

    def pay(t, lines):
        right(t, [x._replace(net=net(x)) if x.tip else x for x in lines])

    patch.setattr(BankedRound, "pay", pay)


@mutation("4.5.2")
def bets_for_the_dealer_always_get_even_money(patch):
    tips_paid(patch, lambda line: min(line.net, line.stake))


@mutation("4.5.1")
def lost_bets_for_the_dealer_come_back(patch):
    tips_paid(patch, lambda line: max(line.net, 0))


@mutation("4.4")
def bets_for_the_dealer_are_paid_first(patch):
    right = BankedRound._taken_up
    patch.setattr(
        BankedRound, "_taken_up", lambda t, seat, spot: reversed(list(right(t, seat, spot)))
    )


@pytest.mark.parametrize("section", GAMES)
@pytest.mark.parametrize(
    ("make_wrong", "clauses"), MUTATIONS, ids=[each.__name__ for each, _ in MUTATIONS]
)
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses, section) -> None:
    make_wrong(monkeypatch)
    breaks(*cited(section, *clauses))


# The order of hands


@pytest.mark.parametrize("section", GAMES)
@pytest.mark.parametrize("lower", range(7), ids=lambda i: FOUR_CARD.categories[i].name)
@pytest.mark.parametrize("which", [0, 1], ids=["lower", "upper"])
def test_a_wrong_order_of_hands_is_noticed(monkeypatch, breaks, lower, which, section) -> None:
    names = list(FOUR_CARD.categories)
    names[lower], names[lower + 1] = names[lower + 1], names[lower]
    monkeypatch.setattr(FOUR_CARD, "categories", tuple(names))
    monkeypatch.setattr(FOUR_CARD, "_words", {})
    places = {category: i << TIE_BITS for i, category in enumerate(names)}
    monkeypatch.setattr(FOUR_CARD, "_place", places)
    plainly = Ranking.value.__get__(FOUR_CARD)
    monkeypatch.setattr(FOUR_CARD, "value", plainly)
    breaks(*cited(section, f"5.6.{8 - lower - which}"))


@pytest.mark.parametrize("section", GAMES)
@pytest.mark.parametrize("top", [0, 14], ids=["no run at all", "the highest run"])
def test_an_ace_that_cannot_stand_lowest_is_noticed(monkeypatch, breaks, top, section) -> None:
    def straight_top(ranks):
        if ranks[0] == 14 and ranks[-1] == 2:
            return top if ranks[1] == len(ranks) else 0
        return ranks[0] if ranks[0] - ranks[-1] == len(ranks) - 1 else 0

    monkeypatch.setattr(import_module("houseway.hands.ranking"), "straight_top", straight_top)
    monkeypatch.setattr(FOUR_CARD, "value", Ranking.value.__get__(FOUR_CARD))
    breaks(*cited(section, "5.5"))


@pytest.mark.parametrize("section", GAMES)
@pytest.mark.parametrize("kept", range(4), ids=lambda n: f"{n} cards compared")
def test_a_high_card_that_does_not_count_is_noticed(monkeypatch, breaks, kept, section) -> None:
    right = FOUR_CARD.value

    def value(cards, board=()):
        made = right(cards, board)
        return made >> 20 - 4 * kept << 20 - 4 * kept if made < FOUR_CARD.least(PAIR) else made

    monkeypatch.setattr(FOUR_CARD, "value", value)
    breaks(*cited(section, "5.3"))


@pytest.mark.parametrize("section", GAMES)
def test_a_suit_that_breaks_ties_is_noticed(monkeypatch, breaks, section) -> None:
    right = FOUR_CARD.value

    def value(cards, board=()):
        made = right(cards, board)
        flush = FOUR_CARD.least(FLUSH)
        return made | (cards[0].suit if flush <= made < flush + (1 << TIE_BITS) else 0)

    monkeypatch.setattr(FOUR_CARD, "value", value)
    breaks(*cited(section, "5.4"))


# What is said and shown

SHOWN = ["4.3", "4.3.1", "4.3.2", "4.4", "4.4.1", "6.2", "6.2.1", "6.2.2", "6.2.3.a", "6.3"]
SHOWN += ["6.5.1", "6.5.3", "6.5.4", "6.6", "6.6.1", "6.6.3", "6.6.4", "6.6.5", "6.6.7"]
SHOWN += ["6.6.7.a", "6.6.7.b", "6.6.7.c", "6.6.7.d", "6.7"]


@pytest.mark.parametrize("section", GAMES)
@pytest.mark.parametrize("number", SHOWN)
def test_a_prompt_that_is_not_shown_is_noticed(monkeypatch, breaks, number, section) -> None:
    (dropped,) = cited(section, number)
    prompts = BankedRound.prompts

    def said(right):
        return lambda t, words, cite, **to: cite.id == dropped or right(t, words, cite, **to)

    monkeypatch.setattr(BankedRound, "says", said(BankedRound.says))
    monkeypatch.setattr(BankedRound, "heads", said(BankedRound.heads))
    monkeypatch.setattr(
        BankedRound,
        "prompts",
        lambda t, *cites, **to: prompts(t, *(c for c in cites if c.id != dropped), **to),
    )
    breaks(dropped)


EARLY = ["4.3.1", "4.3.2", "4.4", "4.4.1", "6.5.1", "6.5.3", "6.5.4", "6.6.1", "6.6.4", "6.6.7"]


@pytest.mark.parametrize("section", GAMES)
@pytest.mark.parametrize("number", EARLY)
def test_a_prompt_that_is_always_shown_is_noticed(monkeypatch, breaks, number, section) -> None:
    right = BankedRound.turn

    def turn(t, name, count=1):
        t.prompts(t.game.rule(number))
        right(t, name, count)

    monkeypatch.setattr(BankedRound, "turn", turn)
    breaks(*cited(section, number))
