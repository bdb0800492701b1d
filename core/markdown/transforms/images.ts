// Lets images load when they come into view, and finds those without a text. Other hosts are not told which
// page shows theirs.

import type { Root } from 'hast';
import { isExternal } from '../../model/url-path.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { walkElements } from '../elements/walk-elements.ts';

/** What a large screen shows at first, in letters of text. */
const firstScreen = 2000;
const ofLine = 60;
const ofMarker = 600;

/** Completes the images of a tree in place. In raw HTML, alt="" says that a picture is decoration. */
export function images(tree: Root, file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const start = tree.children.find(({ position }) => position)?.position?.start.offset ?? 0;
  let isFirst = true;

  walkElements(tree, ({ tagName, properties, position }) => {
    if (tagName !== 'img') return;
    // The first one is what a reader waits for, unless it stands below the first screen.
    const isWaitedFor = isFirst && measureHeight(text.slice(start, position?.start.offset ?? start)) < firstScreen;
    properties.loading ??= isWaitedFor ? 'eager' : 'lazy';
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

/** Roughly how much of a screen a source fills: a demo is as high as some paragraphs. */
function measureHeight(source: string): number {
  const lines = source.split('\n').length - 1;
  const markers = source.match(/^[ \t]*\{\{/gm)?.length ?? 0;
  return source.length + lines * ofLine + markers * ofMarker;
}
