// A library's comments → the same Markdown with the addresses of the site's pages; other relative links are removed.

import type { ApiSubject } from '../pages/api-subject.ts';

/** Creates the function that links the texts of a subject. Links without a page become plain text. */
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
