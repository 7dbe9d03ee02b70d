"""California poker made wrong one rule at a time: scenarios must notice."""

from copy import copy
from dataclasses import replace

import pytest

from houseway import games
from houseway.cards import BLANK, JOKER, STANDARD, WITH_JOKER
from houseway.floor import PotTable
from houseway.hands import (
    CHICO_54,
    EXPOSED,
    EXPOSED_BY_SUIT,
    FIVE_CARD,
    OMAHA_54,
    OMAHA_NINE_LOW_WILD,
)
from houseway.money import ZERO, Cents
from houseway.play import betting, pot_posting, pot_sharing
from houseway.play.boards import TwoBoards
from houseway.play.pot import BIG, BY_SUIT, SMALL, ButtonDraw, Drawing, Low, Opener, PotGame
from houseway.play.pot_chips import from_left
from houseway.play.pot_collecting import PotCollecting, Rates
from houseway.play.pot_round import PotRound
from houseway.play.streets import Gap
from houseway.wagers.collection import Option
from tests.formats.mutations import Mutations
from tests.formats.pot_mutations import change, change_street, game_of, rank_by

mutation = Mutations()

HOLDEM, OMAHA_HIGH, HI_LO = "chico/texas-holdem", "chico/omaha", "chico/omaha-hi-lo"
STUD, STUD_HI_LO = "chico/seven-card-stud", "chico/stud-hi-lo"
DEVIL, DEVIL_SPLIT = "chico/out-pops-the-devil", "chico/out-pops-the-devil-split"
SHORT, DOUBLE, GLORY = "chico/short-deck", "chico/double-flop", "chico/glory-hole"
ALIKE = (HOLDEM, OMAHA_HIGH, HI_LO, SHORT, DOUBLE, GLORY)
DEVILS, STUDS = (DEVIL, DEVIL_SPLIT), (STUD, STUD_HI_LO)
BOARDS = (*ALIKE, *DEVILS)
IDS = {
    game.section: game.id
    for game in games.catalogue().values()
    if isinstance(game, PotGame) and game.house == "chico"
}


def step(section: str, number: str) -> str:
    """The clause of a step, of which the devil's games have one less before it."""
    if section in DEVILS:
        first, dot, rest = number.partition(".")
        number = f"{int(first) - 1}{dot}{rest}"
    return f"{section}/dealing.{number}"


# Every game: seats, deck, cards, limits, raises


@pytest.mark.parametrize("more", [1, -1])
@pytest.mark.parametrize("section", IDS)
def test_a_wrong_number_of_seats_is_noticed(monkeypatch, breaks, section, more) -> None:
    change(monkeypatch, section, seats=game_of(section).seats + more)
    breaks(f"{section}/table.1")


@pytest.mark.parametrize("section", IDS)
def test_another_deck_is_noticed(monkeypatch, breaks, section) -> None:
    wrong = STANDARD if section in (*DEVILS, SHORT) else WITH_JOKER
    change(monkeypatch, section, deck=wrong)
    breaks(f"{section}/deck.1")


@pytest.mark.parametrize(("at", "burned"), [(1, "8"), (2, "13"), (3, "18")])
@pytest.mark.parametrize("section", BOARDS)
def test_a_card_that_is_not_burned_is_noticed(monkeypatch, breaks, section, at, burned) -> None:
    change_street(monkeypatch, section, at, burn=0)
    if section == GLORY:
        burned = {"13": "14", "18": "19"}.get(burned, burned)
    breaks(step(section, burned))


@pytest.mark.parametrize("section", BOARDS)
def test_a_card_too_many_before_the_first_bet_is_noticed(monkeypatch, breaks, section) -> None:
    change_street(monkeypatch, section, 0, down=game_of(section).streets[0].down + 1)
    breaks(step(section, "5"))


@pytest.mark.parametrize("raises", [2, 4])
@pytest.mark.parametrize("section", IDS)
def test_another_number_of_raises_is_noticed(monkeypatch, breaks, section, raises) -> None:
    change(monkeypatch, section, raises=replace(game_of(section).raises, most=raises))
    breaks(step(section, "6.d"))


