"""The card room: its doors, its people, its books."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from houseway.cli.options import CutOver, Database, Json, Shifts

app = typer.Typer()
account = typer.Typer(no_args_is_help=True, help="The accounts of a card room.")
role = typer.Typer(no_args_is_help=True, help="Who may do what in a card room.")


@app.command()
def serve(
    db: Database = None,
    port: Annotated[int, typer.Option(help="port to listen on")] = 8000,
    host: Annotated[str, typer.Option(help="address to listen on")] = "127.0.0.1",
    *,
    cut_over: CutOver = "06:00",
    shifts: Shifts = 3,
    floor: Annotated[
        list[str] | None,
        typer.Option(help="name of an account that runs the room; give it again for more"),
    ] = None,
    admin: Annotated[
        list[str] | None,
        typer.Option(help="name of an account that says who is what; give it again for more"),
    ] = None,
    four_eyes: Annotated[
        list[str] | None,
        typer.Option(help="an act that needs two people, such as verify-claim; again for more"),
    ] = None,
    workers: Annotated[int, typer.Option(help="processes that serve one PostgreSQL")] = 1,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(help="address of a proxy that says whom it speaks for; again for more"),
    ] = None,
    metrics: Annotated[
        Path | None, typer.Option(help="file with the token that opens the counters at /metrics")
    ] = None,
) -> None:
    """Open the card room: web app, API and tables."""
    from houseway.cli import room

    staff = room.Staff(floor or (), admin or (), four_eyes or ())
    doors = room.Doors(host, port, workers, trust_proxy or (), metrics)
    room.serve(db, doors, cut_over, staff, shifts)


@account.command("make")
def make_account(
    name: Annotated[str, typer.Argument(help="the name to sign in with")],
    db: Database = None,
    cut_over: CutOver = "06:00",
) -> None:
    """Open an account in a card room; the password is asked for, or read from the input."""
    from houseway.cli import people

    people.make_account(db, name, cut_over)


@role.command("give")
def give_role(
    name: Annotated[str, typer.Argument(help="the name of an account")],
    role: Annotated[str, typer.Argument(help="floor, admin, auditor, cashier, director, ...")],
    db: Database = None,
    cut_over: CutOver = "06:00",
) -> None:
    """Give somebody a role in a card room; this is how the first admin is made."""
    from houseway.cli import people

    people.change_role(db, name, role, cut_over, give=True)


@role.command("take")
def take_role(
    name: Annotated[str, typer.Argument(help="the name of an account")],
    role: Annotated[str, typer.Argument(help="a role that was given")],
    db: Database = None,
    cut_over: CutOver = "06:00",
) -> None:
    """Take a role away."""
    from houseway.cli import people

    people.change_role(db, name, role, cut_over, give=False)


@role.command("list")
def list_roles(db: Database = None, json: Json = False) -> None:
    """List those who have been given a role."""
    from houseway.cli import people

    people.list_roles(db, json=json)


@app.command()
def verify(db: Database = None, json: Json = False) -> None:
    """Recompute every balance and every hash from the log; exit 1 if anything differs."""
    from houseway.cli import room

    raise typer.Exit(room.verify(db, json=json))


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="the file to make; it must not be there yet")],
    db: Database = None,
) -> None:
    """Copy a card room's file, while the room may be open."""
    from houseway.cli import room

    room.backup(db, target)


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(help="a file that `houseway backup` made")],
    db: Database = None,
    json: Json = False,
) -> None:
    """Make a card room's file from a copy and check its books; exit 1 if anything differs."""
    from houseway.cli import room

    raise typer.Exit(room.restore(db, source, json=json))


@app.command()
def takings(
    day: Annotated[
        str | None, typer.Argument(help="a gaming day, such as 2026-01-31; today if not given")
    ] = None,
    db: Database = None,
    cut_over: CutOver = "06:00",
    json: Json = False,
) -> None:
    """List each table's rake, collection, commission, drop and tips on a gaming day."""
    from houseway.cli import room

    room.takings(db, day, cut_over, json=json)


@app.command()
def report(
    day: Annotated[
        str | None, typer.Argument(help="a gaming day, such as 2026-01-31; today if not given")
    ] = None,
    db: Database = None,
    shift: Annotated[int | None, typer.Option(help="one shift of it, from 1")] = None,
    *,
    shifts: Shifts = 3,
    cut_over: CutOver = "06:00",
    csv: Annotated[bool, typer.Option("--csv", help="print it as a sheet")] = False,
    json: Json = False,
) -> None:
    """Report a gaming day or a shift: what each table took, and should have taken."""
    from houseway.cli import room

    wanted = room.Wanted(day, shift, shifts, cut_over)
    room.report(db, wanted, csv=csv, json=json)
