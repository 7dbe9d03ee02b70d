"""Which lines are run, told by the lines themselves.

Every statement of a function is preceded by a mark. That costs a tenth of what it costs to follow
the interpreter from line to line.
"""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType

Line = tuple[str, int]  # of a file
Place = tuple[str, str, int]  # of a function: its file, its name, its first line
MARK = "__seen__"
_statements: list[tuple[str, range]] = []  # by the number of their mark


class Marks:
    """Notes what is run of some files, from when it is made until the process ends."""

    def __init__(self, paths: Iterable[str]) -> None:
        self.seen: set[int] = set()
        marked: dict[Place, list[CodeType]] = {}
        for path in paths:
            for code in codes(_marked(path)):
                marked.setdefault(place(code), []).append(code)
        gc.unfreeze()
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                found = marked.get(place(each.__code__), [])
                if len(found) == 1 and found[0].co_freevars == each.__code__.co_freevars:
                    each.__globals__[MARK] = self.seen.add
                    each.__code__ = found[0]

    def take(self) -> set[Line]:
        """The lines that were run since they were last asked for."""
        found = {
            (file, line)
            for file, lines in map(_statements.__getitem__, self.seen)
            for line in lines
        }
        self.seen.clear()
        return found


def place(code: CodeType) -> Place:
    """Where a function stands."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


def codes(code: CodeType) -> Iterator[CodeType]:
    """A piece of code and those within it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from codes(each)


@cache
def _marked(path: str) -> CodeType:
    """A file with a mark before each statement of its functions."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    _mark(tree, path, in_function=False)
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


def _mark(node: ast.AST, path: str, *, in_function: bool) -> None:
    inside = in_function or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    for _, held in ast.iter_fields(node):
        if not isinstance(held, list):
            continue
        for each in held:
            if isinstance(each, ast.stmt | ast.ExceptHandler | ast.match_case):
                _mark(each, path, in_function=inside)
        if inside and held and isinstance(held[0], ast.stmt):
            held[:] = [each for statement in held for each in _with_mark(statement, path)]


def _with_mark(statement: ast.stmt, path: str) -> list[ast.stmt]:
    """A statement and its mark before it; what stands in it has marks of its own."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return [statement]
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    number = len(_statements)
    _statements.append((path, range(statement.lineno, max(last, statement.lineno) + 1)))
    mark = ast.Expr(ast.Call(ast.Name(MARK, ast.Load()), [ast.Constant(number)], []))
    return [ast.copy_location(mark, statement), statement]
