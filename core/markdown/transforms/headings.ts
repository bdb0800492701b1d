// Gives headings their ids and links. What is wrong with a heading is found in find-heading-problems.ts.

import type { Element, Root } from 'hast';
import type { Heading } from '../../model/document.ts';
import { mainId } from '../../model/engine-ids.ts';
import type { Problem } from '../../model/problem.ts';
import { withLabel } from '../../text/with-label.ts';
import { collectAnchors } from '../elements/collect-anchors.ts';
import { createSlugger } from '../elements/create-slugger.ts';
import { textOf, walkElements } from '../elements/walk-elements.ts';
import { findHeadingProblems } from '../problems/find-heading-problems.ts';
import { toSlug } from '../../text/to-slug.ts';

/** The title of a page, its headings and their problems. */
interface FoundHeadings {
  /** Text of the first h1; '' without one. */
  readonly title: string;
  readonly titleLine: number;
  readonly headings: readonly Heading[];
  readonly problems: readonly Problem[];
}

/** Gives headings ids and links, in place, and lists those of the second and third level. */
export function headings(tree: Root, file: string, anchorLabel: string): FoundHeadings {
  const slug = createSlugger(collectAnchors(tree));
  const linkedHeadings = findLinkedHeadings(tree);
  const listed: Heading[] = [];
  const listedElements: { element: Element; text: string }[] = [];
  const deeperHeadings: { element: Element; text: string }[] = [];
  const problems: Problem[] = [];
  let title: string | undefined;
  let titleLine = 1;
  let previous = 0;

  walkElements(tree, (element) => {
    const depth = headingDepth(element);
    if (!depth || element.properties.id === 'footnote-label') return;
    hidePictures(element);
    const text = textOf(element).replace(/\s+/g, ' ').trim();

    problems.push(...findHeadingProblems({ element, text, depth, previous, title }, file));
    if (depth === 1 && title === undefined) {
      title = text;
      titleLine = element.position?.start.line ?? 1;
    }
    if (depth === 2 || depth === 3) {
      listed.push(setId(element, { depth, text, slug }));
      listedElements.push({ element, text });
    }
    if ((depth === 2 || depth === 3) && text && !linkedHeadings.has(element))
      addAnchor(element, withLabel(anchorLabel, text));
    if (depth > 3 && text) deeperHeadings.push({ element, text });
    previous = depth;
  });
  // Deeper headings get their ids last, so that they do not affect those of the others.
  for (const { element, text } of deeperHeadings) {
    element.properties.id = String(element.properties.id || slug(text));
    if (!linkedHeadings.has(element)) addAnchor(element, withLabel(anchorLabel, text));
  }

  addAliases(tree, listedElements);
  return { title: title ?? '', titleLine, headings: listed, problems };
}

/** Clears the alternative text of pictures whose words the heading already has. */
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
 * Adds the ids of other generators, in which "A & B" is "a-amp-b", so that old links still work. Ids that are taken are
 * left out.
 */
function addAliases(tree: Root, listedElements: readonly { element: Element; text: string }[]): void {
  const taken = new Set([mainId, ...collectAnchors(tree)]);
  const aliases = new Set<string>();

  for (const { element, text } of listedElements.filter(({ text }) => text.includes('&'))) {
    const base = toSlug(text.replaceAll('&', ' amp '));
    let alias = base;
    for (let count = 2; aliases.has(alias); count += 1) alias = `${base}-${count}`;
    aliases.add(alias);
    if (taken.has(alias)) continue;
    element.children.unshift({ type: 'element', tagName: 'span', properties: { id: alias }, children: [] });
  }
}

/** Sets the id of a heading. One without text is listed under its id, so that its link is visible. */
function setId(
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

/** Finds headings inside of links, which cannot contain a second link. */
function findLinkedHeadings(tree: Root): ReadonlySet<Element> {
  const linked = new Set<Element>();
  walkElements(tree, (element) => {
    if (element.tagName === 'a') walkElements(element, (inner) => void (headingDepth(inner) && linked.add(inner)));
  });
  return linked;
}

function headingDepth({ tagName }: Element): 1 | 2 | 3 | 4 | 5 | 6 | undefined {
  return /^h[1-6]$/.test(tagName) ? (Number(tagName[1]) as 1 | 2 | 3 | 4 | 5 | 6) : undefined;
}
