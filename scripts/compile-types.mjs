// Writes types and schemas for editors when the npm package is packed. The types of settings and of template
// props → lib/types/ (`import { defineConfig } from 'vitrine'`, `import type { PageProps } from
// 'vitrine/templates'`); the shape of front matter → lib/front-matter.schema.json.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { emitDeclarations } from './emit-declarations.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'lib/types');

rmSync(target, { recursive: true, force: true });
for (const [file, text] of emitDeclarations(['templates/page-props.ts', 'core/model/schema/plugin.ts']))
  write(file, text);
// A compiler reads JSON only if its settings allow it.
write('locales/translations.json.d.ts', `declare const texts: ${readTexts()};\nexport default texts;\n`);
// A build does not need it to read settings (cli/site/load/load-module.ts); other tools may run them.
writeFileSync(
  join(root, 'lib/vitrine.js'),
  'export const defineConfig = (settings) => settings;\nexport const definePlugin = (plugin) => plugin;\n',
);
writeFileSync(join(root, 'lib/front-matter.schema.json'), `${JSON.stringify(await toFrontMatterSchema(), null, 2)}\n`);

writeFileSync(join(root, 'lib/vitrine.d.ts'), declareSettings());

/** Lists the types of plugins, which contain functions and are exported unchanged. */
function listPluginTypes() {
  const text = readFileSync(join(root, 'core/model/schema/plugin.ts'), 'utf8');
  return [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
}

/** Writes out the type of the settings: a generated declaration would lose the comments on its keys. */
function declareSettings() {
  const { checker, type } = readSettings();
  return [
    "import type { Plugin } from './types/core/model/schema/plugin.js';",
    `export type { ${listPluginTypes().join(', ')} } from './types/core/model/schema/plugin.js';`,
    '/** The settings of a site as its author writes them. */',
    `export interface Config ${print(type, '')}`,
    '/** Returns the settings unchanged, and lets editors check and complete them. */',
    'export declare function defineConfig(settings: Config): Config;',
    '/** Returns a plugin unchanged, and lets editors check and complete it. */',
    'export declare function definePlugin(plugin: Plugin): Plugin;',
    '',
  ].join('\n');

  function print(type, indent) {
    const parts = type.isUnion() ? type.types : [type];
    if (!parts.some(isNested)) return checker.typeToString(type, undefined, ts.TypeFlags.NoTruncation);
    if (type.isUnion()) return parts.map((part) => print(part, indent)).join(' | ');
    if (checker.isArrayType(type)) return `readonly (${print(checker.getTypeArguments(type)[0], indent)})[]`;
    const values = type.getStringIndexType();
    if (values) return `{ readonly [key: string]: ${print(values, indent)} }`;

    const inner = `${indent}  `;
    const members = type.getProperties().map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const comment = ts.displayPartsToString(property.getDocumentationComment(checker));
      const value = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      const type = property.name === 'plugins' ? 'readonly (Plugin | false | null | undefined)[]' : print(value, inner);
      return `${comment && `${inner}/** ${comment} */\n`}${inner}readonly ${property.name}${isOptional ? '?' : ''}: ${type};\n`;
    });
    return `{\n${members.join('')}${indent}}`;
  }

  function isNested(type) {
    return (type.flags & ts.TypeFlags.Object) !== 0;
  }
}

function readSettings() {
  const file = join(root, 'core/model/schema/config-shape.ts');
  const program = ts.createProgram([file], {
    allowImportingTsExtensions: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const alias = program
    .getSourceFile(file)
    .statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'Config');
  return { checker, type: checker.getTypeAtLocation(alias) };
}

async function toFrontMatterSchema() {
  const code = await compile(
    "export { toJsonSchema } from './core/model/schema/to-json-schema.ts'; export { frontMatterShape } from './core/model/schema/front-matter-shape.ts';",
  );
  const { toJsonSchema, frontMatterShape } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const schema = toJsonSchema(frontMatterShape, readComments('core/model/schema/front-matter-shape.ts'));
  const { properties } = schema;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Front matter of a page',
    ...schema,
    properties: { ...properties, date: { ...properties.date, type: 'string', format: 'date' } },
  };
}

/** Reads the doc comments on the keys in a file. */
function readComments(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/\/\*\* (.*?) \*\/\n\s+(\w+):/g)].map(([, comment, key]) => [key, comment.replaceAll('`', '')]),
  );
}

async function compile(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'node20',
  });
  return outputFiles[0].text;
}

function write(file, text) {
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  const linked = text
    .replace(/(from |import\()(['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g, '$1$2.js$3')
    .replace(/(['"])([^'"]+translations\.json)\1/g, '$1$2.js$1');
  writeFileSync(path, linked);
}

/** Turns the texts into a type, of which only the keys matter. */
function readTexts() {
  const toType = (value) => (typeof value === 'string' ? 'string' : mapValues(value, toType));
  const texts = JSON.parse(readFileSync(join(root, 'locales/translations.json'), 'utf8'));
  return JSON.stringify(toType(texts)).replaceAll(':"string"', ':string');
}

function mapValues(value, change) {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
}
