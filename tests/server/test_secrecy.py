"""Every byte sent to a viewer is read, and no card is found that he may not know at that time."""

import json
import random
import re
import sqlite3
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import asdict
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway import games
from houseway.cards import STANDARD
from houseway.commitment import Opening, verify
from houseway.play import Game
from houseway.play.happenings import Place
from houseway.server.logs.events import Event
from houseway.server.tables.dealing import Shuffle
from houseway.server.tables.live_table import LiveTable
from tests.server.history import Seen, came_from, seen

CATALOGUE = list(games.catalogue().values())
TEXT = re.compile(r"\b(?:[2-9TJQKA][cdhs]|Jk|Bk)\b")
WORDS = {each.words: each.text for each in STANDARD}
IN_WORDS = re.compile("|".join(WORDS))
ROUNDS = 1


def cards_in(payload: str) -> set[str]:
    """The cards a payload speaks of, in any form."""
    spoken = {WORDS[found] for found in IN_WORDS.findall(payload.lower())}
    return set(TEXT.findall(payload)) | spoken


class Witness:
    """Knows the secret shoes, and so what each viewer may know in each state of the table.

    It goes by what happened, where the server goes by where the cards lie in the end.
    """

    def __init__(self, path: Path, table_id: str) -> None:
        db = sqlite3.connect(path)
        rows = db.execute(
            "SELECT seq, kind, body, at FROM events WHERE log_id = ? ORDER BY seq", (table_id,)
        ).fetchall()
        shoes = db.execute(
            "SELECT round, cards, salt_key FROM shoes WHERE table_id = ?", (table_id,)
        ).fetchall()
        db.close()
        events = [Event(table_id, seq, kind, json.loads(body), at) for seq, kind, body, at in rows]
        self.shuffles = {number: _shuffle(number, cards, key) for number, cards, key in shoes}
        self.live = LiveTable(events[0])
        self.may_know: dict[int, dict[int | None, Seen]] = {}
        for event in events[1:]:
            shuffle = self.shuffles.get(event.body.get("round", 0))
            self.live.apply(event, event.at, shuffle if event.kind == "dealt" else None)
            viewers = (None, *range(1, self.live.seat_count + 1))
            played = self.live.table.round
            self.may_know[self.live.table.state] = {
                each: seen(played, each) if played else {} for each in viewers
            }

    def texts(self, viewer: int | None, state: int) -> set[str]:
        """The cards that a viewer may know, wherever they were dealt."""
        return set().union(*self.may_know[state][viewer].values())

    def check(self, payload: str, viewer: int | None, state: int, also: Iterable[int] = ()) -> None:
        """No card that the viewer may not know, and none at a place where he has not seen it.

        `also` are other seats of the same person, who sees the cards of all of them.
        """
        viewers = (viewer, *also)
        leaked = cards_in(payload).difference(*(self.texts(each, state) for each in viewers))
        assert not leaked, f"seat {viewer} was shown {leaked} in state {state}: {payload}"
        for place, shown in lying(payload):
            seen = [self.may_know[state][each].get(place, Counter()) for each in viewers]
            over = shown - reduce(or_, seen)
            assert not over, f"seat {viewer} was shown {over} at {place} in state {state}"

    def check_proof(self, proof: dict[str, Any], viewer: int | None, state: int) -> None:
        """Every card that the viewer has seen is proved, at its place in the deal, and no other.

        One that he has seen twice, because it came out of the shuffled muck, is proved twice: where
        it lay before the round, and where it lay in the muck.
        """
        shoe, shuffle = self.live.shoe, self.shuffles[proof["round"]]
        promises = [shuffle.commitment, *shuffle.again(shoe.mucks)]
        shuffles, went = [proof, *proof["reshuffles"]], came_from(shoe)
        assert [each["commitment"] for each in shuffles] == [each.root for each in promises]
        proved: Seen = {}
        for number, (told, promise) in enumerate(zip(shuffles, promises, strict=True)):
            positions = [each["position"] for each in told["openings"]]
            assert len(set(positions)) == len(positions)
            for each in told["openings"]:
                at = (number, each["position"])
                assert at in went, "a card was opened that was not dealt in this round"
                assert promise.order[each["position"]] == each["card"]
                assert verify(promise.root, told["leaves"], Opening(**each))
                proved.setdefault(went[at], Counter())[each["card"]] += 1
        assert proved == self.may_know[state][viewer]


