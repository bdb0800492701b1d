// An element and a wave → the wave within the element, and the function that lets it fade.
// It is decoration: hidden from screen readers, and the pointer goes through it.

import type { Wave } from './measure-wave.ts';

/** How long a wave grows, and how long it fades, in milliseconds. */
const waveDuration = 550;

/** Draws a wave, and gives the function that takes it away again. */
export function drawWave(host: HTMLElement, { wave, className = '' }: { wave: Wave; className?: string }): () => void {
  const frame = document.createElement('span');
  frame.className = 'ripple';
  frame.ariaHidden = 'true';
  const circle = frame.appendChild(document.createElement('span'));
  circle.className = `ripple-wave ${className}`.trim();
  place(circle, wave);
  host.append(frame);

  return () => {
    circle.classList.add('ripple-leaving');
    setTimeout(() => frame.remove(), waveDuration);
  };
}

function place({ style }: HTMLElement, { size, left, top }: Wave): void {
  style.inlineSize = style.blockSize = `${size}px`;
  style.left = `${left}px`;
  style.top = `${top}px`;
}
