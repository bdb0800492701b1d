// Language code → the engine's dictionary that its readers can read. A country makes no difference ("pt-BR" uses
// "pt"), but another script does: readers of traditional Chinese do not get "zh".

import type { Language } from '../../../../core/model/language.ts';

/** The languages of the engine's interface besides English; each has a file in locales/interface/. */
const interfaceLanguages: readonly Language[] = ['ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'pt', 'ru', 'zh'];

/**
 * Finds the engine's interface language for a language of a site.
 *
 * @example
 * findInterfaceLanguage('pt-BR') // 'pt'
 * findInterfaceLanguage('zh-TW') // undefined
 */
export function findInterfaceLanguage(language: Language): Language | undefined {
  const locale = toLocale(language)?.maximize();
  return interfaceLanguages.find(
    (known) => known === locale?.language && new Intl.Locale(known).maximize().script === locale.script,
  );
}

/** Parses a language code; undefined if it is invalid, such as "en_US". */
export function toLocale(language: Language): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
}
