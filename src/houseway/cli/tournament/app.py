"""The commands of `houseway tournament` and their options, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    no_args_is_help=True, help="A tournament night: written down, played, dealt, paid."
)

Json = Annotated[bool, typer.Option("--json", help="print JSON; amounts are in pence")]
Night = Annotated[Path, typer.Argument(help="a night's file")]
Event = Annotated[str, typer.Option("--event", help="its kind, such as deepstack or league")]
Mix = Annotated[
    str,
    typer.Option("--mix", help="games dealt in turn: HORSE, or ids with commas between them"),
]
Choice = Annotated[
    bool, typer.Option("--dealers-choice", help="the button calls a game of the mix, each hand")
]


@app.command("new")
def new(
    file: Night,
    *,
    event: Event = "",
    name: Annotated[str, typer.Option("--name", help="what it is called")] = "",
    buy_in: Annotated[str, typer.Option("--buy-in", help="the price of an entry")] = "",
    late: Annotated[int, typer.Option("--late", help="the last level to enter in", min=0)] = 0,
    re_entry: Annotated[bool, typer.Option("--re-entry", help="who is out may re-enter")] = False,
    players: Annotated[str, typer.Option("--players", help="names with commas between them")] = "",
    json: Json = False,
) -> None:
    """Write a night's file to go on with; what no option says is asked for."""
    from houseway.cli.tournament import written

    told = written.Announced(event, name, buy_in, late, re_entry, players)
    written.write_new(file, told if event else written.ask(told), json=json)


@app.command("run")
def run(file: Night, json: Json = False) -> None:
    """Play a night that is written down, and print what came of it."""
    from houseway.cli.tournament import results, written

    results.show(written.read_night(file), json=json)


@app.command("simulate")
def simulate(
    file: Annotated[Path | None, typer.Argument(help="a night's file, for its setup")] = None,
    *,
    event: Event = "deepstack",
    buy_in: Annotated[str, typer.Option("--buy-in", help="the price of an entry")] = "20",
    players: Annotated[int, typer.Option(help="how many bots play", min=2, max=10_000)] = 54,
    seed: Annotated[int, typer.Option(help="the same seed is the same event")] = 1,
    minutes: Annotated[int, typer.Option(help="what a hand counts on the clock", min=1)] = 3,
    mix: Mix = "",
    dealers_choice: Choice = False,
    out: Annotated[Path | None, typer.Option("--out", help="write the whole night here")] = None,
    json: Json = False,
) -> None:
    """Deal a whole event with bots, from one seed."""
    from houseway.cli.tournament import simulating

    wanted = simulating.Wanted(event, buy_in, players, seed, minutes, mix, dealers_choice)
    simulating.simulate(file, wanted, out, json=json)


@app.command("results")
def results(
    night: Annotated[str, typer.Argument(help="a night's file, or with --db its id")] = "",
    db: Annotated[
        str | None, typer.Option("--db", help="database URL of a card room; lists its nights")
    ] = None,
    json: Json = False,
) -> None:
    """Print places, prizes and bounties, of a file or of a card room's night."""
    from houseway.cli.tournament import results

    results.show_results(night, db, json=json)
