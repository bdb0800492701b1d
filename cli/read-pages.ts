// The content folder → its files, with the hash of each page and what its head says of being built.
//
// Texts are read and let go: a build holds no more than the pages it is making.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../core/problem.ts';
import { hash } from './hash.ts';
import { listFiles } from './list-files.ts';

/** What is known of a page's file before it is parsed. */
export interface PageFile {
  /** Hash of its text, without byte order mark and with "\n" line breaks. */
  readonly textHash: string;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
}

/** The Markdown files of a site by name, sorted, and what is wrong with the folder. */
export interface PageFiles {
  readonly pages: ReadonlyMap<string, PageFile>;
  readonly problems: readonly Problem[];
}

/** Reads the heads and hashes of all pages of a site. */
export function readPages(root: string): PageFiles {
  const { files, problems } = listFiles(root, 'content');
  const names = files.filter((file) => file.endsWith('.md'));
  return { pages: new Map(names.map((file) => [file, readPage(join(root, file))])), problems };
}

function readPage(path: string): PageFile {
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const head = text.startsWith('---\n') ? text.slice(4, text.indexOf('\n---', 4) + 1 || undefined) : '';
  return {
    textHash: hash(text),
    isDraft: /^draft:[ \t]*true[ \t]*$/m.test(head),
    isUnlisted: /^unlisted:[ \t]*true[ \t]*$/m.test(head),
  };
}
