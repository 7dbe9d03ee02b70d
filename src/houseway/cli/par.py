"""The command that prints a PAR sheet, or holds a card room's rounds against one."""

from __future__ import annotations

from pathlib import Path

from houseway import houses
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.frames import check_path, write_rows
from houseway.analysis.par.actual import NOTABLE, Actual, Rounds
from houseway.analysis.par.page import par_page
from houseway.analysis.par.sheet import ParSheet, par_sheet
from houseway.cli.edges import Asked, banked, figures_of
from houseway.cli.equity import Bar
from houseway.cli.listing import print_json
from houseway.cli.room import server
from houseway.errors import BadInput


def show_par(name: str, asked: Asked, *, json: bool, html: bool) -> None:
    """One game's sheet: to read, as JSON, or as a page to print."""
    game = banked(name)
    sheet = par_sheet(game, figures_of(game, asked))
    if json:
        print_json(sheet.to_json())
    elif html:
        print(par_page(sheet), end="")
    else:
        print_sheet(sheet)


def print_sheet(sheet: ParSheet) -> None:
    print(f"PAR sheet: {sheet.name} ({sheet.game})")
    print(f"{sheet.house}, {sheet.section}; rules {sheet.version}, {sheet.rules}; {sheet.method}")
    for wager in sheet.wagers:
        played = "rounds played" if wager.sampled else "combinations"
        print(f"\n{wager.spot.replace('_', ' ')}  {wager.clause}, {wager.combinations:,} {played}")
        error = f" ± {wager.stderr:.4%}" if wager.sampled else ""
        print(f"  return {wager.returned:.4%}{error}, house edge {wager.house_edge:.4%}, "
              f"{wager.element_of_risk:.4%} of all staked")  # fmt: skip
        print(f"  wins {wager.hit_frequency:.4%}, pushes {wager.push_frequency:.4%}, "
              f"std dev {wager.std_dev:.4f}, volatility index {wager.volatility:.4f}")  # fmt: skip
        for line in wager.lines:
            print(f"    {line.name:<44} {line.combinations:>24,} {line.probability:>12.8f} "
                  f"{line.net:>+9g} {line.contribution:>+10.6f}")  # fmt: skip
        for each in wager.intervals:
            print(f"  {each.rounds:>11,} rounds return {each.low:.3%} to {each.high:.3%}")
    for note in sheet.notes:
        print(f"({note})")


def show_actual(db: str, name: str, out: Path | None, *, json: bool) -> None:
    """What a card room's rounds held, beside what they should have."""
    if out:
        check_path(out)
    game = banked(name).id if name else ""
    played = server("money.rounds_played").rounds_played  # type: ignore[attr-defined]
    found: list[Rounds] = played(db, game, Bar("reading tables"))
    actuals = [Actual(each.game.id, each.rounds, each.spots, shipped(each.game)) for each in found]
    rows = [row for actual in actuals for row in actual.rows()]
    if out:
        write_rows(rows, out)
    if json:
        print_json([{"game": each.game, "rounds": each.rounds, "spots": list(each.rows())}
                    for each in actuals])  # fmt: skip
        return
    if not rows:
        print("no banked round has been dealt here yet")
    for each in actuals:
        if each.rounds:
            _print_actual(each)


def _print_actual(actual: Actual) -> None:
    money = houses.every()[actual.game.partition("@")[2]].currency
    print(f"{actual.game}: {actual.rounds:,} rounds")
    print(f"{'':<16} {'wagers':>9} {'staked':>14} {'held':>13} {'actual':>9} {'theory':>9}")
    for row in actual.rows():
        theory, deviations = row.get("theoretical_edge"), row.get("deviations", 0.0)
        told = f"{theory:>9.3%}  {deviations:+.2f} standard deviations" if theory is not None else (
            f"{'':>9}  nobody has counted it")  # fmt: skip
        look = ", look at it" if abs(deviations) > NOTABLE else ""
        spot, staked = row["spot"].replace("_", " "), money.text(row["staked"])
        print(
            f"{spot:<16} {row['wagers']:>9,} {staked:>14} "
            f"{money.text(row['held']):>13} {row['actual_edge']:>9.3%} {told}{look}"
        )


def check_one(name: str | None, db: str | None, *, html: bool) -> None:
    """Either a game or a card room, and a page of a game alone."""
    if not name and db is None:
        raise BadInput("name a game, or a card room's database with --db; both is one game there")
    if html and db is not None:
        raise BadInput("--html is for a game's sheet; a card room's rounds come as text or --json")
