"""Files of rounds: scenarios that must come out right, and plain-text transcripts."""
