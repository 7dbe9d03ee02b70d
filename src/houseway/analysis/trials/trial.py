"""A trial: a game, a policy and a seed, played as many rounds as wanted by whoever has time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from typing import Any

from houseway.analysis.edges.work import Work
from houseway.analysis.many_hands import CHUNK
from houseway.analysis.policies import Policy, own_chance
from houseway.analysis.trials.banked import Table
from houseway.analysis.trials.compiled import BLOCK as COMPILED_BLOCK
from houseway.analysis.trials.compiled import CompiledTable
from houseway.analysis.trials.pot import PotTable
from houseway.analysis.trials.totals import Totals
from houseway.errors import BadInput
from houseway.money import dollars
from houseway.play import Game
from houseway.play.banked import BankedGame
from houseway.play.pot import PotGame

BLOCK = 200  # rounds of a script at a time
SEATS, STACK = 6, dollars(200)


@dataclass(frozen=True, slots=True)
class Trial:
    """What is played, and how; the rounds are numbered, and each block has chance of its own.

    So a block comes out the same whoever plays it, and a trial that was stopped goes on as if it
    had not been.
    """

    game: Game
    policy: Policy
    settings: Mapping[str, object] = field(default_factory=dict)
    seed: int = 0
    named: str = "policy"  # the policy, as it was asked for
    table: PotTable | None = None  # of a pot game
    rounds: CompiledTable | None = None  # of a banked game, where kernels know how to play it

    @classmethod
    def of(
        cls,
        game: Game,
        policy: Policy,
        *,
        settings: Mapping[str, object] | None = None,
        seed: int = 0,
        stacks: tuple[int, ...] = (STACK,) * SEATS,
        against: Policy | None = None,
        named: str = "",
    ) -> Trial:
        """A trial that can be played, or a refusal that says what is wrong.

        It is played by kernels where there are some for this game and policy.
        """
        given = dict(settings or {})
        named = named or name_of(policy)
        if isinstance(game, PotGame):
            table = PotTable.opened(game, given, stacks, policy, against)
            return cls(game, policy, given, seed, named, table)
        if against is not None:
            raise BadInput(f"{game.id} is played against a bank, not against other players")
        assert isinstance(game, BankedGame)
        laid = Table.of(game, game.read_settings(given))
        rounds = CompiledTable.opened(laid, policy)
        return cls(game, policy, given, seed, named, rounds=rounds)

    def by_script(self) -> Trial:
        """The same by the game's own script, whatever kernels know."""
        table = replace(self.table, compiled=False) if self.table else None
        return replace(self, table=table, rounds=None)

    @property
    def compiled(self) -> bool:
        return self.rounds is not None or (self.table is not None and self.table.compiled)

    @property
    def block(self) -> int:
        """How many rounds are played at a time."""
        if self.rounds:
            return COMPILED_BLOCK
        return CHUNK if self.compiled else BLOCK

    def play(self, rounds: int, work: Work | None = None, done: Totals | None = None) -> Totals:
        """Play so many rounds, or what is left of them, and add them up."""
        totals = done or Totals()
        for _ in self.steps(rounds, work or Work(), totals):
            pass
        return totals

    def steps(self, rounds: int, work: Work, totals: Totals) -> Iterator[None]:
        """Play on from what was done, block by block."""
        if rounds < 1:
            raise BadInput(f"a simulation needs a round or more, not {rounds}")
        blocks = (
            Block(self, at, min(self.block, rounds - at))
            for at in range(totals.rounds, rounds, self.block)
        )
        for played in work.each(play_block, blocks):
            totals.merge(played)
            if work.progress:
                work.progress(totals.rounds, rounds)
            yield

    def facts(self) -> dict[str, Any]:
        """What the numbers depend on, besides how many rounds are played."""
        told = {
            "game": self.game.id,
            "policy": self.named,
            "seed": self.seed,
            "settings": {name: _plain(value) for name, value in self.settings.items()},
            "version": version("houseway"),
        }
        if isinstance(self.game, BankedGame):
            tables = self.game.replaced.get("pay_tables", {})
            posted = {name: each.text for name, each in tables.items()}
            return {**told, "pay_tables": posted, "compiled": self.compiled}
        assert self.table
        others = {"against": name_of(self.table.against)} if self.table.against else {}
        return {**told, "stacks": list(self.table.stacks), "compiled": self.compiled, **others}


def name_of(policy: Policy) -> str:
    """What a policy is called."""
    name: str = getattr(policy, "name", "") or getattr(policy, "__name__", "")
    return name or type(policy).__name__


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


@dataclass(frozen=True, slots=True)
class Block:
    """Some rounds of a trial, numbered."""

    trial: Trial
    start: int
    rounds: int


def play_block(block: Block) -> Totals:
    """What some rounds of a trial come to."""
    trial = block.trial
    seed = f"{trial.seed} {block.start}"
    if trial.table:
        return trial.table.play(block.rounds, seed, block.start)
    assert isinstance(trial.game, BankedGame)
    policy = own_chance(trial.policy, f"{seed} policy")
    if trial.rounds:
        return trial.rounds.play(policy, block.rounds, seed)
    laid = Table.of(trial.game, trial.game.read_settings(dict(trial.settings)))
    return laid.play(policy, block.rounds, seed)
