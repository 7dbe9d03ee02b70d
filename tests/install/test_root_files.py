"""The files around the code say what the code says."""

import json
import re
import subprocess
import sys
import tomllib
from shlex import split

import typer
import yaml

from houseway.cli.app import app
from tests.install.conftest import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def accepted(words: list[str]) -> None:
    """The terminal takes these words; nothing is run."""
    group = typer.main.get_command(app)
    name, command, rest = group.resolve_command(typer.Context(group), words)
    assert command.make_context(name, rest)


def test_versions_agree() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    web = json.loads((ROOT / "web" / "package.json").read_text())
    assert {citation["version"], web["version"]} == {PROJECT["version"]}
    assert citation["repository-code"] == PROJECT["urls"]["Source"]


def test_the_container_starts_commands_that_there_are() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    accepted(services["room"]["command"])
    assert services["room"]["depends_on"].keys() == {"books"}
    image = (ROOT / "Dockerfile").read_text()
    (last,) = re.findall(r"^CMD (\[.*\])$", image, re.MULTILINE)
    accepted(json.loads(last))


def test_workflows_call_what_people_call() -> None:
    menu = (ROOT / "Makefile").read_text()
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        steps = [
            step["run"]
            for job in yaml.safe_load(path.read_text())["jobs"].values()
            for step in job["steps"]
            if "run" in step
        ]
        for step in steps:
            first, *rest = split(step)
            if first == "make":
                assert re.search(rf"^{rest[0]}:", menu, re.MULTILINE), step
            if first.startswith(".ci/"):
                assert (ROOT / first).exists(), step
    assert ".ci/run" in (ROOT / ".github" / "workflows" / "ci.yml").read_text()


def test_issue_forms_and_hooks_can_be_read() -> None:
    forms = [
        path
        for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")
        if "body" in path.read_text()
    ]
    assert len(forms) == 3
    for path in forms:
        form = yaml.safe_load(path.read_text())
        assert {"name", "description", "body"} <= form.keys()
        assert all(part["attributes"]["label"] for part in form["body"]), path.name
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
    asked = " ".join(hook["entry"] for hook in hooks)
    for tool in ("ruff format", "ruff check", "mypy", "lint-imports"):
        assert tool in asked


def test_the_numbers_of_the_readme_are_right() -> None:
    from houseway import games, rulebook

    readme = (ROOT / "README.md").read_text()
    kinds = [game.kind for game in games.catalogue().values()]
    assert (
        f"| games | {len(kinds)}, one file each: {kinds.count('banked')} against a bank" in readme
    )
    clauses = [clause.kind.value for clause in rulebook.clauses().values()]
    executed = sum(kind in ("engine", "floor") for kind in clauses)
    assert f"| clauses | {len(clauses):,} in our own words; the {executed:,} that" in readme
    files = (ROOT / "tests" / "scenarios").rglob("*.toml")
    entries = sum(len(re.findall(r"^\[\[\w+\]\]$", f.read_text(), re.MULTILINE)) for f in files)
    assert entries // 1000 >= 14
    assert f"| over {entries // 1000},000, in TOML" in readme


def test_the_settled_round_of_the_readme_is_the_one_that_its_python_deals() -> None:
    readme = (ROOT / "README.md").read_text()
    (program,) = re.findall(r"^```python\n(.*?)^```", readme, re.DOTALL | re.MULTILINE)
    (printed,) = re.findall(r"^```\n(seat 1 .*?)^```", readme, re.DOTALL | re.MULTILINE)
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stdout.endswith(printed), ran.stdout + ran.stderr


def test_the_ratios_of_the_readme_are_those_that_the_benchmarks_hold() -> None:
    (told,) = re.findall(
        r"^\| speed, at least \| (.*?) \|$", (ROOT / "README.md").read_text(), re.MULTILINE
    )
    held = {
        "times PokerKit's": ("test_holdem.py", "LEAST_RATIO"),
        "times OpenSpiel's C++": ("test_holdem.py", "LEAST_COMPILED"),
        "times OpenSpiel driven": ("test_vector.py", "LEAST_RATIO"),
        "times the fastest peer": ("test_ranks.py", "LEAST_RATIO"),
    }
    for words, (file, name) in held.items():
        source = (ROOT / "benchmarks" / file).read_text()
        (least,) = re.findall(rf"^{name} = (\S+)", source, re.MULTILINE)
        assert f"{least} {words}" in told
