"""Counterfactual regret on any small game: two players, every card a branch.

    python docs/examples/cfr.py          # Kuhn poker, in seconds
    python docs/examples/cfr.py leduc    # Leduc hold'em, in some minutes

Each player keeps, for every information set, how much he regrets not having answered otherwise,
and plays by his regrets; what the two play on average comes to an equilibrium.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from kuhn_poker import kuhn
from leduc_poker import leduc

from houseway.rl.state import State

Row = dict[str, float]  # by answer


@dataclass(slots=True)
class Node:
    """A state with its branches, looked at once so that thousands of walks are quick."""

    seat: int | None  # None: chance, or the end
    known: str = ""  # the information set
    branches: dict[str, Node] = field(default_factory=dict)
    chances: Row = field(default_factory=dict)
    worth: float = 0.0  # at the end, for seat 1

    @classmethod
    def of(cls, state: State) -> Node:
        if state.over:
            return cls(None, worth=state.returns()[1])
        branches = {str(each): cls.of(child) for each, child in state.children()}
        if isinstance(state.player, int):
            return cls(state.player, state.information(), branches)
        return cls(None, branches=branches, chances={str(c): float(p) for c, p in state.outcomes()})


class Solver:
    """Counterfactual regret: `train` walks the tree, `average` is what was learned."""

    def __init__(self, root: State) -> None:
        self.root = Node.of(root)
        self.regrets: dict[str, Row] = {}
        self.played: dict[str, Row] = {}

    def train(self, rounds: int) -> None:
        for _ in range(rounds):
            for seat in (1, 2):
                self._walk(self.root, seat, 1.0, 1.0)

    def _walk(self, node: Node, learner: int, mine: float, others: float) -> float:
        """What a node is worth to seat 1; the learner's regrets grow by it."""
        if not node.branches:
            return node.worth
        if node.seat is None:
            return sum(
                chance * self._walk(node.branches[name], learner, mine, others * chance)
                for name, chance in node.chances.items()
            )
        now = matched(self.regrets.setdefault(node.known, dict.fromkeys(node.branches, 0.0)))
        if node.seat != learner:
            return sum(
                share * self._walk(node.branches[name], learner, mine, others * share)
                for name, share in now.items()
            )
        worths = {
            name: self._walk(node.branches[name], learner, mine * share, others)
            for name, share in now.items()
        }
        worth = sum(now[name] * each for name, each in worths.items())
        sign = 1 if learner == 1 else -1
        played = self.played.setdefault(node.known, dict.fromkeys(node.branches, 0.0))
        for name, each in worths.items():
            self.regrets[node.known][name] += others * sign * (each - worth)
            played[name] += mine * now[name]
        return worth

    def average(self, known: str, names: Row) -> Row:
        """How an information set is answered on average."""
        played = self.played.get(known, {})
        total = sum(played.values())
        return {name: played[name] / total if total else 1 / len(names) for name in names}

    # How good it is

    def value(self) -> float:
        """What the average play is worth to seat 1."""
        return self._value(self.root)

    def _value(self, node: Node) -> float:
        if not node.branches:
            return node.worth
        row = node.chances or self.average(node.known, dict.fromkeys(node.branches, 0.0))
        return sum(share * self._value(node.branches[name]) for name, share in row.items())

    def exploitability(self) -> float:
        """What the two could win together against the average, each with the best answer to it."""
        return sum(self._best(seat) for seat in (1, 2))

    def _best(self, seat: int) -> float:
        """What the best answer of a seat wins: one choice for all nodes that look alike to it."""
        sets: dict[str, list[tuple[Node, float]]] = {}
        self._reach(self.root, seat, 1.0, sets)
        chosen: dict[str, str] = {}

        def worth(node: Node) -> float:
            if not node.branches:
                return node.worth if seat == 1 else -node.worth
            if node.seat == seat:
                return worth(node.branches[choose(node.known)])
            row = node.chances or self.average(node.known, dict.fromkeys(node.branches, 0.0))
            return sum(share * worth(node.branches[name]) for name, share in row.items())

        def choose(known: str) -> str:
            if known not in chosen:
                alike = sets[known]
                chosen[known] = max(
                    alike[0][0].branches,
                    key=lambda name: sum(p * worth(node.branches[name]) for node, p in alike),
                )
            return chosen[known]

        return worth(self.root)

    def _reach(
        self, node: Node, seat: int, chance: float, sets: dict[str, list[tuple[Node, float]]]
    ) -> None:
        """How likely the others and the cards lead to each node of a seat."""
        row = node.chances
        if node.seat == seat:
            sets.setdefault(node.known, []).append((node, chance))
            row = dict.fromkeys(node.branches, 1.0)
        elif node.seat is not None:
            row = self.average(node.known, dict.fromkeys(node.branches, 0.0))
        for name, child in node.branches.items():
            self._reach(child, seat, chance * row[name], sets)


def matched(regrets: Row) -> Row:
    """Answers in proportion to what is regretted of them."""
    wanted = {name: max(each, 0.0) for name, each in regrets.items()}
    total = sum(wanted.values())
    return {name: each / total if total else 1 / len(wanted) for name, each in wanted.items()}


if __name__ == "__main__":
    hand = leduc() if "leduc" in sys.argv else kuhn()
    solver = Solver(State.of(hand, chance=True))
    for _ in range(5):
        solver.train(400)
        worth, left = solver.value(), solver.exploitability()
        print(f"worth {worth:+.4f} to the first, exploitable by {left:.4f}")
