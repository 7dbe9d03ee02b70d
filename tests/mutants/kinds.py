"""The ways in which a line of a rule can be wrong, and the mutants of a file.

What is no rule by its kind is left alone: words for people (strings that are put together, what a
thing is called or described as), what a form suggests, rounds and tables at random, the bound of a
type variable, and whether two lists are checked to be equally long, which only whoever changes the
code can break.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

FACTS, LOGIC, PROMPTS, CITATIONS = "facts", "logic", "prompts", "citations"
GROUPS = (FACTS, LOGIC, PROMPTS, CITATIONS)

WRONG = "__wrong__"  # in a mutated module: a function that gives another clause for a clause

_COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
_COUNTED = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "//", ast.BitOr: "&",
    ast.BitAnd: "|",
}  # fmt: skip
_SWAPPED = {
    "clockwise": "right_to_left", "right_to_left": "clockwise", "min": "max", "max": "min",
    "any": "all", "all": "any", "wins": "loses", "loses": "pushes", "pushes": "loses",
    "extend": "append", "SMALL": "BIG", "BIG": "SMALL",
}  # fmt: skip
_SAYS = {"prompts", "says", "heads", "tells", "reminds"}
_WORDS = {
    "__str__",
    "__repr__",
    "describe",
    "label",
    "words",
    "hand_words",
}  # what such a function gives is read
_NO_RULE = {
    "help",
    "about",
    "idea",
    "name",
    "aliases",
    "family",
    "label",
    "strict",
    "suggest",
}  # named arguments
_LISTED = {"Spot", "rule", "Setting", "switch", "choice", "money", "count"}  # in any order
_ROW = re.compile(r"^(?P<hand> *\S.*?  +)(?P<number>[\d,]+)(?P<rest>.*)$")
_CITES = re.compile(r"^(cite|clause|.*_cite)$")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one place in a file: what stands there, and what takes its place."""

    path: Path
    group: str
    kind: str
    where: str  # the function or class it lies in
    line: int
    start: int  # in characters
    end: int
    old: str
    new: str
    number: int = 0  # of those in one function that look the same
    in_function: bool = True

    @property
    def lines(self) -> range:
        """The lines it stands in."""
        return range(self.line, self.line + self.old.count("\n") + 1)

    @property
    def key(self) -> str:
        """What it is called wherever it moves: file, function, kind, and the words it changes."""
        words = " ".join(self.old.split())
        if len(words) > 70:
            words = f"{words[:50]}…{words[-19:]}"
        new = " ".join(self.new.split())
        new = new if len(new) <= 40 else f"{new[:28]}…{new[-11:]}"
        number = f" #{self.number}" if self.number else ""
        name = self.path.with_suffix("").as_posix().partition("src/houseway/")[2]
        return f"{name}:{self.where} {self.kind}: {words} -> {new}{number}"


def mutants(path: Path, clause_names: frozenset[str]) -> list[Mutant]:
    """Every mutant of a file. `clause_names` are attributes that hold a clause."""
    found = list(_Making(path, clause_names).made())
    counted: dict[str, int] = {}
    numbered = []
    for each in sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.kind)):
        number = counted[each.key] = counted.get(each.key, -1) + 1
        numbered.append(replace(each, number=number))
    return numbered


