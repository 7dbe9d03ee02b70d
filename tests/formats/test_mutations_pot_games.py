"""Pineapple, 3-2-1, Omaha and stud made wrong one rule at a time: scenarios must notice."""

from dataclasses import replace

import pytest

from houseway import games
from houseway.cards import STANDARD
from houseway.floor import PotTable
from houseway.floor.jackpots import judging
from houseway.hands import ASIAN_STUD_ACE_BELOW_SEVEN, EXPOSED, EXPOSED_BY_SUIT, FIVE_CARD
from houseway.money import Cents
from houseway.play import pot, pot_sharing
from houseway.play.holding import Holding
from houseway.play.pot import BIG, SMALL, Discarding, High, Low, Opener, PotGame
from houseway.play.pot_round import PotRound
from houseway.wagers import Rake
from tests.formats.mutations import Mutations
from tests.formats.pot_mutations import change, change_street, game_of, rank_by

mutation = Mutations()

PINEAPPLE, CRAZY, THREE_TWO_ONE = "bclc-poker/18", "bclc-poker/19", "bclc-poker/20"
STUD, ASIAN, MANDARIN = "bclc-poker/23", "bclc-poker/24", "bclc-poker/25"
HI_LO, OMAHA = "bclc-poker/26", "bclc-poker/27"
IDS = {
    game.section: game.id
    for game in games.catalogue().values()
    if isinstance(game, PotGame) and game.house == "bclc"
}


def open_by(patch, section, at, **changes) -> None:
    opener = game_of(section).streets[at].opener
    assert opener
    change_street(patch, section, at, opener=replace(opener, **changes))


# Every game: seats, cards, big bets, burns


@pytest.mark.parametrize("more", [1, -1])
@pytest.mark.parametrize(
    ("section", "clause"),
    [
        (PINEAPPLE, "3.1"),
        (CRAZY, "3.1"),
        (THREE_TWO_ONE, "3.1"),
        (STUD, "3.1"),
        (ASIAN, "3.1"),
        (MANDARIN, "3.1"),
        (HI_LO, "1.2"),
        (OMAHA, "1.2"),
    ],
)
def test_a_wrong_number_of_seats_is_noticed(monkeypatch, breaks, section, clause, more) -> None:
    change(monkeypatch, section, seats=game_of(section).seats + more)
    breaks(f"{section}/{clause}")


@pytest.mark.parametrize(
    ("section", "at", "clause"),
    [
        (PINEAPPLE, 1, "10.9"),
        (PINEAPPLE, 2, "10.11"),
        (PINEAPPLE, 3, "10.13"),
        (CRAZY, 1, "10.8"),
        (CRAZY, 2, "10.11"),
        (CRAZY, 3, "10.13"),
        (THREE_TWO_ONE, 1, "10.8"),
        (THREE_TWO_ONE, 2, "10.10"),
        (THREE_TWO_ONE, 3, "10.12"),
        (STUD, 1, "10.7"),
        (STUD, 2, "10.10"),
        (STUD, 3, "10.10"),
        (STUD, 4, "10.12"),
        (HI_LO, 1, "10.8"),
        (HI_LO, 2, "10.10"),
        (HI_LO, 3, "10.12"),
        (OMAHA, 1, "10.8"),
        (OMAHA, 2, "10.10"),
        (OMAHA, 3, "10.12"),
    ],
)
def test_a_card_that_is_not_burned_is_noticed(monkeypatch, breaks, section, at, clause) -> None:
    change_street(monkeypatch, section, at, burn=0)
    breaks(f"{section}/{clause}")


@pytest.mark.parametrize(
    ("section", "clause"),
    [
        (PINEAPPLE, "10.2"),
        (CRAZY, "10.2"),
        (THREE_TWO_ONE, "10.2"),
        (STUD, "10.2"),
        (ASIAN, "10.2"),
        (MANDARIN, "10.3"),
        (HI_LO, "10.2"),
        (OMAHA, "10.2"),
    ],
)
def test_a_card_too_many_before_the_first_bet_is_noticed(
    monkeypatch, breaks, section, clause
) -> None:
    change_street(monkeypatch, section, 0, down=game_of(section).streets[0].down + 1)
    breaks(f"{section}/{clause}")


