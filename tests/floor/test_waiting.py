"""The waiting list: first come, first called, one person to a seat, one seat to a person."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from houseway.errors import IllegalSeat
from houseway.floor.waiting import Hold, Place, WaitingList


def listed(*people: str) -> WaitingList:
    waiting = WaitingList()
    for person in people:
        waiting.join(person)
    return waiting


def test_the_first_who_came_is_called_first() -> None:
    waiting = listed("Ann", "Bob", "Cat")
    assert [waiting.place(each) for each in ("Ann", "Bob", "Cat", "Dan")] == [1, 2, 3, None]
    assert waiting.next_call([7, 4]) == (4, "Ann")
    assert waiting.call(4, "Ann", 100.0) == Hold(4, "Ann", 100.0)
    assert waiting.place("Bob") == 1
    assert waiting.next_call([4, 7]) == (7, "Bob")
    assert waiting.next_call([4]) is None


def test_nobody_is_called_out_of_turn() -> None:
    waiting = listed("Ann", "Bob")
    with pytest.raises(IllegalSeat, match="Bob is not the next to be called to seat 4"):
        waiting.call(4, "Bob", 100.0)
    assert waiting.people == ("Ann", "Bob")


def test_who_takes_his_seat_is_off_the_list() -> None:
    waiting = listed("Ann", "Bob")
    waiting.call(4, "Ann", 100.0)
    waiting.sits(4, "Ann")
    assert (waiting.people, waiting.holds) == (("Bob",), ())


def test_who_sits_down_without_being_called_waits_no_longer() -> None:
    waiting = listed("Ann", "Bob")
    waiting.sits(4, "Ann")
    assert waiting.people == ("Bob",)


def test_a_held_seat_is_nobody_elses() -> None:
    waiting = listed("Ann", "Bob")
    waiting.call(4, "Ann", 100.0)
    with pytest.raises(IllegalSeat, match="^seat 4 is held for Ann$"):
        waiting.sits(4, "Bob")
    with pytest.raises(IllegalSeat, match="^seat 4 is held for Ann, not seat 5$"):
        waiting.sits(5, "Ann")
    assert waiting.held_for("Ann") == Hold(4, "Ann", 100.0)


def test_a_seat_is_kept_for_somebody_called_from_another_list() -> None:
    waiting = listed("Ann", "Bob")
    assert waiting.keep(4, "Ann", 100.0, "the room") == Hold(4, "Ann", 100.0, "the room")
    assert waiting.people == ("Bob",)
    with pytest.raises(IllegalSeat, match="^seat 4 is held for Ann$"):
        waiting.keep(4, "Bob", 100.0, "the room")
    with pytest.raises(IllegalSeat, match="^seat 4 is held for Ann already$"):
        waiting.keep(5, "Ann", 100.0, "the room")
    assert waiting.keep(5, "Cat", 100.0, "the room").seat == 5
    assert waiting.decline("Ann").of == "the room"
    assert waiting.people == ("Bob",), "who declines waits on the list that he was called from"


def test_whose_seat_is_gone_stands_where_he_stood() -> None:
    waiting = WaitingList()
    for at, person in enumerate(("Ann", "Bob", "Cat", "Dan")):
        waiting.join(person, float(min(at, 2)))  # the last two came together
    for seat, person in enumerate(("Ann", "Bob", "Cat"), start=1):
        waiting.call(seat, person, 100.0)
    assert waiting.give_back("Bob") == Hold(2, "Bob", 100.0)
    assert waiting.people == ("Bob", "Dan")
    waiting.give_back("Ann")
    assert waiting.people == ("Ann", "Bob", "Dan")
    waiting.give_back("Cat")
    assert waiting.people == ("Ann", "Bob", "Dan", "Cat")
    with pytest.raises(IllegalSeat, match="no seat is held for Ann"):
        waiting.give_back("Ann")


def gone(waiting: WaitingList, how: str) -> None:
    """Ann, to whom seat 4 was called and declined, leaves the list in one way or another."""
    if how == "sits":
        waiting.sits(5, "Ann")
    elif how == "does not come":
        waiting.call(5, "Ann", 200.0)
        waiting.pass_over(5)
    else:
        waiting.leave("Ann")


@pytest.mark.parametrize("how", ["sits", "does not come", "leaves"])
def test_nothing_is_kept_of_who_is_off_the_list(how) -> None:
    waiting = WaitingList()
    waiting.join("Ann", 50.0)
    waiting.call(4, "Ann", 100.0)
    waiting.decline("Ann", 60.0)
    assert waiting.came("Ann") == 60.0
    assert waiting.declined(4) == {"Ann"}
    gone(waiting, how)
    assert waiting.came("Ann") == 0.0
    assert waiting.declined(4) == frozenset()


def test_it_means_something_to_the_list_who_sits_where() -> None:
    waiting = listed("Ann", "Bob")
    assert not waiting.concerns(4, "Dan")
    assert waiting.concerns(4, "Ann")
    waiting.call(4, "Ann", 100.0)
    assert waiting.concerns(5, "Ann"), "a seat is held for her"
    assert waiting.concerns(4, "Dan"), "it is held for Ann"
    waiting.decline("Ann")
    waiting.leave("Bob")
    assert waiting.concerns(4, "Dan"), "somebody has declined it"
    assert not waiting.concerns(5, "Dan")


def test_a_place_is_the_same_whatever_its_table_is_called() -> None:
    assert Place("t1", 3) == Place("t1", 3, "Poker 1") != Place("t2", 3)
    assert str(Place("t1", 3)) == "3 of t1"


def test_who_does_not_come_is_passed_over_and_off_the_list() -> None:
    waiting = listed("Ann", "Bob")
    waiting.call(4, "Ann", 100.0)
    assert waiting.late(99.9) is None
    assert waiting.late(100.0) == Hold(4, "Ann", 100.0)
    waiting.pass_over(4)
    assert waiting.people == ("Bob",)
    assert waiting.next_call([4]) == (4, "Bob")


def test_who_declines_waits_behind_the_others_for_another_seat() -> None:
    waiting = listed("Ann", "Bob")
    waiting.call(4, "Ann", 100.0)
    assert waiting.decline("Ann").seat == 4
    assert waiting.people == ("Bob", "Ann")
    waiting.call(4, "Bob", 100.0)
    waiting.decline("Bob")
    assert waiting.next_call([4]) is None  # both have let it go by
    assert waiting.next_call([4, 5]) == (5, "Ann")
    waiting.sits(4, "Cat")
    assert waiting.next_call([4]) == (4, "Ann")  # it has opened anew


def test_who_waits_no_longer_gives_back_the_seat() -> None:
    waiting = listed("Ann", "Bob")
    waiting.call(4, "Ann", 100.0)
    waiting.leave("Ann")
    assert waiting.next_call([4]) == (4, "Bob")
    waiting.leave("Bob")
    assert (waiting.people, waiting.holds) == ((), ())


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (("join", "Ann"), "seat 4 is held for Ann already"),
        (("join", "Bob"), "Bob is on the list already, in place 1"),
        (("leave", "Dan"), "Dan is not on the list"),
        (("decline", "Bob"), "no seat is held for Bob"),
        (("pass_over", 5), "seat 5 is not held for anybody"),
    ],
    ids=str,
)
def test_what_is_refused_is_refused_in_a_line(command: tuple, line: str) -> None:
    waiting = listed("Ann", "Bob")
    waiting.call(4, "Ann", 100.0)
    before = waiting.people, waiting.holds
    with pytest.raises(IllegalSeat) as refused:
        getattr(waiting, command[0])(*command[1:])
    assert refused.value.message == line
    assert (waiting.people, waiting.holds) == before


PEOPLE = st.sampled_from(["Ann", "Bob", "Cat", "Dan", "Eve"])
SEATS = st.integers(1, 3)


class Podium(RuleBasedStateMachine):
    """A list over an evening, beside a plain account of who came when."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = WaitingList()
        self.queue: list[str] = []  # by when they came or declined
        self.now = 0.0

    @rule(person=PEOPLE)
    def joins(self, person: str) -> None:
        try:
            self.waiting.join(person)
        except IllegalSeat:
            assert person in self.queue or self.waiting.held_for(person)
            return
        self.queue.append(person)

    @rule(person=PEOPLE)
    def leaves(self, person: str) -> None:
        try:
            self.waiting.leave(person)
        except IllegalSeat:
            assert person not in self.queue
            return
        if person in self.queue:
            self.queue.remove(person)

    @rule(seats=st.sets(SEATS))
    def calls(self, seats: set[int]) -> None:
        self.now += 1
        if called := self.waiting.next_call(seats):
            seat, person = called
            self.waiting.call(seat, person, self.now + 3)
            self.queue.remove(person)

    @rule(person=PEOPLE)
    def declines(self, person: str) -> None:
        if self.waiting.held_for(person):
            self.waiting.decline(person)
            self.queue.append(person)

    @rule(person=PEOPLE, seat=SEATS)
    def sits(self, person: str, seat: int) -> None:
        try:
            self.waiting.sits(seat, person)
        except IllegalSeat:
            return
        if person in self.queue:
            self.queue.remove(person)
        assert self.waiting.place(person) is None
        assert self.waiting.held_for(person) is None

    @rule()
    def time_passes(self) -> None:
        self.now += 2
        while hold := self.waiting.late(self.now):
            self.waiting.pass_over(hold.seat)
        assert all(hold.until > self.now for hold in self.waiting.holds)

    @invariant()
    def the_order_is_kept_and_nobody_is_there_twice(self) -> None:
        assert list(self.waiting.people) == self.queue
        held = [hold.person for hold in self.waiting.holds]
        assert len({*held, *self.queue}) == len(held) + len(self.queue)


Podium.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestPodium = Podium.TestCase
