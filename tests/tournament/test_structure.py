"""A structure is proposed from chips, players and hours, and says when the night will be over."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.errors import BadInput
from houseway.tournament import Structure
from houseway.tournament.structure import Evening, ends_at, propose

EVENINGS = st.builds(
    Evening,
    players=st.integers(6, 400),
    stack=st.sampled_from((2_000, 5_000, 10_000, 20_000, 50_000)),
    minutes=st.integers(120, 600),
    chip=st.sampled_from((5, 25)),
    again=st.integers(0, 40),
)


@settings(deadline=None, max_examples=150)
@given(EVENINGS)
def test_what_is_proposed_can_be_played(evening: Evening) -> None:
    proposal = propose(evening)
    structure = proposal.structure
    for (small, big), (later, _) in pairwise(structure.levels):
        assert small < later
        assert big == 2 * small
        assert small % evening.chip == 0
    assert len(structure.levels) > proposal.last_level  # and goes on for a while
    assert abs(proposal.ends - evening.minutes) <= evening.minutes // 4
    for up in proposal.colour_ups:
        assert up.after in structure.breaks
        assert all(small % up.to == 0 for small, _ in structure.levels[up.after :])


@settings(deadline=None, max_examples=50)
@given(EVENINGS)
def test_it_ends_when_all_chips_are_few_big_blinds(evening: Evening) -> None:
    proposal = propose(evening)
    levels = proposal.structure.levels
    assert levels[proposal.last_level - 1][1] * 20 >= evening.chips
    assert levels[proposal.last_level - 2][1] * 20 < evening.chips
    ending = ends_at(proposal.structure, evening.chips)
    assert ending == (proposal.last_level, proposal.ends)


def test_an_evening_of_the_club() -> None:
    proposal = propose(Evening(players=30, stack=10_000, minutes=240))
    assert (proposal.structure.minutes, proposal.last_level, proposal.ends) == (20, 11, 240)
    assert proposal.structure.levels[:3] == ((50, 100), (100, 200), (200, 400))
    assert proposal.structure.breaks == {5: 10, 10: 10}


def test_levels_as_long_as_somebody_wants_them() -> None:
    proposal = propose(Evening(players=30, stack=10_000, minutes=240, length=30))
    assert proposal.structure.minutes == 30
    assert proposal.ends <= 270


def test_more_chips_end_later_and_no_level_may_be_enough() -> None:
    structure = Structure(levels=((25, 50), (50, 100), (100, 200)), minutes=20, breaks={1: 10})
    assert ends_at(structure, 1_000) == (1, 20)
    assert ends_at(structure, 1_001) == (2, 50)
    assert ends_at(structure, 4_000) == (3, 70)
    assert ends_at(structure, 4_001) is None


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"players": 1}, "players is 1; it must be from 2"),
        ({"minutes": 20}, "minutes is 20; it must be from 30"),
        ({"stack": 100, "chip": 25}, "a stack of 100 in chips of 25"),
        ({"length": -1}, "length is -1"),
    ],
)
def test_what_is_no_evening_is_refused_in_a_line(said: dict[str, int], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        Evening(**{"players": 30, "stack": 10_000, "minutes": 240, **said})
