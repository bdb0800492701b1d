// TypeScript files → their declarations, by the native compiler: a tenth of the time of the one that programs can ask.
// "npm run types" has checked the files; here they are only written out.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
const flags = '--noCheck --declaration --emitDeclarationOnly --allowImportingTsExtensions --resolveJsonModule --strict'
  .concat(' --jsx react-jsx --target es2022 --module esnext --moduleResolution bundler --ignoreConfig')
  .split(' ');

/** Gives the declarations of files and of what they import, by their paths in the repository. */
export function emitDeclarations(files) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-declarations-'));
  try {
    execFileSync(
      process.execPath,
      [tsc, ...flags, '--types', '', '--rootDir', root, '--outDir', folder, ...files.map((file) => join(root, file))],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'utf8')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
