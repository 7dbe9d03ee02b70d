"""Rules made wrong one at a time, by themselves, to see which scenario notices.

`python -m tests.mutants` makes every mutant of the game files and the shared rules, runs the
entries that come past the changed line, and lists those that nothing noticed. `--help` says how to
ask for a part of it.
"""
