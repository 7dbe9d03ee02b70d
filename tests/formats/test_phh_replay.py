"""Hand histories played again."""

import timeit

import pytest

from houseway.errors import BadInput
from houseway.formats.phh import VARIANTS, read, replay, write
from houseway.play.actions import Draw
from houseway.play.happenings import Did
from tests.formats.phh_hands import HEADS_UP, NO_LIMIT, changed


def played(text):
    return replay(read(text)[""])


def differences(text):
    return played(text).differences


@pytest.mark.parametrize("text", [NO_LIMIT, HEADS_UP])
def test_a_hand_comes_out_as_it_is_written(text) -> None:
    outcome = played(text)
    assert (outcome.differences, outcome.not_played) == ([], "")
    assert outcome.came_out
    assert outcome.round is not None
    assert outcome.round.over


def test_a_wrong_finishing_stack_is_a_difference_for_each_player() -> None:
    assert differences(changed(NO_LIMIT, ("[0, 306, 294]", "[1, 306, 293]"))) == [
        "finishing stack of p1 Ann: expected 1, got 0",
        "finishing stack of p3 Cy: expected 293, got 294",
    ]


def test_winnings_are_what_the_pots_paid() -> None:
    assert not differences(f"{NO_LIMIT}winnings = [0, 206, 0]")
    assert differences(f"{NO_LIMIT}winnings = [0, 207, 0]") == [
        "winnings of p2 Bob: expected 207, got 206"
    ]


def test_an_action_that_is_not_allowed_ends_the_replay() -> None:
    [words] = differences(changed(NO_LIMIT, ("p1 cbr 20'", "p1 cbr 9'")))
    assert words.startswith("p1 cbr 9: p1 Ann may not raise to 9.00; allowed: fold, call")


def test_a_player_who_acts_out_of_turn_is_a_difference() -> None:
    swapped = changed(NO_LIMIT, ("'p2 cc', 'p3 f'", "'p3 f', 'p2 cc'"))
    assert differences(swapped) == ["p3 f: p3 Cy may not fold now; it is p2 Bob's turn"]


def test_cards_that_come_too_early_or_too_late_are_a_difference() -> None:
    early = changed(NO_LIMIT, ("'p3 f',", ""))
    assert differences(early) == ["d db Ks9h4c: no such card is dealt; p3 Cy is to act"]
    more = changed(NO_LIMIT, ("'d db 3d'", "'d db 3d', 'd db 5d'"))
    assert differences(more) == ["d db 5d: no such card is dealt; the hand is over"]


def test_cards_that_are_not_written_are_a_difference() -> None:
    no_flop = changed(NO_LIMIT, ("'d db Ks9h4c',", ""))
    assert differences(no_flop) == [
        "p1 cbr 30: 3 cards on the board should have been dealt before this"
    ]
    no_hand = changed(NO_LIMIT, ("'d dh p2 KdKc',", "'d dh p2 Kd',"))
    assert differences(no_hand) == ["p2 cc: 1 card to p2 Bob should have been dealt before this"]
    no_river = changed(NO_LIMIT, (", 'd db 3d'", ""))
    assert differences(no_river) == ["the board that the pot was shared by is not all written"]


def test_nobody_shows_while_somebody_is_to_act() -> None:
    early = changed(HEADS_UP, ("'p1 cbr 20', 'p2 f'", "'p1 sm AsAh'"))
    assert differences(early) == ["p1 sm AsAh: nobody shows or mucks yet; p1 is to act"]


def test_the_cards_shown_are_the_cards_held() -> None:
    assert differences(changed(NO_LIMIT, ("p2 sm KdKc", "p2 sm KdQc"))) == [
        "p2 sm KdQc: the hand is Kd Kc, not KdQc"
    ]
    assert not differences(changed(NO_LIMIT, ("p2 sm KdKc", "p2 sm -")))


def test_a_card_is_dealt_once() -> None:
    assert differences(changed(NO_LIMIT, ("d db 2c", "d db As"))) == [
        "As for p1 Ann is dealt already, or not in the deck"
    ]