@pytest.mark.parametrize("raises", [2, 4])
@pytest.mark.parametrize("section", sorted(IDS.keys() - {"bclc-poker/17"}))
def test_another_number_of_raises_is_noticed(monkeypatch, breaks, section, raises) -> None:
    change(monkeypatch, section, raises=replace(game_of(section).raises, most=raises))
    breaks(f"{section}/2.4")


@pytest.mark.parametrize("section", sorted(IDS.keys() - {"bclc-poker/17"}))
def test_later_streets_at_the_small_bet_are_noticed(monkeypatch, breaks, section) -> None:
    streets = tuple(replace(each, bet=SMALL) for each in game_of(section).streets)
    change(monkeypatch, section, streets=streets)
    breaks(f"{section}/2.3", f"{section}/2.4")


@pytest.mark.parametrize("section", sorted(IDS.keys() - {"bclc-poker/17"}))
def test_early_streets_at_the_big_bet_are_noticed(monkeypatch, breaks, section) -> None:
    streets = tuple(replace(each, bet=BIG) for each in game_of(section).streets)
    change(monkeypatch, section, streets=streets)
    breaks(f"{section}/2.3", f"{section}/2.4")


@pytest.mark.parametrize("changes", [{"most": Cents(1_600)}, {"unit": Cents(50)}], ids=str)
@pytest.mark.parametrize("section", sorted(IDS.keys() - {"bclc-poker/17"}))
def test_another_rake_is_noticed(monkeypatch, breaks, section, changes) -> None:
    change(monkeypatch, section, rake=replace(game_of(section).rake, **changes))
    breaks(*(f"{section}/{clause}" for clause in ("8.1", "8.1.2", "8.2") if has(section, clause)))


def has(section: str, clause: str) -> bool:
    from houseway.rulebook import sections

    return any(each.id == f"{section}/{clause}" for each in sections()[section])


# Pineapple: a card is thrown away


def move_the_discard(patch, section, *, to, steps="steps") -> None:
    game = game_of(section)
    given = [step for street in game.streets for step in (*street.steps, *street.after)]
    streets = [replace(street, steps=(), after=()) for street in game.streets]
    streets[to] = replace(streets[to], **{steps: tuple(given)})
    change(patch, section, streets=tuple(streets))


@mutation(PINEAPPLE, "10.8")
def pineapple_throws_away_after_the_flop(patch):
    move_the_discard(patch, PINEAPPLE, to=1)


@mutation(PINEAPPLE, "10.8")
def pineapple_throws_away_before_the_betting(patch):
    move_the_discard(patch, PINEAPPLE, to=0)


@mutation(CRAZY, "10.9")
def crazy_pineapple_throws_away_before_the_flop(patch):
    move_the_discard(patch, CRAZY, to=0, steps="after")


@mutation(CRAZY, "10.9")
def crazy_pineapple_throws_away_after_the_bets_on_the_flop(patch):
    move_the_discard(patch, CRAZY, to=1, steps="after")


@pytest.mark.parametrize(("section", "clause"), [(PINEAPPLE, "10.8"), (CRAZY, "10.9")])
def test_two_cards_thrown_away_are_noticed(monkeypatch, breaks, section, clause) -> None:
    right = Discarding.asks
    monkeypatch.setattr(Discarding, "asks", lambda self, t, s: right(replace(self, count=2), t, s))
    breaks(f"{section}/{clause}")


@pytest.mark.parametrize(("section", "clause"), [(PINEAPPLE, "10.8"), (CRAZY, "10.9")])
def test_a_card_that_stays_in_the_hand_is_noticed(monkeypatch, breaks, section, clause) -> None:
    monkeypatch.setattr(PotRound, "puts_away", lambda t, seat, cards: None)
    breaks(f"{section}/{clause}")


