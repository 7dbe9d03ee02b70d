"""The menu: which commands there are, by subject."""

from __future__ import annotations

from typing import Annotated

import typer

import houseway
from houseway.cli.club.app import app as club
from houseway.cli.commands import assistants, catalogue, money, numbers, room, rounds, shell
from houseway.cli.menu import LAST, Menu
from houseway.cli.tournament.app import app as tournament

app = typer.Typer(
    name="houseway",
    help="The rules of play, running.",
    cls=Menu,
    no_args_is_help=True,
    add_completion=False,  # `houseway completion SHELL` prints what a shell needs
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

SUBJECTS = {
    "Play": rounds.play_app,
    "Look something up": catalogue.app,
    "Numbers": numbers.app,
    "Rounds that are written down": rounds.app,
    "The money of a table": money.app,
    "The card room": room.app,
    "Assistants": assistants.app,
    LAST: shell.app,
}
for subject, commands in SUBJECTS.items():
    for command in commands.registered_commands:
        command.rich_help_panel = subject
        app.registered_commands.append(command)
app.add_typer(room.account, name="account", rich_help_panel="The card room")
app.add_typer(room.role, name="role", rich_help_panel="The card room")
app.add_typer(club, name="club", rich_help_panel="Clubs and tournaments")
app.add_typer(tournament, name="tournament", rich_help_panel="Clubs and tournaments")


def say_version(wanted: bool) -> None:
    """Which version this is, and nothing else."""
    if wanted:
        print(f"houseway {houseway.__version__}")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            "-V",
            help="Say which version this is.",
            callback=say_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """The rules of play, running."""
