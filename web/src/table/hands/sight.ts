/** Pixels between what was moved and the side of the page. */
const MARGIN = 4;

/** How far something has to move so that it does not run off a page of this width. */
export function back(left: number, right: number, width: number): number {
  if (right > width - MARGIN) return width - MARGIN - right;
  return Math.max(0, MARGIN - left);
}

/** Words under a hand at the side of the felt may be wider than its cards: they move inwards. */
export function staysInSight(words: HTMLElement): () => void {
  const move = (): void => {
    words.style.translate = "";
    const { left, right } = words.getBoundingClientRect();
    const by = back(left, right, document.documentElement.clientWidth);
    if (by) words.style.translate = `${by}px`;
  };
  move();
  addEventListener("resize", move);
  return () => removeEventListener("resize", move);
}
