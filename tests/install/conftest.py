"""Wheel and sdist, built once from the tree as it is, and fresh environments to install them in."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
# nothing of ours, and nothing of the environment that the tests run in
CLEAN = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "VIRT"))}


def hatch_build() -> ModuleType:
    """The build's own file, which lies in no package."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(*command: object, cwd: Path | None = None, expect: int = 0) -> str:
    """A command that must end as expected; what it printed."""
    done = subprocess.run(
        [str(each) for each in command],
        cwd=cwd,
        env=CLEAN,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == expect, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


@dataclass(frozen=True)
class Built:
    """What a release consists of."""

    wheel: Path
    sdist: Path


def build(source: Path, into: Path) -> Built:
    """Build both as a release does, without fetching anything."""
    if not hatch_build().is_fresh(source):  # it would be built anew, under other tests' feet
        pytest.skip("the web app is not built from these sources; `make web` builds it")
    run(sys.executable, "-m", "hatchling", "build", "-d", into, cwd=source)
    (wheel,), (sdist,) = into.glob("*.whl"), into.glob("*.tar.gz")
    return Built(wheel, sdist)


@pytest.fixture(scope="session")
def built(tmp_path_factory) -> Built:
    return build(ROOT, tmp_path_factory.mktemp("dist"))


def interpreters() -> dict[str, str]:
    """Every Python at hand, by version: this one, those on the path, those of pyenv."""
    found = {"{}.{}".format(*sys.version_info): sys.executable}
    places = [Path(each) for each in os.environ.get("PATH", "").split(os.pathsep)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    places += sorted(pyenv.glob("versions/*/bin"))
    for version in VERSIONS:
        for path in (place / f"python{version}" for place in places):
            if version not in found and path.exists() and _is(path, version):
                found[version] = str(path)
    return dict(sorted(found.items()))


def _is(path: Path, version: str) -> bool:
    """Whether it really starts: a shim may stand for nothing."""
    said = subprocess.run([path, "--version"], capture_output=True, text=True, cwd=path.parent)
    return said.returncode == 0 and said.stdout.startswith(f"Python {version}.")


@dataclass(frozen=True)
class Environment:
    """A fresh environment with the package in it, and a folder that is not the repository."""

    folder: Path

    def python(self, *arguments: object, expect: int = 0) -> str:
        return run(self.folder / "bin" / "python", *arguments, cwd=self.folder, expect=expect)

    def houseway(self, *arguments: object, expect: int = 0) -> str:
        return run(self.folder / "bin" / "houseway", *arguments, cwd=self.folder, expect=expect)


def installed(python: str, wanted: str, folder: Path) -> Environment:
    """Install from the lock's versions; from the cache alone where that has them."""
    uv = Path(sys.executable).parent / "uv"
    run(uv, "venv", "--quiet", "--python", python, folder)
    command = [uv, "pip", "install", "--quiet", "--python", folder / "bin" / "python"]
    command += ["--constraint", constraints(folder), wanted]
    offline = subprocess.run([*command, "--offline"], env=CLEAN, capture_output=True)
    if offline.returncode:  # a cache that lacks something
        run(*command)
    return Environment(folder)


def constraints(folder: Path) -> Path:
    """The lock without its hashes, which it has for the files of a registry and not for ours."""
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    pinned = [line.removesuffix("\\").strip() for line in lines if re.match(r"[\w.-]+==", line)]
    path = folder / "constraints.txt"
    path.write_text("\n".join(pinned))
    return path
