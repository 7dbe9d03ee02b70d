"""Rounds that are played, or were written down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from houseway.cli.options import Game, Json

app = typer.Typer()
play_app = typer.Typer()


@play_app.command()
def play(
    game: Game,
    seed: Annotated[int | None, typer.Option(help="shuffle from a seed, to play again")] = None,
    chips: Annotated[
        int, typer.Option(help="what to sit down with, in the money of the house")
    ] = 500,
    full: Annotated[
        bool, typer.Option("--full", help="a table that fills the terminal, for mouse and keys")
    ] = False,
) -> None:
    """Play a game in the terminal."""
    from houseway.cli import playing

    playing.play(game, seed=seed, chips=chips, full=full)


@play_app.command()
def train(
    game: Game,
    *,
    topic: Annotated[list[str] | None, typer.Option(help="ask about this only")] = None,
    count: Annotated[int, typer.Option(min=1, max=1000, help="questions")] = 10,
    seconds: Annotated[int | None, typer.Option(min=1, help="for each answer")] = None,
    keep: Annotated[Path | None, typer.Option(help="remember in this file what was missed")] = None,
    seed: Annotated[int | None, typer.Option(help="the same questions again")] = None,
    exam: Annotated[str, typer.Option(metavar="NAME", help="a test, and a certificate")] = "",
    course: Annotated[bool, typer.Option("--course", help="the lessons of a first week")] = False,
    json: Json = False,
) -> None:
    """Learn to deal a game: what pays, in which order, who acts, how pots are divided."""
    from houseway.cli import training

    if course:
        training.show_course(game, json=json)
    elif json:
        training.show_drills(game, only=topic or (), many=count, seed=seed)
    elif exam:
        training.examine(game, exam, many=count, seed=seed)
    else:
        training.train(game, only=topic or (), many=count, seed=seed, seconds=seconds, keep=keep)


@app.command()
def settle(
    file: Annotated[Path, typer.Argument(help="a scenario file")], json: Json = False
) -> None:
    """Settle written-down rounds and print their lines."""
    from houseway.cli import scenarios

    scenarios.settle(file, json=json)


@app.command()
def check(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help="scenario files, or folders of them; those of every house if not said"),
    ] = None,
    json: Json = False,
) -> None:
    """Run scenarios; exit 1 with a readable difference where one does not come out."""
    from houseway.cli import scenarios

    raise typer.Exit(scenarios.check(paths or scenarios.of_houses(), json=json))


@app.command()
def rule(
    file: Annotated[Path, typer.Argument(help="a file of [[ruling]] entries")],
    json: Json = False,
) -> None:
    """Say what acts at the table count as, and which clause says so."""
    from houseway.cli import scenarios

    scenarios.rule(file, json=json)


@app.command()
def replay(
    paths: Annotated[
        list[Path], typer.Argument(help="hand histories, .phh or .phhs, or folders of them")
    ],
    json: Json = False,
) -> None:
    """Play hand histories again; exit 1 with every difference where one does not come out."""
    from houseway.cli import replaying

    raise typer.Exit(replaying.replay_all(paths, json=json))
