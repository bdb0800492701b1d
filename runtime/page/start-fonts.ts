// Loads the icon font that a site configures, once the page has loaded and the browser is idle.
// The page is complete without it.

import { whenIdle } from '../browser/when-idle.ts';

/** Loads the style sheet of the icon font, if the site has one. */
export function startFonts({ fonts }: { readonly fonts?: { readonly icons?: string } }): void {
  const address = fonts?.icons;
  if (!address) return;

  whenIdle(() => appendStyleSheet(address), 2000);
}

function appendStyleSheet(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
