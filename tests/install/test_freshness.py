"""A web app that was built from other sources than those in the tree is noticed."""

from pathlib import Path

import pytest

from tests.install.conftest import hatch_build

BUILD = hatch_build()
is_fresh, stamp, static = BUILD.is_fresh, BUILD.stamp, BUILD.static


@pytest.fixture
def tree(tmp_path) -> Path:
    """A tree with a web app that was just built."""
    for path in (tmp_path / "web" / "src", static(tmp_path)):
        path.mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("a page")
    (tmp_path / "web" / "src" / "lobby.ts").write_text("a lobby")
    (static(tmp_path) / "index.html").write_text("built")
    stamp(tmp_path)
    return tmp_path


def test_what_was_just_built_is_fresh(tree) -> None:
    assert is_fresh(tree)


def test_a_source_that_changed_makes_it_stale(tree) -> None:
    (tree / "web" / "src" / "lobby.ts").write_text("another lobby")
    assert not is_fresh(tree)


def test_a_source_that_was_renamed_makes_it_stale(tree) -> None:
    (tree / "web" / "src" / "lobby.ts").rename(tree / "web" / "src" / "hall.ts")
    assert not is_fresh(tree)


def test_without_a_stamp_or_a_page_there_is_nothing_to_ship(tree) -> None:
    (static(tree) / "index.html").unlink()
    assert not is_fresh(tree)
    (static(tree) / "index.html").write_text("built by hand")
    (static(tree) / "sources.sha256").unlink()
    assert not is_fresh(tree)
