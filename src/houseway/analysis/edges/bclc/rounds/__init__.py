"""How kernels deal and settle the rounds of the games of BCLC, each in a file of its name."""
