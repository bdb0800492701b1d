// What the bundler of a site is asked, and what it gives. Types only, plain data.

import type { Defines } from '../../../core/code/defines.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { ClientPage } from './client-page.ts';
import type { DemoFiles } from './read-demo-files.ts';
import type { ScriptNames } from './scripts/name-scripts.ts';

/** What to bundle. */
export interface ClientRequest {
  readonly root: string;
  /** The sub-path of the site. */
  readonly siteBase: string;
  readonly cache: string;
  readonly engineKey: string;
  /** Stands for the packages that are installed. */
  readonly packagesKey: string;
  readonly pages: readonly ClientPage[];
  /** Whether pages that are made elsewhere have demos. */
  readonly hasJoinedDemos?: boolean;
  readonly files: DemoFiles;
  /** Sources of the pages whose scripts are wanted, if not those of all. */
  readonly chosen?: ReadonlySet<string>;
  /** What names in the code stand for. */
  readonly define?: Defines;
  /** Scripts as they are: larger, and there sooner. */
  readonly quick?: boolean;
  /** For the grid's license setter; it stands in the scripts, as every reader's browser needs it. */
  readonly license?: string;
  /** What a package may take. */
  readonly megabytes?: number;
  /** Whether libraries that are worked on are taken from their sources. */
  readonly sources?: SourceSettings;
  /** Tells whether the key of the packages still stands for what was read. */
  readonly isSettled?: () => boolean;
  /** Tells whether a file lies in the output folder with just these contents. */
  readonly isInPlace?: (file: string, hash: string) => boolean;
  readonly log: (message: string) => void;
}

/** The scripts of a site. */
export interface ClientBundle extends ScriptNames {
  /** The script of each page that has demos, by the page's source. */
  readonly pages: Readonly<Record<string, string>>;
  /** What the scripts of pages stand on: the key of their packages, and names of the engine's scripts. */
  readonly demoScripts?: { readonly library: string; readonly base: string; readonly playground: string };
  readonly problems?: readonly Problem[];
}
