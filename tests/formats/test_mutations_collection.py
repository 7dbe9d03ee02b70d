"""Collection made wrong one rule at a time: an entry that names the clause notices."""

from dataclasses import replace

from houseway.games.chico.never_foldem import GAME, NeverFoldem
from houseway.games.chico.pure_21_5 import GAME as PURE
from houseway.money import ZERO, Cents
from houseway.play.collecting import Collecting
from houseway.play.layout import Layout
from houseway.wagers import collection
from houseway.wagers.collection import Option, Schedule
from tests.formats.mutations import Mutations, set_setting

noted = Mutations()


def mutation(*clauses):
    return noted("chico", *clauses)


def change_collecting(patch, game, **changes) -> None:
    changed = replace(game.collecting, **changes)
    patch.setattr(type(game), "collecting", changed)


@mutation("collection/three-card.1-3.table", "collection/procedures.6")
def brackets_are_rounded_up(patch):
    right = Option.dealer_fee
    patch.setattr(Option, "dealer_fee", lambda self, action: right(self, -(-action // 100) * 100))


@mutation("collection/procedures.6", "never-foldem/collection.procedures.6")
def a_percentage_of_the_action(patch):
    patch.setattr(Option, "dealer_fee", lambda self, action: Cents(action // 100))


@mutation("collection/three-card.4-5.s2")
def a_player_pays_by_the_action(patch):
    patch.setattr(
        Option,
        "player_fee",
        lambda self, action, wager: (
            collection._row(self.player_rows or self.rows, action // 100, self.schedule).player
            or ZERO
        ),
    )


@mutation("collection/three-card.6-16.s2")
def players_always_pay_half_a_dollar(patch):
    right = Option.player_fee

    def player_fee(self, action, wager):
        return right(self, action, wager) or Cents(50)

    patch.setattr(Option, "player_fee", player_fee)


@mutation("collection/fortune-pai-gow.33-36.table")
def the_last_bracket_has_no_end(patch):
    patch.setattr(Option, "most_wager", None)


@mutation("collection/three-card.1-3.limits", "never-foldem/collection.1-3.limits")
def any_limits(patch):
    patch.setattr(Schedule, "check_limits", lambda *args: None)


@mutation("short-deck/collection.10-18.limits")
def any_buy_in(patch):
    patch.setattr(Schedule, "check_buy_in", lambda *args: None)


@mutation("collection/out-pops.1-9.limits")
def any_limit_game(patch):
    patch.setattr(Schedule, "check_limit_game", lambda *args: None)


@mutation("collection/out-pops.1-9.table")
def one_band_for_any_number_of_players(patch):
    patch.setattr(Schedule, "tier", lambda self, tier, players, limit="": self.options[tier - 1])


@mutation("collection/poker-time.1-19.s2")
def the_whole_half_hour_for_a_part(patch):
    right = Option.time_fee
    patch.setattr(Option, "time_fee", lambda self, minutes_left=30: right(self))


@mutation("collection/poker-time.1-19.s2")
def a_part_of_the_half_hour_to_the_cent(patch):
    patch.setattr(collection, "UNIT", 1)


@mutation("never-foldem/collection.1-3.s2")
def bonus_bets_do_not_count(patch):
    right = Option.action

    def action(self, wagers):
        return right(self, ((s, a) for s, a in wagers if s in ("ante", "final_hand", "base")))

    patch.setattr(Option, "action", action)


@mutation("collection/pure-21.5.1-3.s2")
def everything_counts(patch):
    patch.setattr(Option, "action", lambda self, wagers: Cents(sum(a for _, a in wagers)))


@mutation("collection/pure-21.5.1-3.s2", "collection/pure-21.5.1-3.s3")
def backline_bets_do_not_count(patch):
    right = Collecting.fees

    def fees(self, layout, settings):
        return right(self, replace(layout, back=()), settings)

    patch.setattr(Collecting, "fees", fees)


@mutation("never-foldem/collection.1-3.s3")
def a_fee_for_final_hand_as_well(patch):
    right = Collecting.fees

    def fees(self, layout, settings):
        yield from right(self, layout, settings)
        if self.base == "ante":
            own = right(replace(self, base="final_hand"), layout, settings)
            yield from (fee for fee in own if fee.seat in layout.bets)

    patch.setattr(Collecting, "fees", fees)


@mutation("never-foldem/collection.1-3.s6", "never-foldem/collection.procedures.6")
def fees_after_the_cards(patch):
    patch.setattr(Collecting, "collect", lambda self, t: None)


@mutation("collection/pure-21.5.4-11.s6")
def fees_of_every_option_before_the_cards(patch):
    def collect(self, t):
        if option := self.option(t.settings):
            self._take(t, option)

    patch.setattr(Collecting, "collect", collect)
    patch.setattr(Collecting, "drop", lambda self, t: False)


@mutation("collection/pure-21.5.4-11.s4", "collection/pure-21.5.4-11.s5")
def bonus_bets_without_a_cap(patch):
    patch.setattr(Collecting, "check_bets", lambda *args: None)


@mutation("never-foldem/collection.procedures.5")
def a_table_without_an_option(patch):
    set_setting(patch, NeverFoldem, "collection_option", required=False)


@mutation("never-foldem/collection.procedures.8", "never-foldem/collection.procedures.9")
def nothing_is_posted(patch):
    change_collecting(patch, GAME, notices=())


@mutation("collection/procedures.8", "collection/procedures.9")
def nothing_is_posted_at_pure_21_5(patch):
    change_collecting(patch, PURE, notices=())


@mutation("collection/poker-limit.1-38.table")
def inferred_options_are_on(patch):
    patch.setattr(Option, "confirm", "")


@mutation("collection/poker-procedures.1", "collection/poker-procedures.3")
def poker_has_a_player_dealer(patch):
    patch.setattr(Option, "payers", ("player-dealer",))


@mutation("collection/three-card.1-3.s4", "collection/ez-baccarat.1-17.s5")
def bets_of_any_size(patch):
    patch.setattr("houseway.formats.scenarios.collection.check_amount", lambda *args: None)
    patch.setattr(Layout, "check_seat", lambda *args: None)


@noted.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
