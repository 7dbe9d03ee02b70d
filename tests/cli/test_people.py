"""Accounts and roles from the command line."""

import json

import pytest

PASSWORD = "four of a kind"


@pytest.fixture
def room(houseway, tmp_path, monkeypatch):
    """A card room in which Ada has an account."""
    monkeypatch.chdir(tmp_path)
    ran = houseway("account", "make", "Ada Lee", typed=[PASSWORD])
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        "Ada Lee has an account; houseway role give 'Ada Lee' ROLE makes somebody of it\n"
    )
    return houseway


def test_roles_are_given_listed_and_taken(room) -> None:
    assert "nobody has a role yet" in room("role", "list").out
    assert room("role", "give", "ada lee", "Admin").out == "Ada Lee is admin now\n"
    assert room("role", "give", "Ada Lee", "admin").out == "Ada Lee is admin already\n"
    room("role", "give", "Ada Lee", "floor")
    assert sorted(json.loads(room("role", "list", "--json").out)["Ada Lee"]) == ["admin", "floor"]
    assert room("role", "take", "Ada Lee", "floor").out == "Ada Lee is not floor any more\n"
    assert room("role", "take", "Ada Lee", "floor").out == (
        "Ada Lee is not floor; nothing to take\n"
    )
    assert room("role", "list").out == "Ada Lee  admin\n"
    assert room("verify").code == 0


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("role", "give", "Bob", "floor"), "nobody has an account 'Bob'; he opens one, or make"),
        (("role", "give", "Ada Lee", "king"), "there is no role 'king'; roles are dealer, floor,"),
        (("role", "take", "Ada Lee", "player"), "everybody who is signed in is a player;"),
        (("account", "make", "ADA LEE"), "ADA LEE is taken; choose another name"),
        (("account", "make", "x" * 25), "a name is 1 to 24 printable characters"),
        (
            ("serve", "--port", "0", "--four-eyes", "deal"),
            "'deal' cannot need two people; acts that can: give-",
        ),
        (
            ("serve", "--port", "0", "--four-eyes", "read-books"),
            "'read-books' cannot need two people;",
        ),
        (("role", "list", "--db", "none.db"), "there is no database none.db; `houseway serve`"),
    ],
)
def test_what_cannot_be_is_one_line(room, words, line) -> None:
    ran = room(*words, typed=[PASSWORD])
    assert ran.code == 2
    assert ran.complaint.startswith(f"houseway: {line}")


def test_a_short_password_opens_nothing(room) -> None:
    ran = room("account", "make", "Bob", typed=["short"])
    assert ran.complaint == "houseway: a password is 12 to 200 characters; this has 5"
    assert room("role", "give", "Bob", "floor").code == 2
