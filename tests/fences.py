"""The fenced snippets of the documentation, with what is said of each in a comment above it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))

_FENCE = re.compile(
    r"^(?:<!-- (?P<said>[a-z ]+): (?P<of>.+?) -->\n+)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True)
class Fence:
    """One snippet: `excerpt: FILE` and `not run: WHY` are what a page may say of it."""

    page: Path
    kind: str
    text: str
    line: int  # of the page, where its text begins
    said: str = ""
    of: str = ""

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def fences(*kinds: str) -> Iterator[Fence]:
    """Every snippet of these kinds, page by page."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in _FENCE.finditer(text):
            if found["kind"] in kinds:
                line = text.count("\n", 0, found.start("text")) + 1
                said, of = found["said"] or "", found["of"] or ""
                yield Fence(page, found["kind"], found["text"], line, said, of)


def commands() -> Iterator[tuple[str, str]]:
    """Every `houseway` command in a snippet: where it stands, and its words."""
    for fence in fences("sh", ""):
        joined = fence.text.replace("\\\n", " ")
        for line in joined.splitlines():
            typed = line.removeprefix("$ ").removeprefix(".venv/bin/")
            told = fence.kind == "sh" or line.startswith("$ ")
            if told and typed.startswith("houseway "):
                yield fence.name, re.sub(r"\s+# .*", "", typed).strip()
