"""The club's games made wrong one rule at a time: scenarios must notice."""

from dataclasses import replace

from houseway import games
from houseway.cards import RiggedShoe
from houseway.floor.dead_button import DeadButtonTable
from houseway.hands import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EXPOSED,
    EXPOSED_BY_SUIT,
    EXPOSED_LOW,
    EXPOSED_LOW_BY_SUIT,
    FIVE_CARD,
    OMAHA,
)
from houseway.play import boards, pot_chips, pot_dealing, pot_sharing, stakes, steps
from houseway.play.holding import Holding
from houseway.play.pot import BIG, SMALL, High, Opener, PotGame
from houseway.play.pot_round import PotRound
from houseway.play.streets import Gap
from houseway.rulings import bcpc as rulings
from houseway.tournament import gamecards, stomaha, stomaha_table
from tests.formats.mutations import Mutations

mutation = Mutations()
club = mutation.of("bcpc")
masters = mutation.of("bcpc/stomaha")

BOARD_GAMES = {"omaha": "omaha", "omaha8": "omaha-8", "courcheval": "courcheval"}
BOARD_GAMES |= {"pineapple": "pineapple"}


def game_of(slug: str) -> PotGame:
    game = games.find(f"{slug}@bcpc")
    assert isinstance(game, PotGame)
    return game


def change(patch, slug, **changes) -> None:
    """A game with another fact, in the catalogue in its place."""
    patch.setitem(games.catalogue(), f"{slug}@bcpc", replace(game_of(slug), **changes))


def change_street(patch, slug, at, **changes) -> None:
    change(patch, slug, streets=with_street(game_of(slug).streets, at, **changes))


def with_street(streets, at, **changes):
    changed = list(streets)
    changed[at] = replace(changed[at], **changes)
    return tuple(changed)


def change_twist(patch, slug, name, **changes) -> None:
    game = game_of(slug)
    assert game.twist(name) or any(each.name == name for each in game.twists)
    twists = (replace(each, **changes) if each.name == name else each for each in game.twists)
    change(patch, slug, twists=tuple(twists))


def change_twist_street(patch, slug, name, at, **changes) -> None:
    streets = next(each.streets for each in game_of(slug).twists if each.name == name)
    change_twist(patch, slug, name, streets=with_street(streets, at, **changes))


def without_twist(patch, slug, name) -> None:
    twists = game_of(slug).twists
    change(patch, slug, twists=tuple(each for each in twists if each.name != name))


def rank_by(patch, slug, ranking, at=0) -> None:
    shares = list(game_of(slug).shares)
    shares[at] = replace(shares[at], ranking=ranking)
    change(patch, slug, shares=tuple(shares))


# Every game: seats, showdown, odd chips, the raise cap


@club("flop-games.a")
def ten_sit_at_hold_em(patch):
    change(patch, "texas-holdem", seats=10)


@masters("table-size")
def seven_sit_at_badugi(patch):
    change(patch, "badugi", seats=7)


@masters("table-size")
def nine_sit_at_omaha_of_the_event(patch):
    event = game_of("omaha").event
    change(patch, "omaha", event=replace(event, seats=9))


@club("flop-games.omaha.s8")
def the_deck_is_not_counted(patch):
    patch.setattr(PotGame, "seats_at", lambda game, settings: settings["seats"])


@club("34.s2")
def hands_are_shown_from_the_button_s_left(patch):
    change(patch, "texas-holdem", last_bet_shows=None)


@club("34.s3")
def the_button_shows_first(patch):
    right = PotRound._showing
    patch.setattr(PotRound, "_showing", lambda t: right(t)[::-1])


@club("49.s2")
def heads_up_the_button_gets_the_first_card(patch):
    change(patch, "texas-holdem", button_last=None)


@club("47")
def the_first_button_is_the_last_seat_s(patch):
    patch.setattr("houseway.floor.dead_button.FIRST_SEAT", 4)


@club("47.s3")
def the_button_is_never_dead(patch):
    change(patch, "texas-holdem", dead_button=None)


