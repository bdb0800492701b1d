// Pointer events in, the wave of the press on the page out. One press at a time.

import { drawWave } from './draw-wave.ts';
import { findRippleHost } from './find-ripple-host.ts';
import { measureWave } from './measure-wave.ts';

/** How long a finger rests before its wave shows, so that a scroll shows none, in milliseconds. */
const touchStartDelay = 80;

/** Creates what draws the wave of a press. */
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

  /** A press ended: a tap that was shorter than the delay still shows its wave. */
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
