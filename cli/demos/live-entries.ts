// The planned entries → modules that rolldown bundles, written while it asks for them.
//
// React is always the site's own, whoever imports it. Of a module with a thousand exports and more
// (icons) only the names in use are taken, each from the file that it lies in: reading the other
// thousands would cost seconds, and the reader megabytes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import type { LiveEntry } from './live-plan.ts';
import { readExports, type ExportSource } from './live-exports.ts';

const prefix = 'live:';
const many = 1000;

/** Where packages are looked for. */
export interface SiteImports {
  /** Files that stand for the importer: the site's own first, the engine's for what a site has not installed. */
  readonly importers: readonly string[];
  readonly isInstalled: (specifier: string) => boolean;
}
