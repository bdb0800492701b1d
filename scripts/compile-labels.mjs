// The label bundles → lib/labels/, as JavaScript with declarations, which the npm package carries:
// `import { frFR } from 'vitrine/labels/frFR'`. It runs when the package is packed, as the engine itself
// needs none of it. One file for each bundle: a page in one language downloads one.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';

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
for (const [name, text] of emitDeclarations()) writeFileSync(join(target, name), text);

function emitDeclarations() {
  const options = {
    declaration: true,
    emitDeclarationOnly: true,
    allowImportingTsExtensions: true,
    strict: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const emitted = [];
  const program = ts.createProgram(files, options);
  program.emit(undefined, (path, text) => {
    // Those of the engine's own files that the bundles use stay inside.
    if (files.some((file) => basename(file, '.ts') === basename(path, '.d.ts')))
      emitted.push([basename(path), text.replace(/(from |import\()(['"]\.\/[\w-]+)\.ts(['"])/g, '$1$2.js$3')]);
  });
  return emitted;
}
