"""Every command, its options, and nothing else: the work is done below."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from houseway.cli.club.app import app as club

app = typer.Typer(
    name="houseway",
    help="The rules of play, running.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

account = typer.Typer(no_args_is_help=True, help="The accounts of a card room.")
role = typer.Typer(no_args_is_help=True, help="Who may do what in a card room.")
app.add_typer(account, name="account")
app.add_typer(role, name="role")
app.add_typer(club, name="club")

Json = Annotated[bool, typer.Option("--json", help="print JSON")]
Database = Annotated[
    str | None, typer.Option("--db", help="database URL; houseway.db here if not given")
]

CutOver = Annotated[str, typer.Option(help="when the gaming day begins, by this machine's clock")]


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="one game's id, for its settings")] = None,
    json: Json = False,
) -> None:
    """List every game: id, name, rulebook section, family, seats, spots; or one, with settings."""
    from houseway.cli import listing

    if game:
        listing.show_game(game, json=json)
    else:
        listing.show_games(json=json)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="a game's id, such as three-card-poker@bclc")],
    seed: Annotated[int | None, typer.Option(help="shuffle from a seed, to play again")] = None,
    chips: Annotated[
        int, typer.Option(help="what to sit down with, in the money of the house")
    ] = 500,
) -> None:
    """Play a game in the terminal."""
    from houseway.cli import playing

    playing.play(game, seed=seed, chips=chips)


@app.command()
def settle(file: Annotated[Path, typer.Argument(help="a scenario file")]) -> None:
    """Settle written-down rounds and print their lines."""
    from houseway.cli import scenarios

    scenarios.settle(file)


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
    game: Annotated[str, typer.Argument(help="a game's id, such as fast-action-holdem@bclc")],
    cards: Annotated[list[str], typer.Argument(help="the cards to set, such as Ah Ks 6d 2c")],
    setting: Annotated[
        list[str] | None, typer.Option(help="a setting of the table, as NAME=VALUE")
    ] = None,
    json: Json = False,
) -> None:
    """Set cards the house way, and say which rule decides."""
    from houseway.cli.setting import show_set

    show_set(game, " ".join(cards), setting or [], json=json)


@app.command()
def collection(  # noqa: PLR0917 (options of a command)
    game: Annotated[str, typer.Argument(help="a game's id, such as three-card-poker@chico")],
    option: Annotated[int, typer.Argument(help="the option that the table posts")],
    action: Annotated[float, typer.Option(help="what the players have staked")] = 0,
    wager: Annotated[float | None, typer.Option(help="a player's own wager")] = None,
    players: Annotated[int, typer.Option(help="players in the hand")] = 1,
    minutes_left: Annotated[int, typer.Option(help="minutes left of the half hour")] = 30,
    schedule: Annotated[str, typer.Option(help="the schedule's clause, if several fit")] = "",
    json: Json = False,
) -> None:
    """Say what a California table collects, and which schedule says so."""
    from houseway.cli.collection import Hand, show_fees

    hand = Hand(action, wager, players, minutes_left)
    show_fees(game, option, hand, schedule=schedule, json=json)


@app.command()
def jackpot(  # noqa: PLR0917 (options of a command)
    name: Annotated[str, typer.Argument(help="a jackpot, such as bad-beat or high-hand")],
    hands: Annotated[list[str], typer.Argument(help="seats and their cards: 3=TsTh 5=AsAd")],
    board: Annotated[str, typer.Option(help="the board, such as 'Ah Tc Td 4s 2h'")] = "",
    dealt_in: Annotated[int, typer.Option(help="players who were dealt a hand")] = 0,
    away: Annotated[int, typer.Option(help="of those, players away from the table")] = 0,
    pot: Annotated[float, typer.Option(help="what is in the pot, rake and drop included")] = 0,
    mucked: Annotated[
        list[int] | None, typer.Option(help="a seat that mucked its hand facing a bet")
    ] = None,
    game: Annotated[str, typer.Option(help="a pot game's id")] = "texas-holdem@bclc",
    limit: Annotated[str, typer.Option(help="limit, no-limit or pot-limit")] = "limit",
    posted: Annotated[float | None, typer.Option(help="what is posted")] = None,
    division: Annotated[str, typer.Option(help="who shares: table, room or network")] = "table",
    others: Annotated[int | None, typer.Option(help="other players who share")] = None,
    json: Json = False,
) -> None:
    """Say whether a hand wins a jackpot, which clause decides, and who gets what."""
    from houseway.cli.jackpot import Dealt, Prize, show_jackpot

    dealt = Dealt(hands, board, dealt_in, away, pot, mucked or (), game, limit)
    show_jackpot(name, dealt, Prize(posted, division, others), json=json)


@app.command()
def equity(
    hands: Annotated[
        list[str], typer.Argument(help="a hand or range for each player: AsAd, 'AKs, TT+', random")
    ],
    board: Annotated[str, typer.Option(help="the board so far, such as 'Ks 7d 2c'")] = "",
    dead: Annotated[str, typer.Option(help="cards out of play")] = "",
    game: Annotated[str, typer.Option(help="a pot game's id")] = "texas-holdem@bclc",
    trials: Annotated[int | None, typer.Option(help="deal this many times at random")] = None,
    seed: Annotated[int, typer.Option(help="of the random deals, to deal them again")] = 0,
    json: Json = False,
) -> None:
    """Say each hand's share of the pot with the cards still to come."""
    from houseway.analysis import Draws
    from houseway.cli.equity import show_equity

    draws = Draws(trials, seed)
    show_equity(hands, game=game, board=board, dead=dead, draws=draws, json=json)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="a pot game's id, such as omaha@bclc")],
    *,
    rounds: Annotated[int, typer.Option(help="how many hands to play")] = 100_000,
    seed: Annotated[int, typer.Option(help="of the random hands, to play them again")] = 0,
    seats: Annotated[int, typer.Option(help="players at the table")] = 6,
    stack: Annotated[int, typer.Option(help="what each of them has")] = 200,
    weights: Annotated[
        str, typer.Option(help="how likely players fold, stay in and raise: 1,2,1")
    ] = "1,1,1",
    given: Annotated[
        list[str] | None, typer.Option("--set", help="a setting of the table: 'limits=[4, 8]'")
    ] = None,
    json: Json = False,
) -> None:
    """Play a pot table at random, a million hands in seconds, and say what it brings and costs."""
    from houseway.cli import simulating

    players = simulating.Players(seats, stack, weights)
    simulating.simulate(game, rounds, players, given or [], seed=seed, json=json)


