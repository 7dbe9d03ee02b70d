"""The double-entry ledger, and what the house took by it."""
