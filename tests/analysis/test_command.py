"""`houseway equity`, and what it says where it cannot."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys

import pytest

from houseway import cli
from houseway.analysis import needs
from houseway.errors import BadInput


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        cli.main(["equity", *args])
    out, err = capsys.readouterr()
    return ended.value.code, out, err


def test_a_table_of_equities(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "AsAd", "KsKd", "--board", "2c 7d 9h")
    assert (code, err) == (0, "")
    head, aces, kings, deals = out.splitlines()
    assert head.split() == ["equity", "win", "tie", "lose"]
    assert aces.split()[0] == "AsAd"
    assert kings.split()[0] == "KsKd"
    assert deals == "all 990 deals"


def test_json_with_the_error_of_random_deals(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(
        capsys, "AKs, TT+", "random", "--trials", "20000", "--seed", "3", "--dead", "2c", "--json"
    )
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert found["game"] == "texas-holdem@bclc"
    assert found["deals"] == 20_000
    assert found["exact"] is False
    first, second = found["players"]
    assert first["hand"] == "AKs, TT+"
    assert first["equity"] + second["equity"] == pytest.approx(1)
    assert 0 < first["stderr"] < 0.01
    assert set(first) == {"hand", "equity", "win", "tie", "lose", "wins", "ties", "stderr"}


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["AsAd", "KsKx"], "'KsKx' is no holding"),
        (["AsAd", "KK", "--game", "texas-holdm"], "texas-holdem@bclc"),
        (["AsAd", "KK", "--trials", "0"], "draw one at least"),
        (["AsAd", "AsKs"], "cannot be held together"),
    ],
)
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], args: list[str], words: str
) -> None:
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "")
    assert words in err
    assert len(err.splitlines()) == 1


def test_numpy_and_numba_are_not_imported_before_they_are_needed() -> None:
    look = "import sys, houseway.analysis; print('numpy' in sys.modules, 'numba' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["False", "False"]


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(needs, "find_spec", lambda name: None if name == "numba" else find(name))
    with pytest.raises(BadInput, match=r"needs numba: install houseway\[fast\]"):
        needs.need_kernels()