@club("49.s3")
def heads_up_the_big_blind_may_come_twice(patch):
    right = DeadButtonTable.next_hand

    def wrong(table):
        hand = right(table)
        if hand.small == hand.button:
            hand.button, hand.big = hand.big, hand.button
            hand.small = hand.button
        return hand

    patch.setattr(DeadButtonTable, "next_hand", wrong)


@club("flop-games.c")
def nobody_says_how_many_are_in(patch):
    for at in (1, 2, 3):
        change_street(patch, "texas-holdem", at, announced=None)


@club("flop-games.c")
def it_is_said_before_the_flop_too(patch):
    said = game_of("texas-holdem").streets[1].announced
    change_street(patch, "texas-holdem", 0, announced=said)


@club("no-limit.c")
def the_dealer_is_not_told_to_keep_the_pot_to_himself(patch):
    change(patch, "texas-holdem", desk_prompts=())


@club("pot-limit.d.s2")
def nobody_keeps_count_of_the_pot(patch):
    change(patch, "omaha", desk_prompts=game_of("omaha").desk_prompts[:2])


@club("limit.b")
def three_raises_at_hold_em(patch):
    change(patch, "texas-holdem", raises=replace(game_of("texas-holdem").raises, most=3))


@masters("limits")
def four_raises_in_the_masters(patch):
    change(patch, "pineapple", raises=replace(game_of("pineapple").raises, most=4))


@masters("limits")
def four_raises_at_omaha_of_the_event(patch):
    event = game_of("omaha").event
    change(patch, "omaha", event=replace(event, raises=replace(event.raises, most=4)))


@club("62.b.s2")
def the_cap_stays_for_the_last_two(patch):
    patch.setattr(PotRound, "counted_for_cap", lambda t: 3)


@club("62.b")
def two_at_the_table_lift_the_cap(patch):
    patch.setattr(PotRound, "counted_for_cap", lambda t: len(t.live))


@masters("limits")
def the_big_bet_is_any(patch):
    change(patch, "omaha", doubles=None)


@masters("limit")
def razz_is_played_without_limit(patch):
    change(patch, "razz", structures=("limit", "no-limit"))


@masters("limit")
def the_event_plays_omaha_pot_limit(patch):
    patch.setattr("houseway.play.pot.check_hands", lambda game, settings: None)


@club("35.s3")
def odd_chips_of_stud_go_by_the_button(patch):
    change(patch, "stud", odd_by_card=False)


@club("35.s3")
def odd_chips_of_razz_go_by_the_button(patch):
    change(patch, "razz", odd_by_card=False)


@club("35.s4")
def the_low_takes_the_odd_chip(patch):
    change(patch, "stud-8", shares=game_of("stud-8").shares[::-1])


@club("35.s5")
def two_wheels_are_divided_by_halves(patch):
    for slug in ("omaha-hi-lo", "omaha-8"):
        change(patch, slug, splits_once=None)


# Hold'em


@club("flop-games.holdem.s8")
def the_ante_is_never_halved(patch):
    patch.setattr(stakes, "FEW", 1)


@club("flop-games.holdem.s8")
def the_ante_is_halved_with_six(patch):
    patch.setattr(stakes, "FEW", 6)


@club("flop-games.holdem.s8")
def the_ante_is_live(patch):
    right = PotRound.pays_dead

    def pays(t, seat, amount, what="dead blind"):
        if what == "ante":
            t.post(seat, what, amount)
        else:
            right(t, seat, amount, what)

    patch.setattr(pot_chips.PotChips, "pays_dead", pays)


@club("flop-games.holdem.s6")
def two_cards_of_the_hand_must_play(patch):
    rank_by(patch, "texas-holdem", OMAHA)


@club("flop-games.holdem.s2")
def nothing_is_burned_before_the_turn(patch):
    change_street(patch, "texas-holdem", 2, burn=0)


@club("58.s3")
def short_all_ins_reopen_nothing(patch):
    from houseway.play.betting import NoLimitBetting

    right = NoLimitBetting.raise_range
    patch.setattr(
        NoLimitBetting,
        "raise_range",
        lambda self, seat: None if seat in self.acted else right(self, seat),
    )


