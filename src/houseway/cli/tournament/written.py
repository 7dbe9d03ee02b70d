"""A night as a file: what was announced, and what was done, in the words of the scenarios.

    name = "Deepstack"
    seed = 7                      # what is drawn follows from it
    done = ["Ann enters", "Bob enters", "seat", "A hand Ann busts Bob", "end"]

    [given]
    event = "deepstack"
    buy_in = 20

`given` and `done` are those of a `[[tournament]]` entry.
"""

from __future__ import annotations

import json as json_format
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import typer

from houseway.cli.club.file import read_text, write_text
from houseway.cli.listing import print_json
from houseway.errors import BadInput, HousewayError
from houseway.formats.scenarios.night.deeds import read_deed
from houseway.formats.scenarios.night.given import set_up, stand
from houseway.formats.scenarios.night.run import Script
from houseway.tournament import Draw, Event, Sealed, Setup

KEYS = {"name", "seed", "done", "given"}
_NAME = re.compile(r"[A-Z]\w+")


@dataclass(frozen=True, slots=True)
class Announced:
    """A night as somebody announces it on the command line."""

    event: str
    name: str = ""
    buy_in: str = ""
    late: int = 0
    re_entry: bool = False
    players: str = ""

    def to_toml(self) -> str:
        """The night's file."""
        given: dict[str, object] = {"event": self.event}
        if self.buy_in:
            given["buy_in"] = amount(self.buy_in)
        if self.late:
            given["late"] = self.late
        if self.re_entry:
            given["re_entry"] = True
        deeds = [f"{name} enters" for name in _players(self.players)]
        done = [*deeds, "seat"] if len(deeds) > 1 else deeds
        lines = [f"name = {_quoted(self.name or self.event)}", "seed = 1", "done = ["]
        lines += [f"    {_quoted(deed)}," for deed in done]
        lines += ["]", "", "[given]"]
        lines += [f"{key} = {json_format.dumps(value)}" for key, value in given.items()]
        return "\n".join(lines) + "\n"


def ask(told: Announced) -> Announced:
    """What no option says is asked for, one thing after another."""
    event = typer.prompt("kind of event", default="deepstack", err=True)
    return replace(
        told,
        event=event,
        name=told.name or typer.prompt("name", default=event, err=True),
        buy_in=told.buy_in or typer.prompt("buy-in", default="20", err=True),
        late=told.late or typer.prompt("last level to enter in", default=0, type=int, err=True),
        re_entry=told.re_entry or typer.confirm("re-entry", default=False, err=True),
        players=told.players or typer.prompt("players", default="", err=True),
    )


def write_new(file: Path, told: Announced, *, json: bool) -> None:
    """Write a night's file that is not there yet, if the night can be held."""
    if file.exists():
        raise BadInput(f"{file} is there already; name a new file")
    text = told.to_toml()
    event = played(tomllib.loads(text), str(file))
    write_text(text, file)
    if json:
        print_json({"file": str(file), "setup": event.setup.to_json(), "players": [*event.players]})
    else:
        print(f"{file}: {event.setup.kind.name}, {len(event.players)} entered")


def read_night(file: Path) -> Event:
    """A night in a file: as TOML with its deeds done, or as the JSON of its log."""
    text = _text(file)
    if file.suffix == ".json":
        return _from_json(text, file)
    return played(_toml(text, file), str(file))


def read_setup(file: Path) -> Setup:
    """The event that a file announces, whatever was done then."""
    text = _text(file)
    if file.suffix == ".json":
        return _from_json(text, file).setup
    return set_up(_toml(text, file).get("given", {}))


def _text(file: Path) -> str:
    if not file.exists():
        raise BadInput(f"there is no {file}; houseway tournament new {file} writes one")
    return read_text(file)


def _toml(text: str, file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{file} is no TOML: {error}") from None


def _from_json(text: str, file: Path) -> Event:
    try:
        return Event.from_json(json_format.loads(text))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadInput(f"{file} is no night as JSON, which is a setup and a log") from None


def played(night: Mapping[str, Any], where: str) -> Event:
    """The night, with everything done that is written."""
    if unknown := night.keys() - KEYS:
        raise BadInput(f"{where} has no {min(unknown)!r}; there are {', '.join(sorted(KEYS))}")
    given, done = night.get("given", {}), night.get("done", [])
    if not isinstance(given, dict) or not isinstance(done, list):
        raise BadInput(f"{where}: given is a table and done a list of deeds")
    event, draw = Event(set_up(given), stand(given)), _draw(night, given)
    for number, deed in enumerate(done, 1):
        try:
            event.apply(read_deed(str(deed)), draw=draw)
        except HousewayError as error:
            error.message = f"{where}, deed {number}, {str(deed)!r}: {error.message}"
            raise
    return event


def _draw(night: Mapping[str, Any], given: Mapping[str, Any]) -> Draw:
    """What is drawn: as it is written, or as it follows from the seed."""
    if "draws" in given:
        return Script(given["draws"])
    return Sealed(f"seed {night.get('seed', 1)}".encode())


def _players(written: str) -> list[str]:
    names = [each.strip() for each in written.split(",") if each.strip()]
    if wrong := [name for name in names if not _NAME.fullmatch(name)]:
        raise BadInput(f"{wrong[0]!r} is no name here; write one word with a capital, such as Ann")
    return names


def amount(written: str) -> int | float:
    """A price as somebody writes it."""
    try:
        found = float(written)
    except ValueError:
        found = -1.0
    if not 0 <= found < 10**9:
        raise BadInput(f"{written!r} is no price; write an amount, such as 20 or 12.50")
    return int(found) if found == int(found) else found


def _quoted(text: str) -> str:
    return json_format.dumps(text, ensure_ascii=False)