@pytest.mark.parametrize(("section", "clause"), [(PINEAPPLE, "10.8"), (CRAZY, "10.9")])
def test_an_all_in_player_who_keeps_three_is_noticed(monkeypatch, breaks, section, clause) -> None:
    right = Discarding.run

    def run(self, t):
        everybody = t.live
        t.live = [seat for seat in everybody if t.stack[seat]]
        yield from right(self, t)
        t.live = everybody

    monkeypatch.setattr(Discarding, "run", run)
    breaks(f"{section}/{clause}")


@pytest.mark.parametrize("section", [PINEAPPLE, CRAZY])
def test_an_oversize_straddle_at_pineapple_is_noticed(monkeypatch, breaks, section) -> None:
    blinds = game_of(section).blinds
    assert blinds
    change(monkeypatch, section, blinds=replace(blinds, oversize=blinds.straddle))
    breaks(f"{section}/4.1.3")


@pytest.mark.parametrize("section", [THREE_TWO_ONE, HI_LO, OMAHA])
def test_a_missing_oversize_straddle_is_noticed(monkeypatch, breaks, section) -> None:
    blinds = game_of(section).blinds
    assert blinds
    change(monkeypatch, section, blinds=replace(blinds, oversize=None))
    breaks(f"{section}/4.1.4")


@pytest.mark.parametrize("section", [PINEAPPLE, CRAZY, THREE_TWO_ONE, HI_LO, OMAHA])
def test_a_straddle_from_the_button_is_noticed(monkeypatch, breaks, section) -> None:
    blinds = game_of(section).blinds
    assert blinds
    change(monkeypatch, section, blinds=replace(blinds, mississippi=blinds.straddle))
    breaks(f"{section}/4.1.3.a")


# 3-2-1


@mutation(THREE_TWO_ONE, "10.10")
def one_card_on_the_second_street(patch):
    change_street(patch, THREE_TWO_ONE, 2, board=1)


@mutation(THREE_TWO_ONE, "10.12")
def two_cards_on_the_last_street(patch):
    change_street(patch, THREE_TWO_ONE, 3, board=2)


@mutation(THREE_TWO_ONE, "3.6")
def a_table_opens_without_a_most_for_one_bet(patch):
    change(patch, THREE_TWO_ONE, max_bet_cite=None)


@mutation(THREE_TWO_ONE, "1.5")
def three_two_one_has_its_part_in_every_jackpot(patch):
    right = judging._judge

    def judge(programme, facts):
        return right(programme, replace(facts, game=programme.games[0], board=facts.board[:5]))

    patch.setattr(judging, "_judge", judge)


# Omaha


@pytest.mark.parametrize("section", [HI_LO, OMAHA])
def test_any_number_of_hole_cards_is_noticed(monkeypatch, breaks, section) -> None:
    rank_by(monkeypatch, section, FIVE_CARD)
    breaks(f"{section}/1.4")


@pytest.mark.parametrize("section", [HI_LO, OMAHA])
def test_a_hand_with_a_card_missing_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setitem(game_of(section).__dict__, "hole_cards", 0)
    breaks(f"{section}/10.14.2")


@mutation(HI_LO, "1.4.3")
def the_high_hand_takes_everything(patch):
    change(patch, HI_LO, shares=game_of(HI_LO).shares[:1])


@mutation(HI_LO, "1.4.1", "1.4.3.a")
def any_low_takes_half(patch):
    patch.setattr(Low, "qualifies", False)


@mutation(HI_LO, "1.4.3.a")
def without_a_low_its_half_goes_to_the_best_high(patch):
    right = pot_sharing.winners

    def winners(shares, values, seats):
        won = right(shares, values, seats)
        return won if len(won) == 2 else [won[0], won[0]._replace(seats=won[0].seats[:1])]

    patch.setattr(pot_sharing, "winners", winners)


def divide_halves(patch, divide) -> None:
    """Cut a pot into its high and its low part otherwise; winners of a part share as they do."""
    right = pot_sharing.split

    def split(amount, among, chip, **more):
        if isinstance(among, range):
            return divide(right, amount, among, chip)
        return right(amount, among, chip, **more)

    patch.setattr(pot_sharing, "split", split)