class _Making:
    def __init__(self, path: Path, clause_names: frozenset[str]) -> None:
        self.path = path
        self.clause_names = clause_names
        self.source = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.source)
        starts = [0]
        for line in self.source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self.starts = starts
        self.lines = self.source.splitlines()
        self.rules = _section_names(self.tree)
        self.asked = {id(node) for node in _asked(self.tree)}

    def made(self) -> Iterator[Mutant]:
        yield from self._body(self.tree, "", in_function=False)

    # The text of a node

    def _at(self, line: int, column: int) -> int:
        """A place in the text; columns are counted in bytes."""
        raw = self.lines[line - 1].encode()[:column].decode()
        return self.starts[line - 1] + len(raw)

    def _span(self, node: ast.AST) -> tuple[int, int]:
        return (
            self._at(node.lineno, node.col_offset),
            self._at(node.end_lineno, node.end_col_offset),
        )

    def _text(self, node: ast.AST) -> str:
        start, end = self._span(node)
        return self.source[start:end]

    def _mutant(self, node: ast.AST, group: str, kind: str, new: str) -> Mutant:
        start, end = self._span(node)
        return Mutant(
            self.path, group, kind, self.where or "module", node.lineno, start, end,
            self.source[start:end], new, in_function=self.in_function,
        )  # fmt: skip

    # Walking

    def _body(self, scope: ast.AST, where: str, *, in_function: bool) -> Iterator[Mutant]:
        for statement in scope.body:
            self.where, self.in_function = where, in_function
            yield from self._statement(statement, where, in_function=in_function)

    def _statement(self, node: ast.stmt, where: str, *, in_function: bool) -> Iterator[Mutant]:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield from self._scope(node, where, in_function=in_function)
        elif isinstance(node, ast.Raise):
            yield from self._refusal(node)
        elif not isinstance(node, ast.Import | ast.ImportFrom | ast.Assert) and not (
            isinstance(node, ast.If) and _type_checking(node.test)
        ):
            if in_function:
                yield from self._dropped(node)
            yield from self._parts(node, where, in_function=in_function)

    def _scope(
        self, node: ast.ClassDef | ast.FunctionDef, where: str, *, in_function: bool
    ) -> Iterator[Mutant]:
        """A class or a function: the defaults of its parameters, and its body."""
        name = f"{where}.{node.name}" if where else node.name
        if node.name in _WORDS or node.name.lstrip("_").startswith("random"):
            return
        if isinstance(node, ast.ClassDef):
            yield from self._body(node, name, in_function=in_function)
            return
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.where, self.in_function = name, in_function
            yield from self._expressions(default)
        yield from self._body(node, name, in_function=True)

    def _parts(self, node: ast.stmt, where: str, *, in_function: bool) -> Iterator[Mutant]:
        """What a statement is made of."""
        for part in ast.iter_child_nodes(node):
            self.where, self.in_function = where, in_function
            if isinstance(part, ast.stmt):
                yield from self._statement(part, where, in_function=in_function)
            elif isinstance(part, ast.match_case | ast.ExceptHandler):
                yield from self._body(part, where, in_function=in_function)
            elif isinstance(part, ast.expr) and not _annotates(node, part):
                yield from self._expressions(part)
        self.where, self.in_function = where, in_function
        if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Compare):
            yield self._mutant(node.test, LOGIC, "negated", f"not ({self._text(node.test)})")

    def _dropped(self, node: ast.stmt) -> Iterator[Mutant]:
        """A statement that is left out; of a prompt with several clauses, one of them."""
        if isinstance(node, ast.Continue | ast.Break):
            yield self._mutant(node, LOGIC, "dropped", "pass")
        if isinstance(node, ast.AugAssign):
            yield self._mutant(node, LOGIC, "dropped", "pass")
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            return
        call = node.value
        said = isinstance(call.func, ast.Attribute) and call.func.attr in _SAYS
        yield self._mutant(node, PROMPTS if said else LOGIC, "dropped", "pass")
        if said and call.func.attr == "prompts" and len(call.args) > 1:
            for argument in call.args:
                if not isinstance(argument, ast.Starred):
                    yield self._without(call.args, argument, PROMPTS, "unsaid")

    def _without(self, listed: list[ast.expr], left_out: ast.AST, group: str, kind: str) -> Mutant:
        """One of several things that stand in a row is left out, with the comma after it."""
        _, end = self._span(left_out)
        comma = re.match(r"\s*,", self.source[end:])
        mutant = self._mutant(left_out, group, kind, "")
        return replace(mutant, end=end + (comma.end() if comma else 0))

    def _refusal(self, node: ast.Raise) -> Iterator[Mutant]:
        """What is refused under a clause is refused under another; the words do not count."""
        if isinstance(node.exc, ast.Call):
            for keyword in node.exc.keywords:
                if keyword.arg == "clause":
                    yield from self._expressions(keyword.value)

    def _expressions(self, node: ast.expr) -> Iterator[Mutant]:
        """The mutants of an expression and of all that stands within it."""
        if _put_together(node) or _type_variable(node):
            return
        yield from self._citation(node)
        if isinstance(node, ast.Call) and self._cites(node):
            return
        yield from self._one(node)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from self._expressions(child)
            elif isinstance(child, ast.keyword):
                yield from self._keyword(node, child)
            elif isinstance(child, ast.comprehension):
                yield from self._expressions(child.iter)
                for test in child.ifs:
                    if not isinstance(test, ast.Compare):
                        yield self._mutant(test, LOGIC, "negated", f"not ({self._text(test)})")
                    yield from self._expressions(test)

    # Citations

    def _cites(self, node: ast.Call) -> bool:
        """Whether a call names a clause: rule("6.8.2")."""
        return (
            isinstance(node.func, ast.Name)
            and node.func.id in self.rules
            and len(node.args) == 1
            and not node.keywords
        )

    def _citation(self, node: ast.expr) -> Iterator[Mutant]:
        cited = isinstance(node, ast.Call) and self._cites(node)
        held = (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Load)
            and (_CITES.match(node.attr) or node.attr in self.clause_names)
        )
        if cited or (held and self.in_function and id(node) not in self.asked):
            yield self._mutant(node, CITATIONS, "clause", f"{WRONG}({self._text(node)})")

    # Facts and logic

    def _one(self, node: ast.expr) -> Iterator[Mutant]:
        group = LOGIC if self.in_function else FACTS
        if isinstance(node, ast.Constant):
            yield from self._constant(node, group)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1:
            new = _COMPARED[type(node.ops[0])]
            left, right = self._text(node.left), self._text(node.comparators[0])
            yield self._mutant(node, group, "compared", f"({left}) {new} ({right})")
            if new in ("<", "<=", ">", ">="):
                yield self._mutant(node, group, "negated", f"not ({self._text(node)})")
        elif isinstance(node, ast.Compare):
            yield self._mutant(node, group, "negated", f"not ({self._text(node)})")
        elif isinstance(node, ast.BoolOp):
            other = " and " if isinstance(node.op, ast.Or) else " or "
            new = other.join(f"({self._text(value)})" for value in node.values)
            yield self._mutant(node, group, "joined", f"({new})")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
            yield self._mutant(node, group, "unsigned", f"({self._text(node.operand)})")
        elif isinstance(node, ast.BinOp) and type(node.op) in _COUNTED:
            left, right = self._text(node.left), self._text(node.right)
            yield self._mutant(
                node, group, "counted", f"(({left}) {_COUNTED[type(node.op)]} ({right}))"
            )
        elif isinstance(node, ast.IfExp):
            body, other = self._text(node.body), self._text(node.orelse)
            test = self._text(node.test)
            yield self._mutant(node, group, "swapped", f"(({other}) if ({test}) else ({body}))")
        elif isinstance(node, ast.Attribute) and node.attr in _SWAPPED:
            new = f"{self._text(node.value)}.{_SWAPPED[node.attr]}"
            yield self._mutant(node, group, "swapped", new)
        elif isinstance(node, ast.Name) and node.id in _SWAPPED:
            yield self._mutant(node, group, "swapped", _SWAPPED[node.id])
        elif isinstance(node, ast.Tuple) and not self.in_function and _in_order(node):
            first, second = node.elts[:2]
            swapped = [self._text(second), self._text(first), *map(self._text, node.elts[2:])]
            yield self._mutant(node, group, "order", f"({', '.join(swapped)})")

    def _constant(self, node: ast.Constant, group: str) -> Iterator[Mutant]:
        value = node.value
        if isinstance(value, bool):
            yield self._mutant(node, group, "switched", str(not value))
        elif isinstance(value, int):
            yield self._mutant(node, group, "number", str(value + 1))
            if value > 1:
                yield self._mutant(node, group, "number", str(value - 1))
        elif isinstance(value, str) and "\n" in value:
            yield from self._rows(node)

    def _rows(self, node: ast.Constant) -> Iterator[Mutant]:
        """The rows of a table that is pasted as printed."""
        start, _ = self._span(node)
        at = start
        for line in self._text(node).splitlines(keepends=True):
            match = _ROW.match(line.rstrip("\n"))
            if match:
                number = match["number"].replace(",", "")
                bare = line.rstrip("\n")
                row = (at, at + len(bare))
                changed = f"{match['hand']}{int(number) + 1}{match['rest']}"
                yield self._row(node, row, "row", bare, changed)
                yield self._row(node, row, "row dropped", bare, "")
            at += len(line)

    def _row(
        self, node: ast.Constant, span: tuple[int, int], kind: str, old: str, new: str
    ) -> Mutant:
        return Mutant(
            self.path, FACTS, kind, self.where or "module", node.lineno, *span, old, new,
            in_function=self.in_function,
        )  # fmt: skip

    def _keyword(self, call: ast.expr, node: ast.keyword) -> Iterator[Mutant]:
        """A named fact: left out where the declaration has a default, and what it says."""
        flag = isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool)
        if node.arg in _NO_RULE:
            return
        if node.arg and not self.in_function and not flag and isinstance(call, ast.Call):
            yield self._without(call.args, node, FACTS, "left out")
        yield from self._expressions(node.value)


