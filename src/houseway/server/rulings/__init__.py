"""The rulings desk of the card room: what was asked, ruled and decided, kept in logs."""
