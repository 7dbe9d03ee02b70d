"""The same job here, in other processes and on a cluster: the same numbers to the last digit."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import pytest

from houseway import cli, games
from houseway.analysis.edges import analyse
from houseway.analysis.edges.dealt import count_table
from houseway.analysis.edges.work import AHEAD, Work
from houseway.analysis.policies import AtRandom, stays_in
from houseway.analysis.trials import simulate
from houseway.cards import STANDARD
from houseway.hands import FIVE_CARD
from houseway.play.banked import BankedGame

ROUNDS = 450  # two whole blocks and a part of one


@contextmanager
def dask() -> Iterator[tuple[Executor, str]]:
    """A cluster of this machine, and the address of its scheduler."""
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its own, of ports and sockets
        from distributed import Client, LocalCluster

        with (
            LocalCluster(
                n_workers=1, threads_per_worker=2, dashboard_address=None, silence_logs=50
            ) as cluster,
            Client(cluster, set_as_default=False) as client,
        ):
            yield client.get_executor(), cluster.scheduler_address


def jobs(executor: Executor | None) -> dict[str, object]:
    """A banked game by script and by kernels, a pot table, and a count of every deal."""
    three, omaha = games.find("three-card-poker@bclc"), games.find("omaha@bclc")
    table = three.pay_tables["progressive"]
    return {
        "banked": simulate(three, AtRandom(), ROUNDS, seed=7, executor=executor).to_json(),
        "compiled": simulate(three, stays_in, 300_000, seed=7, executor=executor).to_json(),
        "pot": simulate(omaha, stays_in, 40, seed=7, executor=executor).to_json(),
        "counted": count_table(table, FIVE_CARD, 5, STANDARD, Work(executor)),
    }


@pytest.mark.slow
def test_one_process_many_and_a_cluster_come_to_the_same(capsys) -> None:
    here = jobs(None)
    with ThreadPoolExecutor(2) as threads:
        assert jobs(threads) == here
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        assert jobs(pool) == here
    with dask() as (cluster, address):
        assert jobs(cluster) == here
        args = ["three-card-poker@bclc", "--policy=random", f"--rounds={ROUNDS}", "--seed=7"]
        with pytest.raises(SystemExit):
            cli.main(["simulate", *args, f"--cluster={address}", "--json"])
    assert json.loads(capsys.readouterr().out) == here["banked"]


def test_an_analysis_takes_decks_and_an_executor(tmp_path: Path) -> None:
    game = games.find("mini-baccarat@bclc")
    assert isinstance(game, BankedGame)
    with ThreadPoolExecutor(2) as threads:
        six = analyse(game, decks=6, executor=threads)
    assert six.to_json() == analyse(game, settings={"decks": 6}).to_json()
    written = six.write(tmp_path / "six.json")
    assert [row["spot"] for row in json.loads(written.read_text())] == ["player", "banker", "tie"]


def test_blocks_are_handed_out_a_few_at_a_time_and_come_back_in_order() -> None:
    handed = []

    class Noted(ThreadPoolExecutor):
        def submit(self, function, block):  # type: ignore[no-untyped-def, override]
            handed.append(block)
            return super().submit(function, block)

    with Noted(2) as threads:
        done = Work(threads).over(abs, [-each for each in range(500)])
        assert [next(done) for _ in range(3)] == [0, 1, 2]
        assert len(handed) <= AHEAD + 3
        assert list(done) == list(range(3, 500))


def test_without_the_extra_a_line_says_what_to_install(monkeypatch, capsys) -> None:
    monkeypatch.setattr("houseway.cli.workers.find_spec", lambda name: None)
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", "three-card-poker@bclc", "--cluster", "tcp://127.0.0.1:1"])
    assert ended.value.code == 2
    assert "install houseway[cluster]" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["nonsense", "tcp://127.0.0.1", "http://127.0.0.1:80"])
def test_what_is_no_address_is_refused_in_a_line(address: str, capsys) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", "three-card-poker@bclc", "--rounds=10", "--cluster", address])
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert said == f"houseway: {address!r} is no address of a scheduler; write tcp://HOST:PORT\n"
