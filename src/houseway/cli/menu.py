"""How the commands are listed, and the examples that close every help."""

from __future__ import annotations

from functools import cache
from typing import Any

import typer
from typer.core import TyperGroup

from houseway.cli.examples import EXAMPLES

LAST = "This program"


class Menu(TyperGroup):
    """Commands by subject, in the order in which somebody would meet them."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        subjects: dict[str, list[tuple[str, str]]] = {}
        for name in self.list_commands(ctx):
            command: Any = self.get_command(ctx, name)
            if command.hidden:
                continue
            subject = getattr(command, "rich_help_panel", None)
            told = command.get_short_help_str(formatter.width - 20)
            subjects.setdefault(subject if isinstance(subject, str) else "Others", []).append(
                (name, told)
            )
        for subject, rows in sorted(subjects.items(), key=lambda each: each[0] == LAST):
            with formatter.section(subject):
                formatter.write_dl(rows, col_spacing=4)


@cache
def whole() -> Any:
    """Every command, each with its examples."""
    from houseway.cli.app import app

    command = typer.main.get_command(app)
    _with_examples(command, "")
    return command


def _with_examples(command: Any, words: str) -> None:
    if examples := EXAMPLES.get(words):
        lines = "\n".join(
            "  " + " ".join(part for part in ("houseway", words, each) if part) for each in examples
        )
        command.epilog = f"\b\nFor example:\n{lines}"
    for name, child in getattr(command, "commands", {}).items():
        _with_examples(child, f"{words} {name}".strip())
