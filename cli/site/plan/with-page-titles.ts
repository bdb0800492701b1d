// A site and its parsed pages → the same site with the title of each translated page in its language. Titles in the
// site's own texts win; an untranslated page keeps its English title.

import type { Dictionary } from '../../../core/i18n/find-translation.ts';
import { mergeDictionaries } from '../../../core/i18n/merge-dictionaries.ts';
import type { PageTask } from './page-task.ts';
import type { ParsedTexts } from './parsed-page.ts';
import type { LoadedSite } from '../load/load-site.ts';

/** Adds the titles of translated pages to the texts of a site; without any, returns the site unchanged. */
export function withPageTitles(
  loaded: LoadedSite,
  { tasks, parsed }: { tasks: readonly PageTask[]; parsed: ParsedTexts },
): LoadedSite {
  const titles: Record<string, Record<string, string>> = {};
  for (const { page } of tasks) {
    const isOriginal = page.language === loaded.site.defaultLanguage || page.isFallback;
    const title = isOriginal ? undefined : parsed.pages.get(page.file)?.title;
    if (title !== undefined) (titles[page.language] ??= {})[page.canonicalPath.replace(/(?<=.)\/$/, '')] = title;
  }
  const added = Object.entries(titles).map(([language, pages]): [string, Dictionary] => [
    language,
    mergeDictionaries({ pages }, loaded.dictionaries[language] ?? {}),
  ]);
  return added.length === 0
    ? loaded
    : { ...loaded, dictionaries: { ...loaded.dictionaries, ...Object.fromEntries(added) } };
}
