// Waves are decoration: their code is loaded when a reader first comes near a button that has them.
// A finger comes near and presses at once, so what it has done meanwhile is kept and told afterwards.

import type { Press } from './follow-ripple.ts';

/** Lets a page's buttons answer a press with a wave. */
export function startRipple(): void {
  const near = listen(['pointerover', 'focusin'], ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-ripple]')) return;
    near.abort();
    void follow(target);
  });

  async function follow(target: Element): Promise<void> {
    let presses: Press[] = [];
    const pressed = listen(['pointerdown', 'pointerup', 'pointercancel'], (event) => {
      presses = event.type === 'pointerdown' ? [event as Press] : [...presses, event as Press];
    });
    try {
      const { followRipple } = await import('./follow-ripple.ts');
      followRipple(target, presses);
    } catch {
      // Without a network there are no waves.
    } finally {
      pressed.abort();
    }
  }
}

function listen(types: readonly string[], listener: (event: Event) => void): AbortController {
  const ended = new AbortController();
  for (const type of types)
    document.addEventListener(type, listener, { capture: true, passive: true, signal: ended.signal });
  return ended;
}
