// Package name → the file that an import of it loads, installed beside the site or else beside the engine.
// Node's require.resolve does not find packages that only have an "import" entry.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findInstalled } from './find-installed.ts';
import { readManifest } from './read-manifest.ts';

/** An installed package. */
interface FoundModule {
  readonly file: string;
  readonly version: string;
}

interface RootExport {
  readonly '.'?: { readonly import?: unknown };
}

/** Finds a package; undefined if it is not installed. */
export function findModule(name: string, root: string): FoundModule | undefined {
  const folder = findInstalled(name, root) ?? findInstalled(name, dirname(fileURLToPath(import.meta.url)));
  if (folder === undefined) return undefined;
  const { version = '', main, exports } = readManifest(folder) ?? {};
  const entry = (exports as RootExport | undefined)?.['.']?.import ?? main;
  return { file: join(folder, typeof entry === 'string' ? entry : 'index.js'), version };
}
