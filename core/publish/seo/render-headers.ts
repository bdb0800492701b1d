// The facts of a site → the text of `_headers`.
//
// No two rules give one path the same header twice, except where a later one wins on every host:
// some hosts join the values instead of choosing one.

import type { Site } from '../../model/site.ts';

const always = ['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin'];
const checked = ['Cache-Control: no-cache'];
// Search engines are to list the pages, not their copies.
const copied = ['Content-Type: text/markdown; charset=utf-8', ...checked, 'X-Robots-Tag: noindex'];
const forever = ['Cache-Control: public, max-age=31536000, immutable'];

/** What the headers are rendered from, beside the settings. */
interface HeaderOptions {
  /** Files that change while their names stay. */
  readonly changing?: readonly string[];
  /** Where pages lie that the policy is for, besides the first one: patterns of paths, none within another. */
  readonly guarded?: readonly string[];
  readonly policy?: string;
}

/** Renders the headers: copies of pages are Markdown, hashed files are kept for good, pages, the worker and `changing` files are asked for again. */
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