@app.command()
def edge(
    game: Annotated[str, typer.Argument(help="a banked game's id, such as let-it-ride@bclc")],
    *,
    decks: Annotated[int | None, typer.Option(help="decks in the shoe")] = None,
    paytable: Annotated[
        list[str] | None, typer.Option(help="SPOT=FILE: pay by these rows instead of the printed")
    ] = None,
    given: Annotated[
        list[str] | None, typer.Option("--set", help="a setting of the table: 'decks=6'")
    ] = None,
    rounds: Annotated[int, typer.Option(help="so many, where rounds are sampled")] = 0,
    seed: Annotated[int, typer.Option(help="of the sampled rounds, to play them again")] = 0,
    json: Json = False,
) -> None:
    """Say what each wager of a game costs: the house edge, exact where deals can be counted."""
    from houseway.cli import edges

    settings = [*(given or []), *([f"decks={decks}"] if decks else [])]
    edges.show_edge(game, settings, paytable or [], rounds=rounds, seed=seed, json=json)


@app.command()
def strategy(
    game: Annotated[str, typer.Argument(help="a banked game's id, such as let-it-ride@bclc")],
    json: Json = False,
) -> None:
    """Show the best play of a game: rules to remember, charts, how often each way is taken."""
    from houseway.cli import edges

    edges.show_strategy(game, json=json)


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
def serve(
    db: Database = None,
    port: Annotated[int, typer.Option(help="port to listen on")] = 8000,
    host: Annotated[str, typer.Option(help="address to listen on")] = "127.0.0.1",
    cut_over: CutOver = "06:00",
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
) -> None:
    """Open the card room: web app, API and tables."""
    from houseway.cli import room

    staff = room.Staff(floor or (), admin or (), four_eyes or ())
    room.serve(db, host, port, cut_over, staff)


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
def verify(db: Database = None) -> None:
    """Recompute every balance and every hash from the log; exit 1 if anything differs."""
    from houseway.cli import room

    raise typer.Exit(room.verify(db))


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
