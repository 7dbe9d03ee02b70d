"""Blinds, cards, pots and rake made wrong one rule at a time: scenarios must notice."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from houseway import games
from houseway.money import Cents
from houseway.play import pot, pot_chips, pot_sharing
from houseway.play.betting import LimitBetting, NoLimitBetting
from houseway.play.pot import PotGame
from houseway.play.pot_round import PotRound
from houseway.play.pots import Pot
from houseway.wagers import Rake

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


# Blinds, cards and turns


def change_blinds(patch, change) -> None:
    right = PotRound.seats

    def seats(t):
        right(t)
        t.small, t.big = change(t, t.small, t.big)

    patch.setattr(PotRound, "seats", seats)


@mutation(HOLD_EM, "4.1")
def heads_up_the_button_posts_the_big_blind(patch):
    change_blinds(patch, lambda t, small, big: (big, small) if len(t.order) == 2 else (small, big))


@mutation(HOLD_EM, "4.1", "10.1")
def the_button_posts_the_small_blind(patch):
    change_blinds(
        patch, lambda t, small, big: (t.order[-1], small) if len(t.order) > 2 else (small, big)
    )


@mutation(HOLD_EM, "4.1.1")
def the_small_blind_may_be_anything(patch):
    patch.setattr(pot, "check_blinds", lambda game, settings: None)


@mutation(HOLD_EM, "4.1.2")
def the_big_blind_may_be_anything(patch):
    patch.setattr(pot, "check_blinds", lambda game, settings: None)


@mutation(HOLD_EM, "10.2")
def cards_are_dealt_from_the_big_blind(patch):
    right = PotRound.seats

    def seats(t):
        right(t)
        t.dealing_order = [*t.dealing_order[1:], t.dealing_order[0]]

    patch.setattr(PotRound, "seats", seats)


@pytest.mark.parametrize(("street", "clause"), [(1, "10.8"), (2, "10.10"), (3, "10.12")])
def test_a_card_that_is_not_burned_is_noticed(monkeypatch, breaks, street, clause) -> None:
    streets = list(games.find("texas-holdem@bclc").streets)
    streets[street] = replace(streets[street], burn=0)
    change_game(monkeypatch, streets=tuple(streets))
    breaks(f"{HOLD_EM}/{clause}")


def no_raise_unless_owed(patch) -> None:
    for kind in (LimitBetting, NoLimitBetting):
        right = kind.raise_range

        def allowed(self, seat, right=right):
            return right(self, seat) if self.high > self.put[seat] or not self.high else None

        patch.setattr(kind, "raise_range", allowed)


@mutation(HOLD_EM, "10.6")
def the_big_blind_has_no_option(patch):
    no_raise_unless_owed(patch)


@mutation(HOLD_EM, "10.5")
def the_blinds_never_chop(patch):
    patch.setattr(PotRound, "may_chop", lambda t, seat: False)


@mutation(HOLD_EM, "10.5")
def anybody_may_chop(patch):
    patch.setattr(PotRound, "may_chop", lambda t, seat: t.stakes.chop)


@mutation(HOLD_EM, "10.9")
def the_flop_starts_left_of_the_big_blind(patch):
    right = PotRound.close_street

    def close(t):
        right(t)
        at = t.order.index(t.big) + 1
        t.order = [*t.order[at:], *t.order[:at]]

    patch.setattr(PotRound, "close_street", close)


@mutation(HOLD_EM, "3.1")
def twelve_seats(patch):
    change_game(patch, seats=12)


@mutation(HOLD_EM, "3.1")
def ten_seats(patch):
    change_game(patch, seats=10)


@mutation(HOLD_EM, "9.1")
def bets_for_the_dealer_are_taken(patch):
    patch.setattr(PotGame, "refuse_side_bets", lambda self, **kinds: None)


@mutation(HOLD_EM, "3.4")
def bets_on_other_hands_are_taken(patch):
    patch.setattr(PotGame, "refuse_side_bets", lambda self, **kinds: None)


# Pots and the rake


@mutation(HOLD_EM, "6.2")
def what_nobody_called_stays_in(patch):
    def close(t):
        for seat in t.put:
            t.put[seat] = 0

    patch.setattr(PotRound, "close_street", close)


@mutation(HOLD_EM, "6.2.2")
def everybody_wins_from_every_pot(patch):
    right = pot_chips.build_pots

    def build(paid, live, dead=0):
        return [Pot("main pot", Cents(sum(p.amount for p in right(paid, live, dead))), tuple(live))]

    patch.setattr(pot_chips, "build_pots", build)


@mutation(HOLD_EM, "6.2.1")
def one_side_pot_at_most(patch):
    right = pot_chips.build_pots

    def build(paid, live, dead=0):
        main, *side = right(paid, live, dead)
        if not side:
            return [main]
        return [main, Pot("side pot 1", Cents(sum(p.amount for p in side)), side[0].seats)]

    patch.setattr(pot_chips, "build_pots", build)


@mutation(HOLD_EM, "10.15")
def the_odd_chip_goes_to_the_last(patch):
    right = pot_sharing.split
    patch.setattr(
        pot_sharing,
        "split",
        lambda amount, winners, chip, **more: right(amount, winners[::-1], chip, **more),
    )


@mutation(HOLD_EM, "10.14.2")
def nobody_shows_at_the_showdown(patch):
    right = PotRound._showdown

    def showdown(t):
        right(t)
        for seat in t.live:
            t.holdings[seat].up = False

    patch.setattr(PotRound, "_showdown", showdown)


def change_rake(patch, **changes) -> None:
    game = games.find("texas-holdem@bclc")
    change_game(patch, rake=replace(game.rake, **changes))


@mutation(HOLD_EM, "8.1")
def eleven_percent_may_be_raked(patch):
    change_rake(patch, percent=11)


@mutation(HOLD_EM, "8.1")
def sixteen_dollars_may_be_raked(patch):
    change_rake(patch, most=Cents(1_600))


@mutation(HOLD_EM, "8.1.2")
def rake_is_rounded_to_the_half_dollar(patch):
    change_rake(patch, unit=Cents(50))


@mutation(HOLD_EM, "8.1.2")
def rake_is_rounded_up(patch):
    def of(self, called):
        return Cents(min(self.most, -(-called * self.percent // (100 * self.unit)) * self.unit))

    patch.setattr(Rake, "of", of)


@mutation(HOLD_EM, "8.1")
def rake_has_no_most(patch):
    patch.setattr(
        Rake, "of", lambda self, called: called * self.percent // 100 // self.unit * self.unit
    )


@mutation(HOLD_EM, "8.1")
def a_tenth_is_taken_whatever_is_posted(patch):
    patch.setattr(
        Rake,
        "of",
        lambda self, called: min(self.most, called // 10 // self.unit * self.unit),
    )


@mutation(HOLD_EM, "8.1.1")
def each_round_is_rounded_by_itself(patch):
    patch.setattr(Rake, "collected", lambda self, rounds: map(self.of, rounds))


@mutation(HOLD_EM, "8.1")
def a_pot_without_a_flop_is_raked(patch):
    change_setting(patch, "no_flop_no_drop", default=False)


@mutation(HOLD_EM, "8.1")
def the_side_pot_is_raked_first(patch):
    right = pot_sharing.take_rake
    patch.setattr(pot_sharing, "take_rake", lambda pots, rake: right(pots[::-1], rake)[::-1])


@pytest.mark.parametrize(
    ("make_wrong", "clauses"), MUTATIONS, ids=[each.__name__ for each, _ in MUTATIONS]
)
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
