"""How the games of BCLC are best played, a file for each that leaves something to decide."""
