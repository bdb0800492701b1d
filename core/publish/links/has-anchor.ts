import { decodeSafely } from '../../text/decode-safely.ts';

/** Removes the "#" and a text directive from a fragment. */
export function toAnchor(fragment: string): string {
  const directive = fragment.indexOf(':~:');
  return directive === -1 ? fragment.slice(1) : fragment.slice(1, directive);
}

/** Returns whether a page has the target of a fragment. The top of the page needs no id. */
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
