"""The board: stakes that make one list, and who is called of two lists."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway import games
from houseway.errors import IllegalSeat
from houseway.floor.board import Call, enough, first_call, stakes_of, stakes_words
from houseway.floor.waiting import Hold, Place, WaitingList
from houseway.play import Game

HOLDEM = games.find("texas-holdem@bclc")
STUD = games.find("seven-card-stud@bclc")
CLUB_OMAHA = games.find("omaha@bcpc")
THREE_CARD = games.find("three-card-poker@bclc")


def listed(**came: float) -> WaitingList[int]:
    waiting: WaitingList[int] = WaitingList()
    for person, at in came.items():
        waiting.join(person, at)
    return waiting


def board(**came: float) -> WaitingList[Place]:
    waiting: WaitingList[Place] = WaitingList()
    for person, at in came.items():
        waiting.join(person, at)
    return waiting


# Stakes


def test_how_a_table_is_run_does_not_change_its_stakes() -> None:
    plain = HOLDEM.read_settings({"blinds": [500, 1000], "minimum_buy_in": 1000})
    run = {"seats": 6, "rake": 5, "minimum_buy_in": 5000, "away_limit": 10, "chop": False}
    assert stakes_of(HOLDEM, plain) == stakes_of(HOLDEM, {**plain, **run})
    assert stakes_of(HOLDEM, plain) == {"limit": "no-limit", "blinds": (500, 1000)}
    for other in ({"blinds": (100, 200)}, {"limit": "pot-limit"}):
        assert stakes_of(HOLDEM, plain) != stakes_of(HOLDEM, {**plain, **other})


@pytest.mark.parametrize(
    ("game", "posted", "words"),
    [
        (HOLDEM, {"blinds": [500, 1000]}, "no-limit 5/10"),
        (HOLDEM, {"blinds": [50, 100], "limit": "pot-limit"}, "pot-limit 0.50/1"),
        (HOLDEM, {"blinds": [500, 1000], "limit": "limit", "limits": [1000, 2000]}, "limit 10/20"),
        (STUD, {"limit": "limit", "limits": [1000, 2000], "ante": 100}, "limit 10/20 ante 1"),
        (CLUB_OMAHA, {"limit": "pot-limit", "blinds": [100, 200]}, "pot-limit 1/2 4 cards"),
        (THREE_CARD, {"minimum": 500, "maximum": 150_000}, "5 to 1,500"),
    ],
    ids=lambda given: given.id if isinstance(given, Game) else str(given),
)
def test_the_board_says_the_stakes_in_words(game: Game, posted: dict, words: str) -> None:
    assert stakes_words(game, game.read_settings(posted)) == words


@pytest.mark.parametrize("game", games.catalogue().values(), ids=lambda game: game.id)
def test_every_game_has_stakes_to_be_listed_by(game: Game) -> None:
    suggested = {each.name: each.suggest for each in game.settings if each.required}
    posted = game.read_settings(suggested)
    assert stakes_of(game, posted)
    assert stakes_words(game, posted) not in ("", "any stakes")


def test_enough_names_open_a_table() -> None:
    assert enough(4, HOLDEM, {"seats": 9}) == 4
    assert enough(4, HOLDEM, {"seats": 2}) == 2
    assert enough(4, HOLDEM, {}) == 4
    assert enough(4, THREE_CARD, {}) == 1


# Who is called


def test_the_first_open_seat_goes_to_the_first_name() -> None:
    line = board(Ann=1, Bob=2)
    assert first_call({3, 7}, (), listed(), line, "T1") == Call(3, "Ann", from_board=True)
    line.call(Place("T1", 3), "Ann", 100.0)
    assert first_call({1}, (), listed(), line, "T2") == Call(1, "Bob", from_board=True)
    line.call(Place("T2", 1), "Bob", 100.0)
    assert first_call({2}, (), listed(), line, "T3") is None


def test_of_two_lists_whoever_came_first_is_called() -> None:
    own, line = listed(Ann=2, Bob=3), board(Cat=1, Dan=2.5)
    called = []
    for seat in (1, 2, 3, 4):
        call = first_call({seat}, (), own, line, "T1")
        assert call is not None
        called.append(call.person)
        if call.from_board:
            line.call(Place("T1", seat), call.person, 100.0)
            own.keep(seat, call.person, 100.0, "list")
        else:
            own.call(seat, call.person, 100.0)
    assert called == ["Cat", "Ann", "Dan", "Bob"]


def test_nobody_is_called_to_a_table_where_he_sits_or_has_a_seat_held() -> None:
    own, line = listed(Bob=2), board(Ann=1, Bob=1.5, Cat=3)
    own.call(4, "Bob", 100.0)
    assert first_call({5}, {"Ann"}, own, line, "T1") == Call(5, "Cat", from_board=True)
    assert first_call({4}, {"Ann"}, own, line, "T1") is None  # it is held
    line.call(Place("T1", 5), "Cat", 100.0, but_for=["Ann", "Bob"])
    assert line.people == ("Ann", "Bob")


def test_whoever_is_called_from_the_board_waits_at_the_table_no_longer() -> None:
    own = listed(Ann=1, Bob=2)
    assert own.keep(3, "Ann", 100.0, "list") == Hold(3, "Ann", 100.0, "list")
    assert own.people == ("Bob",)
    with pytest.raises(IllegalSeat, match="^seat 3 is held for Ann$"):
        own.keep(3, "Cat", 100.0, "list")
    with pytest.raises(IllegalSeat, match="^seat 3 is held for Ann already$"):
        own.keep(4, "Ann", 100.0, "list")
    own.decline("Ann")  # and goes to the end of the list he was called from
    assert (own.people, own.holds) == (("Bob",), ())


def test_a_seat_of_the_board_says_its_table() -> None:
    line = board(Ann=1)
    line.call(Place("t1", 4, "Corner"), "Ann", 100.0)
    with pytest.raises(IllegalSeat, match="^seat 4 of Corner is held for Ann already$"):
        line.join("Ann")


def test_a_seat_that_is_gone_puts_the_name_back_where_it_stood() -> None:
    line = board(Ann=1, Bob=2, Cat=3)
    line.call(Place("T1", 1), "Ann", 100.0)
    line.call(Place("T2", 1), "Bob", 100.0)
    line.give_back("Bob")
    assert line.people == ("Bob", "Cat")
    line.give_back("Ann")
    assert line.people == ("Ann", "Bob", "Cat")
    with pytest.raises(IllegalSeat, match="no seat is held for Cat"):
        line.give_back("Cat")


def test_who_declines_is_called_to_another_table() -> None:
    line = board(Ann=1, Bob=2)
    line.call(Place("T1", 1), "Ann", 100.0)
    line.decline("Ann", 9.0)
    assert line.came("Ann") == 9.0
    line.call(Place("T1", 1), "Bob", 100.0)
    line.decline("Bob", 10.0)
    assert first_call({1}, (), listed(), line, "T1") is None
    assert first_call({1}, (), listed(), line, "T2") == Call(1, "Ann", from_board=True)


def test_who_declines_is_not_called_to_the_same_seat_from_the_board() -> None:
    own, line = listed(Ann=1), board(Ann=2, Bob=3)
    own.call(4, "Ann", 100.0)
    own.decline("Ann", 9.0)
    assert own.declined(4) == {"Ann"}
    assert first_call({4}, (), own, line, "T1") == Call(4, "Bob", from_board=True)
    assert first_call({4, 5}, (), own, line, "T1") == Call(4, "Bob", from_board=True)
    assert first_call({5}, (), own, line, "T1") == Call(5, "Ann", from_board=True)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from("ABCDEFGH"), st.booleans()), unique_by=lambda each: each[0]),
    st.integers(0, 5),
)
def test_everybody_is_called_in_the_order_he_came(
    arrivals: list[tuple[str, bool]], seats: int
) -> None:
    """However many wait for any table and for this one alone, nobody is called before his turn."""
    own, line = listed(), board()
    for at, (person, here) in enumerate(arrivals):
        (own if here else line).join(person, float(at))
    called = []
    for _ in range(seats):
        call = first_call(range(1, seats + 1), (), own, line, "T1")
        if call is None:
            break
        called.append(call.person)
        if call.from_board:
            line.call(Place("T1", call.seat), call.person, 100.0)
            own.keep(call.seat, call.person, 100.0, "list")
        else:
            own.call(call.seat, call.person, 100.0)
    assert called == [person for person, _ in arrivals][:seats]
    assert [hold.seat for hold in own.holds] == list(range(1, len(called) + 1))
