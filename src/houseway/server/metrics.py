"""What the house counts for its operators."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """Counters of one running server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "houseway_requests", "Answered requests", ["route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "houseway_request_seconds", "Time to answer", ["route"], registry=self.registry
        )
        self.commands = Counter(
            "houseway_commands", "Commands by outcome", ["do", "outcome"], registry=self.registry
        )
        self.retries = Counter(
            "houseway_late_writes", "Commands that met a newer event", registry=self.registry
        )
        self.rounds = Counter("houseway_rounds", "Rounds settled", ["game"], registry=self.registry)
        self.sockets = Gauge(
            "houseway_sockets", "Viewers listening to a table", registry=self.registry
        )

    def page(self) -> bytes:
        """Everything counted, as Prometheus reads it."""
        return generate_latest(self.registry)
