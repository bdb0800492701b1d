// A demo's closure → the plan of its exported project: the author's files in one language, placed under
// src/ with adjusted imports, and the packages they need. Aliases are resolved.
//
// The site's wrapper is planned separately, once for all demos. Only a demo that shares files with it has it in its own
// plan, so that both import the same modules.

import type { Closure, ClosureFile, ClosureImport, ImportStatement } from '../closure/closure.ts';
import { findStyleTool, isStyleFile } from '../../model/paths/style-file.ts';
import { findImports } from '../closure/find-imports.ts';
import type { ParseCode } from '../parsed-code.ts';
import { locateImport } from '../closure/locate-import.ts';
import { splitSuffix } from '../closure/split-suffix.ts';
import { placeFiles, placeWrapper } from './place-files.ts';
import type { ExportPlan, WrapperPlan } from './project.ts';
import { stillResolves, relativeSpecifier } from './relative-specifier.ts';
import { rewriteImports } from './rewrite-imports.ts';

/** Versions of all packages that a closure needs. */
export interface Versions {
  readonly dependencies: Readonly<Record<string, string>>;
  /** Type packages, which only a TypeScript project needs. */
  readonly types: Readonly<Record<string, string>>;
  /** Packages that are not published to a registry. */
  readonly unpublished?: readonly string[];
}

/** What an export is planned from. */
interface ExportOptions {
  readonly title: string;
  readonly description: string;
  readonly language: 'ts' | 'js';
  readonly styling: 'system' | 'tailwind' | 'css';
  readonly alias: Readonly<Record<string, string>>;
  readonly versions: Versions;
  readonly parse: ParseCode;
  /** Turns a TypeScript file into JavaScript; called for JavaScript projects only. */
  readonly toScript: (file: ClosureFile) => string;
  /** URLs of the binary files, by path. */
  readonly assets?: ReadonlyMap<string, string>;
  /** Closure of the wrapper, if the plan contains it as well; the wrapper's file comes first. */
  readonly wrapper?: Closure;
}

/** A file on its way into a project. */
interface Part {
  /** Path in the site. */
  readonly path: string;
  /** Path in the site, with the ending that the file has in the project. */
  readonly source: string;
  readonly text: string;
}

/** A file that a project needs, with its imports. */
interface ReachedPart extends Part {
  readonly imports: readonly ImportStatement[];
}

/** The same with its path in the project. */
interface PlacedPart extends ReachedPart {
  readonly file: string;
}

/** Plans the export of a demo. The first file of the closure is the demo. */
export function planExport(closure: Closure, options: ExportOptions): ExportPlan {
  const { title, description, language, styling, wrapper } = options;
  const reachedFiles = findReached(closure, options);
  const [entry = ''] = reachedFiles.map(({ source }) => source);
  const wrapperParts = wrapper ? findReached(wrapper, options) : [];
  const reachedPaths = new Set(reachedFiles.map(({ path }) => path));
  const parts = [...reachedFiles, ...wrapperParts.filter(({ path }) => !reachedPaths.has(path))];
  const places = placeFiles(listSources(parts), entry);
  const joined = wrapper ? joinClosures(closure, wrapper) : closure;

  return {
    title,
    description,
    language,
    styling,
    ...planFiles(parts, { places, closure: joined, options }),
    entry: places.get(entry) ?? '',
    ...(wrapper && { wrapper: { file: places.get(wrapperParts[0]?.source ?? '') ?? '' } }),
  };
}

/** Plans what a wrapper adds to demos that share no file with it. The closure's first file is the wrapper. */
export function planWrapper(closure: Closure, options: PartOptions): Omit<WrapperPlan, 'props'> {
  const parts = findReached(closure, options);
  const places = placeWrapper(listSources(parts));
  return {
    ...planFiles(parts, { places, closure, options }),
    entry: places.get(parts[0]?.source ?? '') ?? '',
  };
}

type PartOptions = Omit<ExportOptions, 'title' | 'description' | 'styling' | 'wrapper'>;

function planFiles(
  parts: readonly ReachedPart[],
  { places, closure, options }: { places: ReadonlyMap<string, string>; closure: Closure; options: PartOptions },
) {
  const { language, versions } = options;
  const placed = parts.map((part): PlacedPart => ({ ...part, file: places.get(part.source) ?? '' }));
  return {
    files: Object.fromEntries(linkParts(placed, closure, options)),
    ...(closure.assets.length > 0 && { assets: listAddresses(closure, options) }),
    dependencies: versions.dependencies,
    devDependencies: language === 'ts' ? versions.types : {},
    ...(versions.unpublished && versions.unpublished.length > 0 && { unpublished: versions.unpublished }),
  };
}

function listSources(parts: readonly Part[]): string[] {
  return parts.map(({ source }) => source);
}