@mutation(HI_LO, "1.4.3.b")
def the_odd_chip_goes_to_the_low(patch):
    divide_halves(patch, lambda right, amount, parts, chip: right(amount, parts[::-1], chip))


@mutation(HI_LO, "1.4.3.b")
def halves_are_cut_to_the_cent(patch):
    divide_halves(patch, lambda right, amount, parts, chip: right(amount, parts, 1))


@mutation(HI_LO, "1.4.4.a")
def odd_chips_of_a_half_go_to_the_last(patch):
    patch.setattr(PotRound, "_for_odd_chips", lambda t, won: won.seats[::-1])


@mutation(HI_LO, "1.4.4")
def the_first_of_equal_hands_takes_the_half(patch):
    right = pot_sharing.winners

    def winners(shares, values, seats):
        return [won._replace(seats=won.seats[:1]) for won in right(shares, values, seats)]

    patch.setattr(pot_sharing, "winners", winners)


# The first button


def draw_by(patch, chosen) -> None:
    def draw(table, cards):
        table.button = chosen({seat: drawn[-1] for seat, drawn in cards.items()})

    patch.setattr(PotTable, "draw_button", draw)


@pytest.mark.parametrize("section", [STUD, MANDARIN, OMAHA])
@pytest.mark.parametrize(
    "chosen",
    [
        lambda cards: min(cards, key=lambda seat: cards[seat].index),
        lambda cards: max(cards, key=lambda seat: (cards[seat].rank, -cards[seat].suit)),
        lambda cards: max(cards, key=lambda seat: (cards[seat].suit, cards[seat].rank)),
        max,
    ],
    ids=["lowest card", "clubs high", "suit first", "not drawn for"],
)
def test_a_button_drawn_otherwise_is_noticed(monkeypatch, breaks, section, chosen) -> None:
    draw_by(monkeypatch, chosen)
    breaks(f"{section}/7.1")


# Stud: antes, openers, cards


@pytest.mark.parametrize("section", [STUD, ASIAN, MANDARIN])
def test_a_hand_without_antes_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(PotRound, "post_antes", lambda t: None)
    breaks(f"{section}/4.1")
    breaks(f"{section}/10.1")


@pytest.mark.parametrize("section", [STUD, ASIAN, MANDARIN])
def test_an_ante_of_any_size_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(pot, "check_antes", lambda game, settings: None)
    breaks(f"{section}/4.2")


@pytest.mark.parametrize("section", [STUD, ASIAN, MANDARIN])
def test_an_odd_chip_by_the_button_is_noticed(monkeypatch, breaks, section) -> None:
    change(monkeypatch, section, odd_by_card=False)
    breaks(*(f"{section}/{clause}" for clause in ("10.15", "10.16", "10.17")))


@mutation(STUD, "10.15", "10.16")
def all_seven_cards_count_for_the_odd_chip(patch):
    def order(t, won):
        def highest(seat):
            return max((card.rank, card.suit) for card in t.holdings[seat].cards)

        return sorted(won.seats, key=highest, reverse=True)

    patch.setattr(PotRound, "_for_odd_chips", order)


@pytest.mark.parametrize(
    ("section", "clause", "lowest"), [(STUD, "10.3", False), (ASIAN, "10.4", True)]
)
def test_the_wrong_card_opening_is_noticed(monkeypatch, breaks, section, clause, lowest) -> None:
    open_by(monkeypatch, section, 0, lowest=lowest)
    breaks(f"{section}/{clause}")


@pytest.mark.parametrize(("section", "clause"), [(STUD, "10.4"), (ASIAN, "10.5")])
def test_suits_that_do_not_break_ties_are_noticed(monkeypatch, breaks, section, clause) -> None:
    open_by(monkeypatch, section, 0, ranking=EXPOSED)
    breaks(f"{section}/{clause}")


@pytest.mark.parametrize(
    ("section", "at", "clause"),
    [
        (STUD, 1, "10.8"),
        (STUD, 4, "10.13"),
        (ASIAN, 1, "10.8"),
        (ASIAN, 2, "10.11"),
        (ASIAN, 3, "10.14"),
    ],
)
def test_the_lowest_hand_acting_first_is_noticed(monkeypatch, breaks, section, at, clause) -> None:
    open_by(monkeypatch, section, at, lowest=True)
    breaks(f"{section}/{clause}")


