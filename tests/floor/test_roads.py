"""Scoreboards, against examples worked out by hand.

Roads are drawn as people draw them: six lines, a letter a cell, a dot where nothing lies.
"""

import random

import pytest

from houseway import games
from houseway.floor.roads import ROWS, Road, laid, roads_of

WORDS = {"P": "player", "B": "banker", "T": "tie"}
BACCARAT = [game for game in games.catalogue().values() if game.scored]


def outcomes(letters: str) -> list[str]:
    return [WORDS[letter] for letter in letters.replace(" ", "")]


def drawn(road: Road) -> list[str]:
    """A road as lines of letters: the first letter of each mark."""
    width = max((cell.column for cell in road), default=-1) + 1
    lines = [["."] * width for _ in range(ROWS)]
    for cell in road:
        assert lines[cell.row][cell.column] == ".", "two marks in one cell"
        lines[cell.row][cell.column] = cell.mark[0]
    return ["".join(line) for line in lines]


def test_the_bead_plate_goes_down_columns_of_six() -> None:
    bead = roads_of(outcomes("PBTBBP PT")).bead
    assert drawn(bead) == ["pp", "bt", "t.", "b.", "b.", "p."]


def test_the_big_road_has_a_column_for_each_run() -> None:
    big = roads_of(outcomes("BB PPP B PP")).big
    assert drawn(big) == ["bpbp", "bp.p", ".p..", "....", "....", "...."]


def test_a_tie_is_marked_on_the_win_before_it() -> None:
    big = roads_of(outcomes("B TT B P T B")).big
    assert drawn(big)[:2] == ["bpb", "b.."]
    assert [cell.ties for cell in big] == [2, 0, 1, 0]


def test_ties_before_the_first_win_stand_in_its_cell() -> None:
    (only,) = roads_of(outcomes("TT")).big
    assert (only.column, only.row, only.mark, only.ties) == (0, 0, "tie", 2)
    first, second = roads_of(outcomes("TT P T B")).big
    assert (first.mark, first.ties) == ("player", 3)
    assert (second.column, second.row, second.ties) == (1, 0, 0)


def test_a_run_of_more_than_six_grows_a_tail() -> None:
    assert drawn(roads_of(outcomes("B" * 8)).big) == ["b..", "b..", "b..", "b..", "b..", "bbb"]


def test_a_run_that_meets_a_tail_turns_above_it() -> None:
    """Eight bankers lie along the floor under the next columns; six players turn at the fifth."""
    big = roads_of(outcomes("BBBBBBBB PPPPPP BBBBB")).big
    assert drawn(big) == ["bpb.", "bpb.", "bpb.", "bpbb", "bpp.", "bbb."]


