"""The answer to every question, found once more and another way: off the round, or by asking."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from houseway import games
from houseway.cards import parse_cards
from houseway.errors import IllegalAction
from houseway.money import dollars
from houseway.play import Options, Round
from houseway.play.actions import Bet, RaiseTo, Stake
from houseway.rulings import rule_on
from houseway.rulings.situations.wagers import Wager
from houseway.trainer import Drill
from houseway.trainer.deals import finished, running_scene, told_so_far
from houseway.trainer.topics.settling import whose

_ASKING = re.compile(r"Seat (\d+) (bets|raises|stakes)(?: on the (.+?))?: .*at (least|most)")
Again = Callable[[Drill, Round[Any]], object]


def engine_answer(asked: Drill) -> object:
    """What the engine says to a question of the training room."""
    return _BY_TOPIC[asked.topic](asked, _replayed(asked.game, asked.seed))


@lru_cache(maxsize=2)
def _replayed(game: str, seed: int) -> Round[Any]:
    """The same round once more, from its log."""
    return finished(games.find(game), seed).fork()


def _setting(asked: Drill, round: Round[Any]) -> object:
    cards = parse_cards(asked.ask.removeprefix("Set ").partition(" the house way")[0])
    hands = round.game.house_way(cards, round.settings).hands
    return tuple(" ".join(card.text for card in hand) for hand in hands)


def _order(asked: Drill, round: Round[Any]) -> object:
    return tuple(name for name in _wagers(round) if name in asked.choices)


def _wagers(round: Round[Any]) -> dict[str, Any]:
    lines = [line for line in round.settlement if line.stake and not line.tip]
    return {whose(line): line for line in lines if not line.by}


def _line(asked: Drill, round: Round[Any]) -> Any:
    return next(e for name, e in _wagers(round).items() if asked.ask.startswith(f"{name}, "))


def _won(asked: Drill, round: Round[Any]) -> dict[int, int]:
    """What each seat takes out of the pot that is asked about."""
    pot = asked.ask.partition(",")[0].lower()
    won: dict[int, int] = {}
    for line in round.settlement:
        if line.spot == pot and line.seat is not None:
            won[line.seat] = won.get(line.seat, 0) + line.net
    return won


def _winner(asked: Drill, round: Round[Any]) -> object:
    return tuple(sorted(f"seat {seat}" for seat in _won(asked, round)))


def _share(asked: Drill, round: Round[Any]) -> object:
    (seat,) = re.findall(r"to seat (\d+)\?", asked.ask)
    return _won(asked, round)[int(seat)]


def _pots(asked: Drill, round: Round[Any]) -> object:
    """Counted as a dealer counts: level by level of those who are still in, dead money first."""
    put: Counter[str] = Counter()  # nothing of whoever is all in with the ante alone
    dead = 0
    for who, spot, amount in asked.scene.bets:
        if spot == "in all":
            put[who] = amount
        else:
            dead += amount
    able = set(re.findall(r"seat \d+", asked.ask.partition(" can win")[0]))
    still_in = {f"seat {seat}" for seat in round.live}
    level = min(put[who] for who in able)
    out = still_in - able  # they had too few chips for this pot
    below = max((put[who] for who in out), default=0)
    amount = sum(min(each, level) - min(each, below) for each in put.values())
    if level == max(put[who] for who in still_in):  # what others folded beyond it lies there too
        amount += sum(max(0, each - level) for each in put.values())
    return amount + (0 if out else dead)


def _decisions(asked: Drill, whole: Round[Any]) -> Iterator[tuple[Round[Any], Options]]:
    """Every moment of the round that looks as the scene does."""
    round = whole.fork(0)
    for seat, answer in zip(whole.log.seats, whole.log.answers, strict=True):
        options = round.options()
        assert options
        if asked.scene.told == told_so_far(round) and asked.scene == running_scene(round):
            yield round, options
        round.play(answer, seat)


def _turn(asked: Drill, round: Round[Any]) -> object:
    (seat,) = {f"seat {options.seat}" for _, options in _decisions(asked, round)}
    return seat


def _bets(asked: Drill, round: Round[Any]) -> object:
    """The right amount is taken, and one cent beyond it is not."""
    asking = _ASKING.match(asked.ask)
    assert asking
    seat, act, spot, end = asking.groups()
    right, beyond = int(asked.right), -1 if end == "least" else 1  # type: ignore[arg-type]
    made: Mapping[str, Callable[[Any], Any]] = {
        "bets": Bet,
        "raises": RaiseTo,
        "stakes": lambda amount: Stake(amount, str(spot).replace(" ", "_")),
    }
    for at, options in _decisions(asked, round):
        if str(options.seat) == seat and _taken(at, options.seat, made[act](right)):
            assert not _taken(at, options.seat, made[act](right + beyond)), asked.ask
            return right
    return None


def _taken(round: Round[Any], seat: int, action: Any) -> bool:
    try:
        round.fork().play(action, seat)
    except IllegalAction:
        return False
    return True


def _ruling(asked: Drill, round: Round[Any]) -> object:
    """The question read back, and put to the house."""
    amount = r"([\d,]+\.\d\d)"
    small, big = re.findall(rf"Blinds {amount} and {amount}\.", asked.ask)[0]
    facing = re.findall(rf"A bet of {amount}", asked.ask) or ["0"]
    said = re.findall("says “(.+?)”", asked.ask) or [""]
    situation = Wager(
        facing=_money(facing[0]),
        blinds=(_money(small), _money(big)),
        chips=tuple(map(_money, re.findall(rf"a {amount} chip", asked.ask))),
        said=said[0],
    )
    return rule_on(round.game.house, situation).aloud


def _money(text: str) -> Any:
    return dollars(text.replace(",", ""))


_BY_TOPIC: dict[str, Again] = {
    "result": lambda asked, round: _line(asked, round).result.value,
    "pays": lambda asked, round: _line(asked, round).net,
    "order": _order,
    "setting": _setting,
    "winner": _winner,
    "share": _share,
    "pots": _pots,
    "turn": _turn,
    "bets": _bets,
    "ruling": _ruling,
}
