/** Keys of the table page. A control says its own key in data-key; pressing it presses the control. */

export interface Shortcut {
  keys: string;
  does: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: "1 – 9", does: "choose an offer on your turn; choose a chip while betting" },
  { keys: "Tab, Enter", does: "reach a spot and place the chip on it" },
  { keys: "Delete", does: "take the bet off the spot you are on" },
  { keys: "U", does: "undo the last chip, or the last card you moved" },
  { keys: "C", does: "clear your bets, or begin setting anew" },
  { keys: "R", does: "repeat the last bets" },
  { keys: "T", does: "bet for the dealer, and back" },
  { keys: "1 – 7", does: "pick a card to throw away, or put it back; Tab and Space do so too" },
  { keys: "Enter, D", does: "draw or discard the cards you have picked" },
  { keys: "P", does: "stand pat; otherwise the pay tables" },
  { keys: "D", does: "deal" },
  { keys: "S", does: "show a hand that won without a showdown" },
  { keys: "A", does: "deal again with the same bets" },
  { keys: "B", does: "buy chips when yours are gone" },
  { keys: "M", does: "go to the amount" },
  { keys: "← →", does: "go from card to card while you set a hand; ↑ ↓ from hand to hand" },
  { keys: "1 2 3", does: "put the card you are on into the first, second or third hand" },
  { keys: "Space, Enter", does: "move the card you are on; set the hands" },
  { keys: "Space, held", does: "bend the card you squeeze until it turns over" },
  { keys: "W", does: "why? – the clause behind your first line" },
  { keys: "V", does: "check the cards of the round that is over" },
  { keys: "H", does: "the house way while you set a hand; otherwise everything the dealer has said" },
  { keys: "Esc", does: "close a panel" },
  { keys: "?", does: "these keys" },
];

/** Presses the control that has the key. One that waits for the cards to lie is not pressed: `hurry` lays them. */
export function pressed(event: KeyboardEvent, hurry: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  if (key === "enter" && presses(event.target)) return;
  const named = `[data-key~="${CSS.escape(key)}"]`;
  const wanted = `${named}:not(:disabled)`;
  // A decision comes before what is always there: H is the house way while cards are set.
  const control = document.querySelector<HTMLElement>(`.dock ${wanted}`) ?? document.querySelector<HTMLElement>(wanted);
  if (!control) {
    if (document.querySelector(named)) hurry();
    return;
  }
  event.preventDefault();
  if (control instanceof HTMLInputElement) control.focus();
  else control.click();
}

/** Whether Enter presses what the keyboard is on; on a card that is picked with Space it gives the answer. */
function presses(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button:not(.pick), a, summary, [role=button]") !== null;
}

function typing(target: EventTarget | null): boolean {
  return (target instanceof HTMLInputElement && target.type !== "range" && target.type !== "checkbox") || target instanceof HTMLSelectElement;
}
