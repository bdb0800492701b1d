// Text that may be in another language than the page: on a right-to-left page it keeps its own direction, so that
// full stops and brackets are at its end.

import type { PageProps } from './page-props.ts';
import { directionOf } from './text-direction.ts';

/** Renders text that may be in another language. */
export function ForeignText({ language, children }: { readonly language: string; readonly children: string }) {
  return directionOf(language) === 'rtl' ? <bdi>{children}</bdi> : children;
}

/** Returns the language and direction of a page's text, if they differ from those of the page. */
export function pickTextLanguage({ page, site }: Pick<PageProps, 'page' | 'site'>): { lang?: string; dir?: string } {
  return page.isFallback ? { lang: site.defaultLanguage, dir: directionOf(site.defaultLanguage) } : {};
}