def lying(payload: str) -> Iterator[tuple[Place, Counter[str]]]:
    """The open cards of a view, by the place that they were dealt to."""
    told = json.loads(payload) if payload.startswith("{") else {}
    view = told.get("round") if isinstance(told.get("round"), dict) else None
    if not view:
        return
    for seat in view["seats"]:
        yield seat["seat"], sum(map(_open, seat["hands"]), Counter())
    for place in view["places"]:
        yield place["of"] or place["place"], _open(place)


def _open(hand: dict[str, Any]) -> Counter[str]:
    return Counter(card for card in hand["cards"] if card)


def _shuffle(number: int, cards: str, key: str) -> Shuffle:
    from houseway.commitment import Commitment

    return Shuffle(number, Commitment(tuple(cards.split()), bytes.fromhex(key)))


def settings_of(game: Game) -> dict[str, Any]:
    """What the house would post: the first suggestion for every setting it must."""
    facts: Any = game.facts()
    posted = {each["name"]: each["default"] for each in facts["settings"] if each["required"]}
    waits = any(each["name"] == "straddle_seconds" for each in facts["settings"])
    return {**posted, "straddle_seconds": 0} if waits else posted


def buy_in_of(game: Game) -> int:
    return 30_000


def bets_of(game: Game, rng: random.Random) -> dict[str, int]:
    """A bet on a spot that a seat may open with, and on those that must equal it."""
    opening = [each for each in game.spots if not each.later]
    alone = [each for each in opening if not each.needs]
    chosen = alone[int(rng.random() * len(alone))]
    equal = chosen.equals or chosen.name
    return {each.name: 1000 for each in opening if equal in (each.name, each.equals)}


