// A heading, with what came before it → what is wrong with it: a skipped level, a second title, no text.

import type { Element } from 'hast';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';

/** A heading of a page, and where it is. */
interface HeadingInPage {
  readonly element: Element;
  /** Without the spaces around it. */
  readonly text: string;
  /** From 1 to 6. */
  readonly depth: number;
  /** The depth of the heading before it; 0 for the first one. */
  readonly previous: number;
  /** The text of the page's first h1, if it comes before this heading. */
  readonly title: string | undefined;
}

/** Finds what is wrong with a heading. */
export function findHeadingProblems(heading: HeadingInPage, file: string): Problem[] {
  const start = heading.element.position?.start;
  const place = { file, line: start?.line ?? 1, column: start?.column ?? 1 };
  return [findOrderFault(heading), findEmptyFault(heading)].flatMap((fault) =>
    fault ? [{ ...fault, severity: 'warning' as const, place }] : [],
  );
}

type Fault = Pick<Problem, 'rule' | 'message' | 'hint'>;

function findOrderFault({ text, depth, previous, title }: HeadingInPage): Fault | undefined {
  const shownText = quote(text.slice(0, 80));
  if (depth === 1 && title !== undefined) {
    return {
      rule: 'heading-title-twice',
      message: `The page has a second main heading, ${shownText}`,
      hint: 'Write it with "##": a page has one "#" heading, its title.',
    };
  }
  if (depth <= Math.max(previous, 1) + 1) return undefined;
  const marks = '#'.repeat(Math.max(previous, 1) + 1);
  return {
    rule: 'heading-order',
    message: `The heading ${shownText} skips a level: it is an h${depth} under ${previous > 1 ? `an h${previous}` : 'the title'}`,
    hint: `Write it with ${quote(marks)}, or put a heading of the level in between before it.`,
  };
}

function findEmptyFault({ text }: HeadingInPage): Fault | undefined {
  if (text) return undefined;
  return {
    rule: 'heading-empty',
    message: 'The heading has no text',
    hint: 'Say what the section is about, or remove the heading.',
  };
}
