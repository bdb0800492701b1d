// The name of a package → the file that it is imported from: beside the site, or else beside the engine. Node's
// own way of asking knows no packages that can be imported alone.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findInstalled } from './find-installed.ts';

/** An installed package. */
interface FoundModule {
  readonly file: string;
  readonly version: string;
}

interface PackageFile {
  readonly version?: string;
  readonly main?: string;
  readonly exports?: { readonly '.'?: { readonly import?: string } };
}

/** Finds a package; undefined where it is not installed. */
export function findModule(name: string, root: string): FoundModule | undefined {
  const folder = findInstalled(name, root) ?? findInstalled(name, dirname(fileURLToPath(import.meta.url)));
  if (folder === undefined) return undefined;
  const { version = '', main, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
  return { file: join(folder, exports?.['.']?.import ?? main ?? 'index.js'), version };
}
