"""Pictures for the documentation, drawn into the folder `HOUSEWAY_PICTURES`: `make pictures`."""

import os
from pathlib import Path

from playwright.sync_api import Page

FOLDER = os.environ.get("HOUSEWAY_PICTURES", "")


def picture(page: Page, name: str) -> None:
    """Draw a page, if somebody wants pictures."""
    if FOLDER:
        page.screenshot(path=Path(FOLDER) / f"{name}.png")
