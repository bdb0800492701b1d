// An example → a clone of it without caches, with this engine and the packages that it names.

import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the example is, where the clone goes, and which packages it takes from where. */
interface CloneOptions {
  readonly example: string;
  readonly to: string;
  readonly modules: string;
  readonly packages: readonly string[];
}

/** Copies an example without the files of earlier runs. */
export function cloneExample({ example, to, modules, packages }: CloneOptions): string {
  cpSync(example, to, {
    recursive: true,
    filter: (file) => !/\/(?:node_modules|\.turbo|\.nx|\.vitrine|dist|part)$/.test(file),
  });
  const installed = join(to, 'node_modules');
  mkdirSync(join(installed, '.bin'), { recursive: true });
  symlinkSync(join(root, 'bin/docs.mjs'), join(installed, '.bin/docs'));
  for (const each of packages) symlinkSync(join(modules, each), join(installed, each));
  for (const each of ['react', 'react-dom', 'scheduler', 'loose-envify', 'js-tokens'])
    symlinkSync(join(root, 'node_modules', each), join(installed, each));
  return to;
}
