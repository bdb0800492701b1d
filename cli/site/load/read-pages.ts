// The content folder → its files, with the hash and the draft and unlisted flags of each page: the pages must be known
// before any of them is parsed.
//
// Texts are not kept in memory: a build only holds the pages it is making.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import { listFiles } from '../../files/list-files.ts';
import { isHuge } from './is-huge.ts';
import { hashPage } from '../../files/read-partial.ts';
import { hash } from '../../files/hash.ts';

/** The facts of a page's file that are known before parsing. */
interface PageFile {
  /** Hash of its text, without byte order mark and with "\n" line breaks. */
  readonly textHash: string;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
}

/** The Markdown files of a site by name, sorted, with problems of the folder. */
export interface PageFiles {
  readonly pages: ReadonlyMap<string, PageFile>;
  /** Pages added by plugins, by the name that their file would have. */
  readonly added?: ReadonlyMap<string, { readonly text: string; readonly plugin: string }>;
  /** Whether a demo is written with several styling solutions, each in a folder of its own. */
  readonly hasStylings: boolean;
  readonly problems: readonly Problem[];
}

/** Reads the heads and hashes of all pages of a site, including MDX files if the site enables them. */
export async function readPages(root: string, { mdx }: { readonly mdx: boolean }): Promise<PageFiles> {
  const { files, problems } = listFiles(root, 'content');
  const names = files.filter((file) => file.endsWith('.md') || (mdx && file.endsWith('.mdx')));
  const unread = mdx ? [] : files.filter((file) => file.endsWith('.mdx'));
  const pages = new Map<string, PageFile>();
  for (const file of names) pages.set(file, await readPage(root, file));
  const hasStylings = files.some((file) => /\/(?:tailwind|css)\/index\.(?:tsx|jsx|js)$/.test(file));
  return { pages, hasStylings, problems: [...problems, ...unread.map(unreadProblem)] };
}

function unreadProblem(file: string): Problem {
  return {
    rule: 'mdx-off',
    severity: 'warning',
    place: { file },
    message: 'MDX pages run code while the site is built, but this site does not allow that, so the page is left out',
    hint: 'Write markdown: { mdx: true } in docs.config.ts, or rename the file to end with ".md".',
  };
}

async function readPage(root: string, file: string): Promise<PageFile> {
  // Parsing reports that it is too large.
  if (isHuge(join(root, file))) return { textHash: hash(file, 'huge'), isDraft: false, isUnlisted: false };
  const text = readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const flags = text.startsWith('---') && /draft|unlisted/.test(text) ? await readFlags(text, file) : {};
  return {
    textHash: hashPage(text, { root, file }),
    isDraft: flags.draft === true,
    isUnlisted: flags.unlisted === true,
  };
}

/** Few pages have a flag, so the YAML parser is only loaded for those. */
async function readFlags(text: string, file: string): Promise<{ draft?: unknown; unlisted?: unknown }> {
  const { splitFrontMatter } = await import('../../../core/markdown/front-matter/split-front-matter.ts');
  const { data } = splitFrontMatter(text, file);
  return typeof data === 'object' && data !== null ? data : {};
}