@pytest.mark.parametrize("section", [STUD, ASIAN])
def test_suits_between_equal_hands_are_noticed(monkeypatch, breaks, section) -> None:
    open_by(monkeypatch, section, 1, ranking=EXPOSED_BY_SUIT)
    breaks(f"{section}/10.8")


@pytest.mark.parametrize(("section", "clause"), [(STUD, "10.3"), (ASIAN, "10.4")])
def test_an_opener_who_may_check_is_noticed(monkeypatch, breaks, section, clause) -> None:
    antes = game_of(section).antes
    assert antes
    change(monkeypatch, section, antes=replace(antes, forced=None))
    breaks(f"{section}/{clause}")


@mutation(STUD, "10.2.1")
def the_third_card_lies_face_down(patch):
    change_street(patch, STUD, 0, down=1, up=2)


@mutation(STUD, "10.12")
def the_seventh_card_lies_face_up(patch):
    change_street(patch, STUD, 4, down=0, up=1)


@mutation(STUD, "10.10")
def the_sixth_card_lies_face_down(patch):
    change_street(patch, STUD, 3, down=1, up=0)


@mutation(STUD, "11.1")
def who_folds_an_unbet_hand_gets_no_card(patch):
    change(patch, STUD, dealt_when_folded=None)


@mutation(STUD, "11.1")
def a_dead_seat_is_dealt_to_the_end(patch):
    right = PotRound.close_street

    def close(t):
        dead = t.still_dealt
        right(t)
        t.still_dealt = dead

    patch.setattr(PotRound, "close_street", close)


@mutation(STUD, "11.1")
def who_folds_to_a_bet_is_dealt_on(patch):
    right = PotRound._muck

    def muck(t, seat):
        right(t, seat)
        if seat not in t.still_dealt:
            t.still_dealt = (*t.still_dealt, seat)

    patch.setattr(PotRound, "_muck", muck)
    patch.setattr(PotRound, "close_street", keep_dealing(PotRound.close_street))


def keep_dealing(right):
    def close(t):
        dead = t.still_dealt
        right(t)
        t.still_dealt = dead

    return close


@mutation(STUD, "11.2")
def the_best_hand_with_chips_opens(patch):
    right = Opener.seat

    def seat(self, t):
        everybody = t.live
        t.live = [each for each in everybody if t.stack[each]] or everybody
        found = right(self, t)
        t.live = everybody
        return found

    patch.setattr(Opener, "seat", seat)


@pytest.mark.parametrize("section", [STUD, ASIAN])
def test_a_deck_that_runs_out_is_noticed(monkeypatch, breaks, section) -> None:
    change(monkeypatch, section, runs_out=None)
    breaks(f"{section}/3.1")


@pytest.mark.parametrize("section", [STUD, ASIAN])
def test_a_community_card_that_does_not_count_is_noticed(monkeypatch, breaks, section) -> None:
    monkeypatch.setattr(PotRound, "common", lambda t: [])
    breaks(f"{section}/3.1")


# Asian


@mutation(ASIAN, "1.3", "1.5.4", "1.5.5")
def a_full_house_beats_a_flush(patch):
    rank_by(patch, ASIAN, FIVE_CARD)


@mutation(ASIAN, "1.5.6")
def the_ace_stands_below_the_seven(patch):
    rank_by(patch, ASIAN, ASIAN_STUD_ACE_BELOW_SEVEN)


@mutation(ASIAN, "1.5.6")
def the_ace_never_stands_below_the_seven(patch):
    change(patch, ASIAN, other_shares=())


@mutation(ASIAN, "1.1")
def the_whole_deck_is_used(patch):
    change(patch, ASIAN, deck=STANDARD)


@mutation(ASIAN, "11.2")
def folded_cards_stay_open(patch):
    patch.setattr(Holding, "turns_down", lambda self: None)