def test_a_comment_changes_nothing() -> None:
    assert not differences(changed(NO_LIMIT, ("'p3 f'", "'# a pause', '', 'p3 f # at last'")))


def test_a_hand_may_stop_in_the_middle() -> None:
    half = changed(
        NO_LIMIT,
        ("'p1 cbr 30', 'p2 cbr 60', 'p1 cbr 80', 'p2 cc',", ""),
        ("'d db 2c', 'd db 3d',", ""),
        ("'p1 sm AsAh', 'p2 sm KdKc',", ""),
        ("[0, 306, 294]", "[80, 180, 294]"),
    )
    outcome = played(half)
    assert outcome.came_out
    assert outcome.round is not None
    assert not outcome.round.over


# Cards that nobody knows


def test_an_unknown_hand_that_folds_may_be_anything() -> None:
    assert not differences(changed(NO_LIMIT, ("7s2d", "????")))


def test_unknown_cards_are_those_that_are_shown_later() -> None:
    text = changed(NO_LIMIT, ("d dh p2 KdKc", "d dh p2 ????"))
    outcome = played(text)
    assert outcome.came_out
    assert outcome.round is not None
    assert [card.text for card in outcome.round.holdings[2].cards] == ["Kd", "Kc"]


def test_an_unknown_hand_that_is_mucked_loses() -> None:
    text = changed(NO_LIMIT, ("d dh p1 AsAh", "d dh p1 ????"), ("p1 sm AsAh", "p1 sm"))
    assert not differences(text)


def test_no_cards_make_a_wrong_history_right() -> None:
    text = changed(NO_LIMIT, ("7s2d", "????"), ("[0, 306, 294]", "[0, 300, 300]"))
    assert len(differences(text)) == 2


DRAWN = """
variant = 'F2L3D'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
small_bet = 2
big_bet = 4
starting_stacks = [100, 100, 100]
actions = [
  'd dh p1 ??????????', 'd dh p2 9c9d4s3h2c', 'd dh p3 ??????????',
  'p3 cc', 'p1 cc', 'p2 cc',
  'p1 sd ????', 'p2 sd 9c', 'p3 sd ??????',
  'd dh p1 ????', 'd dh p2 Td', 'd dh p3 ??????',
  'p1 cc', 'p2 cc', 'p3 cc',
  'p1 sd ??', 'p2 sd', 'p3 sd',
  'd dh p1 ??',
  'p1 cc', 'p2 cbr 4', 'p3 f', 'p1 cc',
  'p1 sd', 'p2 sd Td',
  'd dh p2 8s',
  'p1 cc', 'p2 cc',
  'p1 sm 7s5d4c3d2h', 'p2 sm 9d8s4s3h2c',
]
finishing_stacks = [108, 94, 98]
"""


def held(outcome, player):
    return {card.text for card in outcome.round.holdings[player].cards}


def test_as_many_cards_are_drawn_as_are_thrown_away_unseen() -> None:
    outcome = played(DRAWN)
    assert not outcome.differences
    assert held(outcome, 1) == {"7s", "5d", "4c", "3d", "2h"}
    drawn = [each.action.cards for each in outcome.round.happenings if isinstance(each, Did)
             and isinstance(each.action, Draw) and each.seat == 1]  # fmt: skip
    assert [len(cards) for cards in drawn] == [2, 1, 0]


def test_a_card_that_is_shown_later_was_not_thrown_away() -> None:
    outcome = played(changed(DRAWN, ("d dh p1 ??????????", "d dh p1 KhQh5d4c3d")))
    assert not outcome.differences
    assert held(outcome, 1) == {"7s", "5d", "4c", "3d", "2h"}
    unseen = changed(
        DRAWN,
        ("d dh p1 ??????????", "d dh p1 KhKs5d4c??"),
        ("'d dh p1 ????'", "'d dh p1 ??3d'"),
    )
    outcome = played(unseen)
    assert not outcome.differences
    assert held(outcome, 1) == {"7s", "5d", "4c", "3d", "2h"}


def test_a_card_that_is_thrown_away_by_name_later_is_kept_until_then() -> None:
    outcome = played(changed(DRAWN, ("'p1 sd ??', 'p2 sd'", "'p1 sd Kh', 'p2 sd'")))
    assert not outcome.differences
    assert "Kh" not in held(outcome, 1)


