// The code of a language with a region → the language whose texts its readers can read, where a site has those.

import type { Language } from '../../../../core/model/language.ts';
import { toLocale } from './find-interface-language.ts';

/**
 * Finds the language that one with a region builds on. Another script makes another language.
 *
 * @example
 * findBaseLanguage('en-GB', ['en', 'pt']) // 'en'
 * findBaseLanguage('zh-TW', ['en', 'zh']) // undefined
 */
export function findBaseLanguage(language: Language, known: readonly Language[]): Language | undefined {
  const [base = ''] = language.split('-');
  const isRead = base !== language && known.includes(base);
  return isRead && scriptOf(base) === scriptOf(language) ? base : undefined;
}

function scriptOf(language: Language): string | undefined {
  return toLocale(language)?.maximize().script;
}
