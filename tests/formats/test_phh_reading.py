"""Reading and writing files of hand histories."""

from decimal import Decimal

import pytest

from houseway.errors import BadInput
from houseway.formats.phh import (
    History,
    history_files,
    load,
    read,
    read_each,
    write,
    write_all,
)
from tests.formats.phh_hands import HEADS_UP, NO_LIMIT, changed


def test_a_hand_is_read_field_by_field() -> None:
    hand = read(NO_LIMIT)[""]
    assert hand.variant == "NT"
    assert hand.size == 3
    assert hand.starting_stacks == (10_000, 20_000, 30_000)
    assert hand.blinds_or_straddles == (100, 200, 0)
    assert hand.min_bet == 200
    assert hand.small_bet is None
    assert str(hand.actions[3]) == "p3 cbr 6"
    assert hand.others == {"author": "A. Clerk"}
    assert hand.who(2) == "p2 Bob"


def test_heads_up_the_button_is_last_and_posts_what_is_listed_first() -> None:
    hand = read(HEADS_UP)[""]
    assert hand.by_player(hand.blinds_or_straddles) == {1: 200, 2: 100}


@pytest.mark.parametrize("text", [NO_LIMIT, HEADS_UP])
def test_a_hand_is_written_and_read_back_equal(text) -> None:
    hand = read(text)[""]
    assert read(write(hand))[""] == hand


def test_a_newcomers_post_is_read_and_written_as_it_stands() -> None:
    hand = read(changed(NO_LIMIT, ("[1, 2, 0]", "[1, 2, -1.5]")))[""]
    assert hand.blinds_or_straddles == (100, 200, -150)
    assert "blinds_or_straddles = [1, 2, -1.50]\n" in write(hand)
    assert read(write(hand))[""] == hand


def test_every_kind_of_field_survives() -> None:
    text = NO_LIMIT + (
        "time = 12:30:00\nday = 3\nhand = 'the \"odd\" one\\n'\ntime_limit = 30.5\n"
        "time_banks = [inf, 1.0, 2]\n_seen = { by = ['us', 'them'], 'on air' = true }\n"
        "_date = 2023-06-22\n"
    )
    hand = read(text)[""]
    assert hand.others["time_limit"] == Decimal("30.5")
    assert read(write(hand))[""] == hand


def test_a_stack_that_nobody_knows_is_infinite() -> None:
    text = changed(NO_LIMIT, ("[100, 200, 300]", "[100, 200, inf]"), ("306, 294", "306, inf"))
    hand = read(text)[""]
    assert hand.starting_stacks[2] is None
    assert read(write(hand))[""] == hand


def test_many_hands_have_a_table_each(tmp_path) -> None:
    hands = [read(NO_LIMIT)[""], read(HEADS_UP)[""]]
    path = tmp_path / "night.phhs"
    path.write_text(write_all(hands))
    assert load(path) == {f"{path} [1]": hands[0], f"{path} [2]": hands[1]}


def test_folders_are_searched_for_histories(tmp_path) -> None:
    (tmp_path / "a").mkdir()
    for name in ("a/2.phh", "1.phhs", "LICENSE", "notes.toml"):
        (tmp_path / name).write_text(NO_LIMIT)
    assert list(history_files([tmp_path])) == [tmp_path / "1.phhs", tmp_path / "a/2.phh"]
    with pytest.raises(BadInput, match="no file or folder"):
        list(history_files([tmp_path / "b"]))


