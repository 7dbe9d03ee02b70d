"""An evening at one table without a database: the same commands and rules, many times as fast."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter

from houseway.errors import BadInput, Illegal
from houseway.floor import PotTable
from houseway.floor.bot import answer as bot_answer
from houseway.play.settings import Settings
from houseway.play.written_actions import action_to_json
from houseway.server.errors import Refused
from houseway.server.keeper import _answers
from houseway.server.lists.calling import next_call
from houseway.server.logs.events import Draft, Event
from houseway.server.people.accounts import Account
from houseway.server.shapes.commands import Command
from houseway.server.tables.bots import seats
from houseway.server.tables.chores import due_at
from houseway.server.tables.commands import events_for
from houseway.server.tables.dealing import Shuffle
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.table_views import table_view
from houseway.server.tables.upkeep import Step, next_step
from tests.server.evening import evening_rules as rules
from tests.server.evening.evening_room import NAMES, HighCards
from tests.server.evening.evening_tables import form_of
from tests.server.evening.evening_wishes import answer, comes_in, granted, not_offered, wish
from tests.server.houses import house_with
from tests.server.wall import Wall

COMMANDS: TypeAdapter[Any] = TypeAdapter(Command)
SECONDS = (1, 1, 3, 3, 5, 5, 11, 11, 61, 185, 700, 1801)


class Paper:
    """One table, which follows from its seed."""

    def __init__(self, kind: int, seed: int) -> None:
        self.rng, self.wall = random.Random(seed), Wall()
        moment = self.rng.choice((0.0, 5.0))
        self.house = house_with(
            now=self.wall, rng=HighCards(seed), show_seconds=moment, betting_seconds=moment
        )
        self.people = [Account(f"{name}-{name}", name, guest=True) for name in NAMES]
        form = form_of(kind, self.rng)
        settings: Settings = form["settings"]
        body = {"game": form["game"], "settings": settings, "name": "Paper", "by": "nobody"}
        self.live = LiveTable(Event("paper", 1, "opened", body, self.at()))
        self.cards: dict[int, Shuffle] = {}
        self.told: list[str] = [f"{form}"]
        self.done: Counter[str] = Counter()
        self.happen(seats(self.live, form.get("bots", 0)))

    def at(self) -> int:
        return int(self.wall.time * 1000)

    def happen(self, drafts: Sequence[Draft]) -> None:
        """Let events happen, and whatever the house does upon them."""
        live, waiting = self.live, deque(Step(draft) for draft in drafts)
        for _ in range(200):
            step = waiting.popleft() if waiting else self.house_step()
            if step is None:
                return
            draft = step.draft
            if step.made:
                self.cards[step.made.round] = step.made
            if draft.kind != "dealt":
                live.apply(draft, self.at())
                self.told.append(f"    {draft.kind} {draft.body}"[:150])
            else:
                self.deal(draft)
            self.done[draft.kind] += 1
        raise AssertionError("the house is never done")

    def house_step(self) -> Step | None:
        if step := next_step(self.live, self.house, self.at() / 1000):
            return step
        if call := next_call(self.live, None, self.house, self.at() / 1000, frozenset()):
            return Step(call)
        live, seat = self.live, self.live.to_act
        if seat is not None and live.players[seat].bot and live.table.round:
            told = action_to_json(bot_answer(live.table.round, self.house.rng))
            return Step(Draft("acted", {"seat": seat, "action": told}))
        return None

    def deal(self, draft: Draft) -> None:
        live, chance = self.live, self.live.chance
        body = (
            {**draft.body, "thrown": list(chance.throw(self.house.rng))} if chance else draft.body
        )
        before = rules.Before.of(live)
        live.apply(Draft("dealt", body), self.at(), self.cards.pop(body["round"]))
        assert isinstance(live.table, PotTable)
        assert live.table.hand
        self.told.append(f"    {live.table.hand}")
        rules.check_deal(before, live)
        self.done.update(f"post {each.kind}" for each in live.table.hand.posts)
        self.done.update(f"missed {each}" for each in live.table.hand.missed.values())

    # One command

    def play(self, commands: int) -> None:
        for number in range(commands):
            try:
                self.step()
                self.look_over()
            except BaseException as error:
                error.add_note(f"at command {number}, after:\n" + "\n".join(self.told[-40:]))
                raise

    def step(self) -> None:
        rng, live, chance = self.rng, self.live, self.rng.random()
        asked = [seat for seat in live.asked if not live.players[seat].bot]
        seated = [live.players[seat].id for seat in live.humans]
        if chance < 0.03:
            self.wall.time += rng.choice(SECONDS) + rng.choice((0.0, rng.random()))
            self.told.append(f"it is {self.wall.time}")
            over = live.clock and live.clock.ends_at <= self.wall.time
            self.happen(_answers(live, self) if over else ())  # type: ignore[arg-type]
        elif asked and chance < 0.85:
            who = self.by_id(live.players[rng.choice(asked)].id)
            view, offered = self.view(who), rng.random() < 0.9
            command = answer(view, rng) if offered else not_offered(view, rng)
            self.send(who, command, offered)
        elif not live.table.in_round and live.table.can_deal() and chance < 0.7:
            idle = [live.players[seat].id for seat in live.humans if self.idle(seat)]
            who = self.by_id(rng.choice(idle)) if idle else rng.choice(self.people)
            view = self.view(who)
            command = comes_in(view, rng)
            self.send(who, command, granted(view, command))
        elif seated and not live.table.in_round and chance < 0.6:
            who = self.by_id(rng.choice(seated))
            self.send(who, {"do": "deal"}, granted(self.view(who), {"do": "deal"}))
        else:
            who = rng.choice(self.people)
            view = self.view(who)
            command = wish(view, rng)
            self.send(who, command, False if command["do"] == "act" else granted(view, command))

    def idle(self, seat: int) -> bool:
        who = self.live.table.seats[seat]
        return who.away or not who.stack

    def by_id(self, person: str) -> Account:
        return next(each for each in self.people if each.id == person)

    def view(self, who: Account | None) -> dict[str, Any]:
        seen = table_view(self.live, who.id if who else None, wallet=10**9, house=self.house)
        return seen.model_dump(mode="json")

    def send(self, who: Account, command: Any, may: bool | None) -> None:
        """What somebody asks for; a refusal changes nothing."""
        if command["do"] in ("sit", "straddle") and command.get("amount", 0) < 0:
            return
        before = rules.dump(self.live)
        try:
            told = COMMANDS.validate_python(command)
            self.told.append(f"{who.name}: {command}")
            self.happen(events_for(self.live, who, told, self.house))
        except (BadInput, Illegal, Refused) as error:
            taken, words = False, error.message
            assert rules.dump(self.live) == before, "it was refused and changed something"
        else:
            taken, words = True, "done"
        self.told.append(f"  -> {words}")
        self.done[f"{command['do']} {taken}"] += 1
        if may is not None:
            assert taken == may, f"{'offered' if may else 'not offered'}: {words}"

    def look_over(self) -> None:
        live = self.live
        rules.check_asked(live)
        due = due_at(live, self.house)
        assert due is None or due * 1000 > self.at() - 1, f"something is due since {due}"
        for who in self.rng.sample([*self.people, None], 2):
            view = self.view(who)
            rules.check_secret(live, who.id if who else None, view)
            rules.check_view(live, view)