def _section_names(tree: ast.Module) -> set[str]:
    """The names by which a file cites: `rule = section(...)`, and parameters called like one."""
    found = {"rule", "clause"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Name) and called.id == "section":
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def _asked(tree: ast.AST) -> Iterator[ast.AST]:
    """What is only asked for whether it is there: a clause that is another one is there as well."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield from _tested(node.test)
        elif isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield from _tested(test)
        elif isinstance(node, ast.UnaryOp | ast.Compare):
            yield from _tested(node)
        elif isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
            for value in node.values[:-1]:
                yield from _tested(value)


def _tested(test: ast.expr) -> Iterator[ast.AST]:
    """The values in a condition that count as there or not."""
    if isinstance(test, ast.BoolOp):
        for value in test.values:
            yield from _tested(value)
    elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield from _tested(test.operand)
    elif isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Is | ast.IsNot):
        yield test.left
    elif isinstance(test, ast.Attribute):
        yield test


def _in_order(node: ast.Tuple) -> bool:
    """Whether things are declared one after another; where a spot or a setting lies is no rule."""
    made = [each.func.id for each in node.elts if isinstance(each, ast.Call)
            and isinstance(each.func, ast.Name)]  # fmt: skip
    return len(made) == len(node.elts) > 1 and not {*made} & _LISTED


def _put_together(node: ast.expr) -> bool:
    """Whether an expression is a string with something in it, or one of two such strings."""
    if isinstance(node, ast.IfExp):
        return _put_together(node.body) or _put_together(node.orelse)
    return isinstance(node, ast.JoinedStr)


def _type_variable(node: ast.expr) -> bool:
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == "TypeVar"


def _type_checking(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def _annotates(node: ast.stmt, part: ast.expr) -> bool:
    """Whether an expression is a type, or a docstring."""
    if isinstance(node, ast.AnnAssign) and part is node.annotation:
        return True
    return isinstance(node, ast.Expr) and isinstance(part, ast.Constant)


def clause_names(paths: list[Path]) -> frozenset[str]:
    """The fields of declarations that hold a clause."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and ast.unparse(node.annotation) in ("Clause", "Clause | None")
            ):
                found.add(node.target.id)
    return frozenset(found)