def test_known_cards_that_go_unseen_are_those_with_which_the_hand_comes_out() -> None:
    """Only without the king does he win; nobody says that he threw it away."""
    for king in ("Kh7s5d4c3d", "7s5dKh4c3d", "7s5d4c3dKh"):
        text = changed(
            DRAWN,
            ("d dh p1 ??????????", f"d dh p1 {king}"),
            ("'p1 sd ????'", "'p1 sd ??'"),
            ("'d dh p1 ????'", "'d dh p1 2h'"),
            ("'p1 sd ??', 'p2 sd', 'p3 sd',\n  'd dh p1 ??',", "'p1 sd', 'p2 sd', 'p3 sd',"),
            ("'p1 sm 7s5d4c3d2h', ", ""),
        )
        assert not differences(text)


def test_more_than_can_go_is_a_difference() -> None:
    text = changed(
        DRAWN, ("d dh p1 ??????????", "d dh p1 7s5d4c3d2h"), ("'d dh p1 ????'", "'d dh p1 JsJd'")
    )
    assert differences(text) == [
        "p1 sd ????: only 0 of these can go; the others are shown or named later"
    ]


# Stakes that houses differ in


def test_limit_raises_have_no_cap_that_a_history_does_not_name() -> None:
    text = changed(
        HEADS_UP,
        ("antes = [0, 0]", "antes = [0, 0, 0]"),
        ("[1, 2]", "[1, 2, 0]"),
        ("[50, 50]", "[50, 50, 50]"),
        ("'d dh p2 KdKc',", "'d dh p2 KdKc', 'd dh p3 3s3h',"),
        ("'p2 cc', 'p1 cc',", "'p3 cbr 4', 'p1 cbr 6', 'p2 cbr 8', 'p3 cbr 10', 'p1 cbr 12',"),
        ("'d db Qs9h4c', 'p1 cbr 2', 'p2 cc',", ""),
        ("'d db 2c', 'p1 cbr 4', 'p2 cbr 8', 'p1 cbr 12', 'p2 cbr 16', 'p1 cbr 20',", ""),
        ("'p2 f',", "'p2 f', 'p3 f',"),
        ("[70, 30]", "[68, 42, 40]"),
    )  # fmt: skip
    assert not differences(text)


FOLDED_ROUND = """
variant = 'NT'
antes = {antes}
blinds_or_straddles = {blinds}
min_bet = {least}
starting_stacks = [100, 100, 100, 100]
actions = [
  'd dh p1 AsAh', 'd dh p2 KdKc', 'd dh p3 7s2d', 'd dh p4 8s8d', {actions}
]
finishing_stacks = {left}
"""


def folded(*, antes="[0, 0, 0, 0]", blinds="[1, 2, 0, 0]", least=2, actions, left) -> list[str]:
    """The differences of a hand that does not reach the flop."""
    listed = ", ".join(f"'{each}'" for each in actions)
    return differences(
        FOLDED_ROUND.format(antes=antes, blinds=blinds, least=least, actions=listed, left=left)
    )


def test_a_big_blind_ante_is_dead_money() -> None:
    assert not folded(
        antes="[0, 3, 0, 0]",
        actions=["p3 f", "p4 f", "p1 cc", "p2 cbr 6", "p1 f"],
        left="[98, 102, 100, 100]",
    )


def test_everybody_may_have_an_ante() -> None:
    assert not folded(
        antes="[1, 1, 1, 1]",
        actions=["p3 cc", "p4 f", "p1 f", "p2 cbr 4", "p3 f"],
        left="[98, 106, 97, 99]",
    )


def test_there_may_be_one_blind_only() -> None:
    assert not folded(
        blinds="[2, 0, 0, 0]", actions=["p2 cc", "p3 f", "p4 f", "p1 cbr 8", "p2 f"],
        left="[102, 98, 100, 100]",
    )  # fmt: skip


def test_a_small_blind_of_more_than_half_is_played() -> None:
    assert not folded(
        blinds="[2, 3, 0, 0]", least=3, actions=["p3 f", "p4 cbr 6", "p1 f", "p2 f"],
        left="[98, 97, 100, 105]",
    )  # fmt: skip


