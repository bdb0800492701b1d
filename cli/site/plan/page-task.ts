// A page that a build makes, with all that the plan knows of it. Plain data: it crosses to a thread.

import type { ApiContent } from '../../../core/api/pages/api-subject.ts';
import type { TypedResult } from '../../../core/code/types/typed-fence.ts';
import type { Page, PageHistory } from '../../../core/model/page.ts';
import type { Post, PostList } from '../../../core/model/post.ts';
import type { ReadFile } from '../../files/read-file.ts';
import type { DemoStop } from '../../threads/demo-stop.ts';

/** One page to be made. */
export interface PageTask {
  readonly page: Page;
  /** The text of a page that the engine writes itself; else it is read from the page's file. */
  readonly text?: string;
  /** Tells that a plugin has written the text: the page is one of the authors'. */
  readonly isAdded?: true;
  /** Hash of its text as it was parsed: the document is taken from the store. */
  readonly textHash?: string;
  /** What it tells of the API; the key stands for all of it. */
  readonly api?: ApiContent & { readonly key: string };
  /** What Git knows of its text. */
  readonly history?: PageHistory;
  /** Of a translation: stands for the text of its original as it is now. */
  readonly originalHash?: string;
  /** Address of the script with the page's demos. */
  readonly demoModule?: string;
  /** Stands for what its demos take from the sources of libraries. */
  readonly sourcesKey?: string;
  /** Demos that took a thread with them, by file. */
  readonly stopped?: Readonly<Record<string, DemoStop>>;
  /** What is known of its fences with types, by their keys. */
  readonly types?: Readonly<Record<string, KeptTypes>>;
  /** Where its files wait, if not where those of the build do. */
  readonly staging?: string;
  /** Address of the list of all pages, for one that guesses what a lost reader looked for. */
  readonly pathList?: string;
  /** Of an earlier version: the paths at which the current one may have the page, and has it. */
  readonly inCurrent?: readonly string[];
  /** Of a site that joins this one: what it is drawn from. */
  readonly joined?: JoinedPage;
  /** For pages that list them. */
  readonly posts?: readonly Post[];
  /** Which list of posts it is. */
  readonly list?: PostList;
}

/** Where a page of another site was drawn from, for when it is drawn once more. */
export interface JoinedPage {
  /** The name of its site. */
  readonly part: string;
  /** The file that it lies in, and what the bytes must be. */
  readonly path: string;
  readonly hash: string;
}

/** What is known of a fence with types, and the files that it was read with. */
export interface KeptTypes {
  readonly result: TypedResult;
  readonly reads: readonly ReadFile[];
}
