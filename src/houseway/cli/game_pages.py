"""The documentation's pages of the games: written by the generator that the card room uses."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from houseway import games
from houseway.analysis.how_to_play import HowToPlay, SpotPage, how_to_play


def write_pages(folder: Path) -> int:
    """A page for each game, and one that lists them."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = [how_to_play(game) for game in games.catalogue().values()]
    for page in pages:
        (folder / f"{file_of(page)}.md").write_text("\n".join(_page(page)) + "\n", "utf-8")
    (folder / "index.md").write_text("\n".join(_index(pages)) + "\n", "utf-8")
    return len(pages)


def file_of(page: HowToPlay) -> str:
    return page.game.replace("@", "-at-")


def _index(pages: list[HowToPlay]) -> Iterator[str]:
    yield "# How to play\n"
    yield "Every game on one page: its idea, the course of a round, what is paid, what it costs.\n"
    for house, some in groupby(pages, key=lambda page: page.house):
        yield f"\n## {house}\n"
        for page in some:
            yield f"- [{page.name}]({file_of(page)}.md): {page.summary}"


def _page(page: HowToPlay) -> Iterator[str]:
    yield f"# {page.name}\n"
    called = f" Also called {', '.join(page.aliases)}." if page.aliases else ""
    yield f"{page.house}, {page.book}, `{page.section}`; up to {page.seats} players.{called}\n"
    yield f"{' '.join(page.idea)}\n"
    yield "## A round\n"
    for number, moment in enumerate(page.course, 1):
        cites = " ".join(f"`{cite}`" for cite in moment.clauses[:3])
        yield f"{number}. {moment.words} {cites}".rstrip()
    if page.spots:
        yield "\n## What is paid\n"
        for spot in page.spots:
            yield from _spot(spot)
    yield "\n## In short\n"
    yield from (f"- {rule}" for rule in page.strategy)
    yield "\n## The whole section\n"
    yield "| | |\n|---|---|"
    for rule in page.rules:
        yield f"| `{rule.number}` | {rule.gist.replace('|', '/')} |"


def _spot(spot: SpotPage) -> Iterator[str]:
    cost = f"; costs {spot.edge:.2%}" if spot.edge is not None else ""
    yield f"\n### {spot.label}\n"
    yield f"{spot.when.capitalize()}{cost}. `{spot.clause or spot.table_clause}`\n"
    if spot.rows:
        yield "| hand | pays | once in |\n|---|---|---|"
        for row in spot.rows:
            often = _often(row.once_in) if row.once_in else ""
            yield f"| {row.hand} | {row.pays} | {often} |"
        yield ""


def _often(once_in: float) -> str:
    return f"{once_in:,.0f}" if once_in >= 100 else f"{once_in:.1f}"


if __name__ == "__main__":
    print(f"{write_pages(Path(sys.argv[1]))} pages")
