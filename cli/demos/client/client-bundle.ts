// Request and result of the bundler of a site. Types only, plain data.

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
  /** Key of the installed packages. */
  readonly packagesKey: string;
  readonly pages: readonly ClientPage[];
  /** Whether pages of joined sites have demos. */
  readonly hasJoinedDemos?: boolean;
  readonly files: DemoFiles;
  /** Sources of the pages whose scripts are needed; all if undefined. */
  readonly chosen?: ReadonlySet<string>;
  /** Replacements for names in the code. */
  readonly define?: Defines;
  /** Leaves scripts unminified: larger, but built sooner. */
  readonly quick?: boolean;
  /** License of the grid; it is part of the scripts, as every reader's browser needs it. */
  readonly license?: string;
  /** Memory limit for bundling a package. */
  readonly megabytes?: number;
  /** Whether libraries that are worked on are taken from their sources. */
  readonly sources?: SourceSettings;
  /** Returns whether the key of the packages still matches the files that were read. */
  readonly isSettled?: () => boolean;
  /** Returns whether a file is in the output folder with exactly these contents. */
  readonly isInPlace?: (file: string, hash: string) => boolean;
  readonly log: (message: string) => void;
}

/** The scripts of a site. */
export interface ClientBundle extends ScriptNames {
  /** The script of each page that has demos, by the page's source. */
  readonly pages: Readonly<Record<string, string>>;
  /** The dependencies of page scripts: the key of their packages, and names of the engine's scripts. */
  readonly demoScripts?: { readonly library: string; readonly base: string; readonly playground: string };
  readonly problems?: readonly Problem[];
}
