// An HTML tree → the lead of the page: the paragraph that says what the page is for.

import type { Element, Root } from 'hast';
import { textOf, walkElements } from './walk-elements.ts';

/** The text of the lead and its line; '' without one. */
interface Lead {
  readonly text: string;
  readonly line: number;
}

/** Finds the paragraph with the class "description" (or, in old posts, "blog-description"). */
export function findLead(tree: Root): Lead {
  let lead: Lead | undefined;

  walkElements(tree, (element) => {
    if (lead || element.tagName !== 'p' || !isLead(element)) return;
    lead = { text: textOf(element).replace(/\s+/g, ' ').trim(), line: element.position?.start.line ?? 1 };
  });

  return lead ?? { text: '', line: 1 };
}

function isLead({ properties }: Element): boolean {
  const { className } = properties;
  return Array.isArray(className) && (className.includes('description') || className.includes('blog-description'));
}
