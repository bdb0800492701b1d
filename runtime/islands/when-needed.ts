// Decides when an island becomes live, besides a reader's first touch.

import { whenIdle } from '../browser/when-idle.ts';

/** Calls `wake` once the island is visible or the browser is idle, by its attribute; never for "interaction". */
export function whenNeeded(element: HTMLElement, wake: () => void): void {
  switch (element.dataset.docsOn) {
    case 'visible':
      return whenVisible(element, wake);
    case 'idle':
      return whenIdle(wake);
  }
}

function whenVisible(element: HTMLElement, wake: () => void): void {
  if (typeof IntersectionObserver !== 'function') return whenIdle(wake);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    wake();
  });
  observer.observe(element);
}
