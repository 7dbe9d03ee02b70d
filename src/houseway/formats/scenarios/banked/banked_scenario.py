"""Scenarios of banked games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from houseway.cards import RiggedShoe
from houseway.errors import BadScenario, IllegalBet
from houseway.formats.scenarios.banked.banked_cards import check_cards, given_cards, place_in
from houseway.formats.scenarios.banked.laid_out import posted, views
from houseway.formats.scenarios.banked.uncovered import check_cover
from houseway.formats.scenarios.citations import clause_id, line_name
from houseway.formats.scenarios.entry import (
    Entry,
    Outcome,
    by_seat,
    check_sub_keys,
    money,
    money_by_spot,
)
from houseway.formats.scenarios.posted_table import read_table
from houseway.money import Cents, signed, text
from houseway.play import BankedGame, BankedRound, Layout
from houseway.play.banked.bank import Bank
from houseway.play.banked.layout_checks import check_seat
from houseway.play.banked.set_game import SetGame
from houseway.wagers import BackBet, Line, Meter, Result
from houseway.wagers.line import DEALER_SEAT
from houseway.wagers.party import BANK as TRAY
from houseway.wagers.party import METER, TIPS


def open_banked(game: BankedGame, entry: Entry, meter: Meter | None = None) -> BankedRound:
    """Lay the bets and deal the cards that the scenario gives; a linked table shares a meter."""
    table = posted(game, entry)
    settings = game.read_settings(read_table(game, table, besides={"objects", "stacks", *BANK}))
    if meter:
        settings |= game.feeds(meter)
    for setting in game.settings:  # what a table must say and a scenario need not: where it stands
        if setting.required and setting.kind == "choice" and settings[setting.name] is None:
            settings = {**settings, setting.name: setting.suggest}
    bets = {**entry.get("bets", {})}
    house = bets.pop("dealer", None)
    layout = Layout(
        bets={seat: money_by_spot(stakes) for seat, stakes in by_seat(bets).items()},
        tips={seat: money_by_spot(tips) for seat, tips in by_seat(entry.get("tips", {})).items()},
        people={seat: name for name, seats in entry.get("people", {}).items() for seat in seats},
        stacks={seat: money(chips) for seat, chips in by_seat(table.get("stacks", {})).items()},
        back=tuple(_back_bet(bet) for bet in entry.get("back", ())),
        prepaid={seat: _total(given) for seat, given in by_seat(entry.get("prepaid", {})).items()},
        objects=frozenset(table.get("objects", ())),
        views=entry.get("views", views(game, entry)),
        bank=_bank(table, house),
        thrown=(*entry.get("dice", ()), *(entry.get(k) for k in ("rng", "pile") if k in entry)),
    )
    if not layout.bets and not layout.bank and "bets" in entry:
        check_seat(layout, 1, game, settings)  # no bets at all
    given = given_cards(game, entry, layout.bank)
    return game.round(layout, RiggedShoe(game.deck_for(settings), given), settings, meter)


BONUSES = ("commission", "bank")  # lines that no stake lies under, whatever the game
_RESULTS = {
    1: (Result.WINS, Result.PAYS),
    0: (Result.PUSHES, Result.RETURNED, Result.PAYS),
    -1: (Result.LOSES, Result.PAYS),
}
BANK = ("banker", "bankroll", "cover", "last_bet", "turn", "proposition")


def _bank(table: dict[str, Any], house: Any) -> Bank | None:
    """The player who banks; several names are a bank that is shared."""
    banker = table.get("banker")
    if banker is None:
        if house is not None:
            raise IllegalBet("the dealer banks; a stake of his lies only against a player's bank")
        return None
    seat, *partners = banker if isinstance(banker, list) else [banker]
    if not isinstance(seat, int):
        raise IllegalBet(f"{seat} cannot bank; the bank is a player's who sits at the table")
    return Bank(
        seat,
        money(table.get("bankroll", table.get("cover", 0))),
        money(table["last_bet"]) if "last_bet" in table else None,
        _total(house) if house is not None else None,
        tuple(partners),
        table.get("turn", 1),
    )


def _back_bet(written: dict[str, Any]) -> BackBet:
    check_sub_keys("a back bet", written, ("by", "on", "spot", "amount", "joins"))
    try:
        joins = frozenset(written.get("joins", ()))
        amount = money(written["amount"])
        return BackBet(written["by"], written["on"], written["spot"], amount, joins)
    except KeyError as missing:
        raise BadScenario(f"a back bet needs by, on, spot and amount; no {missing}") from None


def _total(given: Any) -> Cents:
    """A sum, given at once or by spot."""
    return Cents(sum(money_by_spot(given).values())) if isinstance(given, dict) else money(given)


def check_banked(entry: Entry, outcome: Outcome, round: BankedRound) -> None:
    """Compare money, order and hands with what the scenario expects."""
    game, lines = round.game, round.settlement.lines
    staked = [line for line in lines if line.spot != "collection"]  # fees stand apart
    own = [line for line in staked if not line.tip and not line.by]
    nets = {**entry.get("net", {})}
    if "dealer" in nets:
        dealers = (line for line in own if line.seat == DEALER_SEAT)
        _check_nets(outcome, "the dealer", nets.pop("dealer"), game, dealers)
    for seat, wanted in by_seat(nets).items():
        _check_nets(outcome, f"seat {seat}", wanted, game, (x for x in own if x.seat == seat))
    for seat, wanted in by_seat(entry.get("tip_net", {})).items():
        tips = (line for line in lines if line.tip and line.seat == seat)
        _check_nets(outcome, f"tip of seat {seat}", wanted, game, tips)
    for name, wanted in entry.get("back_net", {}).items():
        _check_nets(outcome, name, wanted, game, (line for line in staked if line.by == name))
    _check_house(entry, outcome, round)
    for key in ("prepaid_returned", "carries"):
        check_sub_keys(key, entry.get(key, ()), _seats(round))
    check_sub_keys("total", filter(str.isdigit, entry.get("total", ())), _seats(round))
    for who, wanted in entry.get("total", {}).items():
        seats = [int(who)] if who.isdigit() else _seats_of(round, who)
        total = sum(round.settlement.net(seat) for seat in seats)
        _money(outcome, f"total of {'seat ' if who.isdigit() else ''}{who}", wanted, total)
    _check_results(outcome, lines)
    check_cover(entry, outcome, round)
    for seat, wanted in by_seat(entry.get("prepaid_returned", {})).items():
        back = signed(round.prepaid_returned(seat))
        outcome.expect(f"prepaid returned to seat {seat}", signed(_total(wanted)), back)
    for seat, wanted in by_seat(entry.get("carries", {})).items():
        carried = {spot: text(stake) for spot, stake in round.carried(seat).items()}
        outcome.expect(
            f"bets for the dealer left at seat {seat}",
            {spot: text(stake) for spot, stake in money_by_spot(wanted).items()},
            carried,
        )
    check_cards(entry, outcome, round)
    _check_table(entry, outcome, round)
    _check_printed(entry, outcome, round.game)
    if "lines" in entry:
        check_order(outcome, entry.get("lines"), lines)


def _check_results(outcome: Outcome, lines: Iterable[Line]) -> None:
    """What a line says came of a wager is what the money does, whatever the entry is about."""
    for line in lines:
        if line.odds and not line.net:
            continue  # a win of which the cap has left nothing
        moved = _RESULTS[(line.net > 0) - (line.net < 0)]
        if line.result not in moved:
            outcome.expect(f"result of {line_name(line)}", " or ".join(moved), str(line.result))


def _seats(round: BankedRound) -> list[str]:
    """The seats that play, the bank's as well."""
    return [str(seat) for seat in round.numbers()]


