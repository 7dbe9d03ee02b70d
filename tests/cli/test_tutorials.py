"""The tutorials are true: their files are written, their commands typed, their output printed."""

import re
import shlex

import pytest
from tests.fences import ROOT, Fence, fences

PAGES = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
NAMED = re.compile(r"`([\w-]+\.toml)`")


def saved_as(fence: Fence) -> str:
    """The name that the page gives a file, in the sentence before it."""
    before = fence.page.read_text().splitlines()[: fence.line - 1]
    return NAMED.findall("\n".join(before))[-1]


def words(line: str) -> str:
    return " ".join(line.split())


def needs_more(command: str) -> str:
    """Why a command is not typed here."""
    return "weighed by kernels: tests/cli/test_documented.py" if " strategy " in command else ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_tutorial_comes_out_as_it_is_printed(houseway, page, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = ""
    steps = [each for each in fences("sh", "toml", "") if each.page == page]
    for step in steps:
        if step.kind == "toml":
            (tmp_path / saved_as(step)).write_text(step.text)
        elif step.kind == "sh":
            said = ""
            for command in step.text.splitlines():
                if needs_more(command):
                    continue
                ran = houseway(*shlex.split(command)[1:], typed=("q",) * 3)
                assert (ran.code, ran.err) == (0, ""), command
                said += ran.out
        else:
            printed = {words(line) for line in said.splitlines()}
            for line in step.text.splitlines():
                assert words(line) in printed, f"{page.name}: {line}\nprinted was\n{said}"


def test_there_is_a_tutorial_behind_every_door() -> None:
    assert {page.stem for page in PAGES} == {"player", "dealer", "floor", "analyst", "engineer"}
    front = (ROOT / "docs" / "index.md").read_text()
    for page in PAGES:
        assert f"(tutorials/{page.name})" in front
