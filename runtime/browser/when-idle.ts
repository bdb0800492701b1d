// Delays work that the page does not need until after the page has loaded.

/** Calls back once the page and all of its files have loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', () => callback(), { once: true });
}

/** Calls back once the page has loaded and the browser is idle, or after `timeout` milliseconds of work. */
export function whenIdle(callback: () => void, timeout?: number): void {
  whenLoaded(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout });
    else setTimeout(callback, 200);
  });
}