def _seats_of(round: BankedRound, person: str) -> list[int]:
    if seats := round.layout.seats_of(person):
        return seats
    raise BadScenario(f"{person!r} plays no seat whose total could be taken")


def _check_printed(entry: Entry, outcome: Outcome, game: BankedGame) -> None:
    """What a table posts, and the words on its layout: any one of those that are listed."""
    listed = entry.get("posted", ())
    for name in listed:
        posted = {*game.pay_tables, *game.notices}
        outcome.expect(f"{name} is posted", True, name in posted)
        if isinstance(listed, dict):
            wanted = [clause_id(each, game.section) for each in listed[name]]
            shown = [cite.id for cite in game.notices.get(name, ())]
            outcome.expect(f"clauses of {name}", wanted, shown)
    for name, words in entry.get("labels", {}).items():
        spot = game.spot(name)
        printed = spot.label.lower() if spot else None
        fits = printed in [each.lower() for each in words]
        outcome.expect(f"words on {name}", words if not fits else printed, printed)


def _check_table(entry: Entry, outcome: Outcome, round: BankedRound) -> None:
    """Whose turn it is, what is left before a seat, and who works the table."""
    if "to_act" in entry:
        options = round.options()
        outcome.expect("to_act", entry.get("to_act"), options.seat if options else None)
    for seat, wanted in by_seat(entry.get("stacks", {})).items():
        chips = round.stack_of(seat)
        got = None if chips is None else text(chips)
        outcome.expect(f"stack of seat {seat}", text(money(wanted)), got)
    check_sub_keys("the staff", entry.get("staff", ()), round.game.staff)
    for who, number in entry.get("staff", {}).items():
        outcome.expect(f"{who} at the table", number, round.game.staff.get(who, 0))


