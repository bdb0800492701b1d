// Makes images load lazily, and finds those without alternative text. Other hosts do not learn which page shows their
// images.

import type { Root } from 'hast';
import { isExternal } from '../../model/url-path.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { walkElements } from '../elements/walk-elements.ts';

/** Height of the first screen, a line and a marker, in characters of text. */
const screenHeight = 2000;
const lineHeight = 60;
const markerHeight = 600;

/** Completes the images of a tree in place. In raw HTML, alt="" means that a picture is decorative. */
export function images(tree: Root, file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const start = tree.children.find(({ position }) => position)?.position?.start.offset ?? 0;
  let isFirst = true;

  walkElements(tree, ({ tagName, properties, position }) => {
    if (tagName !== 'img') return;
    // The first image loads eagerly, unless it is below the first screen.
    const isOnFirstScreen = isFirst && measureHeight(text.slice(start, position?.start.offset ?? start)) < screenHeight;
    properties.loading ??= isOnFirstScreen ? 'eager' : 'lazy';
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

/** Estimates how much of a screen a source fills; a demo is as high as a few paragraphs. */
function measureHeight(source: string): number {
  const lines = source.split('\n').length - 1;
  const markers = source.match(/^[ \t]*\{\{/gm)?.length ?? 0;
  return source.length + lines * lineHeight + markers * markerHeight;
}
