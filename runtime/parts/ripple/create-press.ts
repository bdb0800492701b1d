// Pointer events → the wave of a press. Follows one press at a time.

import { drawWave } from './draw-wave.ts';
import { findRippleHost } from './find-ripple-host.ts';
import { measureWave } from './measure-wave.ts';

/** Milliseconds that a finger rests before its wave shows, so that scrolling shows none. */
const touchStartDelay = 80;

/** Creates the handlers that draw the wave of a press. */
export function createPress() {
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
