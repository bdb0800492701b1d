// The types of a template's props → lib/types/, as declarations that the npm package carries:
// `import type { PageProps } from 'vitrine/templates'`. It runs when the package is packed.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'lib/types');

rmSync(target, { recursive: true, force: true });
const program = ts.createProgram([join(root, 'templates/page-props.ts')], {
  declaration: true,
  emitDeclarationOnly: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  rootDir: root,
  outDir: target,
  types: [],
});
program.emit(undefined, (path, text) => write(relative(target, path), text));
// A compiler reads JSON only where its settings say so.
write('locales/translations.json.d.ts', `declare const texts: ${readTexts()};\nexport default texts;\n`);

function write(file, text) {
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  const linked = text
    .replace(/(from |import\()(['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g, '$1$2.js$3')
    .replace(/(['"])([^'"]+translations\.json)\1/g, '$1$2.js$1');
  writeFileSync(path, linked);
}

/** The texts as a type: what matters of them is their keys. */
function readTexts() {
  const toType = (value) => (typeof value === 'string' ? 'string' : mapValues(value, toType));
  const texts = JSON.parse(readFileSync(join(root, 'locales/translations.json'), 'utf8'));
  return JSON.stringify(toType(texts)).replaceAll(':"string"', ':string');
}

function mapValues(value, change) {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
}