# Omaha


@club("flop-games.omaha.s6")
def omaha_takes_any_cards(patch):
    rank_by(patch, "omaha", FIVE_CARD)


@club("flop-games.omaha8.s7")
def any_low_qualifies_at_omaha_hi_lo(patch):
    from houseway.hands import OMAHA_NINE_LOW_WILD

    rank_by(patch, "omaha-hi-lo", OMAHA_NINE_LOW_WILD, at=1)


@club("flop-games.omaha8.s11")
def without_a_low_all_share_its_half(patch):
    high, low = game_of("omaha-hi-lo").shares
    change(patch, "omaha-hi-lo", shares=(high, High(low.ranking, low.cite, "low")))


@club("pot-limit.d.s4")
def the_small_blind_counts_as_a_big_one(patch):
    right = PotRound.in_pot
    patch.setattr(
        PotRound, "in_pot", lambda t: right(t) + (t.stakes.small_blind if not t.common() else 0)
    )


@club("pot-limit.a")
def a_raise_may_be_twice_the_pot(patch):
    right = PotRound.in_pot
    patch.setattr(PotRound, "in_pot", lambda t: 2 * right(t))


# The options of games with a board


def of_board_games(make_wrong, number):
    """The same mistake in each game with a board, noted for each."""
    for clause, slug in BOARD_GAMES.items():

        def wrong(patch, slug=slug):
            make_wrong(patch, slug)

        wrong.__name__ = f"{make_wrong.__name__}_{slug}"
        masters(f"{clause}.{number}")(wrong)


def no_suit_is_exposed(patch, slug):
    change_twist(patch, slug, "stomaha", suits=False)


def the_third_flop_is_missing(patch, slug):
    streets = next(each.streets for each in game_of(slug).twists if each.name == "3-2-1")
    fewer = tuple(
        replace(each, boards=tuple(lay for lay in each.boards if lay.place != "flop 3"))
        for each in streets
    )
    change_twist(patch, slug, "3-2-1", streets=fewer)


def one_turn_of_two(patch, slug):
    streets = next(each.streets for each in game_of(slug).twists if each.name == "3-2-1")
    fewer = tuple(
        replace(
            each,
            boards=tuple(
                replace(lay, count=1) if lay.place == "turns" else lay for lay in each.boards
            ),
        )
        for each in streets
    )
    change_twist(patch, slug, "3-2-1", streets=fewer)


def the_lake_is_not_burned_for(patch, slug):
    change_twist_street(patch, slug, "lake", -1, burn=0)


def the_ocean_is_a_lake(patch, slug):
    streets = next(each.streets for each in game_of(slug).twists if each.name == "lake")
    change_twist(patch, slug, "ocean", streets=streets)


of_board_games(no_suit_is_exposed, 2)
of_board_games(the_third_flop_is_missing, 3)
of_board_games(one_turn_of_two, 3)
of_board_games(the_lake_is_not_burned_for, 4)
of_board_games(the_ocean_is_a_lake, 5)


@masters("omaha.p3")
def a_lake_has_small_bets(patch):
    change_twist_street(patch, "omaha", "lake", -1, bet=SMALL)


@masters("omaha8.p2")
def an_ocean_has_small_bets(patch):
    change_twist_street(patch, "omaha-8", "ocean", -1, bet=SMALL)


@masters("courcheval.p3")
def a_lake_of_courcheval_has_small_bets(patch):
    change_twist_street(patch, "courcheval", "lake", -1, bet=SMALL)


@masters("pineapple.p3")
def a_lake_of_pineapple_has_small_bets(patch):
    change_twist_street(patch, "pineapple", "lake", -1, bet=SMALL)


@masters("omaha.1")
def six_cards_are_five(patch):
    streets = next(each.streets for each in game_of("omaha").twists if each.name == "5 cards")
    change_twist(patch, "omaha", "6 cards", streets=streets)


@masters("omaha8.1")
def five_cards_are_not_on_the_gamecard(patch):
    without_twist(patch, "omaha-8", "5 cards")


