// The reader's source and the files beside it → a program for the frame, or the first fault in it.
// Every import is answered here: by a file of the demo, or by a module that the site has bundled.

import { compileFile, type CompiledFile } from './compile-file.ts';
import type { CodePlace } from './create-place-map.ts';
import type { LiveFault } from '../live-fault.ts';
import type { LiveManifest } from '../manifest.ts';
import type { LiveImport, LiveModule, LiveProgram } from '../messages.ts';
import { joinPaths, resolveFile } from './resolve-file.ts';

/** What is compiled. */
interface ProgramSource {
  /** The name of the demo's file: "BasicButtons.tsx". */
  readonly file: string;
  readonly source: string;
  /** The files that it may import, by their paths from it: "./data.ts". */
  readonly files: Readonly<Record<string, string>>;
  /** The file that stands around the demo, by its path. */
  readonly wrapper?: string;
  readonly product: string;
  /** Style sheets that the demo needs besides those that it imports. */
  readonly styles: readonly string[];
  readonly manifest: LiveManifest;
}

/** A program, and the way back from places in it to the reader's source. */
export interface CompiledProgram {
  readonly kind: 'program';
  readonly program: LiveProgram;
  readonly findSource: (file: string, place: CodePlace) => CodePlace;
}

/** Compiles a demo with all the files that it reaches. */
export function compileProgram({
  file,
  source,
  files,
  wrapper,
  product,
  styles,
  manifest,
}: ProgramSource): CompiledProgram | { kind: 'fault'; fault: LiveFault } {
  const entry = joinPaths('', file);
  const texts = new Map([
    ...Object.entries(files).map(([path, text]) => [joinPaths('', path), text] as const),
    [entry, source],
  ]);
  const context: Context = { texts, paths: new Set(texts.keys()), manifest };
  const modules = new Map<string, LiveModule>();
  const compiled = new Map<string, CompiledFile>();
  const sheets: string[] = [];

  const waiting = [entry, ...(wrapper ? [joinPaths('', wrapper)] : [])];
  for (const path of waiting) {
    if (modules.has(path)) continue;
    const result = compileText(path, texts.get(path) ?? '');
    if (result.kind === 'syntax')
      return { kind: 'fault', fault: { kind: 'syntax', message: result.message, ...toPlace(path, result.place) } };
    if (isSheet.test(path)) sheets.push(path);

    const imports = answerImports(path, result, context);
    if ('kind' in imports) return { kind: 'fault', fault: imports as LiveFault };
    compiled.set(path, result);
    modules.set(path, { path, code: result.code, imports: imports.found });
    waiting.push(...Object.values(imports.found).flatMap((target) => (target.kind === 'file' ? [target.path] : [])));
  }

  return {
    kind: 'program',
    program: {
      entry,
      ...(wrapper ? { wrapper: joinPaths('', wrapper) } : {}),
      product,
      modules: [...modules.values()],
      globals: { process: { env: manifest.environment }, ...manifest.constants },
      styles: [...styles, ...orderSheets(sheets, modules).map((path) => texts.get(path) ?? '')],
    },
    findSource: (path, place) => compiled.get(path)?.findSource(place) ?? place,
  };
}

/** What became CSS in the build is CSS here, whatever it is called. */
const isSheet = /\.(?:css|s[ac]ss|less)$/;
/** What is no text comes as an address in its place. */
const isAsset = /\.(?!(?:[cm]?[jt]sx?|json|css|s[ac]ss|less)$)\w+$/;

interface Context {
  readonly texts: ReadonlyMap<string, string>;
  readonly paths: ReadonlySet<string>;
  readonly manifest: LiveManifest;
}

function answerImports(
  path: string,
  { imports }: CompiledFile,
  { paths, manifest }: Context,
): { found: Record<string, LiveImport> } | LiveFault {
  const found: Record<string, LiveImport> = {};
  for (const { specifier, ...place } of imports) {
    const isLocal = /^\.{1,2}(\/|$)/.test(specifier);
    const local = isLocal ? resolveFile(specifier, { from: path, files: paths }) : undefined;
    const module = !isLocal && Object.hasOwn(manifest.modules, specifier) ? manifest.modules[specifier] : undefined;

    if (local) found[specifier] = { kind: 'file', path: local };
    else if (module) found[specifier] = { kind: 'package', ...module };
    else
      return {
        kind: 'unknown-module',
        module: specifier,
        known: listKnown(path, { paths, manifest, isLocal }),
        ...toPlace(path, place),
      };
  }
  return { found };
}

