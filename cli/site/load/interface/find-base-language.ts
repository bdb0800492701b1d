// A language code with a region → the site's language without the region, if its readers can read that.

import type { Language } from '../../../../core/model/language.ts';
import { toLocale } from './find-interface-language.ts';

/**
 * Finds the base of a language with a region. A language in another script does not count.
 *
 * @example
 * findBaseLanguage('en-GB', ['en', 'pt']) // 'en'
 * findBaseLanguage('zh-TW', ['en', 'zh']) // undefined
 */
export function findBaseLanguage(language: Language, known: readonly Language[]): Language | undefined {
  const [base = ''] = language.split('-');
  const isKnown = base !== language && known.includes(base);
  return isKnown && scriptOf(base) === scriptOf(language) ? base : undefined;
}

function scriptOf(language: Language): string | undefined {
  return toLocale(language)?.maximize().script;
}
