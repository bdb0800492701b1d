// A site → the settings by which TypeScript judges its code: those of its tsconfig.json, or else strict ones.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as TypeScript from 'typescript';
import { toAliasPaths } from '../../site/load/to-alias-paths.ts';

/** Settings, and what is wrong with them. */
interface ReadOptions {
  readonly options: TypeScript.CompilerOptions;
  readonly errors: readonly TypeScript.Diagnostic[];
}

/** Reads the settings. Nothing is ever written by them. */
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

// Which files are checked is not for the settings to say: that they name none is no fault.
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
  // The parser keeps its own complaints on the file; its type does not say so.
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
