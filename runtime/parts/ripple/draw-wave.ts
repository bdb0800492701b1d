// Draws a wave in an element. It is decoration: hidden from screen readers and ignored by the pointer.

import type { Wave } from './measure-wave.ts';

/** How long a wave grows, and how long it fades, in milliseconds. */
const waveDuration = 550;

/** Draws a wave, and returns the function that fades and removes it. */
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
