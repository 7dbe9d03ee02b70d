"""Files of rounds: scenarios that must come out right, transcripts, and hand histories in PHH."""
