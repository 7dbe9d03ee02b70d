"""The commands of `houseway club` and their options, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    no_args_is_help=True, help="A club kept in a file: people, fees, league, seats, books."
)

File = Annotated[Path, typer.Option("--file", help="the club's file")]
Json = Annotated[bool, typer.Option("--json", help="print JSON; amounts are in pence")]
By = Annotated[str, typer.Option("--by", help="who does it")]
On = Annotated[str, typer.Option("--on", help="the day, such as 2026-02-13; today if not given")]
Season = Annotated[str, typer.Argument(help="a season; the last if not given")]
HERE = Path("club.json")


@app.command("new")
def new(
    house: Annotated[str, typer.Argument(help="the house by whose rules it is run")],
    file: File = HERE,
    given: Annotated[
        list[str] | None, typer.Option("--set", help="an option, as NAME=VALUE")
    ] = None,
) -> None:
    """Found a club."""
    from houseway.cli.club import keeping

    keeping.found_club(file, house, given or [])


@app.command("do")
def do(
    act: Annotated[str, typer.Argument(help="what is done, such as join or pay-fee")],
    fields: Annotated[list[str] | None, typer.Argument(help="its fields, as NAME=VALUE")] = None,
    file: File = HERE,
    by: By = "",
    on: On = "",
    seconded: Annotated[str, typer.Option("--seconded", help="who agrees")] = "",
) -> None:
    """Do something in the name of the committee, and write it down."""
    from houseway.cli.club import keeping

    keeping.do(file, act, fields or [], keeping.Says(by, on, seconded))


@app.command("undo")
def undo(file: File = HERE) -> None:
    """Take back what was done last."""
    from houseway.cli.club import keeping

    keeping.undo(file)


@app.command("log")
def log(
    last: Annotated[int, typer.Option(help="only the last so many", min=0)] = 0,
    file: File = HERE,
    json: Json = False,
) -> None:
    """List what was done, by whom and when."""
    from houseway.cli.club import keeping

    keeping.show_log(file, last, json=json)


@app.command("members")
def members(
    name: Annotated[str, typer.Argument(help="one member, for his page")] = "",
    file: File = HERE,
    json: Json = False,
) -> None:
    """List the register, or show a member's nights, seats and money."""
    from houseway.cli.club import listing

    listing.show_members(file, name, json=json)


@app.command("fees")
def fees(
    season: Season = "",
    week: Annotated[int, typer.Option(help="due by this week's game; the next", min=0)] = 0,
    file: File = HERE,
    json: Json = False,
) -> None:
    """Say who has paid what of a season, and who has to be reminded."""
    from houseway.cli.club import listing

    listing.show_fees(file, season, week, json=json)


@app.command("league")
def league(
    season: Season = "",
    week: Annotated[int, typer.Option(help="the table after this week", min=0)] = 0,
    final: Annotated[
        bool, typer.Option("--final", help="only of those who have paid in full")
    ] = False,
    file: File = HERE,
    json: Json = False,
) -> None:
    """Show the league table, and how each point came about."""
    from houseway.cli.club import listing

    listing.show_league(file, season, week, final=final, json=json)


@app.command("seats")
def seats(
    expiring: Annotated[
        str, typer.Option(help="a day: only seats that expire in the days after it")
    ] = "",
    days: Annotated[int, typer.Option(help="so many days after it", min=0)] = 60,
    file: File = HERE,
    json: Json = False,
) -> None:
    """List prize seats: whose, worth what, good until when, what was cashed."""
    from houseway.cli.club import keeping, listing

    today = keeping.read_day(expiring) if expiring else None
    listing.show_seats(file, today, days, json=json)


@app.command("books")
def books(
    purse: Annotated[str, typer.Argument(help="one purse, such as club or season:2026")] = "",
    event: Annotated[str, typer.Option(help="the statement of an event")] = "",
    season: Annotated[str, typer.Option(help="the statement of a season")] = "",
    member: Annotated[str, typer.Option(help="the statement of a member")] = "",
    csv: Annotated[bool, typer.Option("--csv", help="for a spreadsheet")] = False,
    file: File = HERE,
    json: Json = False,
) -> None:
    """Show what is in every purse, or print a statement; all of it is recomputed first."""
    from houseway.cli.club import books as accounts

    accounts.show_books(file, accounts.About(purse, event, season, member), csv=csv, json=json)


@app.command("export")
def export(
    to: Annotated[Path | None, typer.Argument(help="a new file; the terminal if none")] = None,
    members: Annotated[
        bool, typer.Option("--members", help="only the register, for a spreadsheet")
    ] = False,
    file: File = HERE,
) -> None:
    """Write the club whole as JSON, or its register as CSV."""
    from houseway.cli.club import keeping

    keeping.export(file, to, members=members)


@app.command("import")
def import_(
    given: Annotated[Path, typer.Argument(help="a club as JSON, or members as .csv")],
    season: Annotated[str, typer.Option(help="members are entered for this season too")] = "",
    file: File = HERE,
    by: By = "",
    on: On = "",
) -> None:
    """Take up a club from elsewhere, or members from a spreadsheet; exit 1 if rows are bad."""
    from houseway.cli.club import keeping

    raise typer.Exit(keeping.import_(file, given, season, keeping.Says(by, on)))


@app.command("simulate")
def simulate(
    house: Annotated[
        str, typer.Argument(help="the house by whose rules it is run; the first that has a year")
    ] = "",
    seed: Annotated[int, typer.Option(help="the season follows from it")] = 0,
    members: Annotated[int, typer.Option(help="how many members the club has")] = 60,
    nights: Annotated[int, typer.Option(help="only the first so many events", min=0)] = 0,
    out: Annotated[
        Path | None, typer.Option(help="write the club here after each step, and go on from there")
    ] = None,
    json: Json = False,
) -> None:
    """Play a season from one seed: every night dealt, every pound in the books."""
    from houseway.cli.club import simulating
    from houseway.year import SimulatedSeason

    season = SimulatedSeason(house or simulating.first_house(), seed, members, nights=nights)
    simulating.simulate(season, out, json=json)
