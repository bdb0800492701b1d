// The sources of the engine → one hash, by which the compile step knows whether anything has changed.
// It covers names and contents, but not modification times, as a checkout changes those of every file.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['adopt', 'core', 'templates', 'runtime', 'cli', 'locales', 'scripts'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'public/favicon.svg'];

/** Hashes all sources of the compiled engine. */
export function hashSources(root) {
  const hash = createHash('sha256').update(process.version);

  for (const file of [...folders.flatMap((folder) => listFiles(root, folder)), ...files]) {
    if (!existsSync(join(root, file))) continue;
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }

  return hash.digest('hex');
}

/** Finds the files under a folder, sorted, relative to the root. */
export function listFiles(root, folder) {
  if (!existsSync(join(root, folder))) return [];

  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, file) : [file];
    })
    .sort();
}