@masters("courcheval.1")
def four_cards_are_not_on_courcheval_s_gamecard(patch):
    without_twist(patch, "courcheval", "4 cards")


@masters("pineapple.1")
def the_turn_takes_no_discard(patch):
    change_twist_street(patch, "pineapple", "4 cards", 2, steps=())


@masters("omaha.3")
def cards_of_two_turns_go_together(patch):
    def runs(self, t):
        flops = [t.holdings[place].cards for place in self.places[:3]]
        turns, river = (t.holdings[place].cards for place in self.places[3:])
        return [[[*flop, *turns, *river] for flop in flops]]

    patch.setattr(boards.ThreeTwoOne, "runs", runs)


@masters("suit-exposure.p1")
def the_suit_is_exposed_only_at_first(patch):
    patch.setattr(pot_dealing.PotDealing, "_opens_suit", lambda t, held, dealt: None)


@masters("courcheval.p1")
def the_first_flop_card_comes_with_the_others(patch):
    first, flop, *others = game_of("courcheval").streets
    streets = (replace(first, board=0), replace(flop, board=3), *others)
    change(patch, "courcheval", streets=streets)


@masters("courcheval.p1")
def courcheval_has_four_cards(patch):
    change_street(patch, "courcheval", 0, down=4)


@masters("courcheval.p1.s4")
def courcheval_is_for_high_alone(patch):
    change(patch, "courcheval", shares=game_of("courcheval").shares[:1])


@masters("omaha8.p1.s4")
def omaha_eight_is_for_high_alone(patch):
    change(patch, "omaha-8", shares=game_of("omaha-8").shares[:1])


@masters("omaha8.p1.s3")
def omaha_eight_takes_any_cards(patch):
    rank_by(patch, "omaha-8", FIVE_CARD)


@masters("pineapple.p1")
def the_discard_comes_before_the_flop(patch):
    deal, flop, *others = game_of("pineapple").streets
    streets = (replace(deal, after=flop.steps), replace(flop, steps=()), *others)
    change(patch, "pineapple", streets=streets)


@masters("pineapple.p1.s3")
def the_discard_comes_after_the_flop_s_betting(patch):
    deal, flop, *others = game_of("pineapple").streets
    change(patch, "pineapple", streets=(deal, replace(flop, steps=(), after=flop.steps), *others))


# The Borg


@masters("borg.p2.s2")
def only_rows_are_boards(patch):
    def runs(self, t):
        rows = [t.holdings[place].cards for place in self.places]
        return [[row for row in rows if len(row) >= 3]]

    patch.setattr(boards.Grid, "runs", runs)


@masters("borg.p2")
def the_turns_along_the_foot_go_the_other_way(patch):
    streets = game_of("the-borg").streets
    turns = tuple(replace(lay, front=False) for lay in streets[2].boards)
    patch.setattr("houseway.formats.scenarios.pot.rigged", rigged_by(streets))
    change_street(patch, "the-borg", 2, boards=turns)


def rigged_by(streets):
    """The cards of the grid come as they should, whatever the game does with them."""
    from houseway.formats.scenarios.pot_cards import rigged

    return lambda game, deck, entry, _: rigged(game, deck, entry, streets)


@masters("borg.p3.s3")
def a_line_needs_two_cards(patch):
    patch.setattr(boards, "LEAST", 4)


@masters("borg.p3.s2")
def a_four_turns_a_card_too(patch):
    patch.setattr(steps, "TURNS_A_CARD", 4)


@masters("borg.p3.s2")
def only_a_six_turns_a_card(patch):
    patch.setattr(steps, "TURNS_A_CARD", 6)


@masters("borg.p3")
def nobody_rolls_on_the_turn(patch):
    change_twist_street(patch, "the-borg", "dice", 2, steps=())


@masters("borg.p1.s4")
def the_borg_is_for_high_alone(patch):
    change(patch, "the-borg", shares=game_of("the-borg").shares[:1])


# Sviten Special


@masters("sviten.p1")
def the_hand_without_the_board_wins_nothing(patch):
    change(patch, "sviten-special", shares=game_of("sviten-special").shares[:1])


