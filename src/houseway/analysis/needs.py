"""What analysis needs that play does not: NumPy and Numba, the extra called `fast`."""

from __future__ import annotations

from importlib.util import find_spec

from houseway.errors import BadInput


def missing_for_kernels() -> list[str]:
    """What compiled kernels need and this machine has not."""
    return [name for name in ("numpy", "numba") if find_spec(name) is None]


def need_kernels() -> None:
    """Say how to get the compiled kernels where they are missing."""
    if missing := missing_for_kernels():
        raise BadInput(f"this needs {' and '.join(missing)}: install houseway[fast]")
