// The code of a language → which dictionary of the engine its readers can read. A country makes no
// difference ("pt-BR" is read as "pt"), but another script does: who reads traditional Chinese
// does not read "zh".

import type { Language } from '../../../../core/model/language.ts';

/** The languages that the engine has words in besides English; a file each in locales/interface/. */
const interfaceLanguages: readonly Language[] = ['ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'pt', 'ru', 'zh'];

/**
 * Finds the engine's language for one of a site.
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

/** Reads the code of a language; "en_US" is none. */
export function toLocale(language: Language): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
}