@masters("sviten.p1")
def the_hand_s_half_takes_the_odd_chip(patch):
    change(patch, "sviten-special", shares=game_of("sviten-special").shares[::-1])


def change_exchange(patch, **changes):
    (exchange,) = game_of("sviten-special").streets[1].steps
    change_street(patch, "sviten-special", 1, steps=(replace(exchange, **changes),))


@masters("sviten.p1.s3")
def a_single_card_comes_face_down(patch):
    change_exchange(patch, one_up=None)


@masters("sviten.p1.s4")
def the_replacement_comes_face_up(patch):
    right = steps.Drawing.replaces

    def replaces(self, t, seat, gaps, thrown):
        return right(self, t, seat, [Gap(gap.at, up=True) for gap in gaps], thrown)

    patch.setattr(steps.Drawing, "replaces", replaces)


@masters("sviten.p1.s7")
def a_card_is_burned_before_sviten_s_turn(patch):
    change_street(patch, "sviten-special", 2, burn=1)


@masters("sviten.p1.s7")
def nothing_is_kept_back_for_the_board(patch):
    change_exchange(patch, keeps_back=0)


@masters("sviten.p1.s6")
def sviten_s_turn_has_small_bets(patch):
    change_street(patch, "sviten-special", 2, bet=SMALL)


@masters("sviten.p1.s2")
def the_exchange_comes_before_the_flop(patch):
    deal, flop, *others = game_of("sviten-special").streets
    streets = (replace(deal, after=flop.steps), replace(flop, steps=()), *others)
    change(patch, "sviten-special", streets=streets)


# Draw games


@masters("badugi.p1")
def badugi_is_ranked_as_ace_to_five(patch):
    rank_by(patch, "badugi", ACE_TO_FIVE)


@masters("badugi.p1.s2")
def badugi_has_two_draws(patch):
    change(patch, "badugi", streets=game_of("badugi").streets[:3])


@masters("badugi.p2")
def the_second_draw_has_small_bets(patch):
    change_street(patch, "badugi", 2, bet=SMALL)


@masters("badugi.1")
def the_first_card_comes_face_down(patch):
    change_twist(patch, "badugi", "exposed-1", streets=game_of("badugi").streets)


@masters("badugi.1")
def the_last_card_is_the_open_one(patch):
    change_twist_street(patch, "badugi", "exposed-1", 0, up_first=False)


@masters("badugi.2")
def a_card_of_the_player_on_the_right_is_chosen(patch):
    right = PotRound.from_small_blind
    patch.setattr(PotRound, "from_small_blind", lambda t: right(t)[::-1])


@masters("badugi.p4")
def an_open_card_is_replaced_face_down(patch):
    right = pot_dealing.PotDealing.throws_away

    def throws(t, seat, cards):
        thrown = right(t, seat, cards)
        return thrown._replace(gaps=[Gap(gap.at) for gap in thrown.gaps])

    patch.setattr(pot_dealing.PotDealing, "throws_away", throws)


@masters("badugi.p1.s2")
def the_muck_is_never_shuffled(patch):
    patch.setattr(RiggedShoe, "__len__", lambda shoe: 52)


@masters("2-7-triple-draw.p1")
def deuce_to_seven_is_ranked_as_ace_to_five(patch):
    rank_by(patch, "2-7-triple-draw", ACE_TO_FIVE)


@masters("2-7-triple-draw.p1.s2")
def two_draws_at_deuce_to_seven(patch):
    change(patch, "2-7-triple-draw", streets=game_of("2-7-triple-draw").streets[:3])


@masters("2-7-triple-draw.p1.s3")
def no_card_is_burned_before_a_draw(patch):
    (drawing,) = game_of("2-7-triple-draw").streets[1].steps
    streets = game_of("2-7-triple-draw").streets
    dry = tuple(
        replace(each, steps=(replace(drawing, burn=0),)) if each.steps else each for each in streets
    )
    change(patch, "2-7-triple-draw", streets=dry)


