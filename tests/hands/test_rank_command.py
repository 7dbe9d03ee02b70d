"""`houseway rank` shows any ranking, with a hand and a board where there are two parts."""

import json

import pytest

from houseway.cli.listing import show_rank
from houseway.errors import BadInput


@pytest.mark.parametrize(
    ("name", "written", "line"),
    [
        (
            "omaha",
            "As Kd Qh Jc / 2s 3d 4c 5h 6s",
            "ace high  (high card; As Kd 4c 5h 6s)",
        ),
        (
            "omaha-eight-low",
            "As Kd Qh 2c / 2s 3d 4c 8h 6s",
            "six-four low  (low; As 2c 3d 4c 6s)",
        ),
        ("five-card", "As Kd / 2s 3d 4c 5h 6s", "a six-high straight  (straight; 2s 3d 4c 5h 6s)"),
        ("badugi", "As7d7c2h", "three-card badugi, seven high  (three-card badugi; As 7d 2h)"),
        ("eight-low", "As Kd 4c 5h 6s", "no low  (no low)"),
    ],
)
def test_a_hand_is_shown_in_a_line(capsys, name, written, line) -> None:
    show_rank(name, written, json=False)
    assert capsys.readouterr().out == f"{line}\n"


def test_json_names_the_clauses(capsys) -> None:
    show_rank("mandarin", "As 2d 3c 4c 5c", json=True)
    shown = json.loads(capsys.readouterr().out)
    assert shown["words"] == "an ace-to-five straight"
    assert shown["cite"] == ["bclc-poker/25/1.4", "bclc-poker/25/1.5"]


def test_two_boards_are_refused() -> None:
    with pytest.raises(BadInput, match="holds more than one board; write HAND / BOARD"):
        show_rank("omaha", "As Kd Qh Jc / 2s 3d 4c / 5h 6s 7s", json=False)
