/** Seconds left to a moment, for as long as it is shown. */

export class Countdown {
  #now = $state(Date.now() / 1000);
  #at: () => number;
  readonly left = $derived.by(() => Math.max(0, Math.ceil(this.#at() - this.#now)));

  constructor(at: () => number) {
    this.#at = at;
    $effect(() => {
      this.#now = Date.now() / 1000;
      const timer = setInterval(() => (this.#now = Date.now() / 1000), 250);
      return () => clearInterval(timer);
    });
  }
}
