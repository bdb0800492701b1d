// The style sheets of a program and those of the packages that it runs on → their texts in the order of the page.
// What the page does not have, as a reader has just imported it, follows what it follows by the imports.

import type { LiveStyle, LiveStyles } from '../messages.ts';

/** Orders style sheets. Without the page's order, the wrapper's come first, then those of packages, then the demo's. */
export function orderStyles({ around, own, order }: LiveStyles, ofPackages: readonly LiveStyle[]): string[] {
  const texts = new Map([...around, ...ofPackages, ...own].map(({ key, css }) => [key, css]));
  const ordered = order.filter((key) => texts.has(key));
  let last: string | undefined;
  for (const key of texts.keys()) {
    if (!ordered.includes(key)) ordered.splice(last === undefined ? 0 : ordered.indexOf(last) + 1, 0, key);
    last = key;
  }
  return ordered.map((key) => texts.get(key) ?? '');
}
