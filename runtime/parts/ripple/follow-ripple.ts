// Presses and visible focus on any `[data-docs-ripple]` of the page → waves. All share one set of
// listeners, so elements may be added and removed. Nothing is drawn under reduced motion.

import { drawWave } from './draw-wave.ts';
import { findRippleHost } from './find-ripple-host.ts';
import { measureCenteredWave, measureWave } from './measure-wave.ts';

/** A pointer event from before this code was loaded. */
export type Press = PointerEvent & { readonly type: 'pointerdown' | 'pointerup' | 'pointercancel' };

/** Milliseconds that a finger rests before its wave shows, so that scrolling shows none. */
const touchStartDelay = 80;

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

function listen<Received extends Event>(listener: (event: Received) => void, ...types: readonly string[]): void {
  // The events of these names are of the type that the listener expects.
  for (const type of types)
    document.addEventListener(type, listener as EventListener, { capture: true, passive: true });
}

/** Creates the handlers that draw the wave of a press. */
function createPress() {
  let host: HTMLElement | undefined;
  let draw = () => {};
  let fade = () => {};
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function drop() {
    clearTimeout(waiting);
    fade();
    host = undefined;
    draw = fade = () => {};
  }

  /** Ends a press. A tap shorter than the delay still shows its wave. */
  function end() {
    draw();
    drop();
  }

  function begin(event: PointerEvent) {
    drop();
    const pressed = event.button === 0 ? findRippleHost(event.target) : undefined;
    if (!pressed) return;

    host = pressed;
    draw = () => {
      draw = () => {};
      clearTimeout(waiting);
      fade = drawPress(pressed, event);
    };
    if (event.pointerType === 'touch') waiting = setTimeout(() => draw(), touchStartDelay);
    else draw();
  }

  function leave({ relatedTarget }: PointerEvent) {
    if (host && !(relatedTarget instanceof Node && host.contains(relatedTarget))) drop();
  }

  return { begin, end, drop, leave };
}

function drawPress(host: HTMLElement, { clientX, clientY }: PointerEvent): () => void {
  const box = host.getBoundingClientRect();
  return drawWave(host, { wave: measureWave(box, { x: clientX - box.left, y: clientY - box.top }) });
}

/** Creates the handlers that draw the pulse of the visible focus. */
function createPulse() {
  let fade = () => {};

  function end() {
    fade();
    fade = () => {};
  }

  function begin({ target }: Pick<FocusEvent, 'target'>) {
    end();
    const host = findRippleHost(target);
    if (!host || target !== host || !host.matches(':focus-visible')) return;
    fade = drawWave(host, { wave: measureCenteredWave(host.getBoundingClientRect()), className: 'ripple-pulsating' });
  }

  return { begin, end };
}
