"""The notebooks of the documentation: run from top to bottom, and drawn as pages.

`python -m tests.notebooks` runs them anew, and writes their outputs and pages.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
NOT_RUN = "<!-- not run: the notebook beside this page is -->"


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def run(path: Path) -> Any:
    """The notebook with the outputs that it has now."""
    book = read(path)
    for cell in book.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    client = NotebookClient(book, timeout=300, kernel_name="python3", record_timing=False)
    client.execute(cwd=str(path.parent))
    book.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python",
                                    "name": "python3"}}  # fmt: skip
    return book


def outputs(cell: Any) -> str:
    """What a cell printed, or gave back."""
    told = []
    for each in cell.get("outputs", []):
        if each.output_type == "error":
            told.append("\n".join(each.traceback))
        else:
            told.append(each.text if "text" in each else each.data["text/plain"])
    return "".join(text if text.endswith("\n") else f"{text}\n" for text in told)


def page(book: Any, name: str) -> str:
    """A notebook as a page of the documentation."""
    parts = []
    for cell in book.cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source)
            continue
        parts.append(f"{NOT_RUN}\n\n```python\n{cell.source}\n```")
        if told := outputs(cell):
            parts.append(f"```text\n{told}```")
    parts.append(f"The [notebook]({name}) can be opened and changed.")
    return "\n\n".join(parts) + "\n"
