// Gives headings their ids and links, and finds breaks in their order.

import type { Element, Root } from 'hast';
import type { Heading } from '../../model.ts';
import type { Problem } from '../../problem.ts';
import { quote } from '../../quote.ts';
import { createSlugger } from '../create-slugger.ts';
import { textOf, walkElements } from '../walk-elements.ts';

/** What the headings of a page say. */
export interface FoundHeadings {
  /** Text of the first h1, '' without one. */
  readonly title: string;
  readonly titleLine: number;
  readonly headings: readonly Heading[];
  readonly problems: readonly Problem[];
}

/** Marks the second- and third-level headings of a tree in place. */
export function headings(tree: Root, file: string, anchorLabel: string): FoundHeadings {
  const slug = createSlugger();
  const found: Heading[] = [];
  const problems: Problem[] = [];
  let title: string | undefined;
  let titleLine = 1;
  let previous = 0;

  walkElements(tree, (element) => {
    const depth = headingDepth(element);
    if (!depth || element.properties.id === 'footnote-label') return;
    const text = textOf(element).replace(/\s+/g, ' ').trim();

    problems.push(...findOrderProblems({ element, depth, previous, title }, file));
    if (depth === 1 && title === undefined) {
      title = text;
      titleLine = element.position?.start.line ?? 1;
    }
    if (depth === 2 || depth === 3) found.push(link(element, { depth, text, slug, anchorLabel }));
    previous = depth;
  });

  return { title: title ?? '', titleLine, headings: found, problems };
}

function link(element: Element, options: { depth: 2 | 3; text: string; slug: (text: string) => string; anchorLabel: string }): Heading {
  const { depth, text, slug, anchorLabel } = options;
  const written = element.properties.id;
  const id = slug(typeof written === 'string' && written ? written : text);
  element.properties.id = typeof written === 'string' && written ? written : id;

  const href = `#${element.properties.id}`;
  element.children.push({
    type: 'element', tagName: 'a', properties: { className: ['anchor'], href, ariaLabel: `${anchorLabel}: ${text}` }, children: [],
  });
  return { id: String(element.properties.id), depth, text };
}

function headingDepth({ tagName }: Element): 1 | 2 | 3 | 4 | 5 | 6 | undefined {
  return /^h[1-6]$/.test(tagName) ? (Number(tagName[1]) as 1 | 2 | 3 | 4 | 5 | 6) : undefined;
}

function findOrderProblems(at: { element: Element; depth: number; previous: number; title: string | undefined }, file: string): Problem[] {
  const { element, depth, previous, title } = at;
  const start = element.position?.start;
  const place = { file, line: start?.line ?? 1, column: start?.column ?? 1 };
  const text = quote(textOf(element).trim().slice(0, 80));

  if (depth === 1 && title !== undefined) {
    return [{
      rule: 'heading-title-twice', severity: 'warning', place,
      message: `The page has a second main heading, ${text}`,
      hint: 'Write it with "##": a page has one "#" heading, its title.',
    }];
  }
  if (depth > Math.max(previous, 1) + 1) {
    const marks = '#'.repeat(Math.max(previous, 1) + 1);
    return [{
      rule: 'heading-order', severity: 'warning', place,
      message: `The heading ${text} skips a level: it is an h${depth} under ${previous > 1 ? `an h${previous}` : 'the title'}`,
      hint: `Write it with ${quote(marks)}, or put a heading of the level between before it.`,
    }];
  }
  return [];
}