function listKnown(
  path: string,
  { paths, manifest, isLocal }: Omit<Context, 'texts'> & { isLocal: boolean },
): string[] {
  const local = [...paths].filter((other) => other !== path).sort();
  return isLocal && local.length > 0 ? local : [...Object.keys(manifest.modules), ...local];
}

function compileText(path: string, text: string): ReturnType<typeof compileFile> {
  if (isSheet.test(path)) return compileStyles(path, text);
  return isAsset.test(path) ? compileAddress(text) : compileFile(path, text);
}

/** A picture is its address. */
function compileAddress(address: string): CompiledFile {
  return {
    kind: 'compiled',
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(address)} }`,
    imports: [],
    findSource: (place) => place,
  };
}

/** A sheet stands after those that its classes are composed from. */
function orderSheets(sheets: readonly string[], modules: ReadonlyMap<string, LiveModule>): string[] {
  const ordered = new Set<string>();
  const seen = new Set<string>();
  sheets.forEach(visit);
  return [...ordered];

  function visit(path: string): void {
    if (seen.has(path)) return;
    seen.add(path);
    for (const target of Object.values(modules.get(path)?.imports ?? {}))
      if (target.kind === 'file') visit(target.path);
    ordered.add(path);
  }
}

/** Class names stay as they are: the frame holds nothing else that they could meet. */
function compileStyles(path: string, text: string): CompiledFile {
  const isModule = /\.module\.\w+$/.test(path);
  const names = isModule
    ? [...text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => [name, name] as const)
    : [];
  const composed = isModule ? findComposed(text) : [];
  const classes = JSON.stringify(Object.fromEntries(names));
  const froms = [...new Set(composed.flatMap(({ from }) => (from === undefined || from === 'global' ? [] : [from])))];
  return {
    kind: 'compiled',
    code:
      composed.length === 0
        ? `module.exports = { __esModule: true, default: ${classes} }`
        : `${composeNames}(module, ${classes}, ${JSON.stringify(composed)}, { ${froms.map((from) => `${JSON.stringify(from)}: require(${JSON.stringify(from)})`).join(', ')} })`,
    imports: froms.map((specifier) => ({ specifier, line: 1, column: 1 })),
    findSource: (place) => place,
  };
}

/** A class of a module, and one that it is composed from: of the same file, of another one, or "global". */
interface ComposedClass {
  readonly name: string;
  readonly of: string;
  readonly from?: string;
}

function findComposed(text: string): ComposedClass[] {
  const bare = text.replace(/\/\*[^]*?\*\//g, '');
  return [...bare.matchAll(/\.(-?[_a-zA-Z][\w-]*)\s*\{([^{}]*)/g)].flatMap(([, name = '', body = '']) =>
    [...body.matchAll(/(?:^|;)\s*composes\s*:\s*([^;]+)/g)].flatMap(([, value = '']) => {
      const words = value.replace(/["',]/g, ' ').trim().split(/\s+/);
      const end = words.lastIndexOf('from');
      const from = end > 0 ? words.slice(end + 1).join(' ') : '';
      return (end > 0 ? words.slice(0, end) : words).flatMap((of) =>
        of === '' ? [] : [{ name, of, ...(from !== '' && { from }) }],
      );
    }),
  );
}

/** Runs in the frame: joins the names of classes with those that they are composed from. */
const composeNames = `((module, names, composed, files) => {
  const join = (name, seen) => seen.includes(name) ? [] : [name, ...composed.filter((each) => each.name === name).flatMap(({ of, from }) =>
    from === undefined ? join(of, [...seen, name]) : from === "global" ? [of] : [files[from].default[of] ?? ""])];
  module.exports = { __esModule: true, default: Object.fromEntries(Object.keys(names).map((name) => [name, [...new Set(join(name, []))].join(" ").trim()])) };
})`;

function toPlace(path: string, place: CodePlace | undefined): Pick<LiveFault, 'place'> {
  return place ? { place: { file: path.replace(/^\.\//, ''), line: place.line, column: place.column } } : {};
}
