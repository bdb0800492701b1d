// Checks the title and the description of a page.

import type { Problem } from '../../model/problem.ts';
import { maxDescriptionLength } from '../../text/max-description-length.ts';
import { quote } from '../../text/quote.ts';

/** A page's title and description, and the lines where they are written. */
interface PageTexts {
  readonly file: string;
  readonly title: string;
  readonly titleLine: number;
  readonly description: string;
  readonly descriptionLine: number;
  /** Whether search engines and lists show the page with its description, as they do posts and documentation. */
  readonly needsDescription: boolean;
  /** Whether the front matter has an error, reported elsewhere, so that missing texts may be in it. */
  readonly isHeadFaulty: boolean;
}

/** Longest title that lists and search results show in full. */
const maxTitleLength = 70;

/** Finds a missing or overlong title or description. */
export function findTitleProblems({
  file,
  title,
  titleLine,
  description,
  descriptionLine,
  needsDescription,
  isHeadFaulty,
}: PageTexts): Problem[] {
  const problems: Problem[] = [];
  if (!title && !isHeadFaulty) problems.push(missingTitle(file));
  if (length(title) > maxTitleLength) problems.push(longTitle(title, { file, line: titleLine, column: 1 }));
  if (!description && needsDescription && !isHeadFaulty) problems.push(missingDescription(file));
  if (length(description) > maxDescriptionLength)
    problems.push(longDescription(description, { file, line: descriptionLine, column: 1 }));
  return problems;
}

/** Counts characters as readers do, not code units. */
function length(text: string): number {
  return [...text].length;
}

function missingTitle(file: string): Problem {
  return {
    rule: 'title-missing',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: 'The page has no title',
    hint: 'Start it with a heading, "# Title", or write "title:" in the front matter.',
  };
}

function longTitle(title: string, place: Problem['place']): Problem {
  return {
    rule: 'title-length',
    severity: 'warning',
    place,
    message: `The title has ${length(title)} characters, but lists cut it off after ${maxTitleLength}`,
    hint: `Shorten ${quote(title)}.`,
  };
}

function missingDescription(file: string): Problem {
  return {
    rule: 'description-missing',
    severity: 'warning',
    place: { file, line: 1, column: 1 },
    message: 'The page has no description',
    hint: 'Write <p class="description">…</p> below the title, or "description:" in the front matter.',
  };
}

function longDescription(description: string, place: Problem['place']): Problem {
  return {
    rule: 'description-length',
    severity: 'warning',
    place,
    message: `The description has ${length(description)} characters, but search results cut it off after ${maxDescriptionLength}`,
    hint: 'Say what the page is for in one or two short sentences.',
  };
}
