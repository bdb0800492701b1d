// A language of a site → the engine's interface texts. Only the site's languages are read, so that an English site
// reads none.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dictionary } from '../../../../core/i18n/find-translation.ts';
import type { Language } from '../../../../core/model/language.ts';
import { packageFolder } from '../../../files/engine.ts';
import { findInterfaceLanguage } from './find-interface-language.ts';

/** Besides English, each language of the engine's interface has a file here. */
const folder = join(packageFolder, 'locales/interface');

/** Loads the engine's texts for a language, if it has any; the English ones are compiled in. */
export function loadInterface(language: Language): Dictionary | undefined {
  const interfaceLanguages = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  const found = findInterfaceLanguage(language, interfaceLanguages);
  if (found === undefined) return undefined;
  return JSON.parse(readFileSync(join(folder, `${found}.json`), 'utf8')) as Dictionary;
}
