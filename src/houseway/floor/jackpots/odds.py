"""How often a jackpot is won, by how many are dealt in: tables at random, judged as printed."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from houseway.analysis.strong_tables import BLOCK, strong_tables
from houseway.errors import BadInput
from houseway.floor.jackpots.facts import HandFacts
from houseway.floor.jackpots.judging import judge
from houseway.floor.jackpots.naming import least
from houseway.floor.jackpots.programme import Programme, pot_game
from houseway.money import dollars

ROUNDS = 1 << 21
ENOUGH = 2_000  # wins, after which the error is small
POT = dollars(1_000)  # more than any section asks for


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance that one deal wins, where everybody stays to the end and shows."""

    players: int
    won: int
    rounds: int

    @property
    def chance(self) -> float:
        return self.won / self.rounds

    @property
    def stderr(self) -> float:
        return sqrt(self.chance * (1 - self.chance) / self.rounds)

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"players": self.players, "probability": self.chance}
        once = {"once_in": self.rounds / self.won} if self.won else {}
        return {**told, "stderr": self.stderr, **once, "won": self.won, "rounds": self.rounds}


def odds(programme: Programme, players: int, rounds: int = ROUNDS, seed: int = 0) -> Odds:
    """Deal tables of so many players and judge those with a hand that may win."""
    rules = programme.rules
    game = pot_game(programme.games[0])
    if game.id != rules.main_game or not programme.holdem:
        raise BadInput(f"odds are dealt for {rules.main_game}, not for {game.id}")
    if not 2 <= players <= game.seats:
        raise BadInput(f"{players} players: {game.name} is dealt to 2 up to {game.seats}")
    if rounds < 1:
        raise BadInput(f"{rounds} rounds are none; write at least 1")
    beat, high = rules.bad_beat, rules.high_hand
    named = programme.loser or beat.loser if beat else programme.hand or (high.hand if high else "")
    won = dealt = 0
    for tables in strong_tables(
        players, rounds, seed=seed, least=least(named), hands=2 if beat else 1
    ):
        dealt = min(dealt + BLOCK, rounds)
        for table in tables:
            hands = dict(enumerate(table.hands, 1))
            facts = HandFacts(game.id, hands, table.board, POT, players)
            won += judge(programme, facts).qualifies
        if won >= ENOUGH:
            break
    return Odds(players, won, dealt)
