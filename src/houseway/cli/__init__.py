"""The command line: `houseway`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from houseway.money import Currency

BAD_INPUT = 2
STOPPED = 130  # by Ctrl-C, as a shell says it
CLOSED_PIPE = 141  # as a shell says it: no check has failed, nobody was listening


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command. Bad input is one line on standard error, and exit code 2."""
    import typer

    from houseway.errors import HousewayError

    words = list(sys.argv[1:] if argv is None else argv)
    code: object = CLOSED_PIPE
    try:
        code = _run(words)
        sys.stdout.flush()
    except HousewayError as error:
        cite = f" ({error.clause})" if error.clause else ""
        _fail(f"{error.message}{cite}")
    except (typer.Abort, EOFError):
        _fail("stopped")
    except KeyboardInterrupt:
        _fail("stopped", STOPPED)
    except BrokenPipeError:  # whoever read our output has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:
        if hasattr(error, "format_message"):  # a usage error of the command line itself
            from houseway.cli.wording import in_our_words

            _fail(in_our_words(error, words))
        raise
    sys.exit(code if isinstance(code, int) else 0)


def _run(words: list[str]) -> object:
    """Find the command and run it; its exit code, where it says one."""
    import typer

    from houseway.cli.menu import whole

    menu = whole()
    if "_HOUSEWAY_COMPLETE" in os.environ:  # a shell asks how a word goes on
        from typer._completion_classes import completion_init

        completion_init()
        return menu(prog_name="houseway")
    try:  # not by its own main, to which a closed pipe is a failure
        with menu.make_context("houseway", words) as context:
            return menu.invoke(context)
    except typer.Exit as ended:
        return ended.exit_code
    except Exception as error:
        if type(error).__name__ != "NoArgsIsHelpError":
            raise
        print(error.format_message())  # type: ignore[attr-defined]
        return 0  # a group alone: here is what it has


@contextmanager
def counted_in(currency: Currency) -> Iterator[None]:
    """What is refused meanwhile is said in the money of the house."""
    from houseway.errors import HousewayError

    try:
        yield
    except HousewayError as error:
        error.message = currency.says(error.message)
        raise


def _fail(message: str, code: int = BAD_INPUT) -> None:
    print(f"houseway: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(code)
