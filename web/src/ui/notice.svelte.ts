/** One short line about something that has just happened, for a few seconds, on any page. */

const SECONDS = 6;

class NoticeState {
  words = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(words: string): void {
    clearTimeout(this.#timer);
    this.words = words;
    this.#timer = setTimeout(() => (this.words = ""), SECONDS * 1000);
  }
}

export const notice = new NoticeState();
