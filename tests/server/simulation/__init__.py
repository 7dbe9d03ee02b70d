"""The whole room from one seed: clock, storage, network, players and bots, in one process."""
