// Finds whether the playground of a page shows anything: a text, a picture, a control, or what its style sheets draw. HTML
// that a browser would repair, such as a text in a table, counts as nothing: it would not be hydrated.

import { parseElements } from '../../../core/check/parse-elements.ts';
import type { HtmlElement } from '../../../core/check/read-element.ts';
import { isRepaired } from '../../../core/check/is-repaired.ts';
import { isDrawnBy, listClasses } from './is-drawn-by.ts';

/** A playground that shows nothing, or nothing valid. */
export interface EmptyDemo {
  /** Where a text inside may be shown: nowhere, in a box, or in an element for text. */
  readonly takesText: 'no' | 'box' | 'phrase';
}

/** Elements that are visible without content; a picture is, if it has a source. */
const visible = new Set(
  'audio canvas embed hr iframe input meter object progress select svg textarea video'.split(' '),
);

/** Elements that allow only certain child elements, and no text. */
const listTags = /^(?:table|thead|tbody|tfoot|tr|colgroup|ul|ol|dl|menu|datalist|picture)$/;

/** Elements for text. */
const phraseTags =
  /^(?:a|abbr|b|blockquote|button|caption|cite|code|em|h[1-6]|kbd|label|legend|mark|p|q|s|small|span|strong|sub|summary|sup|u)$/;

/** Elements that are never shown. */
const hiddenTags = /^(?:style|script|template)$/;

interface DemoSurroundings {
  /** The linked style sheets of demos. */
  readonly sheets?: readonly string[];
  /** The classes of what is around all demos, which is no part of one. */
  readonly outer?: readonly string[];
}

/** Checks the first playground of a page; undefined if it shows something. */
export function findEmptyDemo(html: string, { sheets = [], outer = [] }: DemoSurroundings = {}): EmptyDemo | undefined {
  const { elements } = parseElements(html);
  const all = listDemoElements(elements);
  if (all.length === 0) return undefined;
  if (isRepaired(readContent(html))) return { takesText: 'no' };
  const shown = all.filter((element) => !isHidden(element));
  const drawn = shown.slice(1).filter((element) => !listClasses(element).some((name) => outer.includes(name)));
  // A text alone comes from outside: the component passes it on.
  if (drawn.length > 0 && shown.some((element) => element.text().trim() !== '')) return undefined;
  if (
    drawn.some(
      ({ name, attributes }) =>
        visible.has(name) || (name === 'img' && (attributes.has('src') || attributes.has('srcset'))),
    )
  )
    return undefined;

  // The style sheets of demos are in the page, or linked if they are large.
  const styles = elements.flatMap((element) => (element.name === 'style' ? [element.text()] : []));
  if (drawn.some((element) => isDrawnBy([...styles, ...sheets], element))) return undefined;
  if (drawn.length === 0 || drawn.some(({ name }) => listTags.test(name))) return { takesText: 'no' };
  return { takesText: phraseTags.test(drawn[0]?.name ?? '') ? 'phrase' : 'box' };
}

/** Lists the addresses of the style sheets of demos that a page links. */
export function listDemoSheets(html: string): string[] {
  return [...html.matchAll(/<link\b[^<>]*\bdata-docs-demo-style\b[^<>]*>/g)].flatMap(([link]) => {
    const [, address] = /\bhref="([^"]*)"/.exec(link) ?? [];
    return address === undefined ? [] : [address];
  });
}

/** Returns whether an element of the first playground of a page has one of these classes. */
export function hasDemoClass(html: string, classes: readonly string[]): boolean {
  if (!classes.some((name) => html.includes(name))) return false;
  const names = listDemoElements(parseElements(html).elements).flatMap(listClasses);
  return names.some((name) => classes.includes(name));
}

/** Lists the root of the first playground and the elements in it; none if the page has no playground. */
function listDemoElements(elements: readonly HtmlElement[]): readonly HtmlElement[] {
  const start = elements.findIndex((element) => listClasses(element).includes('playground'));
  const root = elements.findIndex((element, index) => index > start && listClasses(element).includes('demo-root'));
  if (start === -1 || root === -1) return [];
  const end = elements.findIndex((element, index) => index > root && listClasses(element).includes('demo-tools'));
  return elements.slice(root, end === -1 ? undefined : end);
}

/** Returns the HTML of the first playground of a page, as it is written. */
function readContent(html: string): string {
  const [, written = ''] = /class="demo-root"[^>]*>([^]*?)<\/div><\/div><div class="demo-tools"/.exec(html) ?? [];
  return written;
}

/** Returns whether an element is hidden by itself, such as the closed panel of an accordion. */
function isHidden({ name, attributes }: HtmlElement): boolean {
  return hiddenTags.test(name) || attributes.has('hidden') || /display:\s*none/.test(attributes.get('style') ?? '');
}
