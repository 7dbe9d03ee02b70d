"""How the games of Chico are best played, a file for each that leaves something to decide."""