def test_a_tail_never_turns_down_again() -> None:
    """Where the tail below has ended, the run above it still stays in its row."""
    assert laid(["b"] * 7 + ["p"] * 8)[7:] == [
        (1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (3, 4), (4, 4),
    ]  # fmt: skip


# Derived roads. The shoe B PP BBB P BB PP B P B B, as runs: 1 2 3 1 2 2 1 1 2.
SHOE = "B PP BBB P BB PP B P BB"


def test_the_big_eye_boy_looks_one_column_back() -> None:
    """By hand, win by win from the second of the second column.

    2: the column before has 1, ended just above: blue.
    3: first win, 2 against 1: blue; second, 2 goes on: red; third, 2 ended above: blue.
    1: first, 3 against 2: blue. 2: first, 1 against 3: blue; second, 1 ended above: blue.
    2: first, 2 against 1: blue; second, 2 goes on: red. 1: first, 2 against 2: red.
    1: first, 1 against 2: blue. 2: first, 1 against 1: red; second, 1 ended above: blue.
    """
    marks = "".join(cell.mark[0] for cell in roads_of(outcomes(SHOE)).big_eye)
    assert marks == "bbrbbbbbrrbrb"
    assert drawn(roads_of(outcomes(SHOE)).big_eye) == [
        "brbrbrb",
        "b.br...",
        "..b....",
        "..b....",
        "..b....",
        ".......",
    ]


def test_the_small_road_looks_two_columns_back() -> None:
    """3: second win, the column two back has 1, ended just above: blue; third, long gone: red.

    1: first, 3 against 1: blue. 2: first, 1 against 2: blue; second, 3 goes on: red.
    2: first, 2 against 3: blue; second, 1 ended above: blue. 1: first, 2 against 1: blue.
    1: first, 1 against 2: blue. 2: first, 1 against 2: blue; second, 1 ended above: blue.
    """
    marks = "".join(cell.mark[0] for cell in roads_of(outcomes(SHOE)).small)
    assert marks == "brbbrbbbbbb"


def test_the_cockroach_pig_looks_three_columns_back() -> None:
    """2: first win, 1 against 1: red; second, the column three back has 2, which goes on: red.

    2: first, 2 against 2: red; second, 3 goes on: red. 1: first, 2 against 3: blue.
    1: first, 1 against 1: red. 2: first, 1 against 2: blue; second, 2 goes on: red.
    """
    marks = "".join(cell.mark[0] for cell in roads_of(outcomes(SHOE)).cockroach)
    assert marks == "rrrrbrbr"


@pytest.mark.parametrize(
    ("shoe", "counts"),
    [
        ("B", (0, 0, 0)),
        ("BB P", (0, 0, 0)),
        ("B PP", (1, 0, 0)),  # the second win of the second column
        ("B P B", (1, 0, 0)),  # or the first of the third
        ("B P BB", (2, 1, 0)),
        ("B P B P", (2, 1, 0)),
        ("B P B PP", (3, 2, 1)),
        ("B P B P B", (3, 2, 1)),
        ("T B T PPT", (1, 0, 0)),  # a tie is no win
    ],
)
def test_where_each_derived_road_begins(shoe: str, counts: tuple[int, int, int]) -> None:
    roads = roads_of(outcomes(shoe))
    assert (len(roads.big_eye), len(roads.small), len(roads.cockroach)) == counts


def test_a_derived_road_reads_the_big_road_as_if_it_had_no_floor() -> None:
    """Eight players beside seven bankers: blue at the eighth, though both have turned right."""
    roads = roads_of(outcomes("B" * 7 + "P" * 9))
    assert [cell.mark for cell in roads.big_eye] == ["red"] * 6 + ["blue", "red"]


def test_an_alternating_shoe_is_red_all_along() -> None:
    roads = roads_of(outcomes("BP" * 12))
    for road in (roads.big_eye, roads.small, roads.cockroach):
        assert {cell.mark for cell in road} == {"red"}
        assert max(cell.row for cell in road) == ROWS - 1


def test_no_two_marks_share_a_cell() -> None:
    for seed in range(200):
        rng = random.Random(seed)
        lean = rng.choice(["PB", "PBBBBB", "PPPPPPPB"])
        shoe = outcomes("".join(rng.choice([*lean, "T"]) for _ in range(80)))
        roads = roads_of(shoe)
        for road in (roads.bead, roads.big, roads.big_eye, roads.small, roads.cockroach):
            drawn(road)
            assert all(0 <= cell.row < ROWS for cell in road)
        assert len(roads.bead) == sum(1 + cell.ties for cell in roads.big)


@pytest.mark.parametrize("game", BACCARAT, ids=lambda game: game.id)
def test_a_game_says_its_outcome_when_it_is_over(game) -> None:
    """Told from the lines and the cards; nothing is said before."""
    told = set()
    for seed in range(300):
        round = game.random_round(seed)
        rng = random.Random(seed)
        while options := round.options():
            assert game.outcome(round) is None
            round.play(options.choose(rng))
        winner, *notes = game.outcome(round).split()
        for line in round.lines:
            if line.spot in ("player", "banker"):
                if line.result == "pushes":  # a tie, or a banker that wins with a gold seven
                    assert winner == "tie" or (line.spot == winner == "banker")
                else:
                    assert (line.spot == winner) == (line.result == "wins")
        hands = {place: [c.text for c in round.felt.cards(place)] for place in ("player", "banker")}
        for place, cards in hands.items():
            assert (f"{place}_pair" in notes) == (cards[0][0] == cards[1][0])
        if "natural" in notes:
            assert {len(cards) for cards in hands.values()} == {2}
        told |= {winner, *notes}
    assert told == {"player", "banker", "tie", "natural", "player_pair", "banker_pair"}


def test_notes_are_kept_with_their_round() -> None:
    roads = roads_of(["banker natural player_pair", "tie", "player"])
    assert [cell.notes for cell in roads.bead] == [("natural", "player_pair"), (), ()]
    assert [cell.notes for cell in roads.big] == [("natural", "player_pair"), ()]


def test_other_games_keep_no_score() -> None:
    game = games.find("three-card-poker@bclc")
    round = game.random_round(1)
    while options := round.options():
        round.play(options.choose(random.Random(1)))
    assert not game.scored
    assert game.outcome(round) is None
