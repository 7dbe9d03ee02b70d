"""What must be true after every command of an evening, told from the log and not from the code."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from houseway.floor import DeadButtonTable, PotTable
from houseway.floor.next_hand import NextHand, around
from houseway.play.pot.pot_round import PotRound
from houseway.server.money import ledger
from houseway.server.tables.live_table import LiveTable
from tests.server.history import seen
from tests.server.test_secrecy import cards_in, lying


def dump(live: LiveTable) -> dict[str, Any]:
    """Everything that a table is, to be compared with what its log makes of it."""
    table, between = live.table, live.between
    assert isinstance(table, PotTable)
    waiting = between.waiting
    return {
        "seq": live.seq,
        "now": live.now,
        "seats": {seat: asdict(who) for seat, who in sorted(table.seats.items())},
        "table": (table.state, table.rounds, table.in_round, table.button),
        "hand": asdict(table.hand) if table.hand else None,
        "kill": (table.kill.button, table.kill.promised) if table.kill else None,
        "hours": (table.hours.paid, table.hours.taken_at, table.collected),
        "round": table.round.log.to_json() if table.round else None,
        "said": [str(each) for each in table.round.happenings] if table.round else None,
        "players": dict(sorted(live.players.items())),
        "dealt": (live.dealt_to, live.dealt_in, live.round_number, live.settled, live.posted),
        "roots": (live.root, live.next_root, live.next_from),
        "moments": (live.ready, live.clock, live.asked_at, live.showing, live.put_out),
        "between": (between.host, between.names, between.deals_at, between.visited, between.closed),
        "waiting": (waiting.people, waiting.holds, waiting._declined, waiting._came),
        "present": between.attendance._seats,
    }


@dataclass(frozen=True, slots=True)
class Before:
    """A table as it lay just before the cards."""

    seats: dict[int, dict[str, Any]]
    last: NextHand | None
    people: dict[int, str]  # who was dealt in last
    button: int
    rounds: int
    killer: int
    now: float

    @classmethod
    def of(cls, live: LiveTable) -> Before:
        table = live.table
        assert isinstance(table, PotTable)
        seats = {seat: asdict(who) for seat, who in table.seats.items()}
        dealt = table.hand.dealt if table.hand else []
        people = {seat: live.dealt_to[seat] for seat in dealt if seat in live.dealt_to}
        killer = table.kill.killer if table.kill else 0
        return cls(seats, table.hand, people, table.button, table.rounds, killer, live.now)

    def there(self, seat: int) -> bool:
        """Whether somebody is there with chips; a killer plays even if he sits out."""
        who = self.seats[seat]
        return bool(who["stack"]) and (not who["away"] or seat == self.killer)


def check_deal(before: Before, live: LiveTable) -> None:
    """The button, the blinds, and who is dealt in: by the printed rules, told anew."""
    table = live.table
    assert isinstance(table, PotTable)
    assert isinstance(table.round, PotRound)
    assert table.hand
    hand, dealt = table.hand, sorted(table.round.seating.stacks)
    assert sorted(hand.dealt) == dealt
    assert len(dealt) >= 2
    for seat in dealt:
        assert before.seats[seat]["stack"] > 0, f"seat {seat} was dealt in without chips"
    if table.game.blinds is not None:
        _check_blinds(hand, dealt, dead=isinstance(table, DeadButtonTable))
    if isinstance(table, DeadButtonTable):
        _check_dead(before, hand, dealt, table)
    else:
        _check_moving(before, hand, dealt, table)


def _check_blinds(hand: NextHand, dealt: list[int], *, dead: bool) -> None:
    order = around(dealt, hand.button)
    if len(dealt) == 2:
        assert hand.small == hand.button, "heads-up the button has the small blind"
        assert {hand.small, hand.big} == set(dealt)
    elif dead:
        blinds = [seat for seat in (hand.small, hand.big) if seat]
        assert order[: len(blinds)] == blinds, f"{blinds} are not the first of {order}"
    else:
        assert order[:2] == [hand.small, hand.big], f"{order[:2]} are left of the button"


def _check_dead(before: Before, hand: NextHand, dealt: list[int], table: PotTable) -> None:
    chips = sorted(seat for seat, who in before.seats.items() if who["stack"])
    left_out = [seat for seat in chips if seat not in dealt]
    known = [seat for seat in left_out if before.people.get(seat) == before.seats[seat]["person"]]
    assert not known, f"{known} have chips, played the last hand, and were not dealt in"
    last = before.last
    if last and table.game.blinds and before.rounds and last.big in chips:
        same = before.people.get(last.big) == before.seats[last.big]["person"]
        assert not (same and hand.big == last.big), f"seat {hand.big} has the big blind again"
    if last and table.game.blinds and before.rounds:
        between = around(chips, last.big)
        assert between[0] == hand.big or len(dealt) < len(chips), "the big blind skipped somebody"


def _check_moving(before: Before, hand: NextHand, dealt: list[int], table: PotTable) -> None:
    there = [seat for seat in sorted(before.seats) if before.there(seat)]
    assert set(dealt) <= set(there), f"{set(dealt) - set(there)} are away and were dealt in"
    fee = table.stakes.fees.rates.fee(len(before.seats)) if table.stakes.fees.rates else 0
    paid_up = [seat for seat in there if not before.seats[seat]["waiting"]]
    begins = len(paid_up) < 2  # too few who owe nothing: everybody there begins anew
    short = [seat for seat in there if fee and before.seats[seat]["stack"] <= fee]
    missing = [seat for seat in (there if begins else paid_up) if seat not in (*dealt, *short)]
    assert not missing, f"{missing} are there, owe nothing, and were not dealt in"
    if not begins:
        for seat in set(dealt) - set(paid_up):
            _check_comes_in(before, hand, seat, table)
    if before.rounds and before.button and not table.game.button.winner_deals:
        counted = there if begins else paid_up
        first = next(s for s in around(counted, before.button) if s not in hand.short)
        assert hand.button == first, f"the button went to {hand.button}, not {first}"
    last, big = before.last, hand.big
    if (
        last
        and before.rounds
        and not begins
        and table.game.blinds
        and len(dealt) > 2
        and last.big == big
    ):
        same = before.people.get(big) == before.seats[big]["person"]
        # Whoever was broke and has bought chips owes nothing, and takes his place (17/4.5).
        rebought = {hand.button, hand.small} - before.people.keys()
        assert rebought or not same, f"seat {big} has the big blind twice in a row"


def _check_comes_in(before: Before, hand: NextHand, seat: int, table: PotTable) -> None:
    """Whoever waited has the big blind, or posts what he owes; nobody comes in between."""
    if seat == hand.big:
        return
    who = before.seats[seat]
    assert seat not in (hand.small, hand.button), f"seat {seat} waited, and has {hand}"
    posts = sorted((post.kind, int(post.amount)) for post in hand.posts if post.seat == seat)
    posts = [post for post in posts if post[0] != "kill"]
    small, big = ("dead", table.stakes.forced.small_blind), ("live", table.stakes.forced.big_blind)
    if "big" in who["missed"]:
        owed = [small, big]
    elif who["missed"]:
        owed = [small]
    else:
        owed = [big] if table.settings.get("new_player_must_post") else []
    assert posts == sorted(owed), f"seat {seat} posts {posts} and owes {owed}"
    assert who["posting"] or not owed, f"seat {seat} did not ask to post"


def check_chips(live: LiveTable, purses: dict[str, int]) -> None:
    """The chips before each seat are what the ledger says, and a hand loses none of them."""
    table = live.table
    for seat, who in table.seats.items():
        held = purses.get(ledger.seat(live.id, seat), 0)
        assert held == who.stack, f"seat {seat} has {who.stack}, and {held} in the ledger"
    empty = set(range(1, live.seat_count + 1)) - table.seats.keys()
    left = {seat: purses.get(ledger.seat(live.id, seat), 0) for seat in empty}
    assert not any(left.values()), f"chips were left behind: {left}"
    hand = table.round
    if table.in_round and isinstance(hand, PotRound):
        chips = sum(hand.stack.values()) + hand.chips.in_pot()
        assert chips + hand.chips.collected == hand.chips_at_start
        assert all(stack >= 0 for stack in hand.stack.values())


def check_purses(purses: dict[str, int], issued: int) -> None:
    """Every cent in the room came from the house's issue, and nobody but the house owes any."""
    assert sum(purses.values()) == 0
    below = {purse: cents for purse, cents in purses.items() if cents < 0}
    assert not below.keys() - {ledger.ISSUE}, below
    assert -purses[ledger.ISSUE] >= issued


