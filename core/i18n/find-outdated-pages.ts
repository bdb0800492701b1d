// The translated pages of a site, with what they say of their originals → those that have to be
// looked at again. The value that is right today stands in every hint.

import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';

/** A translated page, and the page that it is a translation of. */
export interface TranslatedPage {
  readonly file: string;
  /** The line of `sourceHash` in its front matter. */
  readonly line?: number;
  /** What the translation says that it was made from. */
  readonly sourceHash?: string;
  readonly original: { readonly file: string; readonly textHash: string };
}

/** Finds the translations whose original has changed, or that do not say what they were made from. */
export function findOutdatedPages(pages: readonly TranslatedPage[]): Problem[] {
  return pages.flatMap(({ file, line, sourceHash, original }): Problem[] => {
    if (sourceHash === original.textHash) return [];
    const setting = quote(`sourceHash: ${original.textHash}`);

    if (sourceHash === undefined) {
      return [
        {
          rule: 'page-source-unknown',
          severity: 'warning',
          place: { file, line: 1 },
          message: `The translation does not say which text of ${quote(original.file)} it was made from`,
          hint: `Compare the two, and write ${setting} in its front matter.`,
        },
      ];
    }
    return [
      {
        rule: 'page-outdated',
        severity: 'warning',
        place: { file, line: line ?? 1 },
        message: `The original ${quote(original.file)} has changed since this translation was made`,
        hint: `Translate the changes, and write ${setting} in the front matter.`,
      },
    ];
  });
}
