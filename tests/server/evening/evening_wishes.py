"""What people ask for in an evening, and whether what they see says that they may have it."""

from __future__ import annotations

import random
from typing import Any

AMOUNTS = {"bet", "raise_to", "stake", "double", "insure", "over_blind"}
PLAIN = ("fold", "check", "call", "chop", "decline", "take", "bring_in", "complete", "peek")
BESIDE = ("join_list", "leave_list", "decline_seat", "close")
RARE = {"post", "straddle", "show", "muck", "refuse", "agree", "join_list", "decline_seat", "close"}
Command = dict[str, Any]
View = dict[str, Any]


def playing(view: View, seat: int | None) -> bool:
    """Whether a seat takes part in the hand that is being played."""
    return view["phase"] == "playing" and seat in {each["seat"] for each in view["round"]["seats"]}


def answer(view: View, rng: random.Random) -> Command:
    """Any answer that is offered, at any amount that is."""
    offers = view["round"]["options"]["offers"]
    staying = [each for each in offers if each["act"] not in {"fold", "chop"}]
    offer = rng.choice(staying if staying and rng.random() < 0.85 else offers)
    action: Command = {"act": offer["act"]}
    if offer["act"] in AMOUNTS:
        action["amount"] = _amount(offer, rng)
    if offer["spot"]:
        action["spot"] = offer["spot"]
    if offer["act"] == "draw":
        action["cards"] = rng.sample(offer["cards"], rng.randint(offer["least"], offer["most"]))
    elif offer["cards"]:
        cards = rng.sample(offer["cards"], len(offer["cards"]))
        action["cards"] = cards[: offer["parts"][0]]
    return {"do": "act", "action": action}


