// Adds the button that scrolls back to the top of a long page.

import type { PageSettings } from '../browser/read-settings.ts';
import { beginningPx } from './start-contents.ts';

/** Adds the button, and shows it once the reader has scrolled down. */
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
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The button disappears and would lose the focus, so the focus moves to the top of the page.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: reducesMotion ? 'auto' : 'smooth' });
}
