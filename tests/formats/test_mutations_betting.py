"""Betting and straddles made wrong one rule at a time: scenarios must notice."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from houseway import games
from houseway.errors import IllegalBet
from houseway.floor import posting
from houseway.money import Cents
from houseway.play import betting, pot, pot_checks, pot_posting
from houseway.play.betting import LimitBetting, NoLimitBetting, PotLimitBetting
from houseway.play.pot import RaiseCap
from houseway.play.pot_round import PotRound

MUTATIONS = []
HOLD_EM, BIG_BET = "bclc-poker/17", "bclc-poker/33"


def mutation(section, *clauses) -> Callable:
    """A way to make a rule wrong, and the clauses whose scenarios must notice."""

    def noted(make_wrong):
        MUTATIONS.append((make_wrong, [f"{section}/{clause}" for clause in clauses]))
        return make_wrong

    return noted


def change_game(patch, **changes) -> None:
    """Hold'em with another fact, in the catalogue in its place."""
    game = games.find("texas-holdem@bclc")
    patch.setitem(games.catalogue(), game.id, replace(game, **changes))


def change_setting(patch, name, **changes) -> None:
    game = games.find("texas-holdem@bclc")
    settings = tuple(replace(s, **changes) if s.name == name else s for s in game.settings)
    other = replace(game)
    object.__setattr__(other, "settings", settings)
    patch.setitem(games.catalogue(), game.id, other)


def change_streets(patch, **changes) -> None:
    game = games.find("texas-holdem@bclc")
    change_game(patch, streets=tuple(replace(street, **changes) for street in game.streets))


# Raises in limit


@mutation(HOLD_EM, "2.4")
def two_raises(patch):
    change_game(patch, raises=RaiseCap(2, games.find("texas-holdem@bclc").raises.cite))


@mutation(HOLD_EM, "2.4")
def four_raises(patch):
    change_game(patch, raises=RaiseCap(4, games.find("texas-holdem@bclc").raises.cite))


@mutation(HOLD_EM, "2.4")
def the_cap_holds_heads_up(patch):
    patch.setattr(PotRound, "counted_for_cap", lambda t: 3)


@mutation(HOLD_EM, "2.4")
def the_cap_never_holds(patch):
    patch.setattr(PotRound, "counted_for_cap", lambda t: 2)


@mutation(HOLD_EM, "2.4")
def all_in_players_do_not_count_for_the_cap(patch):
    change_setting(patch, "cap_counts_all_in", default=False)


@mutation(HOLD_EM, "2.4")
def the_cap_is_lifted_by_a_fold(patch):
    right = LimitBetting.raised

    def raised(self, amount):
        right(self, amount)
        self.capped = False

    patch.setattr(LimitBetting, "raised", raised)


def half_bet_rule(patch, threshold) -> None:
    """An all-in counts as a full raise from another share of a bet on."""
    right = LimitBetting.raised

    def raised(self, amount):
        if amount - self.level >= threshold(self.unit):
            unit, self.unit = self.unit, 0
            right(self, amount)
            self.unit = unit

    patch.setattr(LimitBetting, "raised", raised)


@mutation(HOLD_EM, "2.4")
def only_a_whole_bet_counts_as_a_raise(patch):
    half_bet_rule(patch, lambda unit: unit)