def _amount(offer: dict[str, Any], rng: random.Random) -> int:
    least, most, step = offer["least"], offer["most"], offer["step"]
    any_ = least + rng.randint(0, (most - least) // step) * step
    small = min(most, least + rng.randint(0, 2) * step)
    amount: int = rng.choice((least, small, any_, most))
    return amount


def not_offered(view: View, rng: random.Random) -> Command:
    """An answer that is not offered: another act, or an amount out of range."""
    options = view["round"]["options"]
    offers = {each["act"]: each for each in options["offers"]} if options else {}
    sized = [each for each in offers.values() if each["act"] in AMOUNTS]
    if sized and rng.random() < 0.6:
        offer = rng.choice(sized)
        wrong = [offer["most"] + 1, offer["least"] - 1]
        if offer["step"] > 1 and offer["most"] > offer["least"] + 1:
            wrong.append(offer["least"] + 1)
        action = {"act": offer["act"], "amount": rng.choice(wrong)}
        return {"do": "act", "action": {**action, "spot": offer["spot"]}}
    if (draw := offers.get("draw")) and rng.random() < 0.5:
        too_many = [*draw["cards"], draw["cards"][0]]
        return {"do": "act", "action": {"act": "draw", "cards": too_many}}
    act = rng.choice([each for each in (*PLAIN, "bet", "raise_to") if each not in offers])
    return {"do": "act", "action": {"act": act, "amount": 200 if act in AMOUNTS else None}}


def wish(view: View, rng: random.Random) -> Command:
    """What somebody asks of a table: mostly what he may, and sometimes what he may not."""
    anything = [_anything(view, rng) for _ in range(6 if rng.random() < 0.7 else 1)]
    rare = [each for each in anything if each["do"] in RARE and granted(view, each) is not False]
    return rare[0] if rare else anything[0]


def _anything(view: View, rng: random.Random) -> Command:
    """Anything that somebody may ask of a table, now or at another time."""
    posted = view["settings"]
    if view["your_seat"] is None and rng.random() < 0.6:
        free = [each for each in range(1, posted["seats"] + 1) if each not in _taken(view)]
        mine = [each["seat"] for each in view["waiting_list"]["held"] if each["yours"]]
        seat = rng.choice(mine or free or [rng.randint(1, posted["seats"] + 1)])
        return {"do": "sit", "seat": seat, "buy_in": _buy_in(posted, rng)}
    do = rng.choice(
        (
            "buy", "buy", "leave", "leave", "away", "away", "back", "back", "post", "post", "post",
            "straddle", "straddle", "straddle", "show", "muck", "refuse", "agree", "clock", "deal",
            "join_list", "join_list", "leave_list", "decline_seat", "close", "act", "bet", "sit",
        )
    )  # fmt: skip
    match do:
        case "buy":
            return {"do": do, "amount": rng.choice((1, 100, 700, 2000, 10_000, 39_000))}
        case "straddle":
            return {"do": do, "amount": _post(view, rng)}
        case "act":
            return not_offered(view, rng) if view["round"] else {"do": do, "action": {"act": "x"}}
        case "bet":
            return {"do": do, "bets": {"ante": 100}}
        case "sit":
            seat = rng.randint(1, posted["seats"])
            return {"do": do, "seat": seat, "buy_in": _buy_in(posted, rng)}
    return {"do": do}


def comes_in(view: View, rng: random.Random) -> Command:
    """What gets a table going at which too few play: come back, buy chips, sit down."""
    mine = next((each for each in view["seats"] if each["you"]), None)
    if mine is None:
        free = {*range(1, view["settings"]["seats"] + 1)} - _taken(view)
        seat = rng.choice(sorted(free) or [1])
        return {"do": "sit", "seat": seat, "buy_in": _buy_in(view["settings"], rng)}
    if mine["away"]:
        return {"do": "back"}
    return {"do": "buy", "amount": 3 * view["settings"]["minimum_buy_in"]}


def _taken(view: View) -> set[int]:
    return {each["seat"] for each in view["seats"]}


def _buy_in(posted: dict[str, Any], rng: random.Random) -> int:
    least, most = posted["minimum_buy_in"], posted["maximum_buy_in"]
    usual = (least, least, least + 37, 3 * least, rng.randint(least, most), most)
    return rng.choice(usual if rng.random() < 0.9 else (1, least - 1, most + 1))


def _post(view: View, rng: random.Random) -> int:
    told = view["straddle"]
    if told is None or rng.random() < 0.2:
        return rng.choice((0, 0, 1, 399, 400, 500, 800))
    amounts = (told["least"], told["most"], rng.randint(told["least"], told["most"]))
    wrong = (told["least"] - 1, told["most"] + 1)
    return rng.choice(amounts if rng.random() < 0.85 else wrong)


def granted(view: View, command: Command) -> bool | None:
    """Whether what somebody sees says that he may have it; None where it does not say."""
    do, seat = command["do"], view["your_seat"]
    if do in BESIDE:
        return _beside(view, do)
    if do == "sit":
        return _may_sit(view, command)
    if seat is None:
        return False
    mine = next(each for each in view["seats"] if each["seat"] == seat)
    between, in_hand = view["phase"] == "waiting", playing(view, seat)
    show, kill = view["show"] or {"seat": 0}, view["kill"] or {"killer": 0}
    amount = command.get("amount", 0)
    may = {
        "buy": not in_hand and _may_buy(view, mine["stack"], amount),
        "leave": not in_hand,
        "away": True,
        "back": True,
        "straddle": between and (not amount or _may_post(view, seat, amount)),
        "show": show["seat"] == seat,
        "muck": show["seat"] == seat,
        "refuse": kill["killer"] == seat and not in_hand,
        "post": mine["waiting"],
        "agree": None if between and _may_agree(view, mine) else False,
        "clock": not between and view["clock"] is None,
        "deal": between and view["waiting_for"] is None,
        "bet": False,
    }
    return may[do]


def _may_buy(view: View, held: int, amount: int) -> bool:
    posted, wallet = view["settings"], view["wallet"]
    enough = bool(held) or amount >= posted["minimum_buy_in"]
    return enough and held + amount <= posted["maximum_buy_in"] and amount <= wallet


def _may_post(view: View, seat: int, amount: int) -> bool:
    told = view["straddle"]
    if told is None or seat not in told["seats"]:
        return False
    return told["least"] <= amount <= told["most"] and amount % told["step"] == 0


def _may_agree(view: View, mine: dict[str, Any]) -> bool:
    """A newcomer may before a kill hand; whether he is one, or has missed a blind, is not shown."""
    kill = view["kill"]
    if kill is None or kill["button"] != "kill" or not mine["waiting"]:
        return False
    return view["settings"]["newcomer_kills"] and kill["agreed"] in (None, mine["seat"])


def _may_sit(view: View, command: Command) -> bool | None:
    posted, seat, buy_in = view["settings"], command["seat"], command["buy_in"]
    held = {each["seat"]: each["yours"] for each in view["waiting_list"]["held"]}
    if view["your_seat"] is not None or view["closed"] or seat in _taken(view):
        return False
    if not 1 <= seat <= posted["seats"] or not held.get(seat, True):
        return False
    if any(yours for each, yours in held.items() if each != seat):
        return False
    within = posted["minimum_buy_in"] <= buy_in <= posted["maximum_buy_in"]
    if not within or buy_in > view["wallet"]:
        return False
    return None if view["kill"] else True  # who refused a kill is out


def _beside(view: View, do: str) -> bool | None:
    listed = view["waiting_list"]
    mine = any(each["yours"] for each in listed["held"])
    match do:
        case "decline_seat":
            return mine
        case "leave_list":
            return mine or listed["your_place"] is not None
        case "close":
            people = any(not each["bot"] for each in view["seats"])
            between = view["phase"] == "waiting"
            return view["yours"] and not view["closed"] and between and not people
    held = len(listed["held"])
    full = len(view["seats"]) + held >= view["settings"]["seats"]
    waits = mine or listed["your_place"] is not None
    may = view["your_seat"] is None and not view["closed"] and full and not waits
    return None if may and view["kill"] else may
