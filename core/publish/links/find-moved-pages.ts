// What was there before, and what is there now → pages that are gone without a word.
//
// Before is what the last build of the same folder made, and what paths.txt promises.

import type { Place, Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import type { UrlPath } from '../../model/url-path.ts';

/** A page of the last build. */
interface KnownPage {
  readonly path: UrlPath;
  /** The key of its text. */
  readonly textHash: string;
}

interface MovedOptions {
  readonly before: readonly KnownPage[];
  /** Paths of paths.txt, with their places. */
  readonly promised: readonly { readonly path: UrlPath; readonly place: Place }[];
  readonly pages: readonly (KnownPage & { readonly file: string })[];
  /** Tells whether something answers at a path: a page, a file, a redirect. */
  readonly isAnswered: (path: UrlPath) => boolean;
}

/** Finds pages that are gone, and where they went if their text tells. */
export function findMovedPages({ before, promised, pages, isAnswered }: MovedOptions): Problem[] {
  const promises = new Set(promised.map(({ path }) => path));
  const known = new Map(before.map(({ path, textHash }) => [path, textHash]));
  const news = new Map(pages.filter(({ path }) => !known.has(path)).map((page) => [page.textHash, page]));
  const gone = [
    ...promised,
    ...before.filter(({ path }) => !promises.has(path)).map(({ path }) => ({ path, place: undefined })),
  ].filter(({ path }) => !isAnswered(path));

  return gone.map(({ path, place }) => {
    const moved = news.get(known.get(path) ?? '');
    return {
      rule: 'page-moved',
      severity: 'warning',
      place: place ?? { file: moved?.file ?? 'redirects.txt' },
      message: `There was a page at ${quote(path)}, but its address no longer works`,
      hint: moved
        ? `It is at ${quote(moved.path)} now: write "redirectFrom: ${path}" into the head of that page.`
        : `Write "${path} /new/ 301" into redirects.txt, or "${path} / 410" if nothing takes its place.`,
    };
  });
}
