/** Something that may be refused: whether it is under way, and what was said against it. */

export class Attempt {
  busy = $state(false);
  trouble = $state<string | null>(null);

  async make(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }
}
