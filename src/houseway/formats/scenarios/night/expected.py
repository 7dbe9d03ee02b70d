"""How a night stands, compared with what an entry expects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from houseway.errors import BadScenario
from houseway.floor.dead_button import Lie
from houseway.formats.scenarios.entry import Entry, Outcome, check_sub_keys, money
from houseway.money import text
from houseway.tournament import Event
from houseway.tournament.night.records import Hand
from houseway.tournament.prizes import Prize

Compare = Callable[[Outcome, Event, str, Any], None]


def check(entry: Entry, outcome: Outcome, event: Event) -> None:
    """Compare every key that is expected."""
    expected = entry.get("expected", {})
    check_sub_keys("expected", expected, _KEYS)
    for key, wanted in expected.items():
        _KEYS[key](outcome, event, key, wanted)


# Ways to compare


def _plain(read: Callable[[Event], object]) -> Compare:
    """One value."""

    def compare(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
        outcome.expect(key, wanted, read(event))

    return compare


def _amount(read: Callable[[Event], int]) -> Compare:
    """One amount of money."""

    def compare(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
        outcome.expect(key, text(money(wanted)), text(read(event)))

    return compare


def _amounts(read: Callable[[Event], Mapping[str, int]]) -> Compare:
    """Money by player, of those who are named."""

    def compare(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
        got = read(event)
        for name, value in _by_key(key, wanted).items():
            outcome.expect(f"{key} of {name}", text(money(value)), text(got.get(name, 0)))

    return compare


def _each(read: Callable[[Event, str], object]) -> Compare:
    """Something by player, seat or table, of those that are named."""

    def compare(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
        for name, value in _by_key(key, wanted).items():
            told = False if value == "" else value  # nobody, nowhere
            outcome.expect(f"{key} of {name}", told, read(event, name))

    return compare


def _by_key(key: str, wanted: Any) -> dict[str, Any]:
    if not isinstance(wanted, dict):
        raise BadScenario(f"{key} is expected by name, not {wanted!r}")
    return wanted


# What stands where


def _seat(event: Event, name: str) -> object:
    player = event.players.get(name)
    return str(player.chair) if player and player.chair else False


def _namecard(event: Event, chair: str) -> object:
    return event.namecard(chair) or False


def _stack(event: Event, name: str) -> object:
    player = event.players.get(name)
    return player.stack if player else 0


def _place(event: Event, name: str) -> object:
    return event.places.get(name, False)


def _dealer(event: Event, table: str) -> object:
    found = event.tables.get(table)
    return (found.dealer if found else "") or False


def _out(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
    got = {name for name, player in event.players.items() if not player.playing}
    outcome.expect(key, sorted(wanted), sorted(got))


def _prizes(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
    got = event.prizes
    if isinstance(wanted, list):
        posted = [_shown(each) for each in event.posted.prizes]
        outcome.expect("prizes posted", [_written(each) for each in wanted], posted)
        return
    for name, value in _by_key(key, wanted).items():
        told = value if isinstance(value, list) else [value]
        shown = [_written(each) for each in told if each]
        outcome.expect(f"prize of {name}", shown, [_shown(each) for each in got.get(name, ())])


def _written(value: Any) -> str:
    return value if isinstance(value, str) else text(money(value))


def _shown(prize: Prize) -> str:
    if not prize.seat:
        return text(prize.worth)
    return f"seat {prize.worth / 100:.2f}".removesuffix(".00")


def _unpaid(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
    told = wanted if isinstance(wanted, list) else [wanted]
    money_only = sum(each.worth for each in event.unpaid if not each.seat)
    seats = [_shown(each) for each in event.unpaid if each.seat]
    got = [text(money_only), *seats] if money_only or not seats else seats
    outcome.expect(key, [_written(each) for each in told], got)


def _penalty(event: Event, name: str) -> object:
    player = event.players.get(name)
    return player.ledger.left if player else 0


def _choices(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
    offered = [choice for question in event.questions for choice in question.choices]
    if not offered or any(each not in offered for each in wanted):
        outcome.expect(key, wanted, sorted(set(offered)))


# The last hand


def _hand_of(event: Event, table: str) -> Hand | None:
    found = event.tables.get(table)
    return found.hand if found else None


def _last_hand(event: Event) -> Hand | None:
    return _hand_of(event, event.dealt_last)


def _of_hand(read: Callable[[Hand], object]) -> Callable[[Event, str], object]:
    def look(event: Event, table: str) -> object:
        hand = _hand_of(event, table)
        return read(hand) if hand else False

    return look


def _small(event: Event, table: str) -> object:
    hand = _hand_of(event, table)
    if hand is None:
        return _lie(event, table).small or False
    return hand.lie.small if hand.lie.small in hand.filled else False


def _lie(event: Event, table: str) -> Lie:
    """Where everything lies, or lay in the hand before what is given."""
    found = event.tables.get(table)
    if found is None:
        return Lie(0, 0, 0)
    if found.hand and found.hand.seats:
        return found.hand.lie
    return found.lie or Lie(found.button, 0, 0)


def _blinds(event: Event, table: str) -> object:
    hand = _hand_of(event, table)
    if hand and hand.seats:
        return list(hand.blinds)
    return list(event.setup.structure.blinds(hand.level if hand else event.level))


def _dealt(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
    if isinstance(wanted, dict):
        for table, names in wanted.items():
            hand = _hand_of(event, table)
            outcome.expect(f"{key} at {table}", names, list(hand.dealt) if hand else [])
        return
    hand = _last_hand(event)
    outcome.expect(key, wanted, list(hand.dealt) if hand else [])


def _status(event: Event, name: str) -> object:
    hand = event.hand_of(name)
    if hand is None or name not in hand.dealt[: hand.reached]:
        return "none"
    return "live" if hand.holds(name) else "dead"


def _posts(kind: str) -> Compare:
    """Everybody who posts, of the hands that those named were in."""

    def compare(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
        hands = _hands_with(event, _by_key(key, wanted))
        got = {who: put for hand in hands for who, put in getattr(hand, kind).items()}
        outcome.expect(key, dict(sorted(wanted.items())), dict(sorted(got.items())))

    return compare


def _hands_with(event: Event, names: Iterable[str]) -> list[Hand]:
    found = {id(hand): hand for name in names if (hand := event.hand_of(name))}
    last = _last_hand(event)
    return list(found.values()) or ([last] if last else [])


def _ante(event: Event, table: str) -> object:
    hand = _hand_of(event, table)
    return hand.ante if hand else 0


def _antes(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
    for table, value in _by_key(key, wanted).items():
        outcome.expect(f"{key} at {table}", value or 0, _ante(event, table))


def _first(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
    if wanted.keys() <= {"before", "after"}:
        hand, told = _last_hand(event), wanted
        if hand:
            _compare_first(outcome, event, key, told, hand)
        else:
            outcome.expect(key, wanted, "no hand")
        return
    for table, told in wanted.items():
        hand = _hand_of(event, table)
        if hand:
            _compare_first(outcome, event, f"{key} at {table}", told, hand)


def _compare_first(
    outcome: Outcome, event: Event, key: str, wanted: Mapping[str, str], hand: Hand
) -> None:
    before, after = event.first_to_act(hand)
    for when, value in wanted.items():
        outcome.expect(f"{key} {when} the flop", value, before if when == "before" else after)


def _deck(outcome: Outcome, event: Event, key: str, wanted: Any) -> None:
    if isinstance(wanted, dict):
        for table, value in wanted.items():
            got = "new" if event.tables[table].new_deck else "same"
            outcome.expect(f"{key} of {table}", value, got)
        return
    got = "new" if any(table.new_deck for table in event.tables.values()) else "same"
    outcome.expect(key, wanted, got)


_KEYS: dict[str, Compare] = {
    "level": _plain(lambda event: event.level),
    "registration": _plain(lambda event: event.registration),
    "rebuys": _plain(lambda event: event.rebuys),
    "break": _plain(lambda event: event.on_break),
    "paid": _amounts(lambda event: event.paid),
    "owed": _amounts(lambda event: event.owed),
    "entries": _plain(lambda event: event.entries.all),
    "entrants": _plain(lambda event: event.entries.players),
    "fee": _amount(lambda event: event.fee),
    "pool": _amount(lambda event: event.pool),
    "stacks": _each(_stack),
    "in_play": _plain(lambda event: event.in_play),
    "places": _each(_place),
    "out": _out,
    "prizes": _prizes,
    "unpaid": _unpaid,
    "heads": _amounts(lambda event: event.heads),
    "bounties": _amounts(lambda event: event.bounties),
    "seats": _each(_seat),
    "namecards": _each(_namecard),
    "tables_open": _plain(lambda event: len(event.tables)),
    "order": _plain(lambda event: list(event.order)),
    "dealer": _each(_dealer),
    "deck": _deck,
    "button": _each(lambda event, table: _lie(event, table).button),
    "small_blind": _each(_small),
    "big_blind": _each(lambda event, table: _lie(event, table).big),
    "dealt": _dealt,
    "hand": _each(_status),
    "live": _posts("live"),
    "dead": _posts("dead"),
    "pot": _each(_of_hand(lambda hand: hand.posts)),
    "blinds": _each(_blinds),
    "ante": _antes,
    "first_to_act": _first,
    "penalty": _each(_penalty),
    "choices": _choices,
}
