"""What goes by the counts of a study alone: meters, and what others' great hands pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from houseway.analysis.edges.results import Aside, Wager
from houseway.money import dollars
from houseway.play.banked import BankedGame
from houseway.wagers import PayTable

METERS = (0, 10_000, 25_000, 50_000, 75_000, 100_000, 150_000, 200_000, 250_000, 300_000)
ENVY = "envy"
BY_PLAYERS = "what banking wins of one {}, cover without end and before collection, by players"
BY_METER = "house edge of {} by the meter, in dollars"
BY_OTHERS = "what envy returns of a {} bet, by how many hands others are dealt"
LEAST_ENVIED = dollars(5)  # where a bet may be of any size, the least that earns envy


def beside(game: BankedGame, wagers: Sequence[Wager]) -> tuple[Aside, ...]:
    """The figures beside the edges that any game's wagers tell."""
    return (*by_players(game, wagers), *by_meter(wagers), *by_others(game, wagers))


def by_players(game: BankedGame, wagers: Sequence[Wager]) -> Iterator[Aside]:
    """What a seat wins that banks in the house's place, from those who play their best."""
    main = next((each for each in wagers if each.spot in game.opens_with[:1]), None)
    if main and game.covering:
        figures, errors = ({str(players): players * each for players in range(1, game.seats)}
                           for each in (main.house_edge, main.stderr))  # fmt: skip
        yield Aside(BY_PLAYERS.format(main.spot), figures, errors if main.sampled else {})


def by_meter(wagers: Sequence[Wager]) -> Iterator[Aside]:
    """What a progressive costs as its meter grows."""
    for each in wagers:
        if each.per_meter:
            at_nothing = each.mean - each.meter * each.per_meter
            figures = {f"{shown:,}": float(-at_nothing - shown * each.per_meter)
                       for shown in METERS}  # fmt: skip
            yield Aside(BY_METER.format(each.spot), figures)


def by_others(game: BankedGame, wagers: Sequence[Wager]) -> Iterator[Aside]:
    """What envy adds to the least bet that earns it; each hand of another's counts by itself."""
    table = game.pay_tables.get(ENVY)
    if table is None:
        return
    paid = {name: Fraction(odds.pays) for name, odds in table.rows}
    envied = _envied(game, table, [each for each in wagers
                                   if paid.keys() <= {row.name for row in each.rows}])  # fmt: skip
    spot = game.spot(envied.spot) if envied else None
    if envied is None or spot is None:
        return
    stake = spot.exactly or LEAST_ENVIED
    worth = sum((row.deals * paid.get(row.name, Fraction(0)) for row in envied.rows), Fraction(0))
    each = worth / envied.deals / stake
    bet = f"${stake // 100} {envied.spot}"
    yield by_others_of(bet, [float(others * each) for others in range(1, game.seats)])


def by_others_of(bet: str, returned: Sequence[float], errors: Sequence[float] = ()) -> Aside:
    """What envy returns with one other hand at the table, with two, and so on."""
    figures, stderr = ({str(others): each for others, each in enumerate(told, 1)}
                       for told in (returned, errors))  # fmt: skip
    return Aside(BY_OTHERS.format(bet), figures, stderr)


def _envied(game: BankedGame, table: PayTable, wagers: Sequence[Wager]) -> Wager | None:
    """The bet that earns envy: the one that is printed in the same table, if there are several."""
    printed = [each for each in wagers if each.spot in game.pay_tables
               and game.pay_tables[each.spot].cite == table.cite]  # fmt: skip
    return next(iter((*printed, *wagers)), None)
