"""What was typed and cannot be, in our words and not in those of the library that reads it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

# What the library says of a value, and what we say that it must be.
WANTED = (
    (r"integer", "a whole number"),
    (r"valid (float|number)", "a number"),
    (r"greater than or equal to (\S+?)\.?$|range x>=(\S+?)\.", "{} at least"),
    (r"less than or equal to (\S+?)\.?$|range x<=(\S+?)\.", "{} at most"),
    (r"boolean", "yes or no"),
)


def in_our_words(error: Any, argv: Sequence[str]) -> str:
    """The one line for a command that was typed wrongly."""
    kind, said = type(error).__name__, error.format_message()
    command = getattr(getattr(error, "ctx", None), "command_path", None) or "houseway"
    lists = f"`{command} --help` lists them"
    if kind == "NoSuchOption":
        return f"there is no option {error.option_name}; {_perhaps(error.possibilities) or lists}"
    if found := re.match(r"No such command '(.*?)'\.(?: Did you mean (.*)\?)?", said):
        near = re.findall(r"'(.*?)'", found[2] or "")
        return f"there is no command {found[1]!r}; {_perhaps(near) or lists}"
    if kind == "MissingParameter":
        return f"{command} wants {_named(error.param)}: {error.param.help or 'see its --help'}"
    if kind == "BadParameter" and error.param is not None:
        return _bad_value(error, argv)
    if found := re.match(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", said):
        return f"{command} takes no {found[1]!r} besides; `{command} --help` says what it takes"
    if found := re.match(r"Option '?(\S+?)'? requires an argument", said):
        return f"{found[1]} wants a value; `{command} --help` says which"
    return str(said)


def _perhaps(near: Sequence[str] | None) -> str:
    return f"perhaps {' or '.join(near)}" if near else ""


def _named(param: Any) -> str:
    """An option by its flag, an argument as the usage line writes it."""
    options = [each for each in param.opts if each.startswith("-")]
    return options[-1] if options else str(param.name).upper().replace("_", "-")


def _bad_value(error: Any, argv: Sequence[str]) -> str:
    must = error.message
    for pattern, words in WANTED:
        if found := re.search(pattern, error.message):
            must = words.format(next((each for each in found.groups() if each), ""))
            break
    typed = _typed(error.param, argv)
    return f"{_named(error.param)} must be {must}{f', not {typed!r}' if typed else ''}"


def _typed(param: Any, argv: Sequence[str]) -> str:
    """What was typed behind an option, as far as it can be told."""
    for at, word in enumerate(argv):
        name, sign, value = word.partition("=")
        if name in param.opts and name.startswith("-"):
            return value if sign else next(iter(argv[at + 1 :]), "")
    return ""