/** Returns whether one plan must contain both demo and wrapper, as modules that both import must not be duplicated. */
export function isJoined(closure: Closure, wrapper: Closure): boolean {
  const paths = new Set(listPaths(wrapper));
  return listPaths(closure).some((path) => paths.has(path) || path.includes('/wrapper/'));
}

function listPaths({ files, assets }: Closure): string[] {
  return [...files.map(({ path }) => path), ...assets];
}

function joinClosures(closure: Closure, other: Closure): Closure {
  return {
    ...closure,
    files: [...closure.files, ...other.files],
    imports: [...closure.imports, ...other.imports],
    assets: [...new Set([...closure.assets, ...other.assets])],
  };
}

/** The URLs of the binary files, each once. */
function listAddresses({ assets }: Closure, options: PartOptions): string[] {
  return [...new Set(assets.flatMap((path) => options.assets?.get(path) ?? []))];
}

/** Writes each file with the imports that it needs in the project. */
function linkParts(parts: readonly PlacedPart[], closure: Closure, { alias, assets }: PartOptions): [string, string][] {
  const targetOf = createTargetLookup(closure);
  const byPath = new Map(parts.map((part) => [part.path, part]));

  return parts.map((from) => [
    from.file,
    rewriteImports(from.text, from.imports, (specifier) => toSpecifier(from, specifier)),
  ]);

  function toSpecifier(from: PlacedPart, specifier: string): string | undefined {
    const { kind, target = '' } = targetOf(from.path, specifier) ?? {};
    if (kind === 'package') return realPackage(from.path, specifier, alias);

    // A style sheet needs the URL of a picture, not the module that exports it.
    const [, suffix] = splitSuffix(specifier, from.file);
    if (isStyleFile(from.file) && assets?.has(target)) return `${assets.get(target)}${/#.*$/s.exec(suffix)?.[0] ?? ''}`;

    const to = byPath.get(target);
    // Sass and Less resolve names by their own rules, and all files keep their relative paths.
    if (findStyleTool(from.file)) return undefined;
    if (!to || stillResolves(specifier, from, to)) return undefined;
    return relativeSpecifier(from.file, to.file) + suffix;
  }
}

function toParts({ files, assets }: Closure, { language, toScript, assets: addresses }: PartOptions): Part[] {
  const texts = files
    .filter(({ path }) => language === 'ts' || !path.endsWith('.d.ts'))
    .map((file): Part => {
      const isTyped = /\.[mc]?tsx?$/.test(file.path);
      const text = language === 'js' && isTyped ? toScript(file) : file.text;
      return { path: file.path, source: withEnding(file.path, language), text };
    });
  // A picture becomes a module that exports it, as StackBlitz and CodeSandbox accept text files only.
  const modules = assets.map((path): Part => ({
    path,
    source: `${path}.${language}`,
    text: `export default ${JSON.stringify(addresses?.get(path) ?? '')};\n`,
  }));
  return [...texts, ...modules];
}

// Vite accepts JSX only in files with a matching ending.
function withEnding(path: string, language: 'ts' | 'js'): string {
  const script = path.replace(/\.js$/, '.jsx');
  return language === 'ts' ? script : script.replace(/\.tsx$/, '.jsx').replace(/\.([mc]?)ts$/, '.$1js');
}

/** Without its types, a file may need fewer others. Style sheets stay: Sass may load them in ways not seen here. */
function findReached(closure: Closure, options: PartOptions): ReachedPart[] {
  const parts = toParts(closure, options);
  const targetOf = createTargetLookup(closure);
  const reached = new Map<Part, ReachedPart>();
  const waiting = parts.slice(0, 1);

  for (let part = waiting.shift(); part; part = waiting.shift()) {
    if (reached.has(part)) continue;
    const { imports } = reach(part);
    const { path } = part;
    const wanted = imports.map(({ specifier }) => targetOf(path, specifier)?.target);
    waiting.push(...parts.filter((other) => wanted.includes(other.path)));
  }
  if ([...reached.keys()].some(({ path }) => isStyleFile(path))) {
    const imported = new Set(closure.imports.map(({ target }) => target));
    parts.filter((part) => isStyleFile(part.path) && !imported.has(part.path) && !reached.has(part)).forEach(reach);
  }
  return [...reached.values()];

  function reach(part: Part): ReachedPart {
    const found = { ...part, imports: findImports(part.source, part.text, options.parse) };
    reached.set(part, found);
    return found;
  }
}

function createTargetLookup({ imports }: Closure): (file: string, specifier: string) => ClosureImport | undefined {
  const byPlace = new Map(imports.map((entry) => [`${entry.file}\n${entry.specifier}`, entry]));
  return (file, specifier) => byPlace.get(`${file}\n${specifier}`);
}

function realPackage(file: string, specifier: string, alias: Readonly<Record<string, string>>): string | undefined {
  const location = locateImport(specifier, { file, alias });
  return location.kind === 'package' ? location.specifier : undefined;
}
