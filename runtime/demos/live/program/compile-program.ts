// The reader's source and its files → a program for the frame, or the first error in it. Every
// import is resolved here: to a file of the demo, or to a module that the site has bundled.

import { compileFile, type CompiledFile } from './compile-file.ts';
import type { CodePlace } from './create-place-map.ts';
import type { LiveFault } from '../live-fault.ts';
import type { LiveManifest } from '../manifest.ts';
import type { LiveSheet, LiveSheets } from '../live-sheets.ts';
import type { LiveImport, LiveModule, LiveProgram, LiveStyle } from '../messages.ts';
import { joinPaths, resolveFile } from './resolve-file.ts';

/** The sources of a program. */
interface ProgramSource {
  /** The name of the demo's file: "BasicButtons.tsx". */
  readonly file: string;
  readonly source: string;
  /** The files that it may import, by their paths from it: "./data.ts". */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the file that wraps the demo. */
  readonly wrapper?: string;
  readonly product: string;
  readonly sheets: LiveSheets;
  /** Key of a style sheet that the demo needs without importing it. */
  readonly utilities?: string;
  readonly manifest: LiveManifest;
}

/** A program, and the function that maps places in it to the reader's source. */
export interface CompiledProgram {
  readonly kind: 'program';
  readonly program: LiveProgram;
  readonly findSource: (file: string, place: CodePlace) => CodePlace;
}

/** Compiles a demo with all files that it imports. */
export function compileProgram({
  file,
  source,
  files,
  wrapper,
  product,
  sheets,
  utilities,
  manifest,
}: ProgramSource): CompiledProgram | { kind: 'fault'; fault: LiveFault } {
  const entry = joinPaths('', file);
  const texts = new Map([
    ...Object.entries(files).map(([path, text]) => [joinPaths('', path), text] as const),
    [entry, source],
  ]);
  const keys: Keys = new Map(Object.keys(sheets.own).map((key) => [joinPaths('', key), key]));
  const namesOf = (path: string) => sheets.own[keys.get(path) ?? '']?.names;
  // A sheet without class names is only a part of others, and cannot be imported.
  const paths = new Set([...texts.keys()].filter((path) => !isSheet.test(path) || namesOf(path)));
  const context: Context = { paths, manifest };
  const modules = new Map<string, LiveModule>();
  const compiled = new Map<string, CompiledFile>();

  const queue = [entry, ...(wrapper ? [joinPaths('', wrapper)] : [])];
  for (const path of queue) {
    if (modules.has(path)) continue;
    const result = compileText(path, { text: texts.get(path) ?? '', names: namesOf(path) });
    if (result.kind === 'syntax')
      return { kind: 'fault', fault: { kind: 'syntax', message: result.message, ...toPlace(path, result.place) } };

    const imports = resolveImports(path, result, context);
    if ('kind' in imports) return { kind: 'fault', fault: imports as LiveFault };
    compiled.set(path, result);
    modules.set(path, { path, code: result.code, imports: imports.found });
    queue.push(...Object.values(imports.found).flatMap((target) => (target.kind === 'file' ? [target.path] : [])));
  }

  return {
    kind: 'program',
    program: {
      entry,
      ...(wrapper ? { wrapper: joinPaths('', wrapper) } : {}),
      product,
      modules: [...modules.values()],
      globals: { process: { env: manifest.environment }, ...manifest.constants },
      styles: {
        order: sheets.order,
        around: wrapper ? listStyles(joinPaths('', wrapper), { modules, sheets, keys }) : [],
        own: [
          ...toStyles(utilities === undefined ? [] : [utilities], sheets),
          ...listStyles(entry, { modules, sheets, keys }),
        ],
      },
    },
    findSource: (path, place) => compiled.get(path)?.findSource(place) ?? place,
  };
}

/** Style sheets, which the build has compiled. */
const isSheet = /\.(?:css|s[ac]ss|less)$/;
/** Other assets, whose text is an address. */
const isAsset = /\.(?!(?:[cm]?[jt]sx?|json|css|s[ac]ss|less)$)\w+$/;

/** Keys of sheets by their paths relative to the demo. */
type Keys = ReadonlyMap<string, string>;

interface Context {
  readonly paths: ReadonlySet<string>;
  readonly manifest: LiveManifest;
}

function resolveImports(
  path: string,
  { imports }: CompiledFile,
  { paths, manifest }: Context,
): { found: Record<string, LiveImport> } | LiveFault {
  const targets: Record<string, LiveImport> = {};
  for (const { specifier, ...place } of imports) {
    const isLocal = /^\.{1,2}(\/|$)/.test(specifier);
    const local = isLocal ? resolveFile(specifier, { from: path, files: paths }) : undefined;
    const module = !isLocal && Object.hasOwn(manifest.modules, specifier) ? manifest.modules[specifier] : undefined;

    if (local) targets[specifier] = { kind: 'file', path: local };
    else if (module) targets[specifier] = { kind: 'package', ...module };
    else
      return {
        kind: 'unknown-module',
        module: specifier,
        known: listAvailable(path, { paths, manifest, isLocal }),
        ...toPlace(path, place),
      };
  }
  return { found: targets };
}

function listAvailable(path: string, { paths, manifest, isLocal }: Context & { isLocal: boolean }): string[] {
  const local = [...paths].filter((other) => other !== path).sort();
  return isLocal && local.length > 0 ? local : [...Object.keys(manifest.modules), ...local];
}

function compileText(
  path: string,
  { text, names = {} }: { text: string; names?: LiveSheet['names'] },
): ReturnType<typeof compileFile> {
  // A CSS module can be imported as a whole, or by its class names.
  if (isSheet.test(path)) return compileData({ ...names, default: names });
  return isAsset.test(path) ? compileData({ default: text }) : compileFile(path, text);
}

/** Compiles a data module: the class names of a style sheet, or the address of a picture. */
function compileData(exports: object): CompiledFile {
  return {
    kind: 'compiled',
    code: `module.exports = ${JSON.stringify({ ...exports, __esModule: true })}`,
    imports: [],
    findSource: (place) => place,
  };
}

/** Lists the sheets that a file imports, in import order, each after those that it is composed from. */
function listStyles(
  start: string,
  { modules, sheets, keys }: { modules: ReadonlyMap<string, LiveModule>; sheets: LiveSheets; keys: Keys },
): LiveStyle[] {
  const seen = new Set<string>();
  const styleKeys = new Set<string>();
  visit(start);
  return toStyles([...styleKeys], sheets);

  function visit(path: string): void {
    if (seen.has(path)) return;
    seen.add(path);
    const key = keys.get(path);
    if (key !== undefined) for (const each of [...(sheets.own[key]?.before ?? []), key]) styleKeys.add(each);
    for (const target of Object.values(modules.get(path)?.imports ?? {}))
      if (target.kind === 'file') visit(target.path);
  }
}

function toStyles(keys: readonly string[], { own: siteSheets }: LiveSheets): LiveStyle[] {
  return keys.flatMap((key) => {
    const css = siteSheets[key]?.css ?? '';
    return css === '' ? [] : [{ key, css }];
  });
}

function toPlace(path: string, place: CodePlace | undefined): Pick<LiveFault, 'place'> {
  return place ? { place: { file: path.replace(/^\.\//, ''), line: place.line, column: place.column } } : {};
}
