// Changes a button's text for a moment to confirm what it has done.

import { createAnnouncer } from '../../browser/create-announcer.ts';

/** How long a button shows its confirmation. */
const shownMs = 2000;

/** Shows another text in place of a button's own, and announces it. */
type Confirm = (button: HTMLButtonElement, text: string) => void;

/** Creates the function that confirms. Each button has its own timer, which a second click restarts. */
export function createConfirm(): Confirm {
  const announce = createAnnouncer(document);
  const timers = new Map<HTMLButtonElement, { label: string; timer: ReturnType<typeof setTimeout> }>();

  return function confirm(button, text) {
    const running = timers.get(button);
    if (running) clearTimeout(running.timer);

    const label = running?.label ?? button.textContent ?? '';
    button.textContent = text;
    announce(text);
    const timer = setTimeout(() => {
      timers.delete(button);
      button.textContent = label;
      announce('');
    }, shownMs);
    timers.set(button, { label, timer });
  };
}
