"""The card room from the command line."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.errors import BadInput


def serve(db: str | None, host: str, port: int, floor: Sequence[str]) -> None:
    """Serve until stopped."""
    house = _server("house").House(floor=frozenset(floor))  # type: ignore[attr-defined]
    _server("run").serve(db, host, port, house)  # type: ignore[attr-defined]


def verify(db: str | None) -> int:
    """Print what was looked at; 1 if anything differs."""
    report = _server("verify").verify(db)  # type: ignore[attr-defined]
    print(report)
    return 0 if report.ok else 1


def _server(module: str) -> object:
    from importlib import import_module

    try:
        return import_module(f"houseway.server.{module}")
    except ModuleNotFoundError as missing:
        raise BadInput(
            f"the card room needs {missing.name}; install it with pip install 'houseway[server]'"
        ) from None
