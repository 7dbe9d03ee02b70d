"""The card room: accounts, tables, an event log, a ledger and the web app over HTTP."""
