"""Triggers that keep the log append-only and every closed movement at zero.

They are SQL of each database, so a migration runs them as they stand.
"""

from __future__ import annotations

_APPEND_ONLY = ("events", "entries")

_SQLITE_FIXED = """
CREATE TRIGGER {table}_fixed_{verb} BEFORE {verb} ON {table}
BEGIN SELECT RAISE(ABORT, '{table} are only ever added to'); END
"""

_SQLITE_CLOSING = """
CREATE TRIGGER journals_balance BEFORE UPDATE ON journals
BEGIN SELECT RAISE(ABORT, 'a journal sums to zero and is closed once')
WHERE OLD.closed OR OLD.id <> NEW.id
   OR (SELECT COALESCE(SUM(amount), 0) FROM entries WHERE journal_id = OLD.id) <> 0; END
"""

_SQLITE_LATE = """
CREATE TRIGGER entries_late BEFORE INSERT ON entries
BEGIN SELECT RAISE(ABORT, 'a closed journal takes no more entries')
WHERE (SELECT closed FROM journals WHERE id = NEW.journal_id); END
"""

_POSTGRES_FIXED_WORK = """
CREATE FUNCTION houseway_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% are only ever added to', TG_TABLE_NAME USING ERRCODE = '23514'; END $$
"""

_POSTGRES_FIXED = """
CREATE TRIGGER {table}_fixed BEFORE UPDATE OR DELETE ON {table}
FOR EACH ROW EXECUTE FUNCTION houseway_fixed()
"""

_POSTGRES_BALANCE_WORK = """
CREATE FUNCTION houseway_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT COALESCE(SUM(amount), 0) FROM entries WHERE journal_id = NEW.journal_id) <> 0 THEN
    RAISE EXCEPTION 'journal % does not sum to zero', NEW.journal_id USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$
"""

# Checked at the commit, so that the entries of a journal may arrive one by one.
_POSTGRES_BALANCE = """
CREATE CONSTRAINT TRIGGER journals_balance AFTER INSERT ON entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION houseway_balance()
"""


_SQLITE_SEALED = """
CREATE TRIGGER events_sealed BEFORE INSERT ON events
BEGIN SELECT RAISE(ABORT, 'a sealed day takes no more events')
WHERE (SELECT seal FROM days WHERE day = NEW.day) IS NOT NULL; END
"""

_SQLITE_SEALS = """
CREATE TRIGGER days_fixed_{verb} BEFORE {verb} ON days
BEGIN SELECT RAISE(ABORT, 'a sealed day is not changed') WHERE OLD.seal IS NOT NULL; END
"""

# The lock makes whoever writes wait for whoever seals, and the other way round.
_POSTGRES_SEALED_WORK = """
CREATE FUNCTION houseway_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM days WHERE day = NEW.day AND seal IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a sealed day takes no more events' USING ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$
"""

_POSTGRES_SEALED = """
CREATE TRIGGER events_sealed BEFORE INSERT ON events
FOR EACH ROW EXECUTE FUNCTION houseway_sealed()
"""

_POSTGRES_SEALS = """
CREATE TRIGGER days_fixed BEFORE UPDATE OR DELETE ON days
FOR EACH ROW WHEN (OLD.seal IS NOT NULL) EXECUTE FUNCTION houseway_fixed()
"""

# What a purse may hold or owe, and what the house may have given out in all; the same in `ledger`.
_FULL, _ISSUED = 9 * 10**18, 10**17

_SQLITE_COUNTED = """
CREATE TRIGGER balances_counted_{verb} AFTER {verb} ON balances
BEGIN SELECT RAISE(ABORT, 'a purse cannot hold or owe that much')
WHERE typeof(NEW.cents) <> 'integer' OR NEW.cents NOT BETWEEN -{full} AND {full}
   OR (NEW.purse = 'house:issue' AND NEW.cents < -{issued}); END
"""

_SQLITE_MOVED = """
CREATE TRIGGER entries_counted AFTER INSERT ON entries
BEGIN SELECT RAISE(ABORT, 'a movement is of whole cents, and of no more than a purse holds')
WHERE typeof(NEW.amount) <> 'integer' OR NEW.amount NOT BETWEEN -{full} AND {full}; END
"""

_POSTGRES_COUNTED = """
ALTER TABLE balances ADD CONSTRAINT ck_balances_counted CHECK (
cents BETWEEN -{full} AND {full} AND (purse <> 'house:issue' OR cents >= -{issued}))
"""

_POSTGRES_MOVED = """
ALTER TABLE entries ADD CONSTRAINT ck_entries_counted
CHECK (amount BETWEEN -{full} AND {full})
"""


def statements(dialect: str) -> list[str]:
    """The triggers for a database."""
    fixed = [each for table in _APPEND_ONLY for each in append_only(dialect, table)]
    if dialect == "sqlite":
        return [*fixed, _SQLITE_CLOSING, _SQLITE_LATE]
    return [_POSTGRES_FIXED_WORK, *fixed, _POSTGRES_BALANCE_WORK, _POSTGRES_BALANCE]


def append_only(dialect: str, table: str) -> list[str]:
    """The triggers that keep one table append-only."""
    if dialect == "sqlite":
        return [_SQLITE_FIXED.format(table=table, verb=verb) for verb in ("UPDATE", "DELETE")]
    return [_POSTGRES_FIXED.format(table=table)]


def sealed_days(dialect: str) -> list[str]:
    """The triggers that close a day once it is sealed."""
    if dialect == "sqlite":
        return [_SQLITE_SEALED, *(_SQLITE_SEALS.format(verb=verb) for verb in ("UPDATE", "DELETE"))]
    return [_POSTGRES_SEALED_WORK, _POSTGRES_SEALED, _POSTGRES_SEALS]


def counted(dialect: str) -> list[str]:
    """What keeps every purse within what can be counted, and the house within what it issues."""
    if dialect == "sqlite":
        found = [_SQLITE_COUNTED.replace("{verb}", verb) for verb in ("INSERT", "UPDATE")]
        found.append(_SQLITE_MOVED)
    else:
        found = [_POSTGRES_COUNTED, _POSTGRES_MOVED]
    return [each.format(full=_FULL, issued=_ISSUED) for each in found]


def uncounted(dialect: str) -> list[str]:
    """What takes that away again."""
    if dialect == "sqlite":
        names = ("balances_counted_INSERT", "balances_counted_UPDATE", "entries_counted")
        return [f"DROP TRIGGER {name}" for name in names]
    return [
        "ALTER TABLE balances DROP CONSTRAINT ck_balances_counted",
        "ALTER TABLE entries DROP CONSTRAINT ck_entries_counted",
    ]


def removals(dialect: str) -> list[str]:
    """What takes the triggers' functions away again; triggers go with their tables."""
    if dialect == "sqlite":
        return []
    return ["DROP FUNCTION houseway_fixed()", "DROP FUNCTION houseway_balance()"]
