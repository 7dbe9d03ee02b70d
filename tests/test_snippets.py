"""What the documentation shows in Python is true: it passes mypy and pyright, and it runs."""

import json
import os
import re
import runpy
import subprocess
import sys

import pytest

from tests.fences import PAGES, ROOT, Fence, fences

EXAMPLES = ROOT / "docs" / "examples"
EXCERPT, NOT_RUN = "excerpt", "not run"

SNIPPETS = list(fences("python"))


def named(fence: Fence) -> str:
    return fence.name


def as_module(page, *left_out: str) -> str:
    """The snippets of a page, which build on each other, on the lines that they have there."""
    lines: list[str] = []
    for fence in SNIPPETS:
        if fence.page == page and fence.said not in left_out:
            lines += [""] * (fence.line - 1 - len(lines)) + fence.text.splitlines()
    return "\n".join(lines) + "\n"


def written(page, folder, *left_out: str):
    """A page as a file to check or to run; None where it has no snippet for that."""
    module = as_module(page, *left_out)
    if not module.strip():
        return None
    path = folder / f"{page.stem.lower()}_page.py"
    path.write_text(module, encoding="utf-8")
    return path


def test_what_is_said_of_a_snippet_is_one_of_two_things() -> None:
    assert {fence.said for fence in SNIPPETS} == {"", EXCERPT, NOT_RUN}
    assert {fence.page.name for fence in SNIPPETS if not fence.said} >= {"README.md", "python.md"}


def test_snippets_pass_mypy_strict(tmp_path) -> None:
    """In one run, with the settings and the cache of the sources."""
    files = [written(page, tmp_path, EXCERPT) for page in PAGES]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", *(str(file) for file in files if file)],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(EXAMPLES)},
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


STRANGER = """
import random

from houseway import games
from houseway.money import Cents
from houseway.play import BankedFelt, BankedGame, Layout, Round, Script, View
from houseway.play.log import Log

class Mine(BankedGame):
    def play(self, t: BankedFelt) -> Script:
        t.deal(1, to="dealer")
        for seat in t.clockwise():
            answer = yield seat.asks(seat.may_fold(self.cite))
            t.loses(seat, "ante", str(answer), self.cite)

def net(id: str) -> Cents:
    game = games.find(id)
    round = game.round(Layout({1: {"ante": Cents(500)}}))
    while (options := round.options()) is not None:
        round.play(options.choose(random.Random(1)))
    again: Round[BankedGame] = Log.from_json(round.log.to_json())
    view: View = again.fork().view("public")
    return Cents(again.settlement.net(1) + len(view.seats))
"""


@pytest.mark.soak  # mypy looks in every run
def test_snippets_and_a_strangers_script_pass_pyright(tmp_path) -> None:
    """As the editors of most people have it."""
    for page in PAGES:
        written(page, tmp_path, EXCERPT)
    (tmp_path / "stranger.py").write_text(STRANGER, encoding="utf-8")
    paths = [str(ROOT / "src"), str(EXAMPLES)]
    settings = {"typeCheckingMode": "standard", "extraPaths": paths}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    checked = subprocess.run(
        [
            *(sys.executable, "-m", "basedpyright", "-p", tmp_path),
            *("--level", "error", "--pythonpath", sys.executable),
        ],
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_snippets_run_as_they_are_printed(page, tmp_path, monkeypatch) -> None:
    path = written(page, tmp_path, EXCERPT, NOT_RUN)
    if path is not None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.syspath_prepend(EXAMPLES)
        runpy.run_path(str(path))


@pytest.mark.parametrize("fence", [f for f in SNIPPETS if f.said == NOT_RUN], ids=named)
def test_a_snippet_that_is_not_run_says_why(fence) -> None:
    pytest.skip(fence.of)


@pytest.mark.parametrize("fence", [f for f in SNIPPETS if f.said == EXCERPT], ids=named)
def test_an_excerpt_stands_in_its_file(fence) -> None:
    """Line by line and in order, but for remarks and for what is left out with dots."""
    left = iter((ROOT / fence.of).read_text(encoding="utf-8").splitlines())
    for line in fence.text.splitlines():
        bare = re.sub(r"\s+# .*", "", line).strip()
        if bare not in ("", "…"):
            assert any(re.sub(r"\s+# .*", "", each).strip() == bare for each in left), bare