@masters("2-7-triple-draw.stomaha")
def deuce_to_seven_exposes_nothing(patch):
    change_twist(patch, "2-7-triple-draw", "stomaha", suits=False)


@masters("a-5-triple-draw.p1")
def ace_to_five_is_ranked_as_deuce_to_seven(patch):
    rank_by(patch, "a-5-triple-draw", DEUCE_TO_SEVEN)


@masters("a-5-triple-draw.p1.s3")
def four_cards_at_most_are_drawn(patch):
    (drawing,) = game_of("a-5-triple-draw").streets[1].steps
    change_street(patch, "a-5-triple-draw", 1, steps=(replace(drawing, most=4),))


@masters("a-5-triple-draw.stomaha")
def ace_to_five_exposes_nothing(patch):
    change_twist(patch, "a-5-triple-draw", "stomaha", suits=False)


@masters("a-5-triple-draw.p1.s2")
def big_bets_after_the_first_draw(patch):
    change_street(patch, "a-5-triple-draw", 1, bet=BIG)


# Stud games


def open_by(patch, slug, at, **changes) -> None:
    opener = game_of(slug).streets[at].opener
    assert opener
    change_street(patch, slug, at, opener=replace(opener, **changes))


def change_antes(patch, slug, **changes) -> None:
    change(patch, slug, antes=replace(game_of(slug).antes, **changes))


