// Paths of the site → addresses in links, which lead to the translation where there is one.

import { withLanguage } from '../../core/model/paths/language-path.ts';
import type { Language } from '../../core/model/language.ts';
import { toHref } from '../../core/model/paths/to-href.ts';
import { decodeSafely } from '../../core/text/decode-safely.ts';
import { ensureTrailingSlash, splitHref, type UrlPath } from '../../core/model/url-path.ts';
import type { BuildContext } from './build-context.ts';

/** Creates the function that returns the link writer of a language. */
export function createLinkWriter({
  site,
  translated,
}: Pick<BuildContext, 'site' | 'translated'>): (language: Language) => (path: string) => string {
  return function toLinks(language) {
    const own = new Set(language === site.defaultLanguage ? [] : translated[language]);
    return (path) => toHref(site, own.has(toPagePath(path)) ? withLanguage(site, path, language) : path);
  };
}

/** Decodes a link: "/lib/%E9%85%8D/" is the page "/lib/配/". */
function toPagePath(link: string): UrlPath {
  return decodeSafely(ensureTrailingSlash(splitHref(link).path)).normalize('NFC');
}
