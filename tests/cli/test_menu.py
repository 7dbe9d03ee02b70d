"""The menu keeps its promises to whoever types: help, examples, JSON, words, pipes, shells."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.fences import commands as documented

import houseway as package
from houseway.cli.examples import EXAMPLES
from houseway.cli.menu import whole

# Commands that print no data, and what they do instead.
NO_DATA = {
    "play": "a conversation",
    "serve": "serves until it is stopped",
    "mcp": "serves until its input ends",
    "completion": "a script for a shell",
    "backup": "makes a file",
    "account make": "makes an account",
    "role give": "changes a role",
    "role take": "changes a role",
    "club new": "founds a club",
    "club do": "changes a club",
    "club undo": "changes a club",
    "club export": "writes a file that is JSON or CSV",
    "club import": "reads a file",
}


def every_command(command: Any, words: str = "") -> Iterator[tuple[str, Any]]:
    children = getattr(command, "commands", None)
    if children is None:
        yield words, command
        return
    for name, child in children.items():
        yield from every_command(child, f"{words} {name}".strip())


COMMANDS = dict(every_command(whole()))


def flags(command: Any) -> dict[str, Any]:
    return {flag: each for each in command.params for flag in each.opts if flag.startswith("--")}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_has_an_example_that_the_documentation_has(houseway, name) -> None:
    assert EXAMPLES.get(name), f"houseway {name} has no example in cli/examples.py"
    shown = {command for _, command in documented()}
    for each in EXAMPLES[name]:
        typed = " ".join(f"houseway {name} {each}".split())
        assert typed in {" ".join(command.split()) for command in shown}, f"not in docs: {typed}"
    ran = houseway(*name.split(), "-h")
    assert (ran.code, ran.err) == (0, "")
    assert "For example:" in ran.out


def test_there_are_no_examples_of_commands_that_are_not_there() -> None:
    assert EXAMPLES.keys() == {"", *COMMANDS}


@pytest.mark.parametrize("name", COMMANDS)
def test_what_prints_data_prints_json(name) -> None:
    assert ("--json" in flags(COMMANDS[name])) is not (name in NO_DATA)


def test_one_flag_has_one_name_and_one_meaning() -> None:
    for name, command in COMMANDS.items():
        known = flags(command)
        assert not {"--setting", "--option", "--database", "--output"} & known.keys(), name
        for each in command.params:
            if each.name == "given" and each.multiple:
                assert each.opts == ["--set"], name


def test_alone_it_shows_what_there_is(houseway) -> None:
    ran = houseway()
    assert (ran.code, ran.err) == (0, "")
    for name in {each.split()[0] for each in COMMANDS}:
        assert f"\n  {name} " in ran.out
    assert houseway("-h").out == ran.out
    assert houseway("club").out.startswith("Usage: houseway club")


def test_it_says_its_version(houseway) -> None:
    assert houseway("--version").out == f"houseway {package.__version__}\n"


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("play whist@bclc --chips abc", "--chips must be a whole number, not 'abc'"),
        ("play whist@bclc --chips=x", "--chips must be a whole number, not 'x'"),
        ("collection short-deck@chico x", "OPTION must be a whole number"),
        ("collection short-deck@chico 1 --action x", "--action must be a number, not 'x'"),
        ("club log --last -3", "--last must be 0 at least, not '-3'"),
        ("gmaes", "there is no command 'gmaes'; perhaps games"),
        ("whist", "there is no command 'whist'; `houseway --help` lists them"),
        ("games --jsn", "there is no option --jsn; perhaps --json"),
        ("rank", "houseway rank wants RANKING: a ranking, such as five-card"),
        ("settle a.toml b.toml", "houseway settle takes no 'b.toml' besides; `houseway settle"),
        ("serve --port", "--port wants a value"),
        ("completion csh", "there is no completion for 'csh'; there is for bash, zsh, fish"),
    ],
)
def test_what_is_typed_wrongly_is_told_in_our_words(houseway, typed, complaint) -> None:
    ran = houseway(*typed.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.complaint.startswith(f"houseway: {complaint}")


@pytest.mark.parametrize("typed", [["clauses", "--json"], []])
def test_a_closed_pipe_is_no_failed_check(typed) -> None:
    listing = [sys.executable, "-c", "from houseway.cli import main; main()", *typed]
    with subprocess.Popen(listing, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.close()  # before anything is said
        assert ran.wait(60) not in (1, 2)
        assert ran.stderr.read() == b""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_script(houseway, shell) -> None:
    assert "_HOUSEWAY_COMPLETE" in houseway("completion", shell).out


def test_the_tab_key_completes_commands_and_games() -> None:
    def completed(words: str) -> list[str]:
        asked = {
            "_HOUSEWAY_COMPLETE": "complete_bash",
            "COMP_WORDS": words,
            "COMP_CWORD": str(len(words.split()) - 1),
        }
        command = [sys.executable, "-c", "from houseway.cli import main; main()"]
        return subprocess.run(
            command, env=os.environ | asked, capture_output=True, text=True
        ).stdout.split()

    assert completed("houseway cl") == ["clauses", "club"]
    assert completed("houseway play three-card-p") == [
        "three-card-poker@bclc",
        "three-card-poker@chico",
    ]
