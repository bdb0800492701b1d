// The label bundles → lib/labels/, as JavaScript with declarations for the npm package:
// `import { frFR } from 'vitrine/labels/frFR'`. It runs when the package is packed, as the engine itself
// does not need them. One file for each bundle, so that a page in one language downloads one.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { emitDeclarations } from './emit-declarations.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'locales/labels');
const target = join(root, 'lib/labels');
const files = readdirSync(source).map((name) => join(source, name));

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
await build({
  entryPoints: files,
  outdir: target,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  chunkNames: 'chunk-[hash]',
});
for (const [name, text] of listDeclarations()) writeFileSync(join(target, name), text);

/** Lists the declarations of the bundles, without those of the engine files that they use. */
function listDeclarations() {
  return emitDeclarations(files.map((file) => relative(root, file)))
    .filter(([path]) => files.some((file) => basename(file, '.ts') === basename(path, '.d.ts')))
    .map(([path, text]) => [basename(path), text.replace(/(from |import\()(['"]\.\/[\w-]+)\.ts(['"])/g, '$1$2.js$3')]);
}
