// Words that may be of another language than the page: on a page from right to left they keep their own direction,
// so that full stops and brackets stand at their end.

import type { PageProps } from './page-props.ts';
import { directionOf } from './text-direction.ts';

/** Draws words that may be of another language. */
export function ForeignWords({ language, children }: { readonly language: string; readonly children: string }) {
  return directionOf(language) === 'rtl' ? <bdi>{children}</bdi> : children;
}

/** Gives the language and the direction of a page's text, where they are not those of the page. */
export function pickTextLanguage({ page, site }: Pick<PageProps, 'page' | 'site'>): { lang?: string; dir?: string } {
  return page.isFallback ? { lang: site.defaultLanguage, dir: directionOf(site.defaultLanguage) } : {};
}
