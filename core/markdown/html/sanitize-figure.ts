// A formula or a diagram as a library has drawn it → what of it may stand in a page. What a library made of an
// author's text is as little trusted as the text: it is parsed as browsers do, and only what is listed stays.

import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { walkElements } from '../elements/walk-elements.ts';

const parser = unified().use(rehypeRaw).freeze();
const serializer = unified().use(rehypeStringify).freeze();

/** Gives the HTML of a figure with nothing but what the list allows. `change` sees each element before. */
export function sanitizeFigure(
  html: string,
  { list, change = () => undefined }: { list: Schema; change?: (element: Element) => void },
): string {
  const parsed = parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
  walkElements(parsed, (element) => change(element));
  return serializer.stringify(unified().use(rehypeSanitize, list).runSync(parsed) as Root);
}
