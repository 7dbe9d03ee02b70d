"""Results as flat rows: in a file (CSV, JSON, Parquet) or as a frame of polars."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from houseway.errors import BadInput
from houseway.play import Round
from houseway.wagers import Line, Settlement

if TYPE_CHECKING:
    import polars as pl

ENDINGS = (".csv", ".parquet", ".json")

Rows = Iterable[Mapping[str, object]]


class Tabular(Protocol):
    """A result that is rows: what `analyse` and simulations give."""

    def rows(self) -> Iterable[dict[str, object]]: ...


Framed = Round[Any] | Settlement | Tabular | Iterable[Round[Any] | Line | Mapping[str, object]]


def check_path(path: Path) -> None:
    """Refuse a file that could not be written, before any work is done."""
    if path.suffix not in ENDINGS:
        raise BadInput(f"{path} is no file for rows; its name ends in {', '.join(ENDINGS)}")
    if path.suffix == ".parquet" and find_spec("polars") is None:
        raise BadInput(f"{path} needs polars: install houseway[frames], or write a .csv")
    if not path.absolute().parent.is_dir():
        raise BadInput(f"{path} cannot be written: there is no folder {path.parent}")


def write_rows(rows: Rows, path: Path) -> Path:
    """Write rows as the file's name says; what a row lacks is left empty."""
    check_path(path)
    held = [dict(row) for row in rows]
    names = list(dict.fromkeys(name for row in held for name in row))
    if path.suffix == ".json":
        path.write_text(json.dumps(held, indent=1) + "\n", encoding="utf-8")
    elif path.suffix == ".parquet":
        import polars as pl

        columns = {name: [row.get(name) for row in held] for name in names}
        pl.DataFrame(columns).write_parquet(path)
    else:
        with path.open("w", encoding="utf-8", newline="") as file:
            written = csv.DictWriter(file, names, lineterminator="\n")
            written.writeheader()
            written.writerows(held)
    return path


def to_frame(held: Framed) -> pl.DataFrame:
    """A polars frame of rounds, lines or results; it needs the `frames` extra.

    Rounds and lines give a row for each line, with the clause, the pay table's row, the wager and
    the split hand that it belongs to, amounts in cents; rounds are numbered from 0 as they come.
    An analysis or a simulation gives a row for each spot.
    """
    if find_spec("polars") is None:
        raise BadInput("a frame needs polars: install houseway[frames]")
    import polars as pl

    return pl.DataFrame(list(rows_of(held)), infer_schema_length=None)


def rows_of(held: Framed) -> Iterable[dict[str, object]]:
    """The rows of whatever may be a frame."""
    if isinstance(held, Round):
        return _of_round(held, 0)
    if isinstance(held, Settlement):
        return [line.to_json() for line in held.lines]
    if isinstance(held, Iterable):
        return [row for at, each in enumerate(held) for row in _of_one(each, at)]
    return held.rows()


def _of_one(each: object, at: int) -> Iterable[dict[str, object]]:
    if isinstance(each, Round):
        return _of_round(each, at)
    if isinstance(each, Line):
        return [each.to_json()]
    if isinstance(each, Mapping):
        return [dict(each)]
    raise BadInput(f"{type(each).__name__} is no round, line or row, and makes no frame")


def _of_round(round: Round[Any], at: int) -> list[dict[str, object]]:
    about = {"round": at, "game": round.game.id}
    return [{**about, **line.to_json()} for line in round.settlement.lines]
