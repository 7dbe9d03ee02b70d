"""Policies that a person has written in a file: mine.py:policy."""

from __future__ import annotations

import hashlib
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import cast, get_args

from houseway.analysis.policies import Policy, own_chance
from houseway.errors import BadInput, HousewayError
from houseway.play import Options
from houseway.play.actions import Action
from houseway.play.view import View

USUAL = "policy"  # what the function is called where nobody says
_ACTIONS = get_args(Action)


@dataclass(frozen=True, slots=True)
class Written:
    """A policy with its source, so that it can be sent to whoever plays the rounds."""

    path: str
    function: str
    source: str

    @property
    def name(self) -> str:
        """The file, the function, and which version of them."""
        return f"{Path(self.path).name}:{self.function} {_digest(self.source)}"

    def seeded(self, seed: str) -> Policy:
        return _Careful(self, own_chance(_loaded(self.path, self.function, self.source), seed))

    def __call__(self, view: View, options: Options) -> Action:
        return _Careful(self, _loaded(self.path, self.function, self.source))(view, options)


@dataclass(frozen=True, slots=True)
class _Careful:
    """Says in a line what a stranger's policy did wrong, and where."""

    written: Written
    policy: Policy

    def __call__(self, view: View, options: Options) -> Action:
        written = self.written
        try:
            action: object = self.policy(view, options)
        except HousewayError:
            raise
        except Exception as error:
            lines = [each.lineno for each in extract_tb(error.__traceback__)
                     if each.filename == written.path]  # fmt: skip
            where = f" in line {lines[-1]}" if lines else ""
            raise BadInput(
                f"{written.path}:{written.function} failed{where}: {type(error).__name__}: {error}"
            ) from error
        if not isinstance(action, _ACTIONS):
            raise BadInput(
                f"{written.path}:{written.function} answered {action!r}, which is no action; "
                f"allowed: {', '.join(offer.words for offer in options.offers)}"
            )
        return cast("Action", action)


def read_policy(given: str) -> Written:
    """The policy that is named as FILE.py:NAME, or FILE.py where it is called `policy`."""
    path, _, function = given.partition(".py")
    path, function = f"{path}.py", function.removeprefix(":") or USUAL
    try:
        source = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"there is no file {path!r} with a policy") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} cannot be read: {error}") from None
    written = Written(path, function, source)
    _loaded(path, function, source)
    return written


@lru_cache(maxsize=16)
def _loaded(path: str, function: str, source: str) -> Policy:
    """The function itself; its file is run once in each process."""
    name = f"houseway_policy_{_digest(source)}"
    if name not in sys.modules:
        module = ModuleType(name)
        module.__file__ = path
        sys.modules[name] = module
        try:
            exec(compile(source, path, "exec"), vars(module))  # noqa: S102 (his own file)
        except Exception as error:
            del sys.modules[name]
            raise BadInput(f"{path} cannot be run: {type(error).__name__}: {error}") from error
    found = getattr(sys.modules[name], function, None)
    if not callable(found):
        there = [
            each for each, value in vars(sys.modules[name]).items()
            if callable(value) and getattr(value, "__module__", "") == name
        ]  # fmt: skip
        raise BadInput(
            f"{path} has no function {function!r}; there are {', '.join(there) or 'none'}"
        )
    policy: Policy = found
    return policy


def _digest(source: str) -> str:
    return hashlib.sha256(source.encode()).hexdigest()[:8]
