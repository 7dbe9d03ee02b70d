"""The command line: `houseway`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from houseway.money import Currency

BAD_INPUT = 2


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command. Bad input is one line on standard error, and exit code 2."""
    import typer

    from houseway.cli.app import app
    from houseway.errors import HousewayError

    try:
        code = app(args=list(argv) if argv is not None else None, standalone_mode=False)
    except HousewayError as error:
        cite = f" ({error.clause})" if error.clause else ""
        _fail(f"{error.message}{cite}")
    except (typer.Abort, KeyboardInterrupt, EOFError):
        _fail("stopped")
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has heard enough
    except Exception as error:
        if hasattr(error, "format_message"):  # a usage error of the command line itself
            _fail(error.format_message())
        raise
    else:
        sys.exit(code if isinstance(code, int) else 0)


@contextmanager
def counted_in(currency: Currency) -> Iterator[None]:
    """What is refused meanwhile is said in the money of the house."""
    from houseway.errors import HousewayError

    try:
        yield
    except HousewayError as error:
        error.message = currency.says(error.message)
        raise


def _fail(message: str) -> None:
    print(f"houseway: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(BAD_INPUT)
