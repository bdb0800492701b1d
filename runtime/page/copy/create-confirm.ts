// A button that has done something → the same button, saying so for a moment.

import { createAnnouncer } from '../../browser/create-announcer.ts';

/** How long a button says that it has copied. */
const shownMs = 2000;

/** Says a word in the place of a button's own, and aloud. */
type Confirm = (button: HTMLButtonElement, word: string) => void;

/** Makes what confirms. One timer for each button: a second click begins its time anew. */
export function createConfirm(): Confirm {
  const announce = createAnnouncer(document);
  const timers = new Map<HTMLButtonElement, { label: string; timer: ReturnType<typeof setTimeout> }>();

  return function confirm(button, word) {
    const running = timers.get(button);
    if (running) clearTimeout(running.timer);

    const label = running?.label ?? button.textContent ?? '';
    button.textContent = word;
    announce(word);
    const timer = setTimeout(() => {
      timers.delete(button);
      button.textContent = label;
      announce('');
    }, shownMs);
    timers.set(button, { label, timer });
  };
}
