"""Baccarat made wrong one rule at a time: a scenario that names the clause must notice."""

from dataclasses import replace

import pytest

from houseway import games
from houseway.cards import STANDARD, Rank
from houseway.games.bclc import mini_baccarat
from houseway.games.bclc.dragon_bonus_baccarat import DragonBonusBaccarat
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.hands import BACCARAT
from houseway.hands import points as counting
from houseway.money import Cents, odds
from houseway.play import BankedRound, Layout
from houseway.wagers import Commission
from tests.formats.mutations import pay_tips_in_full_under_the_cap, share_the_cap

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


# Mini-Baccarat


@mutation(MINI, "5.1")
def four_percent(patch):
    patch.setattr(MiniBaccarat, "commission", Commission(4, MiniBaccarat.commission.cite))


@mutation(MINI, "5.1")
def six_percent(patch):
    patch.setattr(MiniBaccarat, "commission", Commission(6, MiniBaccarat.commission.cite))


@mutation(MINI, "5.1")
def commission_is_rounded_up(patch):
    patch.setattr(
        Commission, "of", lambda c, win, unit=1: -(-win * c.percent // (100 * unit)) * unit
    )


@mutation(MINI, "5.1.1")
def commission_laid_beforehand_is_kept(patch):
    patch.setattr(BankedRound, "prepaid_returned", lambda t, seat: Cents(0))


@mutation(MINI, "6.2.3")
def the_dealers_bet_pays_commission(patch):
    right = BankedRound.wins

    def wins(t, seat, spot, odds, reason, cite, commission=None):
        before = len(t.lines)
        right(t, seat, spot, odds, reason, cite, commission)
        for line in t.lines[before:]:
            if commission and line.tip:
                t._charge(line, commission)

    patch.setattr(BankedRound, "wins", wins)


@mutation(MINI, "7.4")
def player_wins_pay_commission(patch):
    right = BankedRound.wins

    def wins(t, seat, spot, odds, reason, cite, commission=None):
        charged = MiniBaccarat.commission if spot == "player" else commission
        right(t, seat, spot, odds, reason, cite, charged)

    patch.setattr(BankedRound, "wins", wins)


@mutation(MINI, "7.3")
def a_tie_pays_nine(patch):
    patch.setattr(MiniBaccarat, "tie_odds", odds("9 to 1"))


@mutation(MINI, "7.3")
def a_tie_pays_seven(patch):
    patch.setattr(MiniBaccarat, "tie_odds", odds("7 to 1"))


@mutation(MINI, "7.2")
def a_tie_takes_player_and_banker(patch):
    patch.setattr(BankedRound, "pushes", BankedRound.loses)


@mutation(MINI, "7.1")
def player_and_banker_pay_two_to_one(patch):
    patch.setattr(mini_baccarat, "EVEN", odds("2 to 1"))


@mutation(MINI, "8.3.2")
def ties_of_25_are_called(patch):
    patch.setattr(mini_baccarat, "CALLED_TIES", Cents(2_499))


@mutation(MINI, "8.3.2")
def ties_just_over_25_are_not_called(patch):
    patch.setattr(mini_baccarat, "CALLED_TIES", Cents(2_600))


@mutation(MINI, "8.5")
def a_natural_stops_nothing(patch):
    patch.setattr(BACCARAT, "natural", lambda cards: False)


@mutation(MINI, "8.5")
def only_a_nine_is_a_natural(patch):
    patch.setattr(BACCARAT, "natural", lambda cards: len(cards) == 2 and BACCARAT.total(cards) == 9)


@mutation(MINI, "8.5")
def only_the_players_natural_stops_the_draw(patch):
    def draw(self, t):
        if not BACCARAT.natural(t.cards("player")):
            t.deal(1, to="banker")

    patch.setattr(MiniBaccarat, "draw", draw)


def count_as(patch, change) -> None:
    changed = list(counting._POINTS)
    for card in STANDARD:
        changed[card.rank] = change(card, counting._POINTS[card.rank])
    patch.setattr(counting, "_POINTS", tuple(changed))


@mutation(MINI, "2.1")
def a_nine_counts_eight(patch):
    count_as(patch, lambda card, worth: 8 if card.rank == Rank.NINE else worth)


@mutation(MINI, "2.2")
def a_king_counts_three(patch):
    count_as(patch, lambda card, worth: 3 if card.rank == Rank.KING else worth)


@mutation(MINI, "2.2")
def a_ten_counts_one(patch):
    count_as(patch, lambda card, worth: 1 if card.rank == Rank.TEN else worth)


@mutation(MINI, "2.3")
def an_ace_counts_two(patch):
    count_as(patch, lambda card, worth: 2 if card.rank == Rank.ACE else worth)


@mutation(MINI, "2.4.2")
def totals_stop_at_nine(patch):
    patch.setattr(BACCARAT, "total", lambda cards: min(9, sum(map(counting.points, cards))))


@mutation(MINI, "8.4")
def the_banker_draws_first(patch):
    def draw(self, t):
        if any(BACCARAT.natural(t.cards(place)) for place in ("player", "banker")):
            return
        if BACCARAT.total(t.cards("banker")) in range(6):
            t.deal(1, to="banker")
        if BACCARAT.total(t.cards("player")) in range(6):
            t.deal(1, to="player")

    patch.setattr(MiniBaccarat, "draw", draw)


@mutation(MINI, "8.3.3.a", "8.3.3.b", "8.3.3.c", "8.3.3.d")
def two_cards_to_the_player_first(patch):
    right = BankedRound.deal
    wrong = {1: "player", 2: "player", 3: "banker", 4: "banker"}

    def deal(t, count, to):
        dealt = sum(len(held.cards) for held in t.holdings.values())
        right(t, count, wrong.get(dealt + 1, to))

    patch.setattr(BankedRound, "deal", deal)


@mutation(MINI, "3.1.1.a")
def player_and_banker_together(patch):
    change_spot(patch, MiniBaccarat, "player", against=())
    change_spot(patch, MiniBaccarat, "banker", against=())


@mutation(MINI, "3.1.2.a")
def one_spot_offsets_another(patch):
    right = Layout._check_opposed
    patch.setattr(
        Layout, "_check_opposed", lambda self, game: right(replace(self, people={}), game)
    )


@mutation(MINI, "4.1")
def eight_positions_each(patch):
    patch.setattr(MiniBaccarat, "positions_each", 8)


@mutation(MINI, "4.1")
def ten_positions_each(patch):
    patch.setattr(MiniBaccarat, "positions_each", 10)


@mutation(MINI, "4.2")
def no_back_betting(patch):
    patch.setattr(MiniBaccarat, "back_cite", None)


@mutation(MINI, "4.2.1")
def an_objection_counts_for_nothing(patch):
    right = Layout._check_back
    patch.setattr(
        Layout,
        "_check_back",
        lambda self, game, settings: right(replace(self, objects=frozenset()), game, settings),
    )


@mutation(MINI, "1.1")
def a_shoe_of_five_decks(patch):
    set_setting(patch, games.find("mini-baccarat@bclc"), "decks", least=5)


@mutation(MINI, "1.1")
def a_shoe_of_nine_decks(patch):
    set_setting(patch, games.find("mini-baccarat@bclc"), "decks", most=9)


@mutation(MINI, "1.1")
def no_shoe_of_six_decks(patch):
    set_setting(patch, games.find("mini-baccarat@bclc"), "decks", least=7)


@mutation(MINI, "6.2.2")
def a_winning_tip_rides(patch):
    patch.setattr(
        BankedRound,
        "carried",
        lambda t, seat: {x.spot: x.stake for x in t.lines if x.tip and x.net >= 0},
    )


@mutation(MINI, "6.1")
def baccarat_takes_no_bets_for_the_dealer(patch):
    patch.setattr(MiniBaccarat, "tips_cite", None)


# Dragon Bonus Baccarat


@mutation(DRAGON, "5.2")
def the_dragon_cap_is_a_cent_more(patch):
    change_cap(patch, DragonBonusBaccarat, amount=Cents(5_000_001))


@mutation(DRAGON, "5.2")
def the_dragon_cap_is_a_cent_less(patch):
    change_cap(patch, DragonBonusBaccarat, amount=Cents(4_999_999))


@mutation(DRAGON, "5.2")
def the_dragon_cap_counts_one_side(patch):
    change_cap(patch, DragonBonusBaccarat, spots=("dragon_player",))


@mutation(DRAGON, "5.3")
def the_dragon_cap_is_shared_by_stake(patch):
    share_the_cap(patch, by=lambda line: line.stake)


@mutation(DRAGON, "5.4")
def the_dragon_cap_counts_the_base_game(patch):
    spots = (*DragonBonusBaccarat.cap.spots, "player", "banker", "tie")
    change_cap(patch, DragonBonusBaccarat, spots=spots)


@mutation(DRAGON, "4.2.2.a")
def dragon_tips_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation(DRAGON, "4.2.2.a")
def dragon_tips_lie_outside_the_cap(patch):
    change_cap(patch, DragonBonusBaccarat, tips_inside=False)


@mutation(DRAGON, "5.6")
def a_natural_tie_loses(patch):
    right = DragonBonusBaccarat.settle_dragon

    def settle(self, t, seat, side, winner):
        if winner == "tie":
            t.loses(seat, f"dragon_{side}", "tie", self.cite)
        else:
            right(self, t, seat, side, winner)

    patch.setattr(DragonBonusBaccarat, "settle_dragon", settle)


@mutation(DRAGON, "5.6", "5.5.table")
def every_tie_pushes(patch):
    right = DragonBonusBaccarat.settle_dragon

    def settle(self, t, seat, side, winner):
        if winner == "tie":
            t.pushes(seat, f"dragon_{side}", "tie", self.cite)
        else:
            right(self, t, seat, side, winner)

    patch.setattr(DragonBonusBaccarat, "settle_dragon", settle)


@mutation(DRAGON, "2.2")
def the_dragon_needs_a_base_bet(patch):
    for name in ("dragon_player", "dragon_banker"):
        change_spot(patch, DragonBonusBaccarat, name, needs=("player", "banker", "tie"))


@mutation(DRAGON, "2.3")
def the_dragons_exclude_each_other(patch):
    change_spot(patch, DragonBonusBaccarat, "dragon_player", against=("dragon_banker",))


@mutation(DRAGON, "2.3")
def a_dragon_follows_its_own_side(patch):
    change_spot(patch, DragonBonusBaccarat, "dragon_player", against=("banker",))


@mutation(DRAGON, "3.1")
def limits_do_not_hold_for_the_dragon(patch):
    from houseway.play import layout

    right = layout.check_amount

    def check(what, amount, settings):
        right(what, amount, {} if "dragon" in what else settings)

    patch.setattr(layout, "check_amount", check)


@mutation(DRAGON, "4.1")
def no_tips_beside_the_dragon(patch):
    patch.setattr(DragonBonusBaccarat, "tips_cite", None)


@mutation(DRAGON, "6.2")
def the_dragon_table_pays_ties_nine(patch):
    patch.setattr(DragonBonusBaccarat, "tie_odds", odds("9 to 1"))


@pytest.mark.parametrize(
    ("make_wrong", "clauses"), MUTATIONS, ids=[each.__name__ for each, _ in MUTATIONS]
)
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
