// A formula or diagram drawn by a library → its safe HTML. The output of a library is trusted no more than the author's
// text: it is parsed as browsers do, and only what the allow list has stays.

import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { walkElements } from '../elements/walk-elements.ts';

const parser = unified().use(rehypeRaw).freeze();
const serializer = unified().use(rehypeStringify).freeze();

/** Sanitizes the HTML of a figure with an allow list, after `change` was called for each element. */
export function sanitizeFigure(
  html: string,
  { list, change = () => undefined }: { list: Schema; change?: (element: Element) => void },
): string {
  const parsed = parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
  walkElements(parsed, (element) => change(element));
  return serializer.stringify(unified().use(rehypeSanitize, list).runSync(parsed) as Root);
}
