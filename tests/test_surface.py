"""The public surface: small, listed, documented, the same for every game, and typed.

That clients' scripts pass mypy --strict and pyright is shown by those of the documentation, in
tests/test_snippets.py.
"""

import inspect
import json
import os
import re
import shutil
import subprocess
import sys
import venv
from importlib import import_module
from pathlib import Path

import pytest

import houseway
from houseway import games
from houseway.errors import BadSetting
from houseway.play.actions import Stake


def test_everything_that_is_promised_is_there_and_documented() -> None:
    assert houseway.__all__ == sorted(houseway.__all__)
    for name in houseway.__all__:
        found = getattr(houseway, name)
        assert name in dir(houseway)
        assert name in (houseway.__doc__ or ""), f"help(houseway) does not name {name}"
        if inspect.isclass(found) or inspect.isfunction(found):
            assert inspect.getdoc(found), f"{name} has no docstring"


PROMISED = re.findall(
    r"`(?:houseway\.)?(\w+)`", (houseway.__doc__ or "").partition("These names")[2]
)
MODULES = [name for name in PROMISED if not name.startswith("_") and name != "houseway"]


def test_the_modules_that_are_promised_are_named() -> None:
    assert {"play", "cards", "errors", "testing"} <= set(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_a_module_that_is_promised_lists_what_is(name) -> None:
    module = import_module(f"houseway.{name}")
    assert module.__doc__
    for each in module.__all__:
        assert hasattr(module, each), f"houseway.{name} lists {each} and has none"


def test_what_is_not_promised_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'houseway' has no attribute 'whist'"):
        _ = houseway.whist  # type: ignore[attr-defined]


def test_help_is_a_page_one_can_start_from() -> None:
    page = inspect.getdoc(houseway) or ""
    lines = [line for line in page.splitlines() if line.startswith("    ")]
    program = "\n".join(line[4:] for line in lines)
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert "bclc-poker/6/" in ran.stdout


@pytest.mark.parametrize("game", games.catalogue().values(), ids=lambda game: game.id)
def test_the_first_line_that_everybody_writes_is_right_for_every_game(game) -> None:
    round = houseway.deal(game.id, seed=3)
    again = houseway.deal(game, seed=3)
    assert round.view("public") == again.view("public")
    while options := round.options():
        round.play(options.offers[-1].action(), options.seat)
    assert sum(round.settlement.accounts().values()) == 0
    assert round.settlement.lines


def test_bets_and_settings_may_be_given() -> None:
    bets = {"ante": houseway.dollars(25), "pair_plus": houseway.dollars(5)}
    round = houseway.deal("three-card-poker@bclc", bets=bets, settings={"maximum": 10_000}, seed=1)
    assert round.view(1).seats[0].bets == bets
    assert len(houseway.deal("texas-holdem@bclc", seats=3, seed=1).view(1).seats) == 3


def test_views_give_cards() -> None:
    view = houseway.deal("three-card-poker@bclc", seed=1).view(1)
    assert all(isinstance(card, houseway.Card) for card in view.seen(1))
    assert view.seen("dealer") == (None, None, None)
    assert houseway.ranking("three-card").rank([card for card in view.seen(1) if card]).words


def test_all_missing_settings_are_named_at_once() -> None:
    with pytest.raises(BadSetting) as refused:
        houseway.open_table(houseway.find("three-card-poker@bclc"), {})
    assert "'minimum'" in refused.value.message
    assert "'maximum'" in refused.value.message


def test_no_offer_of_a_kind_is_hidden() -> None:
    round = houseway.deal("ultimate-texas-holdem@bclc", seed=1)
    options = round.options()
    assert options is not None
    stakes = [offer for offer in options.offers if offer.kind is Stake]
    assert options.of(Stake) == tuple(stakes)
    assert options.of(Stake, "play") == tuple(stakes)
    assert options.of(Stake, "trips") == ()


def capped() -> list:
    return [g for g in games.catalogue().values() if getattr(g, "cap", None) is not None]


def test_there_are_caps_to_switch_off() -> None:
    assert len(capped()) > 3


@pytest.mark.parametrize("game", capped(), ids=lambda game: game.id)
def test_a_cap_can_be_switched_off_for_study(game) -> None:
    free = game.replace(cap=None)
    assert free.cap is None
    assert game.cap is not None
    assert houseway.deal(free, seed=1).game.cap is None


def test_rounds_lines_and_results_become_frames() -> None:
    pytest.importorskip("polars", reason="frames are an extra")
    rounds = [houseway.deal("mini-baccarat@bclc", seed=seed) for seed in range(3)]
    frame = houseway.to_frame(rounds)
    assert set(frame["round"]) == {0, 1, 2}
    assert {"clause", "row", "wager", "hand", "net"} <= set(frame.columns)
    assert frame["net"].sum() == sum(each.settlement.net(1) for each in rounds)
    lines = houseway.to_frame(rounds[0].settlement)
    assert lines["net"].to_list() == [line.net for line in rounds[0].settlement]
    assert houseway.to_frame(rounds[0].settlement.lines).equals(lines)
    assert houseway.to_frame([{"spot": "ante", "edge": 0.03}]).shape == (1, 2)
    with pytest.raises(houseway.BadInput, match="int is no round, line or row"):
        houseway.to_frame([1])  # type: ignore[list-item]


def promised() -> set[str]:
    """Every promised name, where it is promised and where it is written."""
    names = set()
    for module in (houseway, *(import_module(f"houseway.{name}") for name in MODULES)):
        for name in module.__all__:
            found = getattr(module, name)
            names.add(f"{module.__name__}.{name}")
            if inspect.isclass(found):  # with what it inherits of ours
                names |= {f"{each.__module__}.{each.__qualname__}" for each in found.__mro__}
            elif inspect.isfunction(found):
                names.add(f"{found.__module__}.{found.__qualname__}")
    return names


def parts_of(symbol: str) -> set[str]:
    """A name, and all that it is a part of."""
    words = symbol.split(".")
    return {".".join(words[:count]) for count in range(1, len(words) + 1)}


def verified(folder: Path) -> list[dict]:
    """What pyright's verifier says of every name of the package, as it would be installed.

    An editable install it does not see: it looks at a copy in an environment of its own.
    """
    venv.create(folder / "fresh")
    (packages,) = (folder / "fresh").glob("lib/python*/site-packages")
    source = Path(houseway.__file__).parent
    shutil.copytree(source, packages / "houseway", ignore=shutil.ignore_patterns("static"))
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "basedpyright", "--verifytypes", "houseway"),
            *("--ignoreexternal", "--outputjson"),
        ],
        cwd=folder,
        env={**os.environ, "PATH": f"{folder}/fresh/bin:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )
    return json.loads(ran.stdout)["typeCompleteness"]["symbols"]


@pytest.mark.soak
def test_the_surface_is_typed(tmp_path) -> None:
    """At least 98 of 100 promised names, with their members, have types that are said."""
    names = promised()
    ours = [each for each in verified(tmp_path) if parts_of(each["name"]) & names]
    assert len(ours) > 1000
    vague = [each["name"] for each in ours if not each["isTypeKnown"] or each["isTypeAmbiguous"]]
    assert len(vague) < 0.02 * len(ours), vague
