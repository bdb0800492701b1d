// A language of a site → the engine's interface texts. Only the site's languages are read, so that an English site
// reads none.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dictionary } from '../../../../core/i18n/find-translation.ts';
import type { Language } from '../../../../core/model/language.ts';
import { packageFolder } from '../../../files/engine.ts';
import { findInterfaceLanguage } from './find-interface-language.ts';

/** Loads the engine's texts for a language, if it has any; the English ones are compiled in. */
export function loadInterface(language: Language): Dictionary | undefined {
  const known = findInterfaceLanguage(language);
  if (known === undefined) return undefined;
  return JSON.parse(readFileSync(join(packageFolder, `locales/interface/${known}.json`), 'utf8')) as Dictionary;
}
