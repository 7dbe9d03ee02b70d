"""Pictures for the documentation, drawn into the folder `HOUSEWAY_PICTURES`: `make pictures`.

Where the folder lists its pictures (`pages.txt`), those are drawn and no others.
"""

import os
from pathlib import Path

from playwright.sync_api import Page

FOLDER = os.environ.get("HOUSEWAY_PICTURES", "")


def picture(page: Page, name: str) -> None:
    """Draw a page, if somebody wants pictures."""
    if FOLDER and wanted(Path(FOLDER) / "pages.txt", f"{name}.png"):
        page.screenshot(path=Path(FOLDER) / f"{name}.png")


def wanted(listed: Path, file: str) -> bool:
    return not listed.exists() or f"\n{file} " in f"\n{listed.read_text()}"