def _check_house(entry: Entry, outcome: Outcome, round: BankedRound) -> None:
    """The house's tray, the tip area, the meter, and where the first packet went."""
    accounts = round.settlement.accounts()
    if "house_net" in entry:
        tray = accounts.get(TRAY, 0) + accounts.get(METER, 0)  # the meter is paid from it
        _money(outcome, "house net", entry.get("house_net"), tray)
    if "meter" in entry:
        shown = round.felt.meter.amount if round.felt.meter else None
        outcome.expect(
            "the meter", text(money(entry.get("meter"))), None if shown is None else text(shown)
        )
        _check_moved(outcome, round, accounts.get(METER, 0))
    for key in ("first", "first_hand"):
        if key in entry and isinstance(round.game, SetGame):
            wanted = place_in(round, str(entry.get(key)))
            outcome.expect("the first packet", wanted, round.game.first_packet(round.felt))
    if "action" in entry:
        buttons = [seat for seat in round.numbers() if "action" in round.marks_of(seat)]
        outcome.expect("the Action button", [entry.get("action")], buttons)
    if "tip_area" in entry:
        _money(outcome, "tip area", entry.get("tip_area"), accounts.get(TIPS, 0))


def _check_moved(outcome: Outcome, round: BankedRound, moved: int) -> None:
    """The meter's own lines say what it gained and lost, where no linked table moves it."""
    posted = round.settings["meter"]
    if round.felt.meter and round.felt.meter.bet is None and isinstance(posted, int):
        outcome.expect(
            "the meter by its lines", text(posted + moved), text(round.felt.meter.amount)
        )


def _check_nets(
    outcome: Outcome, who: str, wanted: Any, game: BankedGame, lines: Iterable[Line]
) -> None:
    """The lines of somebody: those that are listed must be so, others are noted as unsaid.

    A wager has a line, be it a push. What may not have been staked, because it is offered later
    or needs no stake, has none where it comes to nothing.
    """
    got: Counter[str] = Counter()
    for line in lines:
        got[line.spot] += line.net
    if not isinstance(wanted, dict):
        if not got:
            outcome.differences.append(f"net of {who}: there is no line")
        _money(outcome, f"net of {who}", wanted, sum(got.values()))
        return
    spots = {spot.name: spot for spot in game.spots}
    check_sub_keys(f"the net of {who}", wanted, {*spots, *game.pay_tables, *BONUSES})
    for spot in sorted(wanted):
        if spot in spots and not spots[spot].later and spot not in got:
            outcome.differences.append(f"net of {who}, {spot}: there is no such line")
            continue
        _money(outcome, f"net of {who}, {spot}", wanted[spot], got[spot])
    outcome.unsaid += [f"{who}, {spot}" for spot in got if got[spot] and spot not in wanted]


def _money(outcome: Outcome, what: str, wanted: Any, got: int) -> None:
    outcome.expect(what, signed(money(wanted)), signed(got))


def check_order(outcome: Outcome, wanted: list[str], lines: Iterable[Line]) -> None:
    """The order of the lines that are listed; others may stand between them."""
    got = [line_name(line) for line in lines]
    left = iter(got)
    for name in wanted:
        if not any(each == name for each in left):
            outcome.expect("order of settlement", wanted, [each for each in got if each in wanted])
            return
