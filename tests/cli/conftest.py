"""Run a command as a terminal would, and see what came of it."""

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from houseway.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert "Traceback" not in self.err
        return lines[0]


class Typist(io.TextIOBase):
    """Somebody who reads what is on the screen before each line that he types."""

    def __init__(self, types: Callable[[str], str], screen: Callable[[], str]) -> None:
        self._types, self._screen = types, screen

    def readline(self, _size: int = -1) -> str:
        return f"{self._types(self._screen())}\n"


@pytest.fixture
def houseway(capsys, monkeypatch):
    """Run a command in this process; what is typed is lines, or who types them."""

    def run(*args, typed=()) -> Ran:
        out, err = [], []

        def screen() -> str:
            captured = capsys.readouterr()
            out.append(captured.out)
            err.append(captured.err)
            return "".join(out)

        lines = io.StringIO("" if callable(typed) else "".join(f"{line}\n" for line in typed))
        monkeypatch.setattr(sys, "argv", ["houseway"])
        monkeypatch.setattr(sys, "stdin", Typist(typed, screen) if callable(typed) else lines)
        with pytest.raises(SystemExit) as ended:
            main([str(arg) for arg in args])
        shown, code = screen(), ended.value.code
        return Ran(code if isinstance(code, int) else 0, shown, "".join(err))

    return run


@pytest.fixture
def terminal(root):
    """Run a command in a process of its own."""

    def run(*args, typed="") -> Ran:
        done = subprocess.run(
            [sys.executable, "-c", "from houseway.cli import main; main()", *args],
            input=typed,
            capture_output=True,
            text=True,
            cwd=root,
            timeout=60,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run
