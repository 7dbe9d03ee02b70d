"""The OpenAPI document, for the web app's types and for programs."""

from __future__ import annotations

import json
from pathlib import Path

from houseway.server.app import create_app


def write(path: str | Path) -> None:
    """Write the OpenAPI document to a file."""
    text = json.dumps(create_app().openapi(), indent=2, sort_keys=True)
    Path(path).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    import sys

    write(sys.argv[1])
