/** Shows what arrives at a pace the eye can follow: never two changes in one blink. */
export class Pace<Thing> {
  #waiting: Thing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly gap: (thing: Thing, left: number) => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get idle(): boolean {
    return this.#waiting.length === 0;
  }

  push(thing: Thing): void {
    this.#waiting.push(thing);
    this.#next();
  }

  /** Shows all that waits, one after the other, without a pause. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#shownAt = -Infinity;
    const waiting = this.#waiting;
    this.#waiting = [];
    const last = waiting.at(-1);
    if (last !== undefined) this.show(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    if (this.#timer !== undefined) return;
    const first = this.#waiting[0];
    if (first === undefined) return;
    const wait = this.#shownAt + this.gap(first, this.#waiting.length) - this.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#release();
      }, wait);
    } else {
      this.#release();
    }
  }

  #release(): void {
    const thing = this.#waiting.shift();
    if (thing === undefined) return;
    this.#shownAt = this.now();
    this.show(thing);
    this.#next();
  }
}
