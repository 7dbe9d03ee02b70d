"""What would keep somebody from reading or using a page: the serious findings of axe-core."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter((each) => ["serious", "critical"].includes(each.impact))
    .flatMap(({ id, nodes }) => nodes.map((each) => `${id}: ${each.target}: ${each.html}`))
}"""


def serious(page: Page) -> list[str]:
    """What axe-core calls serious or critical on the page as it is now."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN)
    return found
