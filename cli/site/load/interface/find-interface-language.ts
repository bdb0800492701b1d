// Language code → the engine's dictionary that its readers can read. A country makes no difference ("pt-BR" uses
// "pt"), but another script does: readers of traditional Chinese do not get "zh".

import type { Language } from '../../../../core/model/language.ts';

/**
 * Finds the engine's interface language for a language of a site.
 *
 * @example
 * findInterfaceLanguage('pt-BR', ['fr', 'pt', 'zh']) // 'pt'
 * findInterfaceLanguage('zh-TW', ['fr', 'pt', 'zh']) // undefined
 */
export function findInterfaceLanguage(
  language: Language,
  interfaceLanguages: readonly Language[],
): Language | undefined {
  const locale = toLocale(language)?.maximize();
  return interfaceLanguages.find(
    (candidate) => candidate === locale?.language && new Intl.Locale(candidate).maximize().script === locale.script,
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
