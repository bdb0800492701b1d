// An unknown language code in the settings → the code that was most likely meant.

import { findNearest } from '../text/find-nearest.ts';

/** Language codes by country codes and names that authors write by mistake. */
const intended: Readonly<Record<string, string>> = {
  chinese: 'zh',
  cn: 'zh-CN',
  cz: 'cs',
  deutsch: 'de',
  dk: 'da',
  english: 'en',
  french: 'fr',
  gb: 'en-GB',
  german: 'de',
  gr: 'el',
  italian: 'it',
  japanese: 'ja',
  jp: 'ja',
  korean: 'ko',
  portuguese: 'pt',
  spanish: 'es',
  ua: 'uk',
  us: 'en-US',
};

/** The most common languages first, because a typo is often similar to several codes. */
const common =
  'en pt zh es de fr ja ko it ru ar he fa hi tr pl nl sv da nb fi cs el uk hu ro id vi th bn ca hr bg sr sk'.split(' ');

/**
 * Finds the code that was probably meant; undefined for a known one, and if none is similar.
 *
 * @example
 * findNearestLanguage('ptt') // 'pt'
 * findNearestLanguage('pt')  // undefined
 */
export function findNearestLanguage(written: string): string | undefined {
  if (isKnown(written)) return undefined;
  const lower = written.toLowerCase();
  if (Object.hasOwn(intended, lower)) return intended[lower];

  const [language = '', ...rest] = written.split(/[-_]/);
  if (rest.length === 0) return findNearest(language, common);
  // "pt_BR", "PT-br": the same code with another spelling.
  const normalized = [
    language.toLowerCase(),
    ...rest.map((part) => (part.length === 2 ? part.toUpperCase() : part)),
  ].join('-');
  return normalized !== written && isKnown(normalized) ? normalized : undefined;
}

/** Returns whether Unicode has a name for the language. With a region, any well-formed code is accepted. */
function isKnown(code: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(code)) return false;
  // Loading the names of languages takes longer than all other checks of the settings.
  if (code.includes('-') || common.includes(code)) return true;
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined;
}
