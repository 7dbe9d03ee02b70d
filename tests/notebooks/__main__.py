"""Run the notebooks anew; write what they print, and their pages."""

import nbformat

from tests.notebooks import NOTEBOOKS, page, run

for path in NOTEBOOKS:
    book = run(path)
    nbformat.write(book, path)
    path.with_suffix(".md").write_text(page(book, path.name), encoding="utf-8")
    print(path.name)
