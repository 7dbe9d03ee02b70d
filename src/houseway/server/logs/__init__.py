"""Event logs: what happened, in order, each event sealed to the one before it in its log."""
