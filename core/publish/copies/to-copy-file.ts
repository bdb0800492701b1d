// A page's file → the file of its copy in Markdown, and whether it has one.

import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';

/**
 * Gives the file of a page's copy, beside the folder of the page.
 *
 * @example
 * toCopyFile({ outputFile: 'joy-ui/react-button/index.html', canonicalPath: '/joy-ui/react-button/' }) // 'joy-ui/react-button.md'
 * toCopyFile({ outputFile: 'pt/index.html', canonicalPath: '/' })                                      // 'pt/index.md'
 */
export function toCopyFile({ outputFile, canonicalPath }: Pick<Page, 'outputFile' | 'canonicalPath'>): string {
  return canonicalPath === '/' ? outputFile.replace(/\.html$/, '.md') : outputFile.replace(/(\/index)?\.html$/, '.md');
}

/** Tells whether a page has a copy: what is in no sitemap has none. */
export function isCopied({ template }: Pick<Page, 'template'>, { draft, unlisted }: FrontMatter): boolean {
  return template !== 'NotFound' && draft !== true && unlisted !== true;
}
