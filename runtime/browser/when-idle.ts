// What nothing of the page waits for comes after the page itself.

/** Calls once the page has loaded with all of its files. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', () => callback(), { once: true });
}

/** Calls once the page has loaded and the browser is idle, or has not been so for `timeout` milliseconds. */
export function whenIdle(callback: () => void, timeout?: number): void {
  whenLoaded(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout });
    else setTimeout(callback, 200);
  });
}
