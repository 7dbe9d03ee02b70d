"""What games cost, and how they are best played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from houseway.cli.options import Cluster, Decks, Game, Given, Json, Out, PayTables, game_ids

app = typer.Typer()


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
def edge(
    game: Annotated[
        list[str] | None,
        typer.Argument(
            help="banked games by id, such as let-it-ride@bclc", autocompletion=game_ids
        ),
    ] = None,
    *,
    decks: Decks = None,
    paytable: PayTables = None,
    given: Given = None,
    rounds: Annotated[int, typer.Option(help="so many, where rounds are sampled")] = 0,
    seed: Annotated[int, typer.Option(help="of the sampled rounds, to play them again")] = 0,
    out: Out = None,
    resume: Annotated[
        Path | None, typer.Option(help="keep sampled rounds in this file, and go on from them")
    ] = None,
    cluster: Cluster = "",
    json: Json = False,
) -> None:
    """Say what each wager of a game costs: the house edge, exact where deals can be counted."""
    from houseway.cli import edges
    from houseway.cli.workers import Workers

    workers = Workers(cluster=cluster)
    asked = edges.Asked(given or (), paytable or (), rounds, seed, workers, decks, resume)
    edges.show_edges(game or (), asked, out, json=json)


@app.command()
def bank(
    game: Game,
    *,
    players: Annotated[int, typer.Option(help="who bet against the bank")] = 3,
    stake: Annotated[float, typer.Option(help="what each of them has on the main wager")] = 100,
    cover: Annotated[
        float | None, typer.Option(help="what the bank puts up; as much as it needs if not said")
    ] = None,
    policy: Annotated[str, typer.Option(help="how the players play, as in simulate")] = "",
    given: Given = None,
    rounds: Annotated[int, typer.Option(help="how many rounds to play")] = 20_000,
    seed: Annotated[int, typer.Option(help="of the random cards, to play them again")] = 0,
    workers: Annotated[int, typer.Option(help="processes that play; 0 for all cores")] = 0,
    json: Json = False,
) -> None:
    """Say what it is worth to bank a game: cover, commission and collection included."""
    from houseway.cli import banking
    from houseway.cli.workers import Workers

    asked = banking.Asked(players, stake, cover, policy, given or (), rounds, seed)
    banking.show_value(game, asked, Workers(workers), json=json)


@app.command()
def frequencies(
    game: Game,
    *,
    given: Given = None,
    json: Json = False,
) -> None:
    """Say how often each kind of hand comes in a game for a pot."""
    from houseway.cli import counting

    counting.show_frequencies(game, given or (), json=json)


@app.command()
def strategy(
    game: Game,
    cards: Annotated[
        str | None, typer.Argument(help="a hand to decide about, such as 'Qh 6d 4c'")
    ] = None,
    *,
    seen: Annotated[
        str, typer.Option(help="cards seen besides: the board, or what the dealer shows")
    ] = "",
    decks: Decks = None,
    paytable: PayTables = None,
    given: Given = None,
    json: Json = False,
) -> None:
    """Show the best play of a game: rules, charts, or what to do with the cards that are given."""
    from houseway.cli import edges
    from houseway.errors import BadInput

    asked = edges.Asked(given or (), paytable or (), decks=decks)
    if cards is not None:
        edges.show_decision(game, cards, seen, asked, json=json)
    elif seen:
        raise BadInput("--seen goes with a hand: write its cards after the game")
    else:
        edges.show_strategy(game, asked, json=json)


@app.command()
def par(
    game: Annotated[
        str | None, typer.Argument(help="a banked game's id, such as let-it-ride@bclc")
    ] = None,
    *,
    db: Annotated[
        str | None, typer.Option(help="a card room's database: what its rounds really held")
    ] = None,
    decks: Decks = None,
    paytable: PayTables = None,
    given: Given = None,
    rounds: Annotated[int, typer.Option(help="so many, where rounds are sampled")] = 0,
    html: Annotated[bool, typer.Option("--html", help="one page to print")] = False,
    out: Annotated[
        Path | None, typer.Option(help="with --db, a row for each spot: .csv, .parquet or .json")
    ] = None,
    json: Json = False,
) -> None:
    """Print a game's PAR sheet, or hold the rounds of a card room against the theory."""
    from houseway.cli import edges
    from houseway.cli import par as sheets

    sheets.check_one(game, db, html=html)
    if db is not None:
        sheets.show_actual(db, game or "", out, json=json)
        return
    asked = edges.Asked(given or (), paytable or (), rounds, decks=decks)
    sheets.show_par(game or "", asked, json=json, html=html)


@app.command()
def simulate(
    game: Game,
    *,
    rounds: Annotated[int, typer.Option(help="how many rounds or hands to play")] = 100_000,
    seed: Annotated[int, typer.Option(help="of the random cards, to play them again")] = 0,
    policy: Annotated[
        str, typer.Option(help="how to play: best, random, house-way, stays-in or FILE.py:NAME")
    ] = "",
    against: Annotated[
        str, typer.Option(help="how the others play, in a pot game: one player goes round")
    ] = "",
    seats: Annotated[int, typer.Option(help="players at a table for a pot")] = 6,
    stack: Annotated[int, typer.Option(help="what each of them has")] = 200,
    weights: Annotated[
        str, typer.Option(help="how likely random players fold, stay in and raise: 1,2,1")
    ] = "1,1,1",
    given: Given = None,
    paytable: PayTables = None,
    out: Out = None,
    resume: Annotated[
        Path | None, typer.Option(help="keep what was played in this file, and go on from it")
    ] = None,
    workers: Annotated[int, typer.Option(help="processes that play; 0 for all cores")] = 0,
    cluster: Cluster = "",
    script: Annotated[
        bool, typer.Option("--script", help="by the game's own script, not by compiled kernels")
    ] = False,
    json: Json = False,
) -> None:
    """Play a game many times by a policy, and say what each spot costs or each seat wins."""
    from houseway.cli import simulating
    from houseway.cli.workers import Workers

    players = simulating.Players(policy, against, seats, stack, weights)
    posted = simulating.Posted(given or (), paytable or (), script)
    results = simulating.Results(json, out, resume, Workers(workers, cluster))
    raise typer.Exit(simulating.simulate(game, rounds, players, posted, results, seed=seed))
