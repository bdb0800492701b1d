// The content folder → its files, with the hash of each page and what its head says of being built:
// which pages there are must be known before any of them is parsed.
//
// Texts are read and let go: a build holds no more than the pages it is making.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import { listFiles } from '../../files/list-files.ts';
import { isHuge } from './is-huge.ts';
import { hashPage } from '../../files/read-partial.ts';
import { hash } from '../../files/hash.ts';

/** What is known of a page's file before it is parsed. */
interface PageFile {
  /** Hash of its text, without byte order mark and with "\n" line breaks. */
  readonly textHash: string;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
}

/** The Markdown files of a site by name, sorted, and what is wrong with the folder. */
export interface PageFiles {
  readonly pages: ReadonlyMap<string, PageFile>;
  /** Those that no file brings but a plugin, by the name that their file would have. */
  readonly added?: ReadonlyMap<string, { readonly text: string; readonly plugin: string }>;
  readonly problems: readonly Problem[];
}

/** Reads the heads and hashes of all pages of a site; files of MDX are pages where the site says so. */
export async function readPages(root: string, { mdx }: { readonly mdx: boolean }): Promise<PageFiles> {
  const { files, problems } = listFiles(root, 'content');
  const names = files.filter((file) => file.endsWith('.md') || (mdx && file.endsWith('.mdx')));
  const unread = mdx ? [] : files.filter((file) => file.endsWith('.mdx'));
  const pages = new Map<string, PageFile>();
  for (const file of names) pages.set(file, await readPage(root, file));
  return { pages, problems: [...problems, ...unread.map(unreadProblem)] };
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
  // Parsing tells that it is too large, whatever it says.
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

/** Few pages carry a flag, so the YAML reader is loaded for those alone. */
async function readFlags(text: string, file: string): Promise<{ draft?: unknown; unlisted?: unknown }> {
  const { splitFrontMatter } = await import('../../../core/markdown/front-matter/split-front-matter.ts');
  const { data } = splitFrontMatter(text, file);
  return typeof data === 'object' && data !== null ? data : {};
}