@pytest.mark.parametrize("section", BOARDS)
def test_no_limit_without_a_cap_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setitem(betting.CAPPED, "no-limit", betting.NoLimitBetting)
    breaks(step(section, "6.d"))


@pytest.mark.parametrize("section", IDS)
def test_a_cap_that_two_players_have_too_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(PotRound, "counted_for_cap", lambda t: 3)
    breaks(step(section, "6.d"))


@pytest.mark.parametrize("bet", [SMALL, BIG])
@pytest.mark.parametrize("section", IDS)
def test_one_size_of_bets_for_every_street_is_noticed(monkeypatch, breaks, section, bet) -> None:
    streets = tuple(replace(each, bet=bet) for each in game_of(section).streets)
    change(monkeypatch, section, streets=streets)
    clauses = {
        **dict.fromkeys(STUDS, ("dealing.11.c", "dealing.16.b", "dealing.21.b", "dealing.26.b")),
        **dict.fromkeys(DEVILS, ("dealing.10.a", "dealing.15.a", "dealing.20.a", "table.1.s2")),
        GLORY: ("dealing.11.a", "dealing.17.a", "dealing.22.a", "table.1.s2"),
    }
    usual = ("dealing.11.a", "dealing.16.a", "dealing.21.a", "table.1.s2")
    breaks(*(f"{section}/{clause}" for clause in clauses.get(section, usual)))


@pytest.mark.parametrize("section", IDS)
def test_odd_chips_to_the_last_winner_are_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(PotRound, "_for_odd_chips", lambda t, won: won.seats[::-1])
    clauses = {HI_LO: "4.a", STUD_HI_LO: "4.a", DEVIL_SPLIT: "2.a"}
    breaks(f"{section}/winners.{clauses.get(section, '3')}")


@pytest.mark.parametrize("section", [SHORT, DOUBLE, GLORY, DEVIL])
def test_odd_chips_that_are_parted_are_noticed(monkeypatch, breaks, section) -> None:
    change(monkeypatch, section, odd_together=False)
    breaks(f"{section}/winners.3")


@pytest.mark.parametrize("section", [HI_LO, STUD_HI_LO, DEVIL_SPLIT])
def test_the_odd_chip_of_the_halves_going_to_the_high_hand_is_noticed(
    monkeypatch, breaks, section
) -> None:
    change(monkeypatch, section, odd_by_seat=False)
    breaks(*(f"{section}/winners.{number}" for number in ("2", "3.a", "5.a")))


@pytest.mark.parametrize("section", IDS)
def test_equal_hands_that_do_not_share_are_noticed(monkeypatch, breaks, section) -> None:
    right = pot_sharing.winners

    def winners(shares, values, seats):
        return [won._replace(seats=won.seats[:1]) for won in right(shares, values, seats)]

    monkeypatch.setattr(pot_sharing, "winners", winners)
    clauses = {HI_LO: "4", STUD_HI_LO: "4"}
    breaks(f"{section}/winners.{clauses.get(section, '2')}")


# Over-blinds


def change_blinds(patch, section, **changes) -> None:
    blinds = game_of(section).blinds
    assert blinds
    change(patch, section, blinds=replace(blinds, **changes))


@pytest.mark.parametrize("section", BOARDS)
def test_games_without_over_blinds_are_noticed(monkeypatch, breaks, section) -> None:
    change_blinds(monkeypatch, section, over=None, over_late=None)
    breaks(step(section, "4.c"))


@pytest.mark.parametrize("section", [each for each in BOARDS if each != HI_LO])
def test_an_over_blind_of_any_size_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(pot_posting, "check_over_blind", lambda *given: None)
    breaks(step(section, "4.c"))


@pytest.mark.parametrize("section", BOARDS)
def test_over_blinds_that_act_in_their_turn_are_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(PotRound, "before_the_flop", lambda t: from_left(t.order, t.big))
    breaks(step(section, "4.c"))