def answer_of(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Any answer among the offers, rarely a fold, so that rounds go to the end."""
    offers = view["round"]["options"]["offers"]
    staying = [each for each in offers if each["act"] not in {"fold", "chop"}]
    offer = rng.choice(staying if staying and rng.random() < 0.9 else offers)
    action: dict[str, Any] = {"act": offer["act"]}
    if offer["act"] in {"bet", "raise_to", "stake", "double", "insure", "over_blind"}:
        action["amount"] = offer["least"]
    if offer["spot"]:
        action["spot"] = offer["spot"]
    if offer["act"] == "draw":
        action["cards"] = rng.sample(offer["cards"], rng.randint(offer["least"], offer["most"]))
    if offer["act"] in {"keep", "discard", "turn_down"}:
        action["cards"] = offer["cards"][: offer["parts"][0]]
    if offer["act"] in {"split", "set"}:
        left = iter(offer["cards"])
        action["hands"] = [[next(left) for _ in range(size)] for size in offer["parts"]]
    if offer["act"] == "split":
        action["extra"] = offer["extra"]
    return action


class Play:
    """Three players and a spectator at a table, who note every byte and when it came."""

    def __init__(self, person: Callable[[str], Any], game: Game, stack: ExitStack) -> None:
        self.game, self.rng = game, random.Random(game.id)
        names = ("Ann", "Bob", "Cat", "Onlooker")
        self.people = {
            seat: person(name) for seat, name in zip((1, 2, 3, None), names, strict=True)
        }
        self.noted: list[tuple[int | None, int, str]] = []
        self.pried = False
        self.ann = self.people[1]
        self.ann.open(game.id, settings=settings_of(game))
        self.table = self.ann.view["id"]
        for each in self.people.values():
            each.look(self.table)
        self.sockets = {
            seat: stack.enter_context(each.listen(self.table)) for seat, each in self.people.items()
        }
        for seat in (1, 2, 3):
            self.people[seat].look()
            self.people[seat].do("sit", seat=seat, buy_in=buy_in_of(game))

    def note(self) -> dict[str, Any]:
        """Everybody looks and listens; everything sent since is noted with its own state."""
        for seat, each in self.people.items():
            view = each.look()
            while True:
                text = self.sockets[seat].receive_text()
                self.noted.append((seat, json.loads(text)["state"], text))
                if json.loads(text) == view:
                    break
            self.keep(seat, view["state"])
        return view

    def keep(self, seat: int | None, state: int) -> None:
        """Note what one person was answered since he last looked."""
        for text in self.people[seat].heard:
            told = json.loads(text)
            at = told["state"] if isinstance(told, dict) and "state" in told else state
            self.noted.append((seat, at, text))
        self.people[seat].heard.clear()

    def round(self) -> None:
        for each in self.people.values():
            each.look()
            each.heard.clear()
        if self.game.kind == "banked":
            for seat in (1, 2, 3):
                self.people[seat].do("bet", bets=bets_of(self.game, self.rng))
            for seat in (1, 2, 3):
                self.people[seat].do("deal")
        else:
            self.ann.do("deal")
        view = self.note()
        while view["phase"] == "playing":
            self.pry(view)
            actor = self.people[view["round"]["to_act"]]
            actor.do("act", action=answer_of(actor.view, self.rng))
            view = self.note()

    def pry(self, view: dict[str, Any]) -> None:
        """Somebody asks for what he should not get; every answer is noted."""
        state, asked = view["state"], view["round"]["waiting_for"]
        paths = [f"/tables/{self.table}/rounds/{view['round_number']}/proof", "/tables", "/me"]
        actions = [{"act": "fold"}, {"act": "raise_to", "amount": 1}, {"act": "peek"}]
        if self.pried:  # everything once, then one thing and another
            paths, actions = self.rng.sample(paths, 1), self.rng.sample(actions, 1)
        self.pried = True
        for seat in self.rng.sample(list(self.people), 1):
            each = self.people[seat]
            for path in paths:
                each.get(path, 404 if "proof" in path else 200)
            for action in actions:
                if seat in asked and action["act"] == "fold":
                    continue
                body = {"key": uuid.uuid4().hex, "state": state}
                command = {"do": "act", "action": action}
                answer = each.client.post(
                    f"/api/tables/{self.table}/commands",
                    json={**body, "command": command},
                    headers=each.headers,
                )
                assert answer.status_code in {400, 409}
                each.heard.append(answer.text)
                if seat not in asked:
                    assert answer.json()["error"]["options"] is None
            self.keep(seat, state)


# One game for each way that cards may lie; the others, which lie like one of them, are for the
# soak: pot games that are not named here, and banked games that are dealt as another is.
LIE_OTHERWISE = (
    "texas-holdem@bclc",
    "crazy-pineapple-holdem@bclc",
    "seven-card-stud@bclc",
    "badugi@bcpc",
    "sviten-special@bcpc",
    "the-borg@bcpc",
    "omaha-hi-lo@chico",
    "double-flop-holdem@chico",
    "glory-hole-holdem@chico",
)
LIE_ALIKE = (
    "dragon-bonus-baccarat@bclc",  # as mini-baccarat
    "ruyi-baccarat-ruby-9@bclc",  # as ruyi-baccarat
    "ruyi-baccarat-commission@bclc",
    "fortune-pai-gow@bclc",  # as pai-gow-poker
    "four-card-poker-bad-beat@bclc",  # as four-card-poker
    "pure-21.5-blackjack-3-2@chico",  # as the one that pays 6 to 5
    "fortune-pai-gow@chico",  # as pai-gow-poker
    "classic-squeeze-midi-baccarat@bclc",  # as squeeze-midi-baccarat
    "full-baccarat@bclc",
    "ultimate-texas-holdem@bclc",  # as texas-holdem-bonus
)


def watched(game: Game) -> bool:
    return game.id not in LIE_ALIKE if game.kind == "banked" else game.id in LIE_OTHERWISE


WATCHED = [
    pytest.param(game, id=game.id, marks=[] if watched(game) else [pytest.mark.soak])
    for game in CATALOGUE
]


@pytest.mark.parametrize("game", WATCHED)
def test_no_seat_is_told_a_card_it_may_not_know(
    game: Game, person: Callable[[str], Any], tmp_path: Path
) -> None:
    with ExitStack() as stack:
        play = Play(person, game, stack)
        for _ in range(ROUNDS):
            play.round()
        proofs = [
            (seat, each.get(f"/tables/{play.table}/rounds/{ROUNDS}/proof"))
            for seat, each in play.people.items()
        ]
        state = play.ann.look()["state"]
    witness = Witness(tmp_path / "house.db", play.table)
    assert len(play.noted) > 4 * ROUNDS
    for seat, at, payload in play.noted:
        witness.check(payload, seat, at)
    for seat, proof in proofs:
        witness.check_proof(proof, seat, state)
    seen = set().union(*(cards_in(payload) for _, _, payload in play.noted))
    assert seen, "no card was seen at all; the test looks in the wrong place"


def test_the_witness_would_notice(person: Callable[[str], Any], tmp_path: Path) -> None:
    """A payload with a hidden card in it fails, in text and in words."""
    with ExitStack() as stack:
        play = Play(person, games.find("three-card-poker@bclc"), stack)
        play.people[1].do("bet", bets={"ante": 1000})
        view = play.people[1].do("deal")
    witness = Witness(tmp_path / "house.db", play.table)
    hidden = witness.live.table.round.holdings["dealer"].cards[0]
    own = view["round"]["seats"][0]["hands"][0]["cards"][0]
    witness.check(json.dumps([own]), 1, view["state"])
    for payload in (json.dumps([hidden.text]), f"the dealer has the {hidden.words}", f"|{own}|"):
        with pytest.raises(AssertionError, match="was shown"):
            witness.check(payload, 2, view["state"])
    view["round"]["places"][0]["cards"][0] = own  # a card he knows, where he has not seen it
    with pytest.raises(AssertionError, match="at dealer"):
        witness.check(json.dumps(view), 1, view["state"])


def test_the_witness_would_notice_a_wrong_proof(
    person: Callable[[str], Any], tmp_path: Path
) -> None:
    """A card too many, one too few, or one of another place: none of them passes."""
    with ExitStack() as stack:
        play = Play(person, games.find("fast-action-holdem@bclc"), stack)
        play.round()
        proof = play.ann.get(f"/tables/{play.table}/rounds/1/proof")
        state = play.ann.look()["state"]
    witness = Witness(tmp_path / "house.db", play.table)
    witness.check_proof(proof, 1, state)
    commitment = witness.shuffles[1].commitment
    opened = {each["position"] for each in proof["openings"]}
    hidden = [p for p in range(len(witness.live.shoe.went)) if p not in opened]
    for position in (*hidden, len(witness.live.shoe.went)):
        more = asdict(commitment.opening(position))
        with pytest.raises(AssertionError):
            witness.check_proof({**proof, "openings": [*proof["openings"], more]}, 1, state)
    for at in range(len(proof["openings"])):
        fewer = [*proof["openings"][:at], *proof["openings"][at + 1 :]]
        with pytest.raises(AssertionError):
            witness.check_proof({**proof, "openings": fewer}, 1, state)


def passively(view: dict[str, Any]) -> dict[str, Any]:
    """Check, call, draw and choose nothing, or throw away the first cards that may go."""
    offers = {offer["act"]: offer for offer in view["round"]["options"]["offers"]}
    if discard := offers.get("discard"):
        return {"act": "discard", "cards": discard["cards"][: discard["parts"][0]]}
    if "draw" in offers:
        return {"act": "draw", "cards": []}
    if expose := offers.get("expose"):
        return {"act": "expose", "spot": expose["spot"]}
    plain = ("check", "call", "decline", "take", "bring_in")
    return {"act": next(act for act in plain if act in offers)}


def test_bots_and_people_are_told_no_more(
    client: TestClient, person: Callable[[str], Any], tmp_path: Path
) -> None:
    pots = [game for game in CATALOGUE if game.kind == "pot"]
    for number, game in enumerate(pots[::4]):  # the others are watched above, or in the soak
        ann = person(f"Ann {number}")
        ann.open(game.id, settings=settings_of(game), bots=4)
        ann.do("sit", seat=1, buy_in=buy_in_of(game))
        ann.do("deal")
        while ann.look()["phase"] == "playing":
            if ann.view["round"]["options"]:
                ann.do("act", action=passively(ann.view))
            else:
                time.sleep(0.005)  # the bots do not think while they are asked
        witness = Witness(tmp_path / "house.db", ann.view["id"])
        for text in ann.heard:
            told = json.loads(text)
            if "state" in told:
                witness.check(text, 1, told["state"])


def test_the_house_log_has_no_cards(
    client: TestClient, person: Callable[[str], Any], capsys: pytest.CaptureFixture[str]
) -> None:
    import logging

    from houseway.server import diary

    diary.configure(logging.DEBUG)
    try:
        ann = person("Ann")
        ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 5000})
        ann.do("sit", seat=1, buy_in=5000)
        ann.do("bet", bets={"ante": 1000})
        ann.do("deal")
        ann.act("fold")
        diary.logger().warning("answered", cards="As Kd", password="secret", route="x")
    finally:
        diary.configure()
    written = capsys.readouterr().out
    assert '"route": "give_command"' in written
    assert cards_in(written) == set()
    assert "secret" not in written
    assert ann.view["id"] not in written
