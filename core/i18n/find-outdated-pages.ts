// The translated pages of a site, with the hashes of their originals → problems for outdated ones.
// Every hint contains the current hash.

import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';

/** A translated page and its original. */
export interface TranslatedPage {
  readonly file: string;
  /** The line of `sourceHash` in its front matter. */
  readonly line?: number;
  /** The hash of the original in the translation's front matter. */
  readonly sourceHash?: string;
  readonly original: { readonly file: string; readonly textHash: string };
}

/** Finds the translations whose original has changed, or that have no `sourceHash`. */
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
