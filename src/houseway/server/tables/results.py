"""What a finished round leaves behind: the money it moved, and who saw which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from houseway.cards import write_cards
from houseway.money import share_out
from houseway.play.happenings import Viewer
from houseway.play.pot.pot_round import PotRound
from houseway.server.money import ledger
from houseway.server.tables.dealing import MUCKS, PUBLIC, Sight
from houseway.wagers.party import JACKPOT, METER

if TYPE_CHECKING:
    from houseway.server.tables.live_table import LiveTable


def result(live: LiveTable) -> dict[str, int]:
    """What the finished round moves between the purses of this table."""
    assert live.table.round is not None
    if live.event:
        return {}  # its chips are not money
    moves: dict[str, int] = {}
    for party, net in live.table.round.settlement.accounts().items():
        purse = f"{party.kind}:{live.id}"
        if party.who is not None:
            purse = f"{purse}:{party.who}"
        if party == METER and live.meter_purse:
            purse = live.meter_purse
        if party == JACKPOT and live.jackpots:
            given = drops(live).items()
            moves |= {ledger.jackpot(name): drop for name, drop in given if drop}
            continue
        if left := int(net) - live.posted.get(purse, 0):
            moves[purse] = left
    ledger.check(moves)
    return moves


def drops(live: LiveTable) -> dict[str, int]:
    """What the last pot gave to each jackpot, in proportion to what they take of a full one."""
    played, names = live.table.round, sorted(live.jackpots)
    dropped = played.award.dropped if isinstance(played, PotRound) else 0
    parts = share_out(dropped, [live.jackpots[name] for name in names])
    return dict(zip(names, parts, strict=True))


def sights(live: LiveTable) -> dict[str, Any]:
    """Which positions of the shuffle each player and the public were entitled to see.

    And, under a name of their own, the same of every muck that was shuffled, with its order.
    """
    shoe, played = live.shoe, live.table.round
    assert shoe is not None
    assert played is not None
    viewers: list[tuple[Viewer, str]] = [(PUBLIC, PUBLIC), *live.dealt_to.items()]
    seen: dict[str, set[Sight]] = {}
    gone = played.felt.shuffled_back
    for viewer, name in viewers:  # a player may have several seats
        seen.setdefault(name, set()).update(shoe.seen_by(viewer, played.felt.everything(), gone))
    told: dict[str, Any] = _positions(seen, 0)
    if shoe.mucks:
        told[MUCKS] = [
            {"cards": write_cards(order), "seen": _positions(seen, times)}
            for times, order in enumerate(shoe.mucks, 1)
        ]
    return told


def _positions(seen: dict[str, set[Sight]], shuffle: int) -> dict[str, list[int]]:
    """Who saw which positions of one of the shuffles."""
    return {
        name: sorted(sight.position for sight in sights if sight.shuffle == shuffle)
        for name, sights in seen.items()
    }
