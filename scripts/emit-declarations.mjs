// TypeScript files → their declarations, by the native compiler, which takes a tenth of the time of the compiler with
// an API. "npm run types" has checked the files; here only declarations are written.

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

/** Returns the declarations of files and of their imports, by their paths in the repository. */
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
