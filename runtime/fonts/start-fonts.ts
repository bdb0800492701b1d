// The icon font that a site configures → one more style sheet, asked for when the page has loaded
// and the browser is idle. Nothing waits for it: without it the page is whole.

/** Loads the style sheet of the icon font, where the site has one. */
export function startFonts({ fonts }: { readonly fonts?: { readonly icons?: string } }): void {
  const address = fonts?.icons;
  if (!address) return;

  const load = () => whenIdle(() => appendStyleSheet(address));
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}

function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 1);
}

function appendStyleSheet(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
