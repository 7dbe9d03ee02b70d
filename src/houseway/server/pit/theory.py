"""What the house should have taken: the edge of each wager times what was staked on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from houseway import games
from houseway.analysis.hints import edges_at
from houseway.errors import HousewayError
from houseway.play import Game
from houseway.play.settings import Settings
from houseway.server.pit.tallies import WAGER
from houseway.server.shapes.floor import Theory

NOT_WAGERED = "not known: nothing is staked against the house, which takes its rake or fee"
NOTHING = "nothing was staked"
UNKNOWN = Theory(expected=None, known=0, unknown=0, words="not known: its house has gone")


def theory(game: Game, settings: Settings, figures: Mapping[str, int]) -> Theory:
    """The theoretical result of a table from the stakes that were counted there."""
    staked = {
        figure.removeprefix(WAGER): amount
        for figure, amount in figures.items()
        if figure.startswith(WAGER)
    }
    if game.kind != "banked":
        return Theory(expected=None, known=0, unknown=0, words=NOT_WAGERED)
    edges = edges_at(game, settings) or {}
    known = {spot: amount for spot, amount in staked.items() if spot in edges}
    unknown = {spot: amount for spot, amount in staked.items() if spot not in edges}
    expected = round(sum(edges[spot] * amount for spot, amount in known.items()))
    return Theory(
        expected=expected if known or not unknown else None,
        known=sum(known.values()),
        unknown=sum(unknown.values()),
        words=_words(known, unknown),
    )


def together(several: Iterable[Theory]) -> Theory:
    """The theoretical result of several tables; of none it is nothing."""
    found = list(several)
    told = [each.expected for each in found if each.expected is not None]
    if not found:
        words = NOTHING
    elif told:
        words = "of every wager whose edge is known"
    else:
        words = "not known of any of its tables"
    return Theory(
        expected=sum(told) if told or not found else None,
        known=sum(each.known for each in found),
        unknown=sum(each.unknown for each in found),
        words=words,
    )


def _words(known: Mapping[str, int], unknown: Mapping[str, int]) -> str:
    if not known and not unknown:
        return NOTHING
    if not unknown:
        return "of all that was staked"
    spots = ", ".join(sorted(spot.replace("_", " ") for spot in unknown))
    return f"not known of {spots}" if known else f"not known: no figure fits {spots}"


def found_game(id: str) -> Game | None:
    """A game of the catalogue; one whose house has gone is none."""
    try:
        return games.find(id)
    except HousewayError:
        return None