WRONG = [
    (("'NT'", "'XX'"), "there is no variant 'XX'; there are FT, NT"),
    (("min_bet = 2", ""), "'min_bet' is missing; a hand of NT must have it"),
    (("min_bet = 2", "min_bet = 0"), "'min_bet' is 0"),
    (("antes = [0, 0, 0]", "antes = [0, 0]"), "'antes' has 2 entries for 3 players"),
    (("antes = [0, 0, 0]", "antes = 0"), "'antes' is 0; it must be a list"),
    (("antes = [0, 0, 0]", "antes = [0, 0, -1]"), "'antes': an amount of chips is -1"),
    (("[100, 200, 300]", "[100, 0, 300]"), "p2 Bob has no chips"),
    (("[100, 200, 300]", "[100]"), "'starting_stacks' has 1; a hand needs two players"),
    (("[1, 2, 0]", "[0, 0, 0]"), "somebody must post one"),
    (("[1, 2, 0]", "[0, 0, -2]"), "somebody must post one"),
    (("'p3 f'", "'p4 f'"), "'p4 f': there are players p1 to p3"),
    (("'p3 f'", "7"), "7 is not an action; actions are texts"),
    (("'p3 f'", "'p3 folds'"), "'p3 folds' is not an action"),
    (("'Cy'", "3"), "'players': 3 is not a name"),
    (("author = 'A. Clerk'", "ante_trimming_status = 1"), "it must be true or false"),
    (("variant = 'NT'", "variant = NT"), "not TOML"),
    (("variant = 'NT'", ""), "stands outside of any hand"),
]


@pytest.mark.parametrize(("swap", "words"), WRONG)
def test_a_file_that_is_wrong_is_refused_in_one_line(tmp_path, swap, words) -> None:
    path = tmp_path / "hand.phh"
    path.write_text(changed(NO_LIMIT, swap))
    with pytest.raises(BadInput) as refused:
        load(path)
    assert refused.value.message.startswith(f"{path}: ")
    assert words in refused.value.message
    assert "\n" not in refused.value.message


def test_a_wrong_hand_among_many_is_named(tmp_path) -> None:
    with pytest.raises(BadInput, match=r"\[2\]: the variant is missing"):
        read(f"[1]\n{NO_LIMIT}\n[2]\nantes = []")
    with pytest.raises(BadInput, match="the variant is missing"):
        read("")


def faults(text):
    """What is wrong with which hands of a text, and which are sound."""
    hands = read_each(text)
    return (
        {name: each.message for name, each in hands if isinstance(each, BadInput)},
        [name for name, each in hands if isinstance(each, History)],
    )


SHORT = changed(NO_LIMIT, ("min_bet = 2", ""))
NO_TOML = changed(NO_LIMIT, ("variant = 'NT'", "variant = NT"))


def test_each_hand_of_many_is_read_by_itself() -> None:
    assert faults(f"[1]\n{NO_LIMIT}\n[2]\n{SHORT}\n[3]\n{HEADS_UP}") == (
        {"2": "'min_bet' is missing; a hand of NT must have it"},
        ["1", "3"],
    )
    assert faults(f"author = 'A. Clerk'\n[1]\n{NO_LIMIT}") == (
        {"author": "stands outside of any hand"},
        ["1"],
    )


def test_a_hand_that_is_no_toml_leaves_the_others_readable() -> None:
    text = f"# a night\n\n[1] # first\n{NO_LIMIT}\n['two']\n{NO_TOML}\n[3]\n{HEADS_UP}"
    line = text.splitlines().index("variant = NT") + 1
    wrong, sound = faults(text)
    assert list(wrong) == ["two"]
    assert wrong["two"].startswith("not TOML: ")
    assert f"line {line}," in wrong["two"]  # as the file counts them
    assert sound == ["1", "3"]


def test_two_hands_of_one_name_are_told_and_the_first_is_read() -> None:
    assert faults(f"[1]\n{NO_LIMIT}\n[1]\n{HEADS_UP}\n[2]\n{HEADS_UP}") == (
        {"1": "another hand has this name already"},
        ["1", "2"],
    )


def test_a_single_hand_with_a_table_of_its_own_is_not_taken_apart() -> None:
    with pytest.raises(BadInput, match="not TOML"):
        read_each(f"{NO_TOML}\n[_seen]\nby = 'us'")


def test_what_is_no_text_is_no_history(tmp_path) -> None:
    path = tmp_path / "hand.phh"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="is not a text file"):
        load(path)
    with pytest.raises(BadInput, match="cannot be read"):
        load(tmp_path)


def test_a_history_is_a_value() -> None:
    assert isinstance(read(NO_LIMIT)[""], History)
    assert read(NO_LIMIT) == read(NO_LIMIT)
    assert read(NO_LIMIT) != read(changed(NO_LIMIT, ("'Cy'", "'Di'")))
