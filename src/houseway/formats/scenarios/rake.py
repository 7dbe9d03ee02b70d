"""Rake that is collected over betting rounds."""

from __future__ import annotations

from houseway import games
from houseway.errors import BadScenario, BadSetting
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.formats.scenarios.rulings.kinds import pot_game
from houseway.money import Cents, text
from houseway.play.pot import PotGame
from houseway.wagers import Rake

HOLDEM = "texas-holdem@bclc"


def run_rake(entry: Entry, outcome: Outcome) -> None:
    """Collect rake over betting rounds and compare each collection."""
    try:
        rake = _rake(entry)
    except BadSetting as error:
        if "illegal" not in entry:
            outcome.differences.append(f"refused: {error.message}")
        check_refused(entry, outcome, error)
        return
    if "illegal" in entry:
        outcome.differences.append("this rake may be posted; it should have been refused")
        return
    taken = list(rake.collected(money(each) for each in entry.get("rounds", ())))
    wanted = entry.get("taken")
    if isinstance(wanted, list):
        outcome.expect("taken", [text(money(each)) for each in wanted], list(map(text, taken)))
    elif wanted is not None:
        outcome.expect("taken", text(money(wanted)), text(Cents(sum(taken))))
    if "total" in entry:
        outcome.expect("total", text(money(entry.get("total"))), text(Cents(sum(taken))))


def _rake(entry: Entry) -> Rake:
    """What the house takes, within what its game allows and rounded as the game has it."""
    fee = _raked(entry).rake
    assert fee
    most, percent = money(entry.get("cap", 15)), entry.get("percent", fee.percent)
    if not 0 <= percent <= fee.percent or not 0 <= most <= fee.most:
        raise BadSetting(
            f"{percent}% up to {text(most)} is more than {fee.percent}% and {text(fee.most)}",
            clause=fee.cite,
        )
    rounding = entry.get("rounding", "nearest" if fee.nearest else "down")
    return Rake(percent, most, money(entry.get("unit", 1)), fee.cite, nearest=_nearest(rounding))


def _raked(entry: Entry) -> PotGame:
    """The game that is named, or whose section is proved; Texas hold'em if neither."""
    if entry.game:
        return pot_game(entry.game)
    proved = {clause.section for clause in entry.proves}
    raked = (
        game
        for game in games.catalogue().values()
        if isinstance(game, PotGame) and game.rake and game.section in proved
    )
    game = next(raked, None) or games.find(HOLDEM)
    assert isinstance(game, PotGame)
    return game


def _nearest(rounding: str) -> bool:
    if rounding not in ("down", "nearest"):
        raise BadScenario(f"{rounding!r} is no rounding; there are 'down' and 'nearest'")
    return rounding == "nearest"
