"""Work in processes of its own: what it tells arrives, and one that dies holds up nobody."""

import os

from tests.mutants.processes import apart, as_told


def test_what_several_tell_arrives_and_each_in_its_order() -> None:
    def count(name, tell) -> None:
        for number in range(50):
            tell((name, number))

    told = [*as_told([lambda tell: count("a", tell), lambda tell: count("b", tell)])]
    for name in "ab":
        assert [number for who, number in told if who == name] == [*range(50)]


def test_who_dies_has_told_what_he_told_and_the_other_goes_on() -> None:
    def dies(tell) -> None:
        tell("first")
        os._exit(1)

    def lives(tell) -> None:
        tell("second")

    assert sorted(as_told([dies, lives])) == ["first", "second"]


def test_nothing_of_the_work_stays_here() -> None:
    held: list[int] = []
    assert apart(lambda: held.append(1) or len(held)) == 1
    assert held == []
    assert apart(lambda: os._exit(1), "killed") == "killed"
