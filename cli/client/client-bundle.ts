// What the bundler of a site is asked, and what it gives. Types only, plain data.

import type { Problem } from '../../core/problem.ts';
import type { ReadFile } from '../build-context.ts';
import type { ScriptNames } from './name-scripts.ts';
import type { ClientPage } from './page-module.ts';

/** What to bundle. */
export interface ClientRequest {
  readonly root: string;
  readonly cache: string;
  readonly engineKey: string;
  /** Stands for the packages that are installed. */
  readonly packagesKey: string;
  readonly alias: Readonly<Record<string, string>>;
  readonly pages: readonly ClientPage[];
  /** Neither small nor well divided, but soon: for a site that is being edited. */
  readonly quick?: boolean;
  /** For the grid's licence setter; it stands in the scripts, as every reader's browser needs it. */
  readonly license?: string;
  /** Hears of damage to the cache. */
  readonly log: (message: string) => void;
}

/** The scripts of a site. */
export interface ClientBundle extends ScriptNames {
  /** The script of each page that has demos, by the page's source. */
  readonly pages: Readonly<Record<string, string>>;
  /** The list of what edited demos may import; none for a site without demos. */
  readonly live?: string;
  /** Packages that the bundler cannot read: then no page has a script for its demos. */
  readonly problems?: readonly Problem[];
}

/** A bundle, and the files of the site that it was made from. */
export interface KeptBundle {
  readonly reads: readonly ReadFile[];
  readonly bundle: ClientBundle;
}
