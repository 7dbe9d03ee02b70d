"""Assistants ask over standard input and output, through the SDK's own client."""

from __future__ import annotations

import json
import os
import sys

import pytest
from mcp import Client, StdioServerParameters

from houseway.cli.mcp_server import server

ROUND = """
[[scenario]]
name  = "dealer does not qualify"
game  = "three-card-poker@bclc"
bets  = { 1 = { ante = 10 } }
cards = { 1 = "Qs 6d 4c", dealer = "Jh 9s 3d" }
moves = ["1 play"]
"""
READS = {
    "list_games", "show_game", "find_clauses", "read_clause", "settle_round", "list_rulings",
    "ask_ruling", "set_hand", "rank_hand", "show_edge", "show_strategy",
}  # fmt: skip
PLAYS = {"sit_down", "look", "answer", "leave"}


def told(result):
    """What a tool answered, as plain values."""
    assert not result.is_error, result.content
    found = result.structured_content
    if found is None:
        return json.loads(result.content[0].text)
    return found["result"] if set(found) == {"result"} else found


@pytest.mark.anyio
async def test_an_assistant_over_stdio() -> None:
    """One process, as `houseway mcp --play` starts it."""
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "houseway", "mcp", "--play"], env=dict(os.environ)
    )
    async with Client(command) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert set(tools) == READS | PLAYS
        assert all(tools[name].annotations.read_only_hint for name in READS)
        assert not any(tools[name].annotations.read_only_hint for name in PLAYS)

        async def ask(name, **given):
            return told(await client.call_tool(name, given))

        clause = await ask("read_clause", id="bclc-poker/6/6.8.2")
        assert clause["id"] == "bclc-poker/6/6.8.2"
        (settled,) = await ask("settle_round", scenario=ROUND)
        assert next(line["clause"] for line in settled["lines"]).startswith("bclc-poker/6/6.8")
        seat = await ask("sit_down", game="three-card-poker@bclc", bets={"ante": 1}, seed=7)
        assert seat["actions"] == ["fold", "stake play 1"]
        assert '"dealer"' in json.dumps(seat["view"])
        (dealer,) = (each for each in seat["view"]["places"] if each["place"] == "dealer")
        assert dealer["cards"] == [None] * 3
        after = await ask("answer", seat=seat["seat"], action="fold")
        assert (after["over"], after["net_in_units"]) == (True, -1.0)
        refused = await client.call_tool("answer", {"seat": seat["seat"], "action": "fold"})
        assert refused.is_error
        assert "the round is over; sit down for another one" in refused.content[0].text


@pytest.mark.anyio
async def test_seats_are_for_those_who_are_let_in() -> None:
    async with Client(server(play=False)) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == READS


@pytest.mark.anyio
async def test_everything_that_may_be_read() -> None:
    async with Client(server(play=False)) as client:

        async def ask(name, **given):
            return told(await client.call_tool(name, given))

        assert len(await ask("list_games", words="three card poker")) >= 2
        assert (await ask("show_game", game="tcp@bclc"))["id"] == "three-card-poker@bclc"
        assert await ask("find_clauses", words="qualify", section="bclc-poker/6")
        assert await ask("list_rulings", house="bcpc", words="chip")
        given = {"facing": 200, "chips": [1000], "said": ""}
        ruled = await ask("ask_ruling", house="bcpc", given=given)
        assert ruled["act"] == "call"
        hand = await ask("set_hand", game="pai-gow-poker@bclc", cards="As Ad Kc Qd 9h 7s 2c")
        assert set(hand["hands"]) == {"high", "low"}
        assert (await ask("rank_hand", ranking="three-card", cards="As Ad Ac"))["words"]
        edge = await ask("show_edge", game="three-card-poker@bclc")
        assert 0.03 < edge["wagers"]["ante"]["house_edge"] < 0.04
        assert "Q" in json.dumps(await ask("show_strategy", game="three-card-poker@bclc"))
        for name, wrong, said in (
            ("read_clause", {"id": "bclc-poker/6/99"}, "no rulebook has a clause"),
            ("show_edge", {"game": "texas-holdem@bclc"}, "for a pot"),
            ("set_hand", {"game": "razz@bcpc", "cards": "As"}, "no house way"),
        ):
            answer = await client.call_tool(name, wrong)
            assert answer.is_error
            assert said in answer.content[0].text


ODD = [
    "", "../../../../etc/passwd", "bclc-poker/6/../../x", "\0", "a" * 200_000,
    "bclc-poker/" + "9" * 9000,
    "[[scenario]]\n" * 2000, "a=[" * 5000, "[a" + ".a" * 20_000 + "]", "As Kd " * 9000,
]  # fmt: skip
ODD_FACTS = [
    {"facing": 10**400}, {"facing": 1e308}, {"facing": {"a": {}}}, {"a" * 100_000: 1},
    {"facing": 2, "chips": [1] * 100_000, "said": "x" * 100_000},
]  # fmt: skip


@pytest.mark.anyio
async def test_whatever_is_asked_is_refused_in_few_words() -> None:
    """Long, nested or path-like questions: a refusal with the house's own words, or an answer."""
    usual = {"game": "three-card-poker@bclc", "house": "bclc", "ranking": "five-card"}
    usual |= {"words": "", "cards": "As Kd Qh", "given": {}}
    async with Client(server(play=False)) as client:
        for tool in (await client.list_tools()).tools:
            wanted = tool.input_schema["properties"]
            for name in wanted.keys() - {"limit", "settings"}:
                for odd in ODD_FACTS if name == "given" else ODD:
                    asked = {each: usual[each] for each in wanted.keys() & usual.keys()}
                    result = await client.call_tool(tool.name, {**asked, name: odd})
                    said = result.content[0].text if result.content else ""
                    assert "Traceback" not in said
                    assert not result.is_error or len(said) < 2200, (tool.name, said[:100])
