"""What a shell asks of this program."""

from __future__ import annotations

from typing import Annotated

import typer

from houseway.errors import BadInput

SHELLS = ("bash", "zsh", "fish")
app = typer.Typer()


@app.command()
def completion(
    shell: Annotated[
        str,
        typer.Argument(
            help=f"{', '.join(SHELLS[:-1])} or {SHELLS[-1]}", autocompletion=lambda: SHELLS
        ),
    ],
) -> None:
    """Print what a shell needs to complete commands, options and games at the Tab key."""
    from typer._completion_shared import get_completion_script

    if shell not in SHELLS:
        raise BadInput(f"there is no completion for {shell!r}; there is for {', '.join(SHELLS)}")
    variable = "_HOUSEWAY_COMPLETE"
    print(get_completion_script(prog_name="houseway", complete_var=variable, shell=shell))
