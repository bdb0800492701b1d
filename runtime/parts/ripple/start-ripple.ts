// Loads the code of waves when a reader first approaches a button that has them. A finger approaches
// and presses at once, so its events are recorded in the meantime and passed on.

import { listen, wakeOn } from '../../browser/wake-on.ts';
import type { Press } from './follow-ripple.ts';

/** Lets a page's buttons show a wave when pressed. */
export function startRipple(): void {
  wakeOn(
    [{ target: document, types: ['pointerover', 'focusin'], within: '[data-docs-ripple]' }],
    async ({ target }) => {
      let presses: Press[] = [];
      const pressed = listen(['pointerdown', 'pointerup', 'pointercancel'], (event) => {
        presses = event.type === 'pointerdown' ? [event as Press] : [...presses, event as Press];
      });
      try {
        const { followRipple } = await import('./follow-ripple.ts');
        followRipple(target as Element, presses);
      } finally {
        pressed.abort();
      }
    },
  );
}
