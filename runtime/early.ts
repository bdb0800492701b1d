// The only script that blocks a page, a few hundred bytes in its head: it records a reader's
// input on islands until the page's main script has loaded.

import { recordEarlyEvents } from './islands/early-events.ts';

recordEarlyEvents();
// Lets demos and the site's scripts write HTML freely if the page's policy allows it: the policy
// still blocks scripts.
if (document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content.endsWith(' default')) trustAll();
// A demo page in a frame hides what only a standalone page needs.
if (self !== top) document.documentElement.dataset.docsFramed = '';

function trustAll(): void {
  const identity = (text: string) => text;
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
  trustedTypes?.createPolicy('default', { createHTML: identity, createScript: identity, createScriptURL: identity });
}
