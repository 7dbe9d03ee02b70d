"""Run a command as a terminal would, and see what came of it."""

import io
import subprocess
import sys
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


@pytest.fixture
def houseway(capsys, monkeypatch):
    """Run a command in this process, with typed lines as its input."""

    def run(*args, typed=()) -> Ran:
        monkeypatch.setattr(sys, "argv", ["houseway"])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as ended:
            main([str(arg) for arg in args])
        captured = capsys.readouterr()
        code = ended.value.code
        return Ran(code if isinstance(code, int) else 0, captured.out, captured.err)

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
