// A language of a site → the engine's own words in it. Only the languages of a site are read, so
// that a site in English starts as fast as before.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dictionary } from '../../../../core/i18n/find-translation.ts';
import type { Language } from '../../../../core/model/language.ts';
import { packageFolder } from '../../../files/engine.ts';
import { findInterfaceLanguage } from './find-interface-language.ts';

/** Loads the words that the engine has for a language, where it has any; those of English are compiled in. */
export function loadInterface(language: Language): Dictionary | undefined {
  const known = findInterfaceLanguage(language);
  if (known === undefined) return undefined;
  return JSON.parse(readFileSync(join(packageFolder, `locales/interface/${known}.json`), 'utf8')) as Dictionary;
}