@mutation(ASIAN, "11.3")
def the_last_player_shows_his_hole_card(patch):
    right = PotRound._unopposed

    def unopposed(t):
        right(t)
        t.reveal(t.live[0])

    patch.setattr(PotRound, "_unopposed", unopposed)


@pytest.mark.parametrize(("section", "clause"), [(ASIAN, "10.16"), (MANDARIN, "10.15")])
def test_hands_shown_from_the_button_are_noticed(monkeypatch, breaks, section, clause) -> None:
    monkeypatch.setattr(PotRound, "_showing", lambda t: t.live)
    breaks(f"{section}/{clause}", f"{section}/11.4" if section == ASIAN else f"{section}/{clause}")


# Mandarin


@mutation(MANDARIN, "10.15")
def the_opener_shows_before_the_last_to_bet(patch):
    patch.setattr(PotRound, "last_to_bet", lambda t: 0)


@pytest.mark.parametrize(("at", "clause"), [(1, "10.7"), (2, "10.10"), (3, "10.13")])
@pytest.mark.parametrize(
    "changes", [{"latest": False}, {"ranking": EXPOSED}, {"lowest": True}], ids=str
)
def test_another_opener_at_mandarin_is_noticed(monkeypatch, breaks, at, clause, changes) -> None:
    open_by(monkeypatch, MANDARIN, at, **changes)
    breaks(f"{MANDARIN}/{clause}")


@mutation(MANDARIN, "10.4")
def the_lowest_card_opens(patch):
    open_by(patch, MANDARIN, 0, lowest=True)


@mutation(MANDARIN, "10.4")
def the_highest_card_must_bet(patch):
    antes = game_of(MANDARIN).antes
    assert antes
    change(patch, MANDARIN, antes=replace(antes, forced=antes.cite))


@mutation(MANDARIN, "10.2")
def the_left_of_the_button_is_dealt_first(patch):
    change(patch, MANDARIN, from_button=False)


@mutation(MANDARIN, "10.2", "10.3")
def the_first_card_lies_face_down(patch):
    change_street(patch, MANDARIN, 0, up_first=False)


@mutation(MANDARIN, "10.12")
def the_fifth_card_stays_down(patch):
    change_street(patch, MANDARIN, 3, down=1, up=0)


@mutation(MANDARIN, "11.2")
def checking_and_raising_is_allowed(patch):
    change(patch, MANDARIN, no_check_raise=None)


@mutation(STUD, "2.4", "10.9", "10.11")
def nobody_raises_after_a_check_at_seven_card_stud(patch):
    change(patch, STUD, no_check_raise=game_of(STUD).cite)


@mutation(MANDARIN, "1.5")
def ace_to_five_is_the_lowest_straight(patch):
    rank_by(patch, MANDARIN, FIVE_CARD)


@mutation(MANDARIN, "7.2")
def the_button_moves_on_at_mandarin(patch):
    change(patch, MANDARIN, winner_deals=None)


@mutation(MANDARIN, "7.2")
def of_two_winners_the_last_deals(patch):
    right = PotTable._dealer_by_win
    patch.setattr(PotTable, "_dealer_by_win", lambda table, playing: right(table, playing[::-1]))


@mutation(MANDARIN, "8.2")
def rake_is_rounded_down_at_mandarin(patch):
    change(patch, MANDARIN, rake=replace(game_of(MANDARIN).rake, nearest=False))


@mutation(MANDARIN, "8.2")
def half_a_dollar_is_rounded_up(patch):
    right = Rake.of

    def of(self, called):
        if not self.nearest:
            return right(self, called)
        units = (2 * called * self.percent + 100 * self.unit) // (200 * self.unit)
        return Cents(min(self.most, units * self.unit))

    patch.setattr(Rake, "of", of)


@mutation(MANDARIN, "8.1")
def a_tenth_may_be_raked_at_mandarin(patch):
    change(patch, MANDARIN, rake=replace(game_of(MANDARIN).rake, percent=10))


@mutation.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)


def test_a_share_is_known_by_its_ranking() -> None:
    """The mutations above change what they mean to change."""
    assert isinstance(game_of(HI_LO).shares[0], High)
    assert isinstance(game_of(HI_LO).shares[1], Low)
