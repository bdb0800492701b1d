// A library's comments → the same Markdown with addresses that work: those of the site's pages, and no others.

import type { ApiSubject } from '../pages/api-subject.ts';

/** Creates the function that links the texts of a subject. What the site does not have loses its address. */
export function linkTexts(
  { targets }: Pick<ApiSubject, 'targets'>,
  toAddress: (path: string) => string,
): (text: string) => string {
  return (text) =>
    text
      .trim()
      .replace(/\[([^[\]]*)\]\((\/[^)\s]*|#[^)\s]*)\)/g, (_, words: string, target: string) =>
        Object.hasOwn(targets, target) ? `[${words}](${toAddress(targets[target] ?? '')})` : words,
      );
}