def test_a_straddler_acts_last_wherever_he_sits() -> None:
    assert not folded(
        blinds="[1, 2, 4, 0]", actions=["p4 cc", "p1 f", "p2 f", "p3 cbr 12", "p4 f"],
        left="[99, 98, 107, 96]",
    )  # fmt: skip
    assert not folded(
        blinds="[1, 2, 0, 4]", actions=["p1 f", "p2 f", "p3 cc", "p4 cbr 12", "p3 f"],
        left="[99, 98, 96, 107]",
    )  # fmt: skip
    assert folded(
        blinds="[1, 2, 4, 0]", actions=["p1 f", "p2 f", "p3 f"], left="[99, 98, 96, 107]"
    ) == ["p1 f: p1 may not fold now; it is p4's turn"]


def test_a_newcomer_posts_and_acts_in_his_turn() -> None:
    assert not folded(
        blinds="[1, 2, 0, 2]", actions=["p3 f", "p4 cc", "p1 f", "p2 cbr 8", "p4 f"],
        left="[99, 103, 100, 98]",
    )  # fmt: skip


def test_less_than_nothing_is_a_newcomers_post() -> None:
    assert not folded(
        blinds="[1, 2, 0, -2]", actions=["p3 f", "p4 cc", "p1 f", "p2 cbr 8", "p4 f"],
        left="[99, 103, 100, 98]",
    )  # fmt: skip
    assert not folded(
        blinds="[-2, 2, 0, 0]", actions=["p3 cc", "p4 f", "p1 cbr 8", "p2 f", "p3 f"],
        left="[104, 98, 98, 100]",
    )  # fmt: skip


def test_a_newcomer_may_post_less_than_a_straddle_and_calls_the_rest() -> None:
    assert not folded(
        blinds="[1, 2, 4, -2]", actions=["p4 cc", "p1 f", "p2 f", "p3 cbr 12", "p4 f"],
        left="[99, 98, 107, 96]",
    )  # fmt: skip


def test_a_newcomers_post_over_the_big_blind_is_not_played() -> None:
    text = FOLDED_ROUND.format(
        antes="[0, 0, 0, 0]", blinds="[1, 2, 0, -3]", least=2, actions="", left="[1, 1, 1, 1]"
    )
    assert played(text).not_played == ("p4 posts 3; a newcomer's post of more than 2 is not played")


def test_an_odd_chip_is_halved_only_where_the_history_has_fractions() -> None:
    shared = changed(
        NO_LIMIT,
        ("p1 AsAh", "p1 AsQh"),
        ("p2 KdKc", "p2 AdQc"),
        ("p1 sm AsAh", "p1 sm AsQh"),
        ("p2 sm KdKc", "p2 sm AdQc"),
        ("'p3 cbr 6'", "'p3 cbr 7'"),
        ("Ks9h4c", "Jc9h4c"),
        ("'d db 2c'", "'d db Jd'"),
    )
    assert not differences(changed(shared, ("[0, 306, 294]", "[104, 203, 293]")))
    assert not differences(changed(shared, ("[0, 306, 294]", "[103.5, 203.5, 293]")))


def test_an_unknown_stack_is_deep_enough() -> None:
    assert not differences(
        changed(
            NO_LIMIT,
            ("[100, 200, 300]", "[100, inf, inf]"),
            ("finishing_stacks = [0, 306, 294]", "finishing_stacks = [0, inf, inf]"),
        )
    )


# Rake


UNSEEN = changed(NO_LIMIT, ("d dh p3 7s2d", "d dh p3 ????"))


@pytest.mark.parametrize("text", [NO_LIMIT, UNSEEN])
def test_what_the_right_winner_lacks_is_rake(text) -> None:
    outcome = played(changed(text, ("[0, 306, 294]", "[0, 301.50, 294]")))
    assert (outcome.differences, outcome.rake) == ([], 450)
    assert outcome.came_out
    assert played(text).rake == 0


