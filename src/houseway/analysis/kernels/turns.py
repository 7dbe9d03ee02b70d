"""Of several processes that want the same kernel one compiles it; the others take it from disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from numba.core.compiler_lock import global_compiler_lock


def compile_in_turn(compiled: Any, folder: Path) -> None:
    """Let a function be compiled by one process at a time, and be looked for on disk by the next.

    Whoever compiles within this process comes first: a kernel may be compiled for another.
    """
    compiles: Callable[[Any], Any] = compiled.compile
    name = f"{compiled.py_func.__module__}.{compiled.py_func.__qualname__}"

    def in_turn(signature: Any) -> Any:
        with global_compiler_lock, turn(folder / f"{name}.turn"):
            return compiles(signature)

    compiled.compile = in_turn


@contextmanager
def turn(path: Path) -> Iterator[None]:
    """Hold what one process holds at a time; where there is no lock, nobody waits for one."""
    try:
        import fcntl

        file = path.open("w")
    except (ImportError, OSError):
        yield
        return
    with file:
        with suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