def check_asked(live: LiveTable) -> None:
    """Somebody is always asked, or the table is between hands and says why it waits."""
    if live.table.in_round:
        assert live.asked, "a hand is being played and nobody is asked"
        assert all(seat in live.players for seat in live.asked)
    else:
        assert live.settled
        assert live.between.closed or live.next_root, "no cards are shuffled for the next hand"


def check_secret(live: LiveTable, person: str | None, view: dict[str, Any]) -> None:
    """No card that the viewer has not seen, and none where he has not seen it."""
    played = live.table.round
    if played is None:
        return
    seat = live.seat_of(person)
    mine = seat is not None and live.dealt_to.get(seat) == person
    known = seen(played, seat if mine else None)
    payload = json.dumps(view)
    leaked = cards_in(payload) - set().union(*known.values())
    assert not leaked, f"{person} in seat {seat} was shown {leaked}"
    for place, shown in lying(payload):
        over = shown - known.get(place, Counter())
        assert not over, f"{person} in seat {seat} was shown {over} at {place}"


def check_view(live: LiveTable, view: dict[str, Any]) -> None:
    """The chips that are shown are all the chips there are."""
    hand = live.table.round
    if not live.table.in_round or not isinstance(hand, PotRound):
        return
    told = view["round"]
    behind = sum(seat["stack"] for seat in told["seats"])
    middle = sum(pot["amount"] for pot in told["pots"])
    bets = sum(sum(seat["bets"].values()) for seat in told["seats"])
    shown = behind + middle + bets + hand.chips.collected
    assert shown == hand.chips_at_start, f"{shown} of {hand.chips_at_start} cents are shown"