def test_rake_is_missing_from_the_winnings_too() -> None:
    raked = changed(NO_LIMIT, ("finishing_stacks = [0, 306, 294]", "winnings = [0, 203, 0]"))
    assert played(raked).rake == 300
    assert played(raked).record().finishing_stacks == (0, 30_300, 29_400)
    both = changed(NO_LIMIT, ("[0, 306, 294]", "[0, 303, 294]\nwinnings = [0, 203, 0]"))
    assert played(both).rake == 300
    unlike = changed(NO_LIMIT, ("[0, 306, 294]", "[0, 303, 294]\nwinnings = [0, 204, 0]"))
    assert (len(differences(unlike)), played(unlike).rake) == (2, 0)


@pytest.mark.parametrize(
    "stacks", ["[0, 306, 290]", "[0, 309, 294]", "[0, 100, 294]", "[3, 300, 294]", "[206, 97, 294]"]
)
def test_no_rake_is_taken_from_losers_nor_a_whole_pot_nor_added(stacks) -> None:
    outcome = played(changed(NO_LIMIT, ("[0, 306, 294]", stacks)))
    assert outcome.differences
    assert outcome.rake == 0


def test_with_unknown_cards_the_written_winner_wins_less_the_rake() -> None:
    text = changed(
        NO_LIMIT,
        ("d dh p1 AsAh", "d dh p1 ????"),
        ("p1 sm AsAh", "p1 sm"),
        ("[0, 306, 294]", "[0, 303, 294]"),
    )
    assert (differences(text), played(text).rake) == ([], 300)


@pytest.mark.parametrize("stacks", ["[0, 303, 294]", "[206, 100, 294]"])
def test_rake_or_a_fault_that_no_cards_can_mend_is_found_at_the_first_deal(stacks) -> None:
    """Sixty deals would tell nothing more: the only unknown hand is folded."""
    short = read(changed(UNSEEN, ("[0, 306, 294]", stacks)))[""]
    assert quickest(short) < 10 * quickest(read(UNSEEN)[""])


def quickest(history):
    return min(timeit.repeat(lambda: replay(history), number=3, repeat=5))


# Names


def test_names_stay_with_the_hand_as_it_is_written_again() -> None:
    text = changed(NO_LIMIT, ("finishing_stacks = [0, 306, 294]\n", ""))
    history = played(text).record()
    again = read(write(history))[""]
    assert again.players == ("Ann", "Bob", "Cy")
    assert again.others == {"author": "A. Clerk"}
    assert again.finishing_stacks == (0, 30_600, 29_400)
    assert played(write(again)).record() == again


def test_an_unknown_stack_stays_unknown() -> None:
    text = changed(
        NO_LIMIT, ("[100, 200, 300]", "[100, inf, 300]"),
        ("finishing_stacks = [0, 306, 294]\n", ""),
    )  # fmt: skip
    assert played(text).record().finishing_stacks == (0, None, 29_400)


def test_only_a_hand_that_came_out_is_written_again() -> None:
    with pytest.raises(BadInput, match="finishing stack of p1 Ann: expected 1, got 0"):
        played(changed(NO_LIMIT, ("[0, 306, 294]", "[1, 306, 293]"))).record()


# What is not played


def test_every_code_of_the_format_is_known() -> None:
    assert list(VARIANTS) == [
        "FT", "NT", "NS", "PO", "FO/8", "F7S", "F7S/8", "FR", "N2L1D", "F2L3D", "FB",
    ]  # fmt: skip


def test_a_trimmed_ante_is_not_played() -> None:
    text = changed(
        NO_LIMIT,
        ("antes = [0, 0, 0]", "antes = [150, 150, 150]\nante_trimming_status = true"),
    )
    assert played(text).not_played == (
        "a stack shorter than its ante is not played with a trimmed ante"
    )


def test_more_players_than_the_table_has_seats_are_not_played() -> None:
    many = 12
    text = f"""
variant = 'NT'
antes = {[0] * many}
blinds_or_straddles = {[1, 2] + [0] * (many - 2)}
min_bet = 2
starting_stacks = {[100] * many}
actions = []
"""
    assert played(text).not_played == "this table has seats 1 to 11; p12 is not there"
