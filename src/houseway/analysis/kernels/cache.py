"""Kernels are compiled once and kept on disk, in a folder that changes whenever their code does.

Numba looks only at the file a function stands in to tell whether its compiled form is stale; a
function it calls from another file, or a table, may change unseen. So the folder is named after
all the source that compiled code is made from.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from numba.core import event, types
from numba.core.sigutils import normalize_signature
from numpy.typing import NDArray

from houseway.analysis.kernels.turns import compile_in_turn

_KERNELS = Path(__file__).parent
_PREFIX = f"{__package__}."

_njit: Any = numba.njit  # which takes more than its types say
_P = ParamSpec("_P")
_R = TypeVar("_R")


def fingerprint(sources: Path = _KERNELS) -> str:
    """One short hash of everything that compiled code depends on."""
    told = hashlib.sha256()
    for said in (numba.__version__, np.__version__, platform.python_version()):
        told.update(said.encode() + b"\0")
    for file in sorted(sources.rglob("*.py")):
        told.update(file.relative_to(sources).as_posix().encode() + b"\0")
        told.update(file.read_bytes() + b"\0")
    return told.hexdigest()[:16]


@cache
def folder() -> Path:
    """Where compiled kernels are kept; `HOUSEWAY_CACHE` names another place for them."""
    place = _home() / "kernels" / fingerprint()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        place = Path(tempfile.mkdtemp(prefix="houseway-kernels-"))
    return place


def _home() -> Path:
    if chosen := os.environ.get("HOUSEWAY_CACHE"):
        return Path(chosen)
    if chosen := os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA"):
        return Path(chosen) / "houseway"
    return Path.home() / ".cache" / "houseway"


def kept(name: str, build: Callable[[], dict[str, NDArray[Any]]]) -> dict[str, NDArray[Any]]:
    """Tables that are built once and then read from the same folder."""
    file = folder() / f"{name}.npz"
    try:
        with np.load(file) as held:
            return dict(held)
    except (OSError, ValueError, EOFError, zipfile.BadZipFile):
        built = build()
    try:
        with tempfile.NamedTemporaryFile(dir=folder(), suffix=".npz", delete=False) as fresh:
            np.savez(fresh, allow_pickle=False, **built)
        Path(fresh.name).replace(file)  # whole or not at all, for others who look meanwhile
    except OSError:
        pass  # a full or read-only disk costs time, not results
    return built


def kernel(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function when it is first called, or take it from disk.

    It lets go of the interpreter while it runs, so that threads share the work.
    """
    _listen()
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder())  # for this function alone: others keep their folder
    try:
        compiled: Callable[_P, _R] = numba.njit(cache=True, nogil=True)(function)
    finally:
        config.CACHE_DIR = before
    compile_in_turn(compiled, folder())
    return compiled


def inlined(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """A part of kernels, compiled into each of them."""
    return _part(function)


def lent(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """A part of kernels that makes no array, nor a part of one, and only works on what it is lent.

    So nobody counts who holds the arrays: at a betting round that took longer than the betting.
    """
    return _part(function, _nrt=False)


def put_in(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """A part that is called from one place, and is put there: handing on a table's terms costs."""
    _listen()
    compiled: Callable[_P, _R] = numba.njit(nogil=True, inline="always")(function)
    return compiled


def _part(function: Callable[_P, _R], **more: bool) -> Callable[_P, _R]:
    """What kernels alone call, so that ways in from elsewhere need not be compiled.

    It is compiled once for all whole numbers, not for each that it is called with.
    """
    _listen()
    part = _njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, **more)(function)
    compiles = part.compile

    def for_any_number(signature: Any) -> Any:
        arguments, result = normalize_signature(signature)  # type: ignore[no-untyped-call]
        return compiles((*map(types.unliteral, arguments),) if result is None else signature)

    def from_python(*_: object, **__: object) -> Any:
        raise TypeError(f"{function.__qualname__} is a part of kernels; Python has its py_func")

    part.compile = for_any_number
    part._insert = lambda *_: None  # among what Python may call
    part._compile_for_args = from_python  # whatever it calls instead
    called: Callable[_P, _R] = part
    return called


class _Progress(event.Listener):
    """A line on the terminal while the first call waits for the compiler."""

    def __init__(self) -> None:
        self._open: list[str] = []

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        if function.__module__.startswith(_PREFIX):
            self._open.append(function.__name__.strip("_").replace("_", " "))
            self._show(f"compiling {self._open[0]} (first use only) …")

    def on_end(self, event: Any) -> None:
        if event.data["dispatcher"].py_func.__module__.startswith(_PREFIX) and self._open:
            self._open.pop()
            if not self._open:
                self._show("")

    @staticmethod
    def _show(line: str) -> None:
        if sys.stderr is not None and sys.stderr.isatty():
            sys.stderr.write(f"\r\x1b[2K{line}")
            sys.stderr.flush()


@cache
def _listen() -> None:
    event.register("numba:compile", _Progress())  # type: ignore[no-untyped-call]
