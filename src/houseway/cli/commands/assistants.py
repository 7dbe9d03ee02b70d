"""The command for assistants."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def mcp(
    play: Annotated[bool, typer.Option("--play", help="Allow assistants to sit down.")] = False,
) -> None:
    """Serve assistants over the Model Context Protocol, on standard input and output."""
    from houseway.cli import mcp_server

    mcp_server.serve(play=play)