@pytest.mark.parametrize("section", BOARDS)
def test_a_straddle_after_which_its_left_opens_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(PotRound, "before_the_flop", lambda t: from_left(t.order, t.closer))
    breaks(step(section, "4.c"))


@pytest.mark.parametrize("section", [SHORT, DOUBLE, GLORY, *DEVILS])
def test_a_raise_that_ends_the_first_pass_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(betting.Betting, "first_pass", lambda self, seat, _: self.t.to_answer(seat))
    breaks(step(section, "4.c"), step(section, "6.d"))


@mutation(HI_LO, "dealing.4.c", "dealing.4.c.s4", "dealing.5")
def over_blinds_before_the_first_card(patch):
    change_blinds(patch, HI_LO, over_late=None)


@mutation(HI_LO, "dealing.4.c", "dealing.4.c.s3")
def over_blinds_under_the_double(patch):
    right = PotRound.over_blind_window

    def window(t, cite):
        script, answer = right(t, cite), None
        while True:
            try:
                asked = script.send(answer)
            except StopIteration:
                return
            post, *others = asked.offers
            answer = yield asked._replace(offers=(post._replace(least=1), *others))

    patch.setattr(PotRound, "over_blind_window", window)


@mutation(HOLDEM, "dealing.4.c.s4")
def omaha_high_low_s_window_at_holdem(patch):
    blinds = game_of(HOLDEM).blinds
    change_blinds(patch, HOLDEM, over_late=blinds.over)


# The first button


def draw_by(patch, chosen) -> None:
    def draw(table, cards):
        table.button = chosen({seat: drawn[-1] for seat, drawn in cards.items()})

    patch.setattr(PotTable, "draw_button", draw)


def of_draw(section: str) -> list[str]:
    """The clauses about the draw for the first button."""
    numbers = {
        **dict.fromkeys(DEVILS, ("1.a", "1.b")),
        **dict.fromkeys(STUDS, ("2", "2.a")),
    }
    return [f"{section}/dealing.{each}" for each in numbers.get(section, ("3", "3.a"))]


@pytest.mark.parametrize("section", IDS)
def test_the_lowest_card_with_the_button_is_noticed(monkeypatch, breaks, section) -> None:
    draw_by(monkeypatch, lambda cards: min(cards, key=lambda seat: cards[seat].index))
    breaks(*of_draw(section))


@pytest.mark.parametrize("section", IDS)
def test_ties_for_the_button_decided_the_other_way_are_noticed(
    monkeypatch, breaks, section
) -> None:
    by_suit = game_of(section).draw is BY_SUIT
    change(monkeypatch, section, draw=ButtonDraw(first=True) if by_suit else BY_SUIT)
    breaks(*of_draw(section))


@pytest.mark.parametrize("section", DEVILS)
def test_a_joker_that_wins_the_button_is_noticed(monkeypatch, breaks, section) -> None:
    right = PotTable.draw_button

    def draw(table, cards):
        return right(table, {seat: drawn[-1:] for seat, drawn in cards.items() if not drawn[1:]})

    monkeypatch.setattr(PotTable, "draw_button", draw)
    breaks(f"{section}/dealing.1.c")


@pytest.mark.parametrize("section", [*STUDS, *DEVILS])
def test_drawn_cards_that_nobody_shuffles_back_are_noticed(monkeypatch, breaks, section) -> None:
    change(monkeypatch, section, draw=replace(game_of(section).draw, back=None))
    breaks(f"{section}/dealing.{'2.b' if section in STUDS else '1.c.s2'}")


# Collection


FEES = {
    **dict.fromkeys((HOLDEM, OMAHA_HIGH, HI_LO, *STUDS), "collection.1"),
    **dict.fromkeys((*DEVILS, SHORT, DOUBLE, GLORY), "collection.1-9"),
}


@pytest.mark.parametrize("section", IDS)
def test_a_hand_without_its_fee_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(Rates, "fee", lambda rates, players: ZERO)
    breaks(f"{section}/{FEES[section]}")


