"""A rule is made wrong: in a loaded function, or in a module and in all that stand on it."""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.util
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from houseway import rulebook
from houseway.rulebook import Clause
from tests.mutants.covering import SRC
from tests.mutants.forgetting import forget
from tests.mutants.kinds import WRONG, Mutant
from tests.mutants.marking import Place, codes, place

GAMES = "houseway.games."  # found by looking whenever somebody asks for them


def turn_wrong(mutant: Mutant, at_load: set[Place]) -> Callable[[], bool] | None:
    """Give a loaded function another body, which costs a tenth of loading everything anew.

    Not one that runs as the files are loaded: what it gave then is there already. Returns what
    tells whether the change is one.
    """
    found = turned(mutant, at_load)
    if found is None:
        return None
    right, code = found
    other = right.__globals__[WRONG] = _Other()
    right.__code__ = code
    forget(at_load)
    return other.changes


def turned(mutant: Mutant, at_load: set[Place]) -> tuple[FunctionType, CodeType] | None:
    """The function that a mutant lies in and its wrong body, where it can be given one."""
    module = sys.modules.get(module_name(mutant.path))
    right = _function(module, mutant.where.split(".")) if mutant.in_function else None
    if right is None or place(right.__code__) in at_load:
        return None
    found = [code for code in codes(_compiled(mutant)) if _same(code, right.__code__)]
    return (right, found[0]) if len(found) == 1 else None


def _function(module: ModuleType | None, names: list[str]) -> FunctionType | None:
    """The outermost function of a place in a module, whatever it is wrapped in."""
    at: Any = module
    for name in names:
        at = vars(at).get(name) if hasattr(at, "__dict__") else None
        for inside in ("fget", "func", "__func__", "__wrapped__"):
            at = getattr(at, inside, at)
        if isinstance(at, FunctionType):
            return at
    return None


def _same(code: CodeType, right: CodeType) -> bool:
    """Whether two are the same function, but for what was made wrong in it."""
    return place(code) == place(right) and code.co_freevars == right.co_freevars


def _compiled(mutant: Mutant) -> CodeType:
    source = mutant.path.read_text(encoding="utf-8")
    source = f"{source[: mutant.start]}{mutant.new}{source[mutant.end :]}"
    return compile(source, str(mutant.path), "exec", dont_inherit=True)


def make_wrong(mutant: Mutant, importers: dict[str, set[str]]) -> Callable[[], bool]:
    """Put a mutated module in the place of the right one, and of whoever has imported it.

    Returns what tells whether the change is one: a clause that was none is none still.
    """
    code = _compiled(mutant)
    name = module_name(mutant.path)
    other = _Other()
    dropped = {name, *importers.get(name, ())} & {*sys.modules}
    forget()
    for each in dropped:
        package, _, last = each.rpartition(".")
        if sys.modules.pop(each, None) is not None and package in sys.modules:
            vars(sys.modules[package]).pop(last, None)
    sys.meta_path.insert(0, _Finder(name, str(mutant.path), code, {WRONG: other}))
    for each in sorted(dropped):
        if each.startswith(GAMES):
            importlib.import_module(each)
    return other.changes


class _Other:
    """Another clause in the place of a clause; anything else stays as it is."""

    def __init__(self) -> None:
        self.asked = self.given = False

    def changes(self) -> bool:
        """Whether it stands in for a clause; it may, for all that is known, if nobody came past."""
        return self.given or not self.asked

    def __call__(self, value: Any) -> Any:
        self.asked = True
        if type(value).__name__ != Clause.__name__:
            return value
        self.given = True
        section = rulebook.sections()[value.section]
        at = next(i for i, each in enumerate(section) if each.id == value.id)
        other = section[at + 1] if at + 1 < len(section) else section[at - 1]
        return type(value)(*other)


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module: the mutated one."""

    def __init__(self, name: str, path: str, code: CodeType, names: dict[str, Any]) -> None:
        self.name, self.path, self.code, self.names = name, path, code, names

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != self.name:
            return None
        spec = importlib.util.spec_from_loader(name, self, origin=self.path)
        if spec and self.path.endswith("__init__.py"):
            spec.submodule_search_locations = [str(Path(self.path).parent)]
        return spec

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self.path
        vars(module).update(self.names)
        exec(self.code, vars(module))


# Who imports whom


def module_name(path: Path) -> str:
    """A file's module: `houseway.games.bclc.omaha`."""
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports as it is loaded, or when a function is called."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


# What is imported by looking for it, or by a name that a house gives, and who keeps it.
LOOKED_FOR = {
    "houseway.houses.": "houseway.houses",
    "houseway.rulings.": "houseway.rulings",
    "houseway.floor.jackpots.bclc": "houseway.floor.jackpots.sections",
}


@cache
def importers() -> dict[str, set[str]]:
    """For each module of ours, everything that stands on it, whether it is loaded yet or not."""
    paths = {module_name(path): path for path in SRC.rglob("*.py")}
    direct: dict[str, set[str]] = {name: set() for name in paths}
    for name, path in paths.items():
        for imported in imports_of(path):
            if imported in direct and imported != name:
                direct[imported].add(name)
    for name in paths:
        for begins, finder in LOOKED_FOR.items():
            if name.startswith(begins) and name != finder:
                direct[name].add(finder)
    found: dict[str, set[str]] = {}
    for name in paths:
        reached: set[str] = set()
        waiting = [name]
        while waiting:
            new = direct[waiting.pop()] - reached
            reached |= new
            waiting += new
        reached.discard(name)
        found[name] = reached
    return found
