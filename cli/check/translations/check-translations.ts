// The sources of a site → the problems of its translations: missing and outdated texts of the interface, and outdated
// pages. The finished files are not read.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOutdatedPages, type TranslatedPage } from '../../../core/i18n/find-outdated-pages.ts';
import { findTextProblems } from '../../../core/i18n/find-text-problems.ts';
import { listSiteKeys } from '../../../core/i18n/translate-site.ts';
import type { Language } from '../../../core/model/language.ts';
import { findKeyLine } from '../../../core/markdown/front-matter/find-key-line.ts';
import { splitFrontMatter } from '../../../core/markdown/front-matter/split-front-matter.ts';
import { parseContentFile } from '../../../core/nav/paths/parse-content-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { Site } from '../../../core/model/site.ts';
import { findBaseLanguage } from '../../site/load/interface/find-base-language.ts';
import { loadInterface } from '../../site/load/interface/load-interface.ts';
import { toDictionaryFile } from '../../site/load/load-dictionaries.ts';
import type { LoadedSite } from '../../site/load/load-site.ts';
import { listTitleKeys } from '../../site/plan/find-unused-titles.ts';
import { readPages, type PageFiles } from '../../site/load/read-pages.ts';

/** Number of checked translations, and their problems. */
export interface CheckedTranslations {
  readonly languages: number;
  readonly pages: number;
  readonly problems: readonly Problem[];
}

/** Checks the translations of a site. */
export async function checkTranslations(loaded: LoadedSite, root: string): Promise<CheckedTranslations> {
  const languages = loaded.site.languages.filter((language) => language !== 'en');
  const pages = listTranslatedPages(await readPages(root, loaded.site.markdown), { root, site: loaded.site });
  // A file that cannot be read has no texts to compare.
  const broken = loaded.problems.filter(
    ({ place, rule }) => place.file.startsWith('locales/') && rule !== 'translation-unused',
  );

  return {
    languages: languages.length,
    pages: pages.length,
    problems: [
      ...broken,
      ...languages.flatMap((language) => checkTexts(language, { loaded, root })),
      ...findOutdatedPages(pages),
    ],
  };
}

function checkTexts(language: Language, { loaded, root }: { loaded: LoadedSite; root: string }): Problem[] {
  const { dictionaries, keyPlaces, trees } = loaded;
  const file = toDictionaryFile(language);
  const translated = dictionaries[language];
  const isFirst = language === loaded.site.defaultLanguage;
  if (translated)
    return findTextProblems({
      english: dictionaries.en ?? {},
      translated,
      given: dictionaries[findBaseLanguage(language, Object.keys(dictionaries)) ?? ''] ?? loadInterface(language),
      language,
      file,
      places: keyPlaces[language] ?? new Map(),
      // A tree's titles come from its paths, so they need no English text.
      optional: [...listTitleKeys(trees), ...(isFirst ? [] : listSiteKeys(loaded.site))],
      settled: isFirst ? listSiteKeys(loaded.site) : [],
    });
  if (existsSync(join(root, file))) return [];

  return [
    {
      rule: 'translation-file-missing',
      severity: 'warning',
      place: { file },
      message: `The language ${quote(language)} has no texts of the interface, so readers see the English ones`,
      hint: 'Write the file with the keys of the English texts.',
    },
  ];
}

function listTranslatedPages({ pages }: PageFiles, { root, site }: { root: string; site: Site }): TranslatedPage[] {
  const contents = [...pages.keys()].flatMap((file) => parseContentFile(file, site.languages).content ?? []);
  const originals = new Map(
    contents.flatMap(({ canonicalPath, language, file }) =>
      language === site.defaultLanguage ? [[canonicalPath, file]] : [],
    ),
  );

  return contents.flatMap(({ canonicalPath, language, file }) => {
    const original = originals.get(canonicalPath);
    const textHash = pages.get(original ?? '')?.textHash;
    // A translation without an original is reported by the build.
    if (language === site.defaultLanguage || original === undefined || textHash === undefined) return [];
    return { file, ...readSourceHash(root, file), original: { file: original, textHash } };
  });
}

function readSourceHash(root: string, file: string): Pick<TranslatedPage, 'sourceHash' | 'line'> {
  const text = readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const { data, head } = splitFrontMatter(text, file);
  const { sourceHash } = (data ?? {}) as { sourceHash?: unknown };
  return typeof sourceHash === 'string' ? { sourceHash, line: findKeyLine(head, 'sourceHash') ?? 1 } : {};
}
