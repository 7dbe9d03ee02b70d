"""The door of a night: entries by name, from a list, or asked for on a player's own phone."""

from __future__ import annotations

from houseway.errors import BadInput, Illegal, IllegalSeat
from houseway.server.logs import keys
from houseway.server.logs.events import Draft
from houseway.server.logs.transaction import Transaction
from houseway.server.nights.entry_list import MOST_ROWS, rows
from houseway.server.nights.night_log import NightLog
from houseway.server.nights.night_views import night_page
from houseway.server.nights.wall_clock import happen, strike
from houseway.server.people.accounts import Account
from houseway.server.shapes.night_forms import AnswerForm, AskForm, EntriesForm, ListForm
from houseway.server.shapes.nights import ListReport, NightPage, WrongRow
from houseway.tournament import acts

MOST_ASKS = 500  # of people at the door who were not let in yet


class NightDoor:
    """Where people enter a night, and ask to be let in."""

    def __init__(self, log: NightLog) -> None:
        self._log = log

    async def enter(self, account: Account, id: str, form: EntriesForm) -> NightPage:
        """Enter everybody on a list, or nobody."""

        async def enters(txn: Transaction) -> NightPage:
            live = await self._log.hold(txn, id, form.seq)
            strike(txn, live)
            for name in form.names:
                await self._log.do(txn, live, acts.Enter(name, draws=True), account)
            return await self._log.answer(txn, live)

        key = keys.of_form(account.id, form, "entries", id)
        return await self._log.room.logs.once(key, NightPage, enters)

    async def enter_list(self, account: Account, id: str, form: ListForm) -> ListReport:
        """Enter every row of a list that is right, and say of the others what was wrong."""

        async def enters(txn: Transaction) -> ListReport:
            live = await self._log.hold(txn, id, form.seq)
            strike(txn, live)
            entered: list[str] = []
            wrong: list[WrongRow] = []
            for row in rows(form.text):
                says = row.wrong
                if len(entered) + len(wrong) >= MOST_ROWS:
                    says = f"a list has at most {MOST_ROWS} rows"
                if not says:
                    try:
                        enter = acts.Enter(row.name, row.how, draws=True)
                        await self._log.do(txn, live, enter, account)
                        entered.append(row.name)
                    except (Illegal, BadInput) as error:
                        says = error.message
                if says:
                    wrong.append(WrongRow(row=row.number, text=row.text, says=says))
                if len(wrong) > MOST_ROWS:
                    break
            if not entered and not wrong:
                raise BadInput("there is no row in the list; write a name in each")
            page = await self._log.answer(txn, live)
            return ListReport(entered=entered, wrong=wrong, page=page)

        key = keys.of_form(account.id, form, "list", id)
        return await self._log.room.logs.once(key, ListReport, enters)

    async def ask(self, account: Account, id: str, form: AskForm) -> NightPage:
        """Somebody asks to be let in; a director answers."""

        async def asks(txn: Transaction) -> NightPage:
            live = await self._log.hold(txn, id, None)
            if live.over or not live.night.registration:
                raise IllegalSeat("registration is closed")
            if form.name in live.night.players:
                raise IllegalSeat(f"{form.name} has entered already")
            taken = {name for by, name in live.waiting().items() if by != account.id}
            if form.name in taken:
                raise IllegalSeat(f"somebody called {form.name} has asked already")
            if len(taken) >= MOST_ASKS:
                raise BadInput(f"{MOST_ASKS} people have asked; come to the desk")
            happen(txn, live, Draft("asked", {"by": account.id, "name": form.name}))
            txn.after.append(lambda: self._log.room.hub.notify(live.log, live.seq))
            return night_page(live, txn.at, directs=False, caller=account.id)

        key = keys.of_form(account.id, form, "ask", id)
        return await self._log.room.logs.once(key, NightPage, asks)

    async def answer(self, account: Account, id: str, form: AnswerForm) -> NightPage:
        """Somebody who asked is let in, or is not."""

        async def answers(txn: Transaction) -> NightPage:
            live = await self._log.hold(txn, id, form.seq)
            strike(txn, live)
            name = live.waiting().get(form.asked)
            if name is None:
                raise BadInput("nobody waits at the door under this number; look again")
            if form.accept:
                await self._log.do(txn, live, acts.Enter(name, draws=True), account)
            else:
                body = {"asked": form.asked, "by": account.id, "name": account.name}
                happen(txn, live, Draft("refused", body))
            return await self._log.answer(txn, live)

        key = keys.of_form(account.id, form, "answer", id)
        return await self._log.room.logs.once(key, NightPage, answers)
