// A demo's closure → the part of its project that is the writer's own: the files in one language,
// placed under src/, with imports that lead to one another there, and the packages they need.
//
// What the site puts around its demos is planned apart, once for all of them: only where it shares files with a demo,
// so that both must take them from one place, is it a part of the demo's own plan. Aliases stay behind.

import type { Closure, ClosureFile, ClosureImport } from '../closure/closure.ts';
import { findStyleTool, isStyleFile } from '../../model/paths/style-file.ts';
import { findImports } from '../closure/find-imports.ts';
import type { ParseCode } from '../parsed-code.ts';
import { locateImport } from '../closure/locate-import.ts';
import { splitSuffix } from '../closure/split-suffix.ts';
import { placeFiles, placeWrapper } from './place-files.ts';
import type { ExportPlan, WrapperPlan } from './project.ts';
import { keepsLeading, relativeSpecifier } from './relative-specifier.ts';
import { rewriteImports } from './rewrite-imports.ts';

/** The versions of all packages that a closure needs. */
export interface Versions {
  readonly dependencies: Readonly<Record<string, string>>;
  /** Packages that only a TypeScript project needs. */
  readonly types: Readonly<Record<string, string>>;
  /** Packages that no registry has. */
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
  /** Turns a TypeScript file into JavaScript; asked for a project in JavaScript only. */
  readonly toScript: (file: ClosureFile) => string;
  /** The addresses of what is no text, by path. */
  readonly assets?: ReadonlyMap<string, string>;
  /** What the component around the demo reaches, where the plan holds both; its file comes first. */
  readonly wrapper?: Closure;
}

/** A file on its way into a project. */
interface Part {
  /** In the site, as written. */
  readonly path: string;
  /** In the site, with the ending that it will have. */
  readonly source: string;
  readonly text: string;
}

/** A file with its path in the project. */
interface PlacedPart extends Part {
  readonly file: string;
}

/** Plans the export of a demo. The first file of the closure is the demo. */
export function planExport(closure: Closure, options: ExportOptions): ExportPlan {
  const { title, description, language, styling, wrapper } = options;
  const own = findReached(closure, options);
  const [entry = ''] = own.map(({ source }) => source);
  const around = wrapper ? findReached(wrapper, options) : [];
  const known = new Set(own.map(({ path }) => path));
  const parts = [...own, ...around.filter(({ path }) => !known.has(path))];
  const places = placeFiles(listSources(parts), entry);
  const whole = wrapper ? joinClosures(closure, wrapper) : closure;

  return {
    title,
    description,
    language,
    styling,
    ...planFiles(parts, { places, closure: whole, options }),
    entry: places.get(entry) ?? '',
    ...(wrapper && { wrapper: { file: places.get(around[0]?.source ?? '') ?? '' } }),
  };
}

/** Plans what a wrapper adds to the projects of demos that share no file with it. The first file of the closure is the wrapper. */
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
  parts: readonly Part[],
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

/** Tells whether one plan must hold a demo and its wrapper: what both import is one module, such as a context of React. */
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

/** The addresses that the files name, each once. */
function listAddresses({ assets }: Closure, options: PartOptions): string[] {
  return [...new Set(assets.flatMap((path) => options.assets?.get(path) ?? []))];
}

/** Writes each file with the imports that it needs in the project. */
function linkParts(
  parts: readonly PlacedPart[],
  closure: Closure,
  { alias, assets, parse }: PartOptions,
): [string, string][] {
  const targetOf = createTargetLookup(closure);
  const byPath = new Map(parts.map((part) => [part.path, part]));

  return parts.map((from) => [
    from.file,
    rewriteImports(from.file, from.text, { parse, newSpecifier: (specifier) => toSpecifier(from, specifier) }),
  ]);

  function toSpecifier(from: PlacedPart, specifier: string): string | undefined {
    const { kind, target = '' } = targetOf(from.path, specifier) ?? {};
    if (kind === 'package') return realPackage(from.path, specifier, alias);

    // A style sheet has no use for a module that holds a picture.
    const [, suffix] = splitSuffix(specifier, from.file);
    if (isStyleFile(from.file) && assets?.has(target)) return `${assets.get(target)}${/#.*$/s.exec(suffix)?.[0] ?? ''}`;

    const to = byPath.get(target);
    // Sass and Less have rules of their own for names, and all files keep their places.
    if (findStyleTool(from.file)) return undefined;
    if (!to || keepsLeading(specifier, from, to)) return undefined;
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
  // A picture travels as a module that holds it, since the sites take texts only.
  const modules = assets.map((path): Part => ({
    path,
    source: `${path}.${language}`,
    text: `export default ${JSON.stringify(addresses?.get(path) ?? '')};\n`,
  }));
  return [...texts, ...modules];
}

// Vite reads elements in files whose ending says so, and in no others.
function withEnding(path: string, language: 'ts' | 'js'): string {
  const script = path.replace(/\.js$/, '.jsx');
  return language === 'ts' ? script : script.replace(/\.tsx$/, '.jsx').replace(/\.([mc]?)ts$/, '.$1js');
}

/** Without its types, a file may need fewer others. What a style sheet is made from, its compiler may know alone. */
function findReached(closure: Closure, options: PartOptions): Part[] {
  const parts = toParts(closure, options);
  const targetOf = createTargetLookup(closure);
  const reached: Part[] = [];
  const waiting = parts.slice(0, 1);

  for (let part = waiting.shift(); part; part = waiting.shift()) {
    if (reached.includes(part)) continue;
    reached.push(part);
    const { path, source, text } = part;
    const wanted = findImports(source, text, options.parse).map(({ specifier }) => targetOf(path, specifier)?.target);
    waiting.push(...parts.filter((other) => wanted.includes(other.path)));
  }
  if (!reached.some(({ path }) => isStyleFile(path))) return reached;
  const imported = new Set(closure.imports.map(({ target }) => target));
  return [
    ...reached,
    ...parts.filter((part) => isStyleFile(part.path) && !imported.has(part.path) && !reached.includes(part)),
  ];
}

function createTargetLookup({ imports }: Closure): (file: string, specifier: string) => ClosureImport | undefined {
  const byPlace = new Map(imports.map((entry) => [`${entry.file}\n${entry.specifier}`, entry]));
  return (file, specifier) => byPlace.get(`${file}\n${specifier}`);
}

function realPackage(file: string, specifier: string, alias: Readonly<Record<string, string>>): string | undefined {
  const location = locateImport(specifier, { file, alias });
  return location.kind === 'package' ? location.specifier : undefined;
}
