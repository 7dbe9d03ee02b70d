"""The repository keeps its promises: the menu, the documentation, the layers, what is shipped."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import houseway

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "houseway"
DOCS = ROOT / "docs"
TARGETS = ("serve", "test", "check", "bench", "soak", "web", "docs", "clean")

# Third-party packages, and the one part of Houseway that may import them.
# Everything that is not named here keeps to the standard library.
OUTSIDERS = {
    "analysis": {"numba", "numpy", "polars"},
    "cli": {"click", "distributed", "mcp", "mcp_types", "rich", "textual", "typer", "uvicorn"},
    "rl": {"gymnasium", "numpy", "pettingzoo"},
    "server": {
        "aiosqlite",
        "alembic",
        "anyio",
        "asyncpg",
        "fastapi",
        "itsdangerous",
        "prometheus_client",
        "pwdlib",
        "pydantic",
        "segno",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
    },
}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def tracked_text() -> Iterator[tuple[str, str]]:
    """Every text file that git would keep, with its path."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    if listed.returncode:
        pytest.skip("not a git checkout")
    for name in sorted(set(listed.stdout.split("\0"))):
        path = ROOT / name
        if path.is_file():
            try:
                yield name, path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


def commands() -> list[str]:
    """The words that may follow `houseway`, groups spelled out."""
    import typer

    from houseway.cli.app import app

    def walk(command: object, words: tuple[str, ...]) -> Iterator[str]:
        children = getattr(command, "commands", None)
        if children is None:
            yield " ".join(words)
            return
        for name, child in children.items():
            yield from walk(child, (*words, name))

    return sorted(walk(typer.main.get_command(app), ("houseway",)))


def imported(source: str) -> Iterator[str]:
    """The top-level name of every module that this source imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


def test_the_menu_lists_each_target() -> None:
    menu = run("make", "--no-print-directory", "menu").stdout
    for target in TARGETS:
        assert re.search(rf"^make {target} ", menu, re.MULTILINE), f"`make` does not show {target}"


def test_ci_runs_what_people_run() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    assert lines[-1] == "exec make test"


def test_files_name_no_machine_and_no_registry() -> None:
    hosts = "|".join(("pypi" + r"\.org", "python" + "hosted", "npm" + r"js\.(org|com)"))
    private = re.compile(rf"{hosts}|/(home|Users)/\w|/work/|/root/")
    slips = [
        f"{name}:{number}: {line.strip()[:80]}"
        for name, text in tracked_text()
        for number, line in enumerate(text.splitlines(), 1)
        if private.search(line) and name != "tests/test_repository.py"
    ]
    assert not slips, "\n".join(slips)


def test_the_changelog_has_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == houseway.__version__
    changelog = (ROOT / "CHANGELOG.md").read_text()
    assert re.search(rf"^## {re.escape(houseway.__version__)}\b", changelog, re.MULTILINE)


def test_every_command_has_a_heading() -> None:
    pytest.importorskip("houseway.cli")
    text = (DOCS / "cli.md").read_text()
    headings = re.findall(r"^#+ `(houseway [^`]+)`", text, re.MULTILINE)
    assert sorted(headings) == commands()


def test_every_setting_has_a_row() -> None:
    from houseway import games

    text = (DOCS / "resolutions.md").read_text()
    rows = set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
    declared = [s for game in games.catalogue().values() for s in game.settings]
    assert rows == {"SPOT_table" if s.table else s.name for s in declared}


def test_every_page_is_linked_from_the_index() -> None:
    index = (DOCS / "index.md").read_text()
    linked = set(re.findall(r"\]\(([^)#]+)", index))
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} - {"index.md"}
    assert pages <= linked, f"not linked from docs/index.md: {', '.join(sorted(pages - linked))}"


def test_every_benchmark_has_a_row() -> None:
    text = (ROOT / "benchmarks" / "README.md").read_text()
    missing = [p.name for p in ROOT.glob("benchmarks/test_*.py") if f"| `{p.name}` |" not in text]
    assert not missing, f"not in benchmarks/README.md: {', '.join(missing)}"


def test_links_between_pages_lead_somewhere() -> None:
    broken = [
        f"{page.relative_to(ROOT)} -> {target}"
        for page in (*DOCS.rglob("*.md"), *ROOT.glob("*.md"))
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text())
        if not (page.parent / target).exists()
    ]
    assert not broken, "\n".join(broken)


def test_the_python_in_the_readme_runs() -> None:
    readme = (ROOT / "README.md").read_text()
    blocks = re.findall(r"^```python\n(.*?)^```", readme, re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        ran = run(sys.executable, "-c", block)
        assert ran.returncode == 0, ran.stderr


def test_importing_houseway_imports_only_the_standard_library() -> None:
    script = "import sys; old = set(sys.modules); import houseway; print(*set(sys.modules) - old)"
    ran = run(sys.executable, "-c", script)
    assert ran.returncode == 0, ran.stderr
    names = {name.partition(".")[0] for name in ran.stdout.split()}
    assert names - sys.stdlib_module_names == {"houseway"}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


SOURCES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("part", sorted({part_of(path) for path in SOURCES}))
def test_outsiders_stay_in_their_part(part: str) -> None:
    allowed = sys.stdlib_module_names | {"houseway"} | OUTSIDERS.get(part, set())
    for path in SOURCES:
        if part_of(path) == part:
            strangers = set(imported(path.read_text())) - allowed
            named = f"{path.relative_to(PACKAGE)} may not import {', '.join(sorted(strangers))}"
            assert not strangers, named


def test_the_clauses_shipped_are_the_shared_ones() -> None:
    shared = ROOT.parent / "shared" / "clauses.csv"
    if not shared.exists():
        pytest.skip("no shared/clauses.csv beside the repository to compare with")
    titles = (",title,", ",section,")
    shipped = [
        line
        for path in (PACKAGE / "rulebooks").glob("*.csv")
        for line in path.read_text().splitlines()[1:]
        if not any(row in line for row in titles)
    ]
    assert sorted(shipped) == sorted(shared.read_text().splitlines()[1:])


def test_the_worked_example_passes_the_conformance_kit() -> None:
    from houseway.testing import check_game

    spec = spec_from_file_location("high_card", DOCS / "examples" / "high_card.py")
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    check_game(example.GAME, rounds=200)
