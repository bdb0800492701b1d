// The elements of a page → problems with what every page must have: unique ids, text alternatives of pictures,
// a title and a language.

import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import type { HtmlElement } from './read-element.ts';

/** Finds duplicate ids, and pictures without a text alternative. */
export function findElementProblems(elements: readonly HtmlElement[], file: string): Problem[] {
  const firstById = new Map<string, HtmlElement>();
  const problems: Problem[] = [];

  for (const element of elements) {
    const id = element.attributes.get('id');
    const first = id === undefined ? undefined : firstById.get(id);
    if (id !== undefined && !first) firstById.set(id, element);
    if (id !== undefined && first) problems.push(toRepeatedId(id, { first, element, file }));
    if (lacksAlt(element)) problems.push(toMissingAlt(element, file));
  }
  return problems;
}

/** Finds a page without a title or a language. */
export function findPageProblems(elements: readonly HtmlElement[], file: string): Problem[] {
  const title = elements.find(({ name }) => name === 'title');
  const language = elements.find(({ name }) => name === 'html')?.attributes.get('lang') ?? '';

  return [
    ...(title && title.text().trim() !== '' ? [] : [missingTitle(file)]),
    ...(language.trim() !== '' ? [] : [missingLanguage(file)]),
  ];
}

function lacksAlt({ name, attributes }: HtmlElement): boolean {
  const isPicture =
    name === 'img' ||
    (name === 'area' && attributes.has('href')) ||
    (name === 'input' && attributes.get('type') === 'image');
  return isPicture && !attributes.has('alt');
}

function toRepeatedId(
  id: string,
  { first, element, file }: { first: HtmlElement; element: HtmlElement; file: string },
): Problem {
  const { line, column } = first.placeOf('id');
  return {
    rule: 'html-id-twice',
    severity: 'error',
    place: { file, ...element.placeOf('id') },
    message: `The id ${quote(id)} is already used by the <${first.name}> at ${line}:${column}, so links and labels reach only that one`,
    hint: 'Give one of the two another id.',
  };
}

function toMissingAlt(element: HtmlElement, file: string): Problem {
  return {
    rule: 'html-alt-missing',
    severity: 'error',
    place: { file, ...element.placeOf() },
    message: `This <${element.name}> has no text for screen readers`,
    hint: 'Write it as "alt"; a picture that only decorates has alt="".',
  };
}

function missingTitle(file: string): Problem {
  return {
    rule: 'html-title-missing',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: 'The page has no title, so tabs, bookmarks and search results cannot name it',
    hint: 'Write <title> in the head of the page.',
  };
}

function missingLanguage(file: string): Problem {
  return {
    rule: 'html-lang-missing',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: 'The page does not say its language, so a screen reader has to guess the voice',
    hint: 'Write it as "lang" of the <html> element.',
  };
}