@pytest.mark.parametrize("section", IDS)
def test_a_fee_for_every_chair_of_the_table_is_noticed(monkeypatch, breaks, section) -> None:
    right = Option.button_fee
    last = game_of(section).seats

    def fee(rates, players):
        return right(rates.options[-1], last) if not rates.by_time else ZERO

    monkeypatch.setattr(Rates, "fee", fee)
    breaks(f"{section}/{FEES[section]}")


@pytest.mark.parametrize("section", IDS)
def test_a_fee_from_the_small_blind_is_noticed(monkeypatch, breaks, section) -> None:
    def collect(t):
        t.pays_collection(t.order[0], t.seating.fee, t.seating.fee_cite)

    monkeypatch.setattr(PotRound, "collect", collect)
    breaks(f"{section}/{FEES[section]}")


@pytest.mark.parametrize("section", IDS)
def test_a_fee_out_of_the_pot_is_noticed(monkeypatch, breaks, section) -> None:
    def collect(t):
        t.pays_dead(t.order[-1], Cents(t.seating.fee))

    monkeypatch.setattr(PotRound, "collect", collect)
    breaks(f"{section}/{FEES[section]}")


@pytest.mark.parametrize("section", [*DEVILS, SHORT, DOUBLE, GLORY])
def test_a_tier_at_any_table_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(PotCollecting, "check", lambda self, settings: None)
    monkeypatch.setattr(PotCollecting, "rates", lambda self, settings: None)
    breaks(f"{section}/collection.procedures.4")


@pytest.mark.parametrize("section", [*DEVILS, SHORT, DOUBLE, GLORY])
def test_fees_that_are_not_announced_are_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(PotCollecting, "announce", lambda self, t: None)
    breaks(f"{section}/collection.procedures.2")


# Omaha, and the devil's games


@pytest.mark.parametrize("section", [OMAHA_HIGH, HI_LO, *DEVILS])
def test_any_number_of_hole_cards_is_noticed(monkeypatch, breaks, section) -> None:
    rank_by(monkeypatch, section, CHICO_54 if section in DEVILS else FIVE_CARD)
    breaks(f"{section}/object.1.s2")


@pytest.mark.parametrize("section", [HI_LO, STUD_HI_LO, DEVIL_SPLIT])
def test_a_high_hand_that_takes_everything_is_noticed(monkeypatch, breaks, section) -> None:
    change(monkeypatch, section, shares=game_of(section).shares[:1])
    breaks(f"{section}/winners.{'3' if section == DEVIL_SPLIT else '2'}")


@pytest.mark.parametrize("section", [HI_LO, STUD_HI_LO, DEVIL_SPLIT])
def test_a_low_that_need_not_qualify_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(Low, "qualifies", False)
    breaks(f"{section}/winners.1")


def judged(ranking, judge):
    """The ranking, with values as somebody else would judge them."""
    other = copy(ranking)
    other.value = lambda hole, board=(): judge(hole, board)
    return other


def without_jokers(ranking):
    """A judge who sees neither joker nor blank."""

    def judge(hole, board):
        plain = [[card for card in held if card.suit is not None] for held in (hole, board)]
        enough = len(plain[0]) > 1 and len(plain[1]) > 2
        return ranking.value(*plain) if enough else 0

    return judged(ranking, judge)


@mutation(DEVIL_SPLIT, "low.2", "low.1")
def a_nine_is_too_high_for_a_low(patch):
    nine = OMAHA_NINE_LOW_WILD

    def judge(hole, board):
        value = nine.value(hole, board)
        return 0 if nine.words(value).startswith("nine") else value

    rank_by(patch, DEVIL_SPLIT, judged(nine, judge), at=1)


@mutation(DEVIL_SPLIT, "cards.1.s5", "low.1.s3")
def a_joker_is_no_low_card(patch):
    rank_by(patch, DEVIL_SPLIT, without_jokers(OMAHA_NINE_LOW_WILD), at=1)


@pytest.mark.parametrize("section", DEVILS)
def test_a_joker_worth_nothing_is_noticed(monkeypatch, breaks, section) -> None:
    rank_by(monkeypatch, section, without_jokers(OMAHA_54))
    breaks(f"{section}/cards.1.s3")


