// A fragment and the ids of its page → does a browser find the place.

import { decodeSafely } from '../../text/decode-safely.ts';

/** Takes the "#" and a browser's text directive off a fragment. */
export function toAnchor(fragment: string): string {
  const directive = fragment.indexOf(':~:');
  return directive === -1 ? fragment.slice(1) : fragment.slice(1, directive);
}

/** Tells whether a fragment has its place on a page. The top of the page needs no id. */
export function hasAnchor(anchors: ReadonlySet<string>, fragment: string): boolean {
  if (fragment === '') return true;
  const anchor = toAnchor(fragment);
  if (anchor === '' || /^top$/i.test(anchor)) return true;

  const name = decodeSafely(anchor);
  return anchors.has(anchor) || anchors.has(name) || anchors.has(toDemoName(name));
}

/** "tailwind-Name.js" opens the demo "Name" in one of its variants. */
function toDemoName(anchor: string): string {
  return anchor.replace(/^(?:system|tailwind|css)-/, '').replace(/\.(?:js|tsx)$/, '');
}
