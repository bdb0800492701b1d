// Keys of the stages of a page: with the same key, a stage would produce the same bytes, and is skipped.

import type { Page, PageHistory } from '../../core/model/page.ts';
import type { Post, PostList } from '../../core/model/post.ts';
import { hash } from '../files/hash.ts';
import type { ReadFile } from '../files/read-file.ts';

/** Returns the key of a parsed document, from its text, its place and the settings of the parser. */
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

/** Everything that the HTML of a page is made from. */
interface PageIngredients {
  readonly documentKey: string;
  readonly reads: readonly ReadFile[];
  readonly page: Page;
  /** Key of everything that all pages of the language share. */
  readonly frameKey: string;
  /** Key of the side menu with the page's branch open. */
  readonly menuKey: string;
  readonly posts?: readonly Post[];
  readonly list?: PostList;
  /** Key of the API that the page shows. */
  readonly apiKey?: string;
  /** Hash of the original text, if the page is a translation. */
  readonly originalHash?: string;
  /** The Git history of the page. */
  readonly history?: PageHistory;
  /** Address of the script with the page's demos. */
  readonly demoModule?: string;
  /** Key of the library sources that its demos use. */
  readonly sourcesKey?: string;
  /** Address of the list of all pages. */
  readonly pathList?: string;
  /** The path of the page in the current version. */
  readonly inCurrent?: readonly string[];
}

/** Returns the key of the finished files of a page. */
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