@pytest.mark.parametrize("section", DEVILS)
def test_a_blank_that_is_another_joker_is_noticed(monkeypatch, breaks, section) -> None:
    def judge(hole, board):
        wild = [[JOKER if card is BLANK else card for card in held] for held in (hole, board)]
        both = sum(held.count(JOKER) for held in wild) > 1
        return OMAHA_54.value(hole, board) if both else OMAHA_54.value(*wild)

    rank_by(monkeypatch, section, judged(OMAHA_54, judge))
    breaks(f"{section}/cards.1.{'s6' if section == DEVIL_SPLIT else 's5'}")


# Short deck, two boards, the glory hole


@mutation(SHORT, "cards.table", "cards.1.s3")
def short_deck_hands_in_the_usual_order(patch):
    rank_by(patch, SHORT, FIVE_CARD)


@mutation(DOUBLE, "object.1.s3", "winners.1")
def the_top_board_takes_the_pot(patch):
    patch.setattr(TwoBoards, "runs", lambda self, t: [[t.holdings["board"].cards]])


@mutation(DOUBLE, "object.1.s3", "winners.1", "object.1.s6")
def each_hand_plays_the_better_board(patch):
    patch.setattr(
        TwoBoards, "runs", lambda self, t: [[t.holdings[place].cards for place in self.places]]
    )


@mutation(DOUBLE, "object.1.s3")
def the_odd_chip_goes_to_the_second_board(patch):
    right = PotRound._parts
    patch.setattr(PotRound, "_parts", lambda t, amount, count: right(t, amount, count)[::-1])


@mutation(DOUBLE, "dealing.9", "dealing.14", "dealing.19")
def the_second_board_is_dealt_first(patch):
    streets = tuple(replace(each, boards=each.boards[::-1]) for each in game_of(DOUBLE).streets)
    change(patch, DOUBLE, streets=streets)


def change_exchange(patch, **changes) -> None:
    (exchange,) = game_of(GLORY).streets[1].after
    assert isinstance(exchange, Drawing)
    change_street(patch, GLORY, 1, after=(replace(exchange, **changes),))


@mutation(GLORY, "dealing.13", "object.1.s3")
def nobody_goes_to_the_hole(patch):
    change_street(patch, GLORY, 1, after=())


@mutation(GLORY, "dealing.13", "object.1.s3")
def the_hole_opens_before_the_bets_on_the_flop(patch):
    change_street(patch, GLORY, 1, after=(), steps=game_of(GLORY).streets[1].after)


@mutation(GLORY, "dealing.13")
def two_cards_may_be_exchanged(patch):
    change_exchange(patch, most=2)


@mutation(GLORY, "dealing.13.s4", "dealing.14", "dealing.13")
def a_card_is_burned_before_the_exchanges(patch):
    change_exchange(patch, burn=1)


@mutation(GLORY, "dealing.13.s2", "dealing.13.s4")
def new_cards_lie_open(patch):
    right = PotRound.replaces

    def replaces(t, seat, gaps, *others):
        return right(t, seat, [Gap(gap.at, up=True) for gap in gaps], *others)

    patch.setattr(PotRound, "replaces", replaces)


@mutation(GLORY, "dealing.13", "dealing.13.a")
def who_is_all_in_keeps_his_cards(patch):
    right = Drawing.run

    def run(self, t):
        everybody = t.live
        t.live = [seat for seat in everybody if t.stack[seat]]
        yield from right(self, t)
        t.live = everybody

    patch.setattr(Drawing, "run", run)


@mutation(GLORY, "dealing.13.s3")
def nobody_says_that_he_goes_to_the_hole(patch):
    change_exchange(patch, prompt=None)


# Stud


def open_by(patch, section, at, **changes) -> None:
    opener = game_of(section).streets[at].opener
    assert isinstance(opener, Opener)
    change_street(patch, section, at, opener=replace(opener, **changes))


def change_antes(patch, section, **changes) -> None:
    antes = game_of(section).antes
    assert antes
    change(patch, section, antes=replace(antes, **changes))


