import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';

/**
 * Returns the file of a page's Markdown copy, beside the folder of the page.
 *
 * @example
 * toCopyFile({ outputFile: 'joy-ui/react-button/index.html', canonicalPath: '/joy-ui/react-button/' }) // 'joy-ui/react-button.md'
 * toCopyFile({ outputFile: 'pt/index.html', canonicalPath: '/' })                                      // 'pt/index.md'
 */
export function toCopyFile({ outputFile, canonicalPath }: Pick<Page, 'outputFile' | 'canonicalPath'>): string {
  return canonicalPath === '/' ? outputFile.replace(/\.html$/, '.md') : outputFile.replace(/(\/index)?\.html$/, '.md');
}

/** Returns whether a page has a copy: only pages in the sitemap have one. */
export function isCopied({ template }: Pick<Page, 'template'>, { draft, unlisted }: FrontMatter): boolean {
  return template !== 'NotFound' && draft !== true && unlisted !== true;
}
