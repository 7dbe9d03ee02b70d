"""Sampled blocks kept in a file as they are counted, so that a count can be stopped and gone on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from houseway.errors import BadInput

if TYPE_CHECKING:
    from houseway.analysis.edges.random_rounds import Block, Counts
    from houseway.analysis.edges.work import Work


@dataclass(frozen=True, slots=True)
class KeptBlocks:
    """A file with what is counted on its first line, and a line for each block that is done."""

    path: Path
    facts: Mapping[str, Any]  # all that the numbers depend on, besides how many rounds there are
    done: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def opened(cls, path: Path, facts: Mapping[str, Any]) -> KeptBlocks:
        """What was counted before; nothing where there is no file yet."""
        kept = cls(path, json.loads(json.dumps(facts)))
        if path.exists():
            kept.read()
        return kept

    def read(self) -> None:
        try:
            first, *lines = self.path.read_text(encoding="utf-8").splitlines()
            facts = dict(json.loads(first))
        except (OSError, ValueError, TypeError):
            raise BadInput(f"{self.path} holds no count to go on with") from None
        for name in {**self.facts, **facts}:
            theirs, ours = facts.get(name), self.facts.get(name)
            if theirs != ours:
                raise BadInput(f"{self.path} is of another count: its {name} is {theirs!r}, "
                               f"not {ours!r}")  # fmt: skip
        for line in lines:
            try:
                self.done.update(json.loads(line))
            except ValueError:
                break  # cut short as it was written
        self.write()

    def write(self) -> None:
        """Write the file whole or not at all."""
        told = [self.facts, *({name: counts} for name, counts in self.done.items())]
        written = self.path.with_name(f"{self.path.name}.part")
        written.write_text("".join(f"{json.dumps(each)}\n" for each in told), encoding="utf-8")
        written.replace(self.path)

    def over(
        self, function: Callable[[Block], Counts], blocks: Sequence[Block], work: Work
    ) -> Iterator[Counts]:
        """The counts of each block, in order: those that are kept, the others as they come."""
        import numpy as np

        fresh = work.over(function, [each for each in blocks if each.name not in self.done])
        for each in blocks:
            if each.name not in self.done:
                self.keep(each.name, next(fresh).tolist())
            yield np.array(self.done[each.name], dtype=np.int64)

    def keep(self, name: str, counts: Any) -> None:
        if not self.done:
            self.write()
        self.done[name] = counts
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({name: counts}) + "\n")