@pytest.mark.parametrize("section", STUDS)
def test_the_highest_card_bringing_it_in_is_noticed(monkeypatch, breaks, section) -> None:
    open_by(monkeypatch, section, 0, lowest=False)
    breaks(f"{section}/dealing.5")


@pytest.mark.parametrize("section", STUDS)
def test_a_tie_for_the_bring_in_without_suits_is_noticed(monkeypatch, breaks, section) -> None:
    open_by(monkeypatch, section, 0, ranking=EXPOSED)
    breaks(f"{section}/dealing.5.s3")


@pytest.mark.parametrize("at", [1, 2, 3, 4])
@pytest.mark.parametrize("section", STUDS)
def test_the_lowest_hand_acting_first_is_noticed(monkeypatch, breaks, section, at) -> None:
    open_by(monkeypatch, section, at, lowest=True)
    breaks(f"{section}/dealing.{6 + 5 * at}")


@pytest.mark.parametrize("section", STUDS)
def test_equal_boards_decided_by_suits_are_noticed(monkeypatch, breaks, section) -> None:
    open_by(monkeypatch, section, 1, ranking=EXPOSED_BY_SUIT)
    breaks(f"{section}/dealing.11")


@pytest.mark.parametrize("section", STUDS)
def test_a_bring_in_without_its_option_is_noticed(monkeypatch, breaks, section) -> None:
    change_antes(monkeypatch, section, option=None)
    breaks(f"{section}/dealing.6.e")


@pytest.mark.parametrize("section", STUDS)
def test_a_small_bring_in_is_noticed(monkeypatch, breaks, section) -> None:
    change_antes(monkeypatch, section, whole=None)
    breaks(f"{section}/dealing.5.s4")


@pytest.mark.parametrize("section", STUDS)
def test_an_open_pair_that_chooses_nothing_is_noticed(monkeypatch, breaks, section) -> None:
    change_street(monkeypatch, section, 1, pair=None)
    breaks(f"{section}/dealing.11.a")


@pytest.mark.parametrize("section", STUDS)
def test_an_open_pair_on_fifth_street_that_chooses_is_noticed(monkeypatch, breaks, section) -> None:
    fifth = game_of(section).streets[2]
    change_street(monkeypatch, section, 2, pair=fifth.cite, bet=SMALL)
    breaks(f"{section}/dealing.15", f"{section}/dealing.16.b")


@pytest.mark.parametrize("section", STUDS)
def test_a_choice_that_binds_nobody_else_is_noticed(monkeypatch, breaks, section) -> None:
    right = betting.LimitBetting.raised

    def raised(self, amount):
        unit = self.unit
        right(self, amount)
        self.unit = unit

    monkeypatch.setattr(betting.LimitBetting, "raised", raised)
    breaks(f"{section}/dealing.11.a.s2")


@pytest.mark.parametrize("section", STUDS)
def test_a_burn_that_leaves_too_few_cards_is_noticed(monkeypatch, breaks, section) -> None:
    change(monkeypatch, section, reshuffles=None)
    breaks(f"{section}/dealing.note.s4")


@pytest.mark.parametrize("section", STUDS)
def test_a_hand_without_antes_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(PotRound, "post_antes", lambda t: None)
    breaks(f"{section}/dealing.3")


# Prompts


@pytest.mark.parametrize("section", IDS)
def test_a_dealer_who_is_not_told_to_shuffle_is_noticed(monkeypatch, breaks, section) -> None:
    shuffle = game_of(section).shuffle
    assert shuffle
    change(monkeypatch, section, shuffle=None)
    breaks(shuffle.id)


@pytest.mark.parametrize("section", BOARDS)
def test_streets_that_nobody_names_are_noticed(monkeypatch, breaks, section) -> None:
    game = game_of(section)
    named = [cite.id for street in game.streets for cite in street.prompts]
    streets = tuple(replace(each, prompts=()) for each in game.streets)
    change(monkeypatch, section, streets=streets)
    for clause in named:
        breaks(clause)


@mutation.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
