// Gives headings their ids and links, and finds breaks in their order.

import type { Element, Root } from 'hast';
import type { Heading } from '../../model/document.ts';
import { mainId } from '../../model/engine-ids.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { withLabel } from '../../text/with-label.ts';
import { collectAnchors } from '../elements/collect-anchors.ts';
import { createSlugger } from '../elements/create-slugger.ts';
import { textOf, walkElements } from '../elements/walk-elements.ts';
import { toSlug } from '../../text/to-slug.ts';

/** What the headings of a page say. */
interface FoundHeadings {
  /** Text of the first h1, '' without one. */
  readonly title: string;
  readonly titleLine: number;
  readonly headings: readonly Heading[];
  readonly problems: readonly Problem[];
}

/** Gives the headings of a tree ids and links, in place; those of the second and third level are listed. */
export function headings(tree: Root, file: string, anchorLabel: string): FoundHeadings {
  const slug = createSlugger(collectAnchors(tree));
  const linked = findLinkedHeadings(tree);
  const found: Heading[] = [];
  const marked: { element: Element; text: string }[] = [];
  const deep: { element: Element; text: string }[] = [];
  const problems: Problem[] = [];
  let title: string | undefined;
  let titleLine = 1;
  let previous = 0;

  walkElements(tree, (element) => {
    const depth = headingDepth(element);
    if (!depth || element.properties.id === 'footnote-label') return;
    hidePictures(element);
    const text = textOf(element).replace(/\s+/g, ' ').trim();

    problems.push(...findOrderProblems({ element, depth, previous, title }, file));
    if (depth === 1 && title === undefined) {
      title = text;
      titleLine = element.position?.start.line ?? 1;
    }
    if (!text) problems.push(emptyHeading(element, file));
    if (depth === 2 || depth === 3) {
      found.push(mark(element, { depth, text, slug }));
      marked.push({ element, text });
    }
    if ((depth === 2 || depth === 3) && text && !linked.has(element)) addAnchor(element, withLabel(anchorLabel, text));
    if (depth > 3 && text) deep.push({ element, text });
    previous = depth;
  });
  // After the others, whose ids must not hang on them.
  for (const { element, text } of deep) {
    element.properties.id = String(element.properties.id || slug(text));
    if (!linked.has(element)) addAnchor(element, withLabel(anchorLabel, text));
  }

  addAliases(tree, marked);
  return { title: title ?? '', titleLine, headings: found, problems };
}

/** A picture of what the heading says in words is not read out, nor named, a second time. */
function hidePictures(heading: Element): void {
  const pictures: Element[] = [];
  walkElements(heading, (element) => void (element.tagName === 'img' && pictures.push(element)));
  if (pictures.length === 0) return;
  const alts = pictures.map(({ properties }) => String(properties.alt ?? ''));
  for (const { properties } of pictures) properties.alt = '';
  const words = textOf(heading).toLowerCase();
  pictures.forEach(({ properties }, index) => {
    if (!words.includes(alts[index]!.trim().toLowerCase())) properties.alt = alts[index];
  });
}

/**
 * Generators that read headings as HTML call "A & B" "a-amp-b". Links to such an id arrive as well,
 * unless it belongs to something else.
 */
function addAliases(tree: Root, marked: readonly { element: Element; text: string }[]): void {
  const taken = new Set([mainId, ...collectAnchors(tree)]);
  const aliases = new Set<string>();

  for (const { element, text } of marked.filter(({ text }) => text.includes('&'))) {
    const base = toSlug(text.replaceAll('&', ' amp '));
    let alias = base;
    for (let count = 2; aliases.has(alias); count += 1) alias = `${base}-${count}`;
    aliases.add(alias);
    if (taken.has(alias)) continue;
    element.children.unshift({ type: 'element', tagName: 'span', properties: { id: alias }, children: [] });
  }
}

/** A heading without text is listed under its id, so that its link can be seen. */
function mark(
  element: Element,
  { depth, text, slug }: { depth: 2 | 3; text: string; slug: (text: string) => string },
): Heading {
  const id = String(element.properties.id || slug(text));
  element.properties.id = id;
  return { id, depth, text: text || id };
}

function addAnchor(element: Element, ariaLabel: string): void {
  const properties = { className: ['anchor'], href: `#${element.properties.id}`, ariaLabel };
  element.children.push({ type: 'element', tagName: 'a', properties, children: [] });
}

/** Headings within a link: a link of their own would stand in another. */
function findLinkedHeadings(tree: Root): ReadonlySet<Element> {
  const linked = new Set<Element>();
  walkElements(tree, (element) => {
    if (element.tagName === 'a') walkElements(element, (inner) => void (headingDepth(inner) && linked.add(inner)));
  });
  return linked;
}

function emptyHeading({ position }: Element, file: string): Problem {
  return {
    rule: 'heading-empty',
    severity: 'warning',
    place: { file, line: position?.start.line ?? 1, column: position?.start.column ?? 1 },
    message: 'The heading has no text',
    hint: 'Say what the section is about, or remove the heading.',
  };
}

function headingDepth({ tagName }: Element): 1 | 2 | 3 | 4 | 5 | 6 | undefined {
  return /^h[1-6]$/.test(tagName) ? (Number(tagName[1]) as 1 | 2 | 3 | 4 | 5 | 6) : undefined;
}

function findOrderProblems(
  at: { element: Element; depth: number; previous: number; title: string | undefined },
  file: string,
): Problem[] {
  const { element, depth, previous, title } = at;
  const start = element.position?.start;
  const place = { file, line: start?.line ?? 1, column: start?.column ?? 1 };
  const text = quote(textOf(element).trim().slice(0, 80));

  if (depth === 1 && title !== undefined) {
    return [
      {
        rule: 'heading-title-twice',
        severity: 'warning',
        place,
        message: `The page has a second main heading, ${text}`,
        hint: 'Write it with "##": a page has one "#" heading, its title.',
      },
    ];
  }
  if (depth > Math.max(previous, 1) + 1) {
    const marks = '#'.repeat(Math.max(previous, 1) + 1);
    return [
      {
        rule: 'heading-order',
        severity: 'warning',
        place,
        message: `The heading ${text} skips a level: it is an h${depth} under ${previous > 1 ? `an h${previous}` : 'the title'}`,
        hint: `Write it with ${quote(marks)}, or put a heading of the level between before it.`,
      },
    ];
  }
  return [];
}
