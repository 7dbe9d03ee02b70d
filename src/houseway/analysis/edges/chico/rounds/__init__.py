"""How kernels deal and settle the rounds of the games of Chico, each in a file of its name."""
