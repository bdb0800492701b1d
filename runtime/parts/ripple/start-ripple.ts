// Waves are decoration: their code is loaded when a reader first comes near a button that has them.
// A finger comes near and presses at once, so what it has done meanwhile is kept and told afterwards.

import { listen, wakeOn } from '../../browser/wake-on.ts';
import type { Press } from './follow-ripple.ts';

/** Lets a page's buttons answer a press with a wave. */
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
