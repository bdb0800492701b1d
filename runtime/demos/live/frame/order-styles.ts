// The style sheets of a program and of its packages → their texts in the order of the page. A sheet that
// is not on the page, because a reader has just imported it, comes after the one before it in import order.

import type { LiveStyle, LiveStyles } from '../messages.ts';

/** Orders style sheets as on the page; by default the wrapper's come first, then those of packages, then the demo's. */
export function orderStyles(
  { around: wrapperStyles, own: demoStyles, order }: LiveStyles,
  packageStyles: readonly LiveStyle[],
): string[] {
  const texts = new Map([...wrapperStyles, ...packageStyles, ...demoStyles].map(({ key, css }) => [key, css]));
  const ordered = order.filter((key) => texts.has(key));
  let last: string | undefined;
  for (const key of texts.keys()) {
    if (!ordered.includes(key)) ordered.splice(last === undefined ? 0 : ordered.indexOf(last) + 1, 0, key);
    last = key;
  }
  return ordered.map((key) => texts.get(key) ?? '');
}
