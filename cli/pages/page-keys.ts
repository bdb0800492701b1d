// Keys of a page's stages. Same key, same bytes, no work.

import type { Page, PageHistory } from '../../core/model/page.ts';
import type { Post, PostList } from '../../core/model/post.ts';
import { hash } from '../files/hash.ts';
import type { ReadFile } from '../files/read-file.ts';

/** The key of a parsed document: its text, where it stands, and how it is parsed. */
export function toDocumentKey({
  page,
  textHash,
  parseKey,
}: {
  page: Page;
  textHash: string;
  parseKey: string;
}): string {
  return hash(parseKey, page.file, page.path, page.template, textHash);
}

/** What a page's HTML is made from. */
interface PageIngredients {
  readonly documentKey: string;
  readonly reads: readonly ReadFile[];
  readonly page: Page;
  /** Everything that all pages of the language share. */
  readonly frameKey: string;
  /** The side menu with the page's branch open. */
  readonly menuKey: string;
  readonly posts?: readonly Post[];
  readonly list?: PostList;
  /** Stands for what the page tells of the API. */
  readonly apiKey?: string;
  /** Of a translation: stands for the text of its original. */
  readonly originalHash?: string;
  /** What Git knows of the page. */
  readonly history?: PageHistory;
  /** Address of the script with the page's demos. */
  readonly demoModule?: string;
  /** Stands for what its demos take from the sources of libraries. */
  readonly sourcesKey?: string;
  /** Address of the list of all pages. */
  readonly pathList?: string;
  /** Where the current version has the page. */
  readonly inCurrent?: readonly string[];
}

/** The key of a page's finished files. */
export function toPageKey({
  documentKey,
  reads,
  page,
  frameKey,
  menuKey,
  posts = [],
  originalHash = '',
  history,
  list,
  demoModule = '',
  pathList = '',
  apiKey = '',
  inCurrent,
  sourcesKey,
}: PageIngredients): string {
  const parts = [
    reads,
    page,
    frameKey,
    menuKey,
    posts,
    originalHash,
    demoModule,
    apiKey,
    pathList,
    history,
    list,
    ...(inCurrent ? [inCurrent] : []),
    ...(sourcesKey === undefined ? [] : [{ sourcesKey }]),
  ];
  return hash(documentKey, JSON.stringify(parts));
}
