// What stands for a language in the settings → the code that was most likely meant, unless it is one that is known.

import { findNearest } from '../text/find-nearest.ts';

/** Codes of countries, and names, that stand where a language is meant. */
const meant: Readonly<Record<string, string>> = {
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

/** The most common first, as a slip is near many. */
const common =
  'en pt zh es de fr ja ko it ru ar he fa hi tr pl nl sv da nb fi cs el uk hu ro id vi th bn ca hr bg sr sk'.split(' ');

/**
 * Finds the code that was meant; undefined for one that is known, and where nothing is near.
 *
 * @example
 * findNearestLanguage('ptt') // 'pt'
 * findNearestLanguage('pt')  // undefined
 */
export function findNearestLanguage(written: string): string | undefined {
  if (isKnown(written)) return undefined;
  const lower = written.toLowerCase();
  if (Object.hasOwn(meant, lower)) return meant[lower];

  const [language = '', ...rest] = written.split(/[-_]/);
  if (rest.length === 0) return findNearest(language, common);
  // "pt_BR", "PT-br": the same code, written otherwise.
  const tidy = [language.toLowerCase(), ...rest.map((part) => (part.length === 2 ? part.toUpperCase() : part))].join(
    '-',
  );
  return tidy !== written && isKnown(tidy) ? tidy : undefined;
}

/** Whether Unicode has a name for the language. With a region, anything of the right form is taken. */
function isKnown(code: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(code)) return false;
  // To load the names of languages takes longer than all other checks of settings.
  if (code.includes('-') || common.includes(code)) return true;
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined;
}
