"""The package works on a bare machine: built, installed afresh, tried outside the tree."""

import itertools
import re
import subprocess
import tarfile
import tomllib
import urllib.request
import zipfile

import pytest

from tests.install.conftest import CLEAN, ROOT, build, hatch_build, installed, interpreters, run

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
PYTHONS = interpreters()
CASES = list(itertools.product(PYTHONS, ("", *EXTRAS)))


def home_page(environment) -> str:
    """What the card room answers at /, once it says that it is open."""
    serving = subprocess.Popen(
        [environment.folder / "bin" / "houseway", "serve", "--port", "0"],
        cwd=environment.folder,
        env=CLEAN | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        said = []
        for line in serving.stdout:
            said.append(line)
            if opened := re.search(r"The card room is open: (http://\S+)", line):
                break
        else:
            raise AssertionError("".join(said))
        with urllib.request.urlopen(f"{opened[1]}/") as answer:
            return answer.read().decode()
    finally:
        serving.terminate()
        serving.communicate()


def check_wheel(built) -> None:
    """It has the web app of these sources, notices, and links that lead somewhere."""
    hook = hatch_build()
    static = "houseway/server/static"
    with zipfile.ZipFile(built.wheel) as wheel:
        names = set(wheel.namelist())
        assert wheel.read(f"{static}/{hook.STAMP}").decode().strip() == hook.web_sources(
            ROOT / "web"
        )
        notices = wheel.read(f"{static}/notices.txt").decode()
        (metadata,) = [wheel.read(each).decode() for each in names if each.endswith("/METADATA")]
    assert {"houseway/py.typed", f"{static}/index.html"} <= names
    assert "houseway/rulebooks/bclc-poker.csv" in names
    for package in ("svelte", "openapi-fetch"):
        assert re.search(rf"^{package} \d\S+ \(MIT\)$", notices, re.MULTILINE)
    home = "https://github.com/houseway/houseway"
    assert not re.findall(r"\]\((?!https?:|#)[^)]+\)", metadata), "links that lead nowhere"
    assert f"]({home}/raw/v" in metadata
    assert f"]({home}/blob/v" in metadata


def check_sdist(built) -> None:
    """It has what its tests need, and nothing that was made."""
    with tarfile.open(built.sdist) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}
    wanted = {"Makefile", "requirements.lock", ".ci/run", "scripts/venv", "benchmarks/peers.lock"}
    assert wanted <= held
    assert not [name for name in held if "node_modules" in name or name.startswith(".venv")]


def try_out(environment, extra: str) -> None:
    """What a stranger would type first."""
    assert "three-card-poker@bclc" in environment.houseway("games")
    assert "a royal flush" in environment.houseway("rank", "five-card", "AsKsQsJsTs")
    needs = {
        "server": ("serve",),
        "fast": ("equity", "AsAd", "KsKd"),
        "screen": ("play", "three-card-poker@bclc", "--full"),
    }
    for needed, command in needs.items():
        if needed == extra or (needed, extra) == ("fast", "rl"):
            continue
        said = environment.houseway(*command, expect=2)
        assert f"houseway[{needed}]" in said
        assert len(said.splitlines()) == 1
    if extra == "server":
        assert "<title>" in home_page(environment)
    if extra == "fast":
        assert re.search(r"AsAd +8[12]\.\d", environment.houseway("equity", "AsAd", "KsKd"))


def test_what_is_built_is_whole_and_serves_in_a_fresh_environment(built, tmp_path) -> None:
    """Both in one test: they are built once for each process that has one."""
    check_wheel(built)
    check_sdist(built)
    python = next(iter(PYTHONS.values()))
    try_out(installed(python, f"{built.wheel}[server]", tmp_path / "fresh"), "server")


@pytest.mark.soak
@pytest.mark.parametrize(("python", "extra"), CASES, ids=lambda each: each or "bare")
def test_every_extra_installs_on_every_python(built, tmp_path, python, extra) -> None:
    wanted = f"{built.wheel}[{extra}]" if extra else str(built.wheel)
    try_out(installed(PYTHONS[python], wanted, tmp_path / "fresh"), extra)


@pytest.mark.soak
def test_the_sdist_builds_the_same_wheel_and_passes_its_tests(built, tmp_path) -> None:
    with tarfile.open(built.sdist) as sdist:
        sdist.extraction_filter = getattr(tarfile, "data_filter", None)  # since 3.11.4
        sdist.extractall(tmp_path)
    (source,) = tmp_path.iterdir()
    again = build(source, tmp_path / "again")
    with zipfile.ZipFile(built.wheel) as ours, zipfile.ZipFile(again.wheel) as theirs:
        assert sorted(ours.namelist()) == sorted(theirs.namelist())
    environment = installed(next(iter(PYTHONS.values())), f"{again.wheel}[server]", tmp_path / "e")
    tests = ("pytest", "hypothesis", "anyio", "httpx2", "typer")
    uv = ROOT / ".venv" / "bin" / "uv"
    run(uv, "pip", "install", "--quiet", "--python", environment.folder / "bin/python", *tests)
    said = run(
        *(environment.folder / "bin/python", "-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *("tests/test_cards.py", "tests/test_money.py", "tests/test_repository.py", "tests/wagers"),
        cwd=source,
    )
    assert " passed" in said
