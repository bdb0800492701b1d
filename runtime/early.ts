// The one script that pages wait for, a few hundred bytes in their head: from the first frame on it
// keeps what a reader does on islands, until the script of the page has come.

import { keepEarlyEvents } from './islands/early-events.ts';

keepEarlyEvents();
// Demos and scripts of the site write HTML as they like, where the page's policy says so: it refuses
// scripts by itself.
if (document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content.endsWith(' default')) letAllIn();
// A demo's page inside another page leaves out what only a page of its own needs.
if (self !== top) document.documentElement.dataset.docsFramed = '';

function letAllIn(): void {
  const same = (text: string) => text;
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
  trustedTypes?.createPolicy('default', { createHTML: same, createScript: same, createScriptURL: same });
}
