"""What the banked games of the California card room cost, each in a file of its own."""
