"""Pay tables tried out at once: the deals of each row are kept, so that odds are all that changes.

That holds for wagers that go by a pay table alone. Where a table is part of a main game, another
one may change how it is best played, and the game has to be counted anew (`edges.analyse`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from houseway.analysis.edges.paid import NOTHING, paid_by
from houseway.analysis.edges.results import Wager
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.posted import posting
from houseway.errors import BadInput
from houseway.play.banked import BankedGame


def editable(game: BankedGame, figures: Mapping[str, Any]) -> list[str]:
    """The spots whose pay tables can be tried out at once."""
    return [spot for spot, told in figures["wagers"].items() if _goes_by_table(game, spot, told)]


def _goes_by_table(game: BankedGame, spot: str, told: Mapping[str, Any]) -> bool:
    table = game.pay_tables.get(spot)
    return table is not None and told["lines"].keys() <= {
        NOTHING,
        *(name for name, _ in table.rows),
    }


def with_tables(game: BankedGame, posted: Mapping[str, str]) -> dict[str, Any] | None:
    """The figures that are kept, with other odds on side bets; None where more is to be counted."""
    figures, played = shipped(game), posting(game, posted)
    if figures is None or not posted.keys() <= set(editable(game, figures)):
        return None
    tried: dict[str, object] = {}
    for spot, rows in posted.items():
        told = figures["wagers"][spot]
        names = {name for name, _ in played.pay_tables[spot].rows}
        if "meter" in told or not names <= told["lines"].keys():
            return None
        tried[spot] = try_table(game, spot, rows).to_json()
    kept = {name: each for name, each in figures.items() if name != "rules"}
    return {**kept, "pay_tables": dict(posted), "wagers": {**figures["wagers"], **tried}}


def try_table(game: BankedGame, spot: str, rows: str, meter: int = 0) -> Wager:
    """A side bet with other odds, exactly; `meter` is in cents."""
    figures = shipped(game)
    if figures is None:
        raise BadInput(f"no figures are kept of {game.id}: other tables are tried by houseway edge")
    known = editable(game, figures)
    if spot not in known:
        raise BadInput(
            f"{spot!r} cannot be tried out at once in {game.id}; there are "
            f"{', '.join(known) or 'none'}"
        )
    table = game.pay_tables[spot].posted(rows)
    told = figures["wagers"][spot]
    counts = {name: line["deals"] for name, line in told["lines"].items()}
    if apart := [name for name, _ in table.rows if name not in counts]:
        rows_kept = ", ".join(name for name in counts if name != NOTHING)
        raise BadInput(f"{apart[0]!r} is not counted apart; the rows are {rows_kept}")
    place = game.spot(spot)
    stake = place.exactly if place and place.exactly else 0
    found = paid_by(spot, table, counts, stake, meter)
    return replace(found, sampled="stderr" in told, meter=Fraction(meter, 100))
