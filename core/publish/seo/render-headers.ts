// The settings of a site → the text of `_headers`.
//
// Two rules never set the same header for a path, except where the later one wins on every host: some
// hosts join the values instead of choosing one.

import type { Site } from '../../model/site.ts';

const always = ['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin'];
const checked = ['Cache-Control: no-cache'];
// Search engines should index the pages, not their copies.
const copied = ['Content-Type: text/markdown; charset=utf-8', ...checked, 'X-Robots-Tag: noindex'];
const forever = ['Cache-Control: public, max-age=31536000, immutable'];

/** Inputs besides the settings. */
interface HeaderOptions {
  /** Files whose content may change under the same name. */
  readonly changing?: readonly string[];
  /** Path patterns of pages that get the policy, besides the start page; none contains another. */
  readonly guarded?: readonly string[];
  readonly policy?: string;
}

/** Renders the headers: hashed files are cached for good; pages, the worker and `changing` files are revalidated. */
export function renderHeaders(
  { base, copies }: Pick<Site, 'base' | 'copies'>,
  { changing = [], guarded = [], policy }: HeaderOptions = {},
): string {
  const rules = [
    ['*', always],
    ['', [...checked, ...(policy === undefined ? [] : [`Content-Security-Policy: ${policy}`])]],
    ['*/', checked],
    ['*.html', checked],
    ['sw.js', checked],
    ...changing.map((file) => [file, checked] as const),
    ...(copies.markdown ? [['*.md', copied] as const] : []),
    ['_menus/*', checked],
    ['_demos/*', checked],
    ['_app/*', forever],
    ...(policy === undefined
      ? []
      : guarded.map((pattern) => [pattern, [`Content-Security-Policy: ${policy}`]] as const)),
  ] as const;

  return rules
    .map(([pattern, headers]) => `${base}${pattern}\n${headers.map((header) => `  ${header}\n`).join('')}`)
    .join('');
}
