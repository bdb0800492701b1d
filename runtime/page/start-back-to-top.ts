// A button that leads back to the beginning of a long page. Without script there is none.

import type { PageSettings } from '../browser/read-settings.ts';
import { beginningPx } from './start-contents.ts';

/** Adds the button, and shows it once the reader has left the beginning. */
export function startBackToTop({ labels }: Pick<PageSettings, 'labels'>): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button to-top';
  button.hidden = true;
  button.setAttribute('aria-label', labels.top ?? 'Back to top');
  button.addEventListener('click', scrollToTop);
  (document.querySelector('main') ?? document.body).append(button);

  const update = () => {
    button.hidden = window.scrollY < beginningPx;
  };
  window.addEventListener('scroll', update, { passive: true });
  update();
}

function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The button goes away under the reader's focus: give it to the beginning of the page.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
