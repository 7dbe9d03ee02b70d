"""What a table collects, and what a jackpot pays."""

from __future__ import annotations

from typing import Annotated

import typer

from houseway.cli.options import Json

app = typer.Typer()


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
    hands: Annotated[
        list[str] | None, typer.Argument(help="seats and their cards: 3=TsTh 5=AsAd")
    ] = None,
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
    odds: Annotated[
        int | None, typer.Option(help="how often it is won with so many dealt in, and no hand")
    ] = None,
    rounds: Annotated[int, typer.Option(help="deals at most, for --odds")] = 1 << 21,
    seed: Annotated[int, typer.Option(help="of those deals")] = 0,
    json: Json = False,
) -> None:
    """Say whether a hand wins a jackpot, which clause decides, who gets what; or how often."""
    from houseway.cli.jackpot import Dealt, Prize, show_jackpot, show_odds
    from houseway.errors import BadInput

    if odds is not None and not hands:
        show_odds(name, odds, rounds, seed, json=json)
        return
    if odds is not None or not hands:
        raise BadInput("write the hands that were shown, such as 3=TsTh 5=AsAd, or --odds PLAYERS")
    dealt = Dealt(hands, board, dealt_in, away, pot, mucked or (), game, limit)
    show_jackpot(name, dealt, Prize(posted, division, others), json=json)
