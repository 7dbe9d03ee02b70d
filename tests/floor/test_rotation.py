"""The bank's way round the table."""

from __future__ import annotations

from houseway.floor.rotation import Rotation, Turns


def alone(seat: int) -> str:
    return f"seat {seat}"


def offers(rotation: Rotation, seats: list[int], rounds: int, person=alone) -> list[int | None]:  # type: ignore[no-untyped-def]
    asked = []
    for _ in range(rounds):
        asked.append(rotation.offer(seats, person))
        rotation.passes(asked[-1], person)
    return asked


def test_the_dealer_banks_first_and_every_other_round() -> None:
    asked = offers(Rotation(6), [1, 4, 6], 8)
    assert asked == [None, 6, None, 4, None, 1, None, 6]


def test_nobody_to_ask_leaves_the_bank_with_the_dealer() -> None:
    assert offers(Rotation(6), [], 4) == [None] * 4


def test_somebody_who_may_not_bank_yet_is_passed_over() -> None:
    rotation = Rotation(6)
    assert offers(rotation, [2], 2) == [None, 2]
    assert offers(rotation, [2, 3], 2) == [None, 3]


def test_several_hands_of_one_person_are_one_turn_each_time_round() -> None:
    def person(seat: int) -> str:
        return "Ann" if seat in (4, 5) else alone(seat)

    asked = offers(Rotation(6), [2, 4, 5], 10, person)
    assert asked == [None, 5, None, 2, None, 5, None, 2, None, 5]


def test_a_bank_may_go_round_clockwise() -> None:
    asked = offers(Rotation(9, clockwise=True), [1, 4, 6], 8)
    assert asked == [None, 1, None, 4, None, 6, None, 1]


def test_clockwise_too_somebody_passed_over_is_asked_the_next_time_round() -> None:
    rotation = Rotation(9, clockwise=True)
    assert offers(rotation, [2, 6], 4) == [None, 2, None, 6]
    assert offers(rotation, [2, 4, 6], 4) == [None, 2, None, 4]


def test_clockwise_too_several_hands_are_one_turn() -> None:
    def person(seat: int) -> str:
        return "Ann" if seat in (4, 5) else alone(seat)

    asked = offers(Rotation(6, clockwise=True), [2, 4, 5], 8, person)
    assert asked == [None, 2, None, 4, None, 2, None, 4]


def test_everybody_is_asked_whichever_way_it_goes_round() -> None:
    assert offers(Rotation(3, clockwise=True), [1, 2, 3], 8)[1::2] == [1, 2, 3, 1]
    assert offers(Rotation(3), [1, 2, 3], 8)[1::2] == [3, 2, 1, 3]


def test_another_who_is_asked_between_two_hands_of_one_person_gives_him_no_second_turn() -> None:
    asked = offers(
        Rotation(3, clockwise=True), [1, 2, 3], 8, lambda seat: "Bob" if seat == 2 else "Ann"
    )
    assert asked[1::2] == [1, 2, 1, 2]


def test_who_refused_the_last_bank_is_asked_again_by_the_next() -> None:
    turns = Turns(3, rounds=2)
    turns.takes(1)
    asked = []
    for taken in (False, True, False, False):
        while (seat := turns.offer([1, 2, 3], alone)) is None:
            turns.passes()
        turns.answers(seat, alone(seat), taken=taken)
        asked.append(seat)
    assert asked == [2, 3, 1, 2]
