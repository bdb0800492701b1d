// The dictionaries of a site → a function that returns the text of a key in a language.
//
// A text is never blank by accident: a missing text falls back to English, and without an English
// text the key is shown. Missing texts are logged, each key of a language only once, so the function
// keeps a set of logged keys.

import type { Language } from '../model/language.ts';
import { findTranslation } from './find-translation.ts';
import type { Dictionary } from './find-translation.ts';

/** Options of a translate function. */
interface TranslateOptions {
  /** Languages of the site; one without a dictionary falls back to English. */
  readonly languages: readonly Language[];
  readonly dictionaries: Readonly<Record<Language, Dictionary>>;
  readonly log: (message: string) => void;
}

/** Values for the "{{name}}" of a text. */
type TranslateParams = Readonly<Record<string, string | number>>;

/** Returns the text of a key in a language. */
export type Translate = (language: Language, key: string, params?: TranslateParams) => string;

/** Finds the text of a key, or undefined; for optional keys such as page titles. */
type FindText = (language: Language, key: string) => string | undefined;

/** Creates the function that returns the texts of a site, and logs each missing one once. */
export function createTranslate({ languages, dictionaries, log }: TranslateOptions): Translate {
  const logged = new Set<string>();
  const findText = createFindText(dictionaries);

  return function translate(language, key, params = {}) {
    if (!languages.includes(language) && !Object.hasOwn(dictionaries, language)) {
      log(`Missing language: ${language}`);
      return '…';
    }

    const own = findText(language, key);
    if (own !== undefined) return fill(own, params, language);

    const line = `Missing translation for ${language}:${key}`;
    if (!logged.has(line)) log(line);
    logged.add(line);
    return fill(findText('en', key) ?? key, params, 'en');
  };
}

/** Creates a silent look-up without any fallback. */
export function createFindText(dictionaries: Readonly<Record<Language, Dictionary>>): FindText {
  return function findText(language, key) {
    const dictionary = Object.hasOwn(dictionaries, language) ? dictionaries[language] : undefined;
    return dictionary && findTranslation(dictionary, key);
  };
}

function fill(text: string, params: TranslateParams, language: Language): string {
  return text.replace(
    /( ?)\{\{(\w+)\}\}( ?)/g,
    (marker, before: string, name: string, after: string, offset: number) => {
      if (!Object.hasOwn(params, name)) return marker;
      const value = formatValue(params[name] ?? '', language);
      const isCloseBefore = ideographs.test(text.charAt(offset - 1) + value.charAt(0));
      const isCloseAfter = ideographs.test(value.charAt(value.length - 1) + text.charAt(offset + marker.length));
      return `${isCloseBefore ? '' : before}${value}${isCloseAfter ? '' : after}`;
    },
  );
}

/** In Chinese and Japanese, a space beside a value is only for values in other scripts. */
const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]{2}$/u;

// English is the second choice, because an unknown language would use the locale of the machine.
function formatValue(value: string | number, language: Language): string {
  return typeof value === 'number' ? new Intl.NumberFormat([language, 'en']).format(value) : value;
}
