// The name of a package → the file that it is imported from: beside the site, or else beside the engine. Node's
// own way of asking knows no packages that can be imported alone.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findInstalled } from './find-installed.ts';
import { readManifest } from './read-manifest.ts';

/** An installed package. */
interface FoundModule {
  readonly file: string;
  readonly version: string;
}

interface ImportWay {
  readonly '.'?: { readonly import?: unknown };
}

/** Finds a package; undefined where it is not installed. */
export function findModule(name: string, root: string): FoundModule | undefined {
  const folder = findInstalled(name, root) ?? findInstalled(name, dirname(fileURLToPath(import.meta.url)));
  if (folder === undefined) return undefined;
  const { version = '', main, exports } = readManifest(folder) ?? {};
  const way = (exports as ImportWay | undefined)?.['.']?.import ?? main;
  return { file: join(folder, typeof way === 'string' ? way : 'index.js'), version };
}
