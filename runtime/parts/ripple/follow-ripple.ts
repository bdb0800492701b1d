// Presses and visible focus on any `[data-docs-ripple]` of the page → waves. All share one set of
// listeners, so elements may be added and removed. Nothing is drawn under reduced motion.

import { createPress } from './create-press.ts';
import { createPulse } from './create-pulse.ts';

/** A pointer event from before this code was loaded. */
export type Press = PointerEvent & { readonly type: 'pointerdown' | 'pointerup' | 'pointercancel' };

/** Draws the waves of a page from now on, of earlier presses, and of the element that already has the focus. */
export function followRipple(focused?: Element, presses: readonly Press[] = []): void {
  const press = createPress();
  const pulse = createPulse();

  listen(press.begin, 'pointerdown');
  listen(press.end, 'pointerup');
  listen(press.drop, 'pointercancel', 'dragstart', 'contextmenu');
  listen(press.leave, 'pointerout');
  listen(pulse.begin, 'focusin');
  listen(pulse.end, 'focusout', 'pointerdown', 'keydown');
  if (focused && focused === document.activeElement) pulse.begin({ target: focused });
  const handlers = { pointerdown: press.begin, pointerup: press.end, pointercancel: press.drop };
  for (const event of presses) handlers[event.type](event);
}

function listen<Heard extends Event>(listener: (event: Heard) => void, ...types: readonly string[]): void {
  // The events of these names are of the type that the listener asks for.
  for (const type of types)
    document.addEventListener(type, listener as EventListener, { capture: true, passive: true });
}
