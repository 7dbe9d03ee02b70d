"""Pictures of the documentation: it is said which one is older than the page it shows."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def said(house: Path, *words: str) -> str:
    run = subprocess.run(
        [ROOT / "scripts" / "pictures", *words],
        env={**os.environ, "PICTURES_OF": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout + run.stderr


def test_a_picture_is_old_from_a_change_of_its_page_until_it_is_made_again(tmp_path: Path) -> None:
    images, page = tmp_path / "docs" / "images", tmp_path / "web" / "page"
    images.mkdir(parents=True)
    page.mkdir(parents=True)
    (images / "desk.png").touch()
    (page / "Desk.svelte").write_text("one")
    (images / "pages.txt").write_text("desk.png - web/page\n")
    assert said(tmp_path, "made", "desk.png") == said(tmp_path) == ""
    (page / "Desk.svelte").write_text("two")
    assert said(tmp_path) == "pictures: docs/images/desk.png is older than its page (web/page)\n"
    assert said(tmp_path, "made", "clock.png") == ""
    assert "older" in said(tmp_path)
    said(tmp_path, "made", "desk.png")
    assert said(tmp_path) == ""
    shutil.rmtree(page)
    assert "names web/page, which is not there" in said(tmp_path)


def test_every_picture_is_listed() -> None:
    shown = {each.name for each in (ROOT / "docs" / "images").glob("*.*g")}
    listed = (ROOT / "docs" / "images" / "pages.txt").read_text().splitlines()
    assert {line.split()[0] for line in listed} == shown
    assert "not there" not in said(ROOT)
