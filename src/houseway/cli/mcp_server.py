"""The command that serves assistants, over the Model Context Protocol."""

from __future__ import annotations

import functools
import textwrap
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from houseway import __version__
from houseway.cli.mcp_reading import READING
from houseway.errors import BadInput, HousewayError

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

INSTRUCTIONS = """The rules of casino poker, baccarat, California games and tournaments, running.
Amounts that you give are in the money of the house; in answers they are whole cents. Every line
and every ruling names the clause that says so: cite it, and read it before you explain it."""

MOST_TOLD = 2000  # letters of a refusal, which may name what was asked for


def serve(*, play: bool) -> None:
    """Answer on standard input and output until they are closed."""
    if find_spec("mcp") is None:
        raise BadInput("assistants need the official SDK: install houseway[mcp]")
    server(play=play).run("stdio")


def server(*, play: bool) -> MCPServer[Any]:
    """Everything that may be asked; seats only where playing is allowed."""
    from mcp.server.mcpserver import MCPServer
    from mcp_types import ToolAnnotations

    made: MCPServer[Any] = MCPServer(
        "houseway", title="Houseway", version=__version__, instructions=INSTRUCTIONS
    )
    reads = ToolAnnotations(read_only_hint=True, open_world_hint=False)
    for tool in READING:
        made.add_tool(_in_our_words(tool), annotations=reads)
    if play:
        from houseway.cli.mcp_playing import Seats

        plays = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
        for tool in Seats().tools:
            made.add_tool(_in_our_words(tool), annotations=plays)
    return made


def _in_our_words(tool: Callable[..., Any]) -> Callable[..., Any]:
    """The tool, whose refusals are one line with its clause."""
    from mcp.server.mcpserver.exceptions import ToolError

    @functools.wraps(tool)
    def told(*args: Any, **named: Any) -> Any:
        try:
            return tool(*args, **named)
        except HousewayError as error:
            cite = f" ({error.clause})" if error.clause else ""
            words = " ".join(f"{error.message}{cite}".split())
            raise ToolError(textwrap.shorten(words, MOST_TOLD)) from None

    return told
