// Reads the TypeScript settings for a site's code from its tsconfig.json, or else uses strict ones.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as TypeScript from 'typescript';
import { toAliasPaths } from '../../site/load/to-alias-paths.ts';

/** Compiler settings, and their errors. */
interface ReadOptions {
  readonly options: TypeScript.CompilerOptions;
  readonly errors: readonly TypeScript.Diagnostic[];
}

/** Reads the settings, and turns off everything that writes files. */
export function readCompilerOptions(
  typescript: typeof TypeScript,
  {
    root,
    alias,
    paths: worked = {},
  }: { root: string; alias: Readonly<Record<string, string>>; paths?: Readonly<Record<string, string[]>> },
): ReadOptions {
  const file = join(root, 'tsconfig.json');
  const parsed = existsSync(file) ? parseConfig(typescript, file) : { options: {}, errors: [] };
  const paths = { ...worked, ...toAliasPaths(alias, root) };
  const options: TypeScript.CompilerOptions = {
    ...defaultsOf(typescript),
    ...parsed.options,
    ...(Object.keys(paths).length > 0 && { paths: { ...parsed.options.paths, ...paths } }),
    noEmit: true,
    skipLibCheck: true,
    composite: false,
    incremental: false,
    declaration: false,
    declarationMap: false,
    emitDeclarationOnly: false,
    tsBuildInfoFile: undefined,
    rootDir: undefined,
  };
  return { options, errors: parsed.errors };
}

// The engine chooses which files are checked, so settings without files are not an error.
const noFiles = [18_002, 18_003];

function parseConfig(
  typescript: typeof TypeScript,
  file: string,
): { options: TypeScript.CompilerOptions; errors: readonly TypeScript.Diagnostic[] } {
  const source = typescript.readJsonConfigFile(file, (name) => typescript.sys.readFile(name));
  const host = { ...typescript.sys, readDirectory: () => [] };
  const { options, errors } = typescript.parseJsonSourceFileConfigFileContent(
    source,
    host,
    dirname(file),
    undefined,
    file,
  );
  // The parser stores syntax errors on the file, which its type does not declare.
  const syntax =
    (source as TypeScript.JsonSourceFile & { parseDiagnostics?: readonly TypeScript.Diagnostic[] }).parseDiagnostics ??
    [];
  return { options, errors: [...syntax, ...errors.filter(({ code }) => !noFiles.includes(code))] };
}

function defaultsOf({
  ScriptTarget,
  ModuleKind,
  ModuleResolutionKind,
  JsxEmit,
}: typeof TypeScript): TypeScript.CompilerOptions {
  return {
    strict: true,
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    jsx: JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    allowImportingTsExtensions: true,
    esModuleInterop: true,
    resolveJsonModule: true,
  };
}
