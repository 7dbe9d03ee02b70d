"""Games, hands and clauses that somebody looks up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from houseway.cli.options import Game, Given, Json, game_ids

app = typer.Typer()


@app.command()
def games(
    game: Annotated[
        str | None,
        typer.Argument(
            help="one game: pay tables, edge, strategy, settings; or a house",
            autocompletion=game_ids,
        ),
    ] = None,
    json: Json = False,
) -> None:
    """List every game, or show one: pay tables, edge, best play, the settings of its tables."""
    from houseway import houses
    from houseway.cli import game_page, listing

    if game and game not in houses.every():
        game_page.show_game(game, json=json)
    else:
        listing.show_games(house=game or "", json=json)


@app.command()
def clauses(
    words: Annotated[
        list[str] | None, typer.Argument(help="a clause id, a section, or words to look for")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="which clauses are proved by which scenario")
    ] = False,
    scenarios: Annotated[
        Path | None,
        typer.Option(help="the scenarios that coverage is counted from, if not every house's"),
    ] = None,
    json: Json = False,
) -> None:
    """Read the rulebooks in our own words, or see which clauses are proved."""
    from houseway.cli import listing
    from houseway.cli import scenarios as checks

    if coverage:
        paths = [scenarios] if scenarios else checks.of_houses()
        checks.show_coverage(paths, words or [], json=json)
    else:
        listing.show_clauses(words or [], json=json)


@app.command()
def rank(
    ranking: Annotated[str, typer.Argument(help="a ranking, such as five-card")],
    cards: Annotated[list[str], typer.Argument(help="cards such as As Kd 7h")],
    json: Json = False,
) -> None:
    """Say what a hand is worth."""
    from houseway.cli import listing

    listing.show_rank(ranking, " ".join(cards), json=json)


@app.command("set")
def set_cards(
    game: Game,
    cards: Annotated[list[str], typer.Argument(help="the cards to set, such as Ah Ks 6d 2c")],
    given: Given = None,
    json: Json = False,
) -> None:
    """Set cards the house way, and say which rule decides."""
    from houseway.cli.setting import show_set

    show_set(game, " ".join(cards), given or [], json=json)
