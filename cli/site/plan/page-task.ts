// A page that a build makes, with everything the plan knows about it. Plain data: it is sent to a thread.

import type { ApiContent } from '../../../core/api/pages/api-subject.ts';
import type { TypedResult } from '../../../core/code/types/typed-fence.ts';
import type { Page, PageHistory } from '../../../core/model/page.ts';
import type { Post, PostList } from '../../../core/model/post.ts';
import type { ReadFile } from '../../files/read-file.ts';
import type { DemoStop } from '../../threads/demo-stop.ts';

/** A page to be made. */
export interface PageTask {
  readonly page: Page;
  /** The text of a page that the engine generates; otherwise it is read from the page's file. */
  readonly text?: string;
  /** Whether a plugin has written the text: the page counts as authored. */
  readonly isAdded?: true;
  /** Hash of its parsed text: the document is read from the store. */
  readonly textHash?: string;
  /** Its API content, with the key of that content. */
  readonly api?: ApiContent & { readonly key: string };
  /** The Git history of its text. */
  readonly history?: PageHistory;
  /** Of a translation: the current hash of its original. */
  readonly originalHash?: string;
  /** URL of the script with the page's demos. */
  readonly demoModule?: string;
  /** Key of the library sources that its demos use. */
  readonly sourcesKey?: string;
  /** Demos that ended their thread, by file. */
  readonly stopped?: Readonly<Record<string, DemoStop>>;
  /** The results of its type-checked fences, by their keys. */
  readonly types?: Readonly<Record<string, KeptTypes>>;
  /** Its staging folder, if it is not that of the build. */
  readonly staging?: string;
  /** URL of the list of all pages, for the missing page, which suggests similar ones. */
  readonly pathList?: string;
  /** Of an earlier version: the candidate paths at which the current version has the page. */
  readonly inCurrent?: readonly string[];
  /** Of a site that joins this one: the source that it is rendered from. */
  readonly joined?: JoinedPage;
  /** For pages that list posts. */
  readonly posts?: readonly Post[];
  /** The list of posts that it shows. */
  readonly list?: PostList;
}

/** The source of a page of another site, to render it again. */
export interface JoinedPage {
  /** The name of its site. */
  readonly part: string;
  /** Its file, and the expected hash of the bytes. */
  readonly path: string;
  readonly hash: string;
}

/** The result of a type-checked fence, and the files that it depends on. */
export interface KeptTypes {
  readonly result: TypedResult;
  readonly reads: readonly ReadFile[];
}