@mutation(HOLD_EM, "2.4")
def just_over_half_a_bet_counts_as_a_raise(patch):
    half_bet_rule(patch, lambda unit: unit // 2 + 1)


@mutation(HOLD_EM, "2.4")
def less_than_half_a_bet_counts_as_a_raise(patch):
    half_bet_rule(patch, lambda unit: unit // 2 - 100)


def forget_who_acted(patch, structure) -> None:
    """Whoever has acted may raise again, whatever has been bet since."""
    right = structure.raise_range

    def allowed(self, seat):
        self.acted = {}
        return right(self, seat)

    patch.setattr(structure, "raise_range", allowed)


@mutation(HOLD_EM, "2.4")
def a_short_all_in_reopens_in_limit(patch):
    forget_who_acted(patch, LimitBetting)


@mutation(HOLD_EM, "4.1.3.b")
def a_straddle_uses_up_a_raise(patch):
    right = LimitBetting.__init__

    def init(self, t, order, unit, high):
        right(self, t, order, unit, high)
        self.raises = int(bool(high) and t.closer != t.big)

    patch.setattr(LimitBetting, "__init__", init)


@mutation(HOLD_EM, "10.11", "10.13", "2.4")
def the_later_streets_keep_the_small_bet(patch):
    change_streets(patch, bet=pot.SMALL)


@mutation(HOLD_EM, "10.9", "2.3")
def the_early_streets_take_the_big_bet(patch):
    change_streets(patch, bet=pot.BIG)


# Straddles


def change_straddle(patch, change) -> None:
    """Look at a straddle otherwise: `change` gives the post and the stakes that are checked."""
    right = pot_checks.check_straddle

    def check(game, given, post, seats, button):
        post, given = change(post, given)
        right(game, given, post, seats, button)

    for module in (pot_posting, posting):
        patch.setattr(module, "check_straddle", check)


@mutation(HOLD_EM, "4.1.3")
def a_straddle_may_be_small(patch):
    change_straddle(
        patch, lambda p, s: (p._replace(amount=Cents(max(p.amount, 2 * s.big_blind))), s)
    )


@mutation(HOLD_EM, "4.1.4")
def a_straddle_may_be_large(patch):
    change_straddle(
        patch, lambda p, s: (p._replace(amount=Cents(min(p.amount, 2 * s.big_blind))), s)
    )


def exactly_twice(post, given):
    if post.amount != 2 * given.big_blind:
        raise IllegalBet("a straddle is twice the big blind")
    return post, given


@mutation(HOLD_EM, "4.1.4")
def no_oversize_straddle(patch):
    change_straddle(patch, exactly_twice)


@mutation(BIG_BET, "1.11")
def an_oversize_straddle_in_no_limit(patch):
    change_straddle(patch, lambda p, s: (p, replace(s, structure="limit")))


@mutation(BIG_BET, "1.11")
def straddles_in_tournaments(patch):
    change_straddle(
        patch, lambda p, s: (p, replace(s, settings={**s.settings, "tournament": False}))
    )


@mutation(HOLD_EM, "4.1.3.a")
def the_button_always_straddles(patch):
    change_straddle(patch, lambda p, s: (p, replace(s, mississippi=True)))


@mutation(HOLD_EM, "4.1.5")
def the_button_never_straddles(patch):
    change_straddle(patch, lambda p, s: (p, replace(s, mississippi=False)))


@mutation(HOLD_EM, "4.1.5.a")
def the_first_straddle_stands(patch):
    right = PotRound.post_blinds

    def post(t):
        t.seating = replace(t.seating, posts=t.seating.posts[::-1])
        right(t)

    patch.setattr(PotRound, "post_blinds", post)


def the_big_blind_closes(patch) -> None:
    right = PotRound.post_blinds

    def post(t):
        right(t)
        t.closer = t.big

    patch.setattr(PotRound, "post_blinds", post)


@mutation(HOLD_EM, "4.1.5.b")
def a_button_straddle_does_not_change_the_order(patch):
    the_big_blind_closes(patch)


@mutation(BIG_BET, "1.11")
def a_straddler_does_not_act_last(patch):
    the_big_blind_closes(patch)


# No-limit and pot-limit


@mutation(BIG_BET, "1.1")
def no_limit_has_a_raise_cap(patch):
    right = NoLimitBetting.raise_range

    def allowed(self, seat):
        made = sum(1 for each in self.t.log.answers if each.act == "raise_to")
        return None if made >= 3 else right(self, seat)

    patch.setattr(NoLimitBetting, "raise_range", allowed)


@mutation(BIG_BET, "1.2")
def the_least_bet_is_the_small_blind(patch):
    right = NoLimitBetting.__init__

    def init(self, t, order, unit, high):
        right(self, t, order, unit, high)
        self.full = high or t.stakes.small_blind

    patch.setattr(NoLimitBetting, "__init__", init)


@mutation(BIG_BET, "1.3")
def the_least_raise_is_the_big_blind(patch):
    patch.setattr(NoLimitBetting, "raised", lambda self, amount: None)


@mutation(BIG_BET, "1.3")
def the_least_raise_doubles_the_bet(patch):
    def raised(self, amount):
        self.full = amount

    patch.setattr(NoLimitBetting, "raised", raised)


@mutation(BIG_BET, "1.3")
def half_a_raise_sets_the_measure(patch):
    def raised(self, amount):
        self.full = amount - self.high

    patch.setattr(NoLimitBetting, "raised", raised)


@mutation(BIG_BET, "1.4")
def every_all_in_reopens(patch):
    forget_who_acted(patch, NoLimitBetting)


@mutation(BIG_BET, "1.4")
def short_all_ins_never_add_up(patch):
    right = NoLimitBetting.raise_range

    def allowed(self, seat):
        acts = [each for each in self.t.log.answers if each.act in ("raise_to", "bet")]
        last = acts[-1].amount - acts[-2].amount if len(acts) > 1 else self.full
        return None if seat in self.acted and last < self.full else right(self, seat)

    patch.setattr(NoLimitBetting, "raise_range", allowed)


@mutation(BIG_BET, "1.4")
def half_a_raise_reopens(patch):
    right = NoLimitBetting.raise_range

    def allowed(self, seat):
        if seat in self.acted and 2 * (self.high - self.acted[seat]) >= self.full:
            del self.acted[seat]
        return right(self, seat)

    patch.setattr(NoLimitBetting, "raise_range", allowed)


@mutation(BIG_BET, "2.1")
def the_pot_does_not_count_the_call(patch):
    def allowed(self, seat):
        least_and_most = NoLimitBetting.raise_range(self, seat)
        pot = self.high + self.t.in_pot()
        return least_and_most and tuple(min(each, pot) for each in least_and_most)

    patch.setattr(PotLimitBetting, "raise_range", allowed)


@mutation(BIG_BET, "2.1", "intro.1.b")
def pot_limit_is_no_limit(patch):
    patch.setattr(PotLimitBetting, "raise_range", NoLimitBetting.raise_range)


@mutation(BIG_BET, "2.1")
def the_small_blind_counts_as_a_big_one(patch):
    change_setting(patch, "round_small_blind", default=True)


@mutation(BIG_BET, "intro.1.a")
def no_limit_is_pot_limit(patch):
    patch.setitem(betting.STRUCTURES, "no-limit", PotLimitBetting)


def change_max_bet(patch, change) -> None:
    right = NoLimitBetting.__init__

    def init(self, t, order, unit, high):
        right(self, t, order, unit, high)
        change(self)

    patch.setattr(NoLimitBetting, "__init__", init)


@mutation(BIG_BET, "intro.3")
def there_is_no_maximum_bet(patch):
    change_max_bet(patch, lambda self: setattr(self, "most_bet", 0))


@mutation(BIG_BET, "intro.3")
def the_maximum_counts_all_the_chips(patch):
    change_max_bet(patch, lambda self: setattr(self, "total_counts", True))


@mutation(BIG_BET, "intro.3")
def the_maximum_is_a_cent_more(patch):
    change_max_bet(
        patch, lambda self: setattr(self, "most_bet", self.most_bet and self.most_bet + 1)
    )


@pytest.mark.parametrize(
    ("make_wrong", "clauses"), MUTATIONS, ids=[each.__name__ for each, _ in MUTATIONS]
)
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
