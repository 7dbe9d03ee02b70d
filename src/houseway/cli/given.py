"""Settings of a table as they are typed behind `--set`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

from houseway.errors import BadInput
from houseway.formats.scenarios.posted_table import read_table
from houseway.play import Game


def settings_given(game: Game, given: Sequence[str]) -> dict[str, object]:
    """The settings that are named on the command line, and no others."""
    return read_table(game, dict(_read(each) for each in given), besides=())


def _read(written: str) -> tuple[str, object]:
    """A setting as one writes it: limits=[4,8], or limit=pot-limit without quotes."""
    name, sign, value = written.partition("=")
    if not sign:
        raise BadInput(f"{written!r} is no setting; write NAME=VALUE, such as 'limits=[4, 8]'")
    try:
        return name.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return name.strip(), value.strip()
