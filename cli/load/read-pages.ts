// The content folder → its files, with the hash of each page and what its head says of being built.
//
// Texts are read and let go: a build holds no more than the pages it is making.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDemoMarkers } from '../../core/demos/find-demo-markers.ts';
import type { PlaygroundRequest } from '../../core/playground.ts';
import { findPlaygroundMarkers } from '../../core/playground/find-playground-markers.ts';
import type { Problem } from '../../core/problem.ts';
import { hash } from '../hash.ts';
import { listFiles } from './list-files.ts';

/** What is known of a page's file before it is parsed. */
export interface PageFile {
  /** Hash of its text, without byte order mark and with "\n" line breaks. */
  readonly textHash: string;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  /** Whether its head names components or hooks. */
  readonly namesApi: boolean;
  /** Whether it places the index of the API. */
  readonly listsApi: boolean;
  /** Where it places what changed between two versions. */
  readonly changesAt?: { readonly line: number; readonly column: number };
  /** Playgrounds that it may show. */
  readonly playgrounds: readonly PlaygroundRequest[];
  /** Demos that it may show, as it names them. */
  readonly demos: readonly string[];
}

/** The Markdown files of a site by name, sorted, and what is wrong with the folder. */
export interface PageFiles {
  readonly pages: ReadonlyMap<string, PageFile>;
  readonly problems: readonly Problem[];
}

/** Reads the heads and hashes of all pages of a site. */
export async function readPages(root: string): Promise<PageFiles> {
  const { files, problems } = listFiles(root, 'content');
  const names = files.filter((file) => file.endsWith('.md'));
  const pages = new Map<string, PageFile>();
  for (const file of names) pages.set(file, await readPage(root, file));
  return { pages, problems };
}

async function readPage(root: string, file: string): Promise<PageFile> {
  const text = readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const head = text.startsWith('---\n') ? text.slice(4, text.indexOf('\n---', 4) + 1 || undefined) : '';
  const flags = /draft|unlisted/.test(head) ? await readFlags(text, file) : {};
  return {
    textHash: hash(text),
    isDraft: flags.draft === true,
    isUnlisted: flags.unlisted === true,
    namesApi: /^(?:components|hooks)\s*:/m.test(head),
    listsApi: apiIndex.test(text),
    changesAt: findPlace(text, apiChanges),
    demos: findDemoMarkers(text),
    playgrounds: findPlaygroundMarkers(text),
  };
}

const apiIndex = /\{\{\s*"component"\s*:\s*"(?:[^"]*\/)?ApiIndex(?:\.[jt]sx?)?"/;
const apiChanges = /^[ \t]*\{\{\s*"component"\s*:\s*"(?:[^"]*\/)?ApiChanges(?:\.[jt]sx?)?"/m;

function findPlace(text: string, pattern: RegExp): { line: number; column: number } | undefined {
  const index = text.search(pattern);
  if (index < 0) return undefined;
  const line = text.slice(0, index).split('\n').length;
  return { line, column: text.indexOf('{{', index) - text.lastIndexOf('\n', index - 1) };
}

/** Few pages carry a flag, so the YAML reader is loaded for those alone. */
async function readFlags(text: string, file: string): Promise<{ draft?: unknown; unlisted?: unknown }> {
  const { splitFrontMatter } = await import('../../core/markdown/split-front-matter.ts');
  const { data } = splitFrontMatter(text, file);
  return typeof data === 'object' && data !== null ? data : {};
}
