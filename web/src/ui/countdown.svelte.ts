/** Seconds left to a moment, for as long as there is one. */

export class Countdown {
  #now = $state(Date.now() / 1000);
  #at: () => number | null;
  readonly left = $derived.by(() => Math.max(0, Math.ceil((this.#at() ?? 0) - this.#now)));

  constructor(at: () => number | null) {
    this.#at = at;
    $effect(() => {
      if (this.#at() === null) return;
      this.#now = Date.now() / 1000;
      const timer = setInterval(() => (this.#now = Date.now() / 1000), 250);
      return () => clearInterval(timer);
    });
  }
}