@masters("stud.p2")
def the_ante_is_one_big_blind(patch):
    right = PotRound.pays_dead
    patch.setattr(
        PotRound,
        "pays_dead",
        lambda t, seat, amount, what="": right(t, seat, amount // 2, what),
    )


@masters("stud.p2.s2")
def the_highest_card_brings_in(patch):
    open_by(patch, "stud", 0, lowest=False)


@masters("stud.p2.s2")
def suits_do_not_break_ties(patch):
    open_by(patch, "stud", 0, ranking=EXPOSED)


@masters("stud.p2.s2")
def nobody_may_complete_at_once(patch):
    change_antes(patch, "stud", completes=None)


@masters("stud.p2.s3")
def the_worst_hand_shown_leads(patch):
    open_by(patch, "stud", 1, lowest=True)


@masters("stud.p2.s4")
def fifth_street_has_small_bets(patch):
    change_street(patch, "stud", 2, bet=SMALL)


@masters("stud.p2.s4")
def an_open_pair_may_bet_big(patch):
    change_street(patch, "stud", 1, pair=game_of("stud").cite)


@masters("stud.p1.s3")
def the_seventh_card_is_open(patch):
    change_street(patch, "stud", 4, down=0, up=1)


@masters("stud.stomaha")
def an_exposed_hole_card_counts_as_shown(patch):
    patch.setattr(
        pot_dealing.PotDealing,
        "face_up",
        lambda t, seat, latest=False: tuple(
            c for c in t.holdings[seat].cards if c in t.holdings[seat].exposed
        ),
    )


@masters("stud.stomaha")
def stud_exposes_nothing(patch):
    change_twist(patch, "stud", "stomaha", suits=False)


@masters("razz.p1")
def razz_is_for_high(patch):
    rank_by(patch, "razz", FIVE_CARD)


@masters("razz.p2.s2")
def the_lowest_card_brings_razz_in(patch):
    open_by(patch, "razz", 0, ranking=EXPOSED_BY_SUIT)


@masters("razz.p2.s2")
def an_ace_is_the_highest_card_of_razz(patch):
    change_street(
        patch, "razz", 0, opener=Opener(EXPOSED_BY_SUIT, game_of("razz").cite, lowest=False)
    )


@masters("razz.p2.s3")
def the_best_high_hand_leads_razz(patch):
    open_by(patch, "razz", 1, ranking=EXPOSED)


@masters("razz.p2.s4")
def fourth_street_of_razz_has_big_bets(patch):
    change_street(patch, "razz", 1, bet=BIG)


@masters("razz.stomaha")
def razz_exposes_nothing(patch):
    change_twist(patch, "razz", "stomaha", suits=False)


@masters("stud8.p1.s2")
def stud_eight_is_for_high_alone(patch):
    change(patch, "stud-8", shares=game_of("stud-8").shares[:1])


@masters("stud8.p1")
def any_low_takes_half(patch):
    rank_by(patch, "stud-8", ACE_TO_FIVE, at=1)


@masters("stud8.p2.s2")
def the_highest_card_brings_stud_eight_in(patch):
    open_by(patch, "stud-8", 0, ranking=EXPOSED_LOW_BY_SUIT)


@masters("stud8.p2.s3")
def the_best_low_leads_stud_eight(patch):
    open_by(patch, "stud-8", 1, ranking=EXPOSED_LOW)


@masters("stud8.stomaha")
def stud_eight_exposes_nothing(patch):
    change_twist(patch, "stud-8", "stomaha", suits=False)


# Rulings


@club("pot-limit.c.s2")
def the_dealer_says_what_lies_in_the_pot(patch):
    patch.setattr(rulings, "most", lambda given: given.pot)


@club("pot-limit.d.s3")
def an_over_bet_is_always_cut(patch):
    patch.setattr(rulings, "LATE", "never")


@masters("suit-exposure.p1.s4")
def nobody_has_time_to_look(patch):
    patch.setattr(rulings, "LOOK", 0)


@masters("suit-exposure.p1.s2")
def a_card_may_stay_down_for_a_minute(patch):
    patch.setattr(rulings, "LOOK", 60)


# The event


@masters("entry")
def rebuys_end_with_the_fourth_level(patch):
    patch.setattr(stomaha, "REBUY_LEVELS", 4)


@masters("entry")
def rebuys_go_on(patch):
    patch.setattr(stomaha, "REBUY_LEVELS", 6)


@club("5.4")
def a_tenth_of_every_payment_is_kept(patch):
    patch.setattr(stomaha.Stomaha, "fee", property(lambda event: sum(event.entries.values()) * 200))


@masters("clock")
def a_level_lasts_twenty_minutes(patch):
    patch.setattr(stomaha, "LEVEL", 20)


@masters("stack")
def everybody_starts_with_half(patch):
    patch.setattr(stomaha, "STACK", stomaha.STACK // 2)


@masters("table-size")
def seven_at_a_table(patch):
    patch.setattr(stomaha, "SEATS", 7)


@masters("round.s2")
def who_goes_out_does_not_shorten_the_round(patch):
    def leaves(table, seat):
        table.seats.remove(seat)

    patch.setattr(stomaha_table.StomahaTable, "leaves", leaves)


@masters("round.s2")
def who_sits_down_lengthens_the_round(patch):
    right = stomaha_table.StomahaTable.sits

    def sits(table, seat=None):
        table.hands_left += 1
        return right(table, seat)

    patch.setattr(stomaha_table.StomahaTable, "sits", sits)


@masters("gamecards.s3")
def the_drawn_card_goes_back_to_the_pile(patch):
    patch.setattr(gamecards.Gamecards, "draw", lambda cards, card: None)


@masters("gamecards.p3")
def the_boxes_are_not_kept_apart_when_tables_merge(patch):
    def takes_in(cards, other):
        cards.pile += [*other.pile, *cards.box, *other.box]
        cards.box = []

    patch.setattr(gamecards.Gamecards, "takes_in", takes_in)


@masters("gamecards.p3.s2")
def the_other_table_s_cards_are_lost(patch):
    patch.setattr(gamecards.Gamecards, "takes_in", lambda cards, other: None)


@masters("button.s2")
def an_option_lasts_for_the_round(patch):
    right = stomaha_table.StomahaTable.ends

    def ends(table, out=()):
        option, suit = table.option, table.suit
        right(table, out)
        table.option, table.suit = option, suit

    patch.setattr(stomaha_table.StomahaTable, "ends", ends)


@mutation.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)


def test_badugi_and_holdings_are_what_the_mutations_mean() -> None:
    """The mutations above change what they mean to change."""
    assert game_of("badugi").shares[0].ranking is BADUGI
    assert Holding(1).exposed == frozenset()
    assert pot_sharing.PotSharing.opener == 0
