"""Every notebook runs, prints what is kept in it, and is the page that is built from it."""

from pathlib import Path

import pytest

from tests.notebooks import NOTEBOOKS, outputs, page, read, run


def test_there_are_notebooks() -> None:
    assert {path.stem for path in NOTEBOOKS} == {"bot", "edge", "season", "strategy"}


@pytest.mark.some(1)
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")  # of zmq
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_comes_out_as_it_is_kept(path: Path) -> None:
    kept, found = read(path), run(path)
    for before, now in zip(kept.cells, found.cells, strict=True):
        assert outputs(now) == outputs(before), now.source
    assert any(outputs(cell) for cell in kept.cells)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_its_page_is_built_from_it(path: Path) -> None:
    built = path.with_suffix(".md").read_text(encoding="utf-8")
    assert built == page(read(path), path.name), "run `python -m tests.notebooks`"
