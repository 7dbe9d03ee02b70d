"""Options that several commands have: one name, one meaning, one sentence of help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def game_ids(incomplete: str) -> list[str]:
    """What the shell completes a game to."""
    from houseway import games

    return [id for id in games.catalogue() if id.startswith(incomplete.lower())]


Game = Annotated[
    str,
    typer.Argument(
        help="a game's id, such as three-card-poker@bclc, or its name", autocompletion=game_ids
    ),
]
Given = Annotated[
    list[str] | None,
    typer.Option("--set", help="a setting of the table: minimum=10, 'limits=[4, 8]'"),
]
PayTables = Annotated[
    list[str] | None, typer.Option("--paytable", help="SPOT=FILE: pay by these rows instead")
]
Decks = Annotated[int | None, typer.Option(help="decks in the shoe")]
Out = Annotated[
    Path | None, typer.Option(help="write a row for each spot: .csv, .parquet or .json")
]
Cluster = Annotated[str, typer.Option(help="a Dask scheduler, such as tcp://host:8786")]
Json = Annotated[bool, typer.Option("--json", help="print JSON")]
Database = Annotated[
    str | None, typer.Option("--db", help="database URL; houseway.db here if not given")
]
CutOver = Annotated[str, typer.Option(help="when the gaming day begins, by this machine's clock")]
Shifts = Annotated[
    int, typer.Option(min=1, max=24, help="shifts that a gaming day is divided into, for reports")
]
