// The pages of a site as they are written → the addresses of other hosts in them, each where it stands.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Link } from '../../../core/document.ts';
import { splitFrontMatter } from '../../../core/markdown/front-matter/split-front-matter.ts';
import { parseMarkdown } from '../../../core/markdown/parse/parse-markdown.ts';
import { findDeepNesting } from '../../../core/markdown/problems/find-deep-nesting.ts';
import { findDenseText } from '../../../core/markdown/problems/find-dense-text.ts';
import { links } from '../../../core/markdown/transforms/links.ts';
import { matchPathFamily } from '../../../core/paths/match-path-family.ts';
import type { Site } from '../../../core/site.ts';
import { decodeText } from '../../files/decode-text.ts';
import { listFiles } from '../../files/list-files.ts';

/** An address of another host. */
export interface ExternalLink extends Link {
  readonly file: string;
}

/** Reads the addresses that the settings do not ignore. */
export function readExternalLinks(root: string, site: Pick<Site, 'url' | 'links' | 'limits'>): ExternalLink[] {
  const ignored = site.links.ignore.filter(isAddress).map(toPath);
  const isOwn = (href: string) => site.url !== '' && (href === site.url || href.startsWith(`${site.url}/`));

  return listFiles(root, 'content')
    .files.filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => readLinks(root, { file, nesting: site.limits.nesting }))
    .filter(({ href }) => isAddress(href) && URL.canParse(href) && !isOwn(href))
    .filter(({ href }) => !ignored.some((family) => matchPathFamily(toPath(href), family)));
}

function readLinks(root: string, { file, nesting }: { file: string; nesting: number }): ExternalLink[] {
  const decoded = decodeText(readFileSync(join(root, file)), file);
  if ('problem' in decoded || !decoded.text.includes('://')) return [];
  const { body } = splitFrontMatter(decoded.text, file);
  // What a build refuses is not read here either.
  if (findDeepNesting(body, nesting, file) ?? findDenseText(body, file)) return [];

  const { tree } = parseMarkdown(body, file);
  const asWritten = (href: string) => href;
  const context = { file, path: '/', origin: '', base: '/', toHref: asWritten, toPage: asWritten };
  return links(tree, context).links.map((link) => ({ ...link, file }));
}

function isAddress(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/** "https://example.com/a?b" is "/example.com/a". */
function toPath(href: string): string {
  return href.replace(/^https?:\//i, '').replace(/[?#][^]*$/, '');
}
