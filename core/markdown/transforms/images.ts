// Lets images load when they come into view, and finds those without a text. Other hosts are not told which
// page shows theirs.

import type { Root } from 'hast';
import { isExternal } from '../../url-path.ts';
import type { Problem } from '../../problem.ts';
import { quote } from '../../text/quote.ts';
import { walkElements } from '../elements/walk-elements.ts';

/** Completes the images of a tree in place. In raw HTML, alt="" says that a picture is decoration. */
export function images(tree: Root, file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  let isFirst = true;

  walkElements(tree, ({ tagName, properties, position }) => {
    if (tagName !== 'img') return;
    // The first one is what a reader waits for.
    properties.loading ??= isFirst ? 'eager' : 'lazy';
    isFirst = false;
    properties.decoding ??= 'async';
    if (isExternal(String(properties.src ?? ''))) properties.referrerPolicy = 'no-referrer';
    const isDecoration = properties.alt === '' && text[position?.start.offset ?? -1] === '<';
    if (properties.alt || isDecoration) return;

    properties.alt = '';
    problems.push({
      rule: 'image-alt',
      severity: 'warning',
      place: { file, line: position?.start.line ?? 1, column: position?.start.column },
      message: `The image ${quote(String(properties.src ?? ''))} has no alternative text`,
      hint: 'Say between the brackets what the picture shows: ![A button in three sizes](/button.png).',
    });
  });

  return problems;
}
