// The texts and complete trees of a site → titles under "pages" that no entry has, so that nothing shows them. API pages
// are in the trees only once the API is known; otherwise they are not reported.

import type { Language } from '../../../core/model/language.ts';
import { parseContentFile } from '../../../core/nav/paths/parse-content-file.ts';
import { walkNav } from '../../../core/nav/tree/walk-nav.ts';
import type { NavTree } from '../../../core/model/nav-tree.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import type { LoadedSite } from '../load/load-site.ts';
import type { PageFiles } from '../load/read-pages.ts';
import { toDictionaryFile } from '../load/load-dictionaries.ts';
import { hasUnreadTree } from './plan-site.ts';

type TitledSite = Pick<LoadedSite, 'site' | 'trees' | 'treeless' | 'keyPlaces'>;

interface UnusedOptions {
  readonly files: Pick<PageFiles, 'pages'>;
  /** Returns whether the page of a title may be missing for a reason that is already reported. */
  readonly isExcused: (path: string) => boolean;
}

/** Finds titles in a site's translation files that no tree entry has. */
export function findUnusedTitles(loaded: TitledSite, { files, isExcused }: UnusedOptions): Problem[] {
  if (hasUnreadTree(loaded)) return [];
  // A draft is in its tree while it is being written.
  const drafts = [...files.pages].flatMap(([file, { isDraft }]) => {
    const path = isDraft ? parseContentFile(file, loaded.site.languages).content?.canonicalPath : undefined;
    return path === undefined ? [] : [`pages.${path.replace(/(?<=.)\/$/, '')}`];
  });
  const knownKeys = new Set([...listTitleKeys(loaded.trees), ...drafts]);
  return Object.entries(loaded.keyPlaces).flatMap(([language, places]) =>
    [...places].flatMap(([key, place]) => {
      const isUsed = !key.startsWith('pages./') || knownKeys.has(key) || isExcused(key.slice('pages.'.length));
      return isUsed
        ? []
        : [toProblem(key, { knownKeys, loaded, language, place: { file: toDictionaryFile(language), ...place } })];
    }),
  );
}

/** Lists the keys of the titles of trees. */
export function listTitleKeys(trees: readonly NavTree[]): string[] {
  const entries = trees.flatMap(({ entries: own }) => walkNav(own)).map(({ entry }) => entry);
  return entries.map(({ pathname, subheader }) => `pages.${(subheader ?? pathname).replace(/(?<=.)\/$/, '')}`);
}

interface UnusedTitle {
  readonly knownKeys: Iterable<string>;
  readonly loaded: Pick<LoadedSite, 'site'>;
  readonly language: Language;
  readonly place: Problem['place'];
}

function toProblem(key: string, { knownKeys, loaded: { site }, language, place }: UnusedTitle): Problem {
  const bare = key.replace(/\/$/, '');
  const product = site.products.find(({ id }) => bare === `pages./${id}`);
  const nearest = findNearest(bare, knownKeys);
  return {
    rule: 'translation-unused',
    severity: 'warning',
    place,
    message: `No entry of a tree has the title ${quote(key)}, so this text is never shown`,
    hint:
      nearest === bare
        ? `Write ${quote(nearest)}, without the slash at the end.`
        : product && language !== site.defaultLanguage
          ? `The name of the product is ${quote(`products.${product.id}.name`)}.`
          : nearest === undefined
            ? 'Remove it.'
            : `Did you mean ${quote(nearest)}?`,
  };
}
