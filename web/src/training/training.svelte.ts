/** A sitting in the training room: the question that lies there, how it was marked, and how it goes. */

import * as api from "../api/training";
import type { Drill, DrillAnswer, Lesson, DrillMark, Training } from "../api/types";
import { Attempt } from "../ui/attempt.svelte";

const TICK = 200; // milliseconds

export class Sitting {
  page = $state.raw<Training | null>(null);
  drill = $state.raw<Drill | null>(null);
  mark = $state.raw<DrillMark | null>(null);
  /** What is asked about; all topics if none is chosen. */
  only = $state.raw<string[]>([]);
  lesson = $state.raw<Lesson | null>(null);
  /** What came of a day of the course that has just been gone through. */
  done = $state<string | null>(null);
  asked = $state(0);
  right = $state(0);
  streak = $state(0);
  /** Seconds that are left for the answer; null without a pace. */
  left = $state<number | null>(null);
  /** The time was up before anything was answered. */
  late = $state(false);
  readonly attempt = new Attempt();
  #ticks: ReturnType<typeof setInterval> | undefined;

  constructor(readonly game: string) {}

  load(): Promise<void> {
    return this.attempt.make(async () => (this.page = await api.training(this.game)));
  }

  choose(only: string[], lesson: Lesson | null = null): Promise<void> {
    [this.only, this.lesson] = [only, lesson];
    this.asked = this.right = this.streak = 0;
    this.done = null;
    return this.next();
  }

  /** The day's questions are all answered: back to the lessons, with what came of it. */
  #ends(lesson: Lesson): void {
    this.done = `Day ${lesson.day} is done: ${this.right} of ${this.asked} right.`;
    this.drill = this.mark = this.lesson = null;
  }

  next(): Promise<void> {
    return this.attempt.make(async () => {
      if (this.lesson && this.asked >= this.lesson.drills) return this.#ends(this.lesson);
      this.drill = await api.nextDrill(this.game, this.only);
      this.mark = null;
      this.late = false;
      this.#start();
    });
  }

  answer(given: DrillAnswer): Promise<void> {
    this.stop();
    return this.attempt.make(async () => {
      if (!this.drill || this.mark) return;
      this.mark = await api.answerDrill(this.drill, given);
      this.asked++;
      if (this.mark.right) this.right++;
      this.streak = this.mark.right ? this.streak + 1 : 0;
      this.page = await api.training(this.game);
    });
  }

  stop(): void {
    clearInterval(this.#ticks);
    this.left = null;
  }

  #start(): void {
    this.stop();
    const seconds = this.lesson?.seconds;
    if (!seconds) return;
    const ends = Date.now() + seconds * 1000;
    this.left = seconds;
    this.#ticks = setInterval(() => {
      this.left = Math.max(0, Math.ceil((ends - Date.now()) / 1000));
      if (ends > Date.now()) return;
      this.late = true;
      void this.answer("");
    }, TICK);
  }
}
