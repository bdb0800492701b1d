// Previous and current pages → the pages that are gone without a redirect. The previous ones are those of the last build
// of the same folder, and those listed in paths.txt.

import type { Place, Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import type { UrlPath } from '../../model/url-path.ts';

/** A page of the last build. */
interface KnownPage {
  readonly path: UrlPath;
  /** Hash of its text. */
  readonly textHash: string;
}

interface MovedOptions {
  readonly before: readonly KnownPage[];
  /** Paths of paths.txt, with their places. */
  readonly promised: readonly { readonly path: UrlPath; readonly place: Place }[];
  readonly pages: readonly (KnownPage & { readonly file: string })[];
  /** Returns whether a path still works: as a page, a file or a redirect. */
  readonly isAnswered: (path: UrlPath) => boolean;
}

/** Finds pages that are gone, with their new path if a new page has the same text. */
export function findMovedPages({ before, promised, pages, isAnswered }: MovedOptions): Problem[] {
  const promises = new Set(promised.map(({ path }) => path));
  const hashesBefore = new Map(before.map(({ path, textHash }) => [path, textHash]));
  const newPages = new Map(pages.filter(({ path }) => !hashesBefore.has(path)).map((page) => [page.textHash, page]));
  const gone = [
    ...promised,
    ...before.filter(({ path }) => !promises.has(path)).map(({ path }) => ({ path, place: undefined })),
  ].filter(({ path }) => !isAnswered(path));

  return gone.map(({ path, place }) => {
    const moved = newPages.get(hashesBefore.get(path) ?? '');
    return {
      rule: 'page-moved',
      severity: 'warning',
      place: place ?? { file: moved?.file ?? 'redirects.txt' },
      message: `There was a page at ${quote(path)}, but its address no longer works`,
      hint: moved
        ? `It is at ${quote(moved.path)} now: write "redirectFrom: ${path}" in the front matter of that page.`
        : `Write "${path} /new/ 301" into redirects.txt, or "${path} / 410" if nothing takes its place.`,
    };
  });
}
