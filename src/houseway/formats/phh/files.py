"""Files of hands: one in a `.phh`, many in a `.phhs`, each of which is read by itself."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

from houseway.errors import BadInput
from houseway.formats.phh.history import History
from houseway.formats.phh.reading import read_history

SUFFIXES = (".phh", ".phhs")

Hands = list[tuple[str, History | BadInput]]  # by name, or what is wrong with one

_HEAD = re.compile(
    r"""^[ \t]*\[[ \t]*(?:([A-Za-z0-9_-]+)|"([^"\n]*)"|'([^'\n]*)')[ \t]*\][ \t\r]*(?:\#.*)?$""",
    re.MULTILINE,
)


def history_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The hand histories at these paths, folders searched through."""
    for path in paths:
        if path.is_dir():
            yield from sorted(each for each in path.rglob("*") if each.suffix in SUFFIXES)
        elif path.exists():
            yield path
        else:
            raise BadInput(f"there is no file or folder {str(path)!r}")


def load(path: Path) -> dict[str, History]:
    """The hands of a file by name: the file's own, and the hand's table where it holds many.

    One that cannot be read is refused with the file; `load_each` has the others all the same.
    """
    return {name: _sound(name, each) for name, each in load_each(path)}


def load_each(path: Path) -> Hands:
    """The hands of a file by name; one that cannot be read is what is wrong with it."""
    try:
        hands = read_each(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is not a text file: {error}") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    except BadInput as error:
        raise BadInput(f"{path}: {error.message}") from None
    return [(f"{path} [{name}]" if name else str(path), each) for name, each in hands]


def read(text: str) -> dict[str, History]:
    """The hands of a text by the name of their table; a hand on its own has none."""
    return {name: _sound(f"[{name}]", each) for name, each in read_each(text)}


def read_each(text: str) -> Hands:
    """The hands of a text by the name of their table; a wrong one is what is wrong with it."""
    try:
        found = _toml(text)
    except BadInput:
        if parts := _apart(text):
            return parts
        raise
    if "variant" in found or not found:
        return [("", read_history(found))]
    hands = {name: each for name, each in found.items() if isinstance(each, dict)}
    stray = next((name for name in found if name not in hands), "")
    if stray and not any("variant" in each for each in hands.values()):
        raise BadInput(f"{stray!r} stands outside of any hand, and the variant is missing")
    outside: Hands = [(stray, BadInput("stands outside of any hand"))] if stray else []
    return outside + [(name, _read(each)) for name, each in hands.items()]


def _apart(text: str) -> Hands:
    """The hands of a text that is not TOML as a whole, each taken for itself.

    A text that begins with anything but the head of a table is a single hand, and has none.
    """
    heads = list(_HEAD.finditer(text))
    above = text[: heads[0].start()] if heads else text
    if any(line.partition("#")[0].strip() for line in above.splitlines()):
        return []
    hands: Hands = []
    names: set[str] = set()
    line = above.count("\n")
    for head, end in zip(heads, [*(each.start() for each in heads[1:]), len(text)], strict=True):
        name = next(filter(None, head.groups()), "")
        part = text[head.start() : end]
        twice = BadInput("another hand has this name already")
        hands.append((name, twice if name in names else _read_part(part, line)))
        names.add(name)
        line += part.count("\n")
    return hands


def _read_part(part: str, line: int) -> History | BadInput:
    """One hand of a file, out of the text that begins after so many lines."""
    try:
        found = _toml(part)
    except BadInput:
        try:  # once more, to name the line as the file counts it
            found = _toml("\n" * line + part)
        except BadInput as error:
            return error
    return _read(next(iter(found.values())))


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"not TOML: {error}") from None


def _read(found: dict[str, Any]) -> History | BadInput:
    try:
        return read_history(found)
    except BadInput as error:
        return error


def _sound(name: str, hand: History | BadInput) -> History:
    if isinstance(hand, BadInput):
        raise BadInput(f"{name}: {hand.message}")
    return hand
