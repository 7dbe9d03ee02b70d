"""One game on a page: pay tables, what it costs, how it is best played, what its tables post."""

from __future__ import annotations

from typing import Any

from houseway import games, houses
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.how_to_play import HowToPlay, how_to_play
from houseway.cli.listing import print_game, print_json
from houseway.money import text
from houseway.play import BankedGame
from houseway.play.settings import Setting, Value


def show_game(name: str, *, json: bool) -> None:
    """One game, and what a table of it posts, as `--set` and scenario files write it."""
    game = games.find(name)
    if json:
        print_json(games.facts(game))
        return
    print_game(game)
    _print_page(how_to_play(game))
    for spot, table in game.pay_tables.items():
        print(f"    {spot} pays  ({table.cite})")
        for row in table.text.splitlines():
            print(f"      {row}")
    if isinstance(game, BankedGame) and (figures := shipped(game)):
        _print_figures(game, figures)
    print(f"    settings of a table, in {houses.of(game).currency.name}:")
    for setting in game.settings:
        clause = f"  ({setting.cite})" if setting.cite else ""
        print(f"      {_setting(setting)}  {setting.help}{clause}")
        for choice in setting.choices:
            print(f"        {choice}")


def _print_page(page: HowToPlay) -> None:
    """How it is played, as the card room and the documentation tell it."""
    if page.aliases:
        print(f"    also called: {', '.join(page.aliases)}")
    for title, lines in (
        ("the idea", page.idea),
        ("a round", [moment.words for moment in page.course]),
    ):
        print(f"    {title}:")
        for line in lines:
            print(f"      {line}")


def _setting(setting: Setting) -> str:
    """A setting's name and what it is unless the table says otherwise."""
    if setting.default is None:
        return f"{setting.name} (required)" if setting.required else setting.name
    return f"{setting.name} = {_written(setting, setting.default)}"


def _written(setting: Setting, value: Value) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(text, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return text(value) if setting.kind == "money" and isinstance(value, int) else str(value)


def _print_figures(game: BankedGame, figures: dict[str, Any]) -> None:
    """What each wager costs, and the rules of the best play, as they are kept with the package."""
    print(f"    house edge  ({figures['method']})")
    for spot, each in figures["wagers"].items():
        print(f"      {spot.replace('_', ' '):<20} {each['house_edge']:>9.4%}")
    if rules := figures["strategy"]["rules"]:
        print("    best play")
        for rule in rules:
            print(f"      {rule}")
    print(f"    houseway edge {game.id} and houseway strategy {game.id} have it whole")
