// A site's pages → the links to other hosts that lead to nothing. Sends requests, so it only runs with an option.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { CheckedSite } from '../checked-site.ts';
import { askAddresses, type AskOptions } from './ask-addresses.ts';
import type { Link } from '../../../core/model/document.ts';
import { splitFrontMatter } from '../../../core/markdown/front-matter/split-front-matter.ts';
import { parseMarkdown } from '../../../core/markdown/parse/parse-markdown.ts';
import { findDeepNesting } from '../../../core/markdown/problems/find-deep-nesting.ts';
import { findDenseText } from '../../../core/markdown/problems/find-dense-text.ts';
import { links } from '../../../core/markdown/transforms/links.ts';
import { matchPathFamily } from '../../../core/model/paths/match-path-family.ts';
import type { Site } from '../../../core/model/site.ts';
import { decodeText } from '../../files/decode-text.ts';
import { listFiles } from '../../files/list-files.ts';

const usual: AskOptions = { fetch: (...args) => fetch(...args), hosts: 8, seconds: 10 };

/** Number of requested URLs, and problems. */
interface CheckedExternal {
  readonly addresses: number;
  readonly problems: readonly Problem[];
}

/** Requests every address of another host that the pages link to. */
export async function checkExternal({ site, root }: Pick<CheckedSite, 'site' | 'root'>): Promise<CheckedExternal> {
  const links = readExternalLinks(root, site);
  const addresses = new Set(links.map(toAddress));
  const faults = await askAddresses(addresses, usual);

  return {
    addresses: addresses.size,
    problems: links.flatMap((link) => {
      const fault = faults.get(toAddress(link));
      return fault === undefined ? [] : [toProblem(link, fault)];
    }),
  };
}

/** Fragments are not sent. */
function toAddress({ href }: ExternalLink): string {
  const url = new URL(href);
  url.hash = '';
  return url.href;
}

/** Another host may be down for an hour, so this is not an error. */
function toProblem({ file, line, column, href }: ExternalLink, fault: string): Problem {
  return {
    rule: 'link-external-broken',
    severity: 'warning',
    place: { file, line, column },
    message: `The address ${quote(href)} ${fault}`,
    hint: 'Correct or remove the link, or list it under "links.ignore" in docs.config.ts.',
  };
}

// The source pages of a site → the addresses of other hosts in them, each with its place.

/** An address of another host. */
interface ExternalLink extends Link {
  readonly file: string;
}

/** Reads the addresses that the settings do not ignore. */
function readExternalLinks(root: string, site: Pick<Site, 'url' | 'links' | 'limits'>): ExternalLink[] {
  const ignored = site.links.ignore.filter(isAddress).map(toPath);
  const isOfSite = (href: string) => site.url !== '' && (href === site.url || href.startsWith(`${site.url}/`));

  return listFiles(root, 'content')
    .files.filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => readLinks(root, { file, nesting: site.limits.nesting }))
    .filter(({ href }) => isAddress(href) && URL.canParse(href) && !isOfSite(href))
    .filter(({ href }) => !ignored.some((family) => matchPathFamily(toPath(href), family)));
}

function readLinks(root: string, { file, nesting }: { file: string; nesting: number }): ExternalLink[] {
  const decoded = decodeText(readFileSync(join(root, file)), file);
  if ('problem' in decoded || !decoded.text.includes('://')) return [];
  const { body } = splitFrontMatter(decoded.text, file);
  // Files that a build refuses are not read here either.
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
