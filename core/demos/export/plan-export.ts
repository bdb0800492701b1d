// A demo's closure → the part of its project that is the writer's own: the files in one language,
// placed under src/, with imports that lead to one another there, and the packages they need.
//
// The site's wrapper and its aliases stay behind: the project stands by itself.

import type { Closure, ClosureFile, ClosureImport } from '../closure/closure.ts';
import { findStyleTool, isStyleFile } from '../../paths/style-file.ts';
import { findImports } from '../closure/find-imports.ts';
import type { ParseCode } from '../parsed-code.ts';
import { locateImport } from '../closure/locate-import.ts';
import { placeFiles } from './place-files.ts';
import type { ExportPlan } from './project.ts';
import { keepsLeading, relativeSpecifier } from './relative-specifier.ts';
import { rewriteImports } from './rewrite-imports.ts';

/** The versions of all packages that a closure needs. */
export interface Versions {
  readonly dependencies: Readonly<Record<string, string>>;
  /** Packages that only a TypeScript project needs. */
  readonly types: Readonly<Record<string, string>>;
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
  const { title, description, language, styling, versions } = options;
  const parts = findReached(closure, toParts(closure, options), options.parse);
  const places = placeFiles(
    parts.map(({ source }) => source),
    parts[0]?.source ?? '',
  );
  const placed = parts.map((part): PlacedPart => ({ ...part, file: places.get(part.source) ?? '' }));

  return {
    title,
    description,
    language,
    styling,
    files: Object.fromEntries(linkParts(placed, closure, options)),
    ...(closure.assets.length > 0 && { assets: listAddresses(closure, options) }),
    entry: placed[0]?.file ?? '',
    dependencies: versions.dependencies,
    devDependencies: language === 'ts' ? versions.types : {},
  };
}

/** The addresses that the files name, each once. */
function listAddresses({ assets }: Closure, options: ExportOptions): string[] {
  return [...new Set(assets.flatMap((path) => options.assets?.get(path) ?? []))];
}

/** Writes each file with the imports that it needs in the project. */
function linkParts(
  parts: readonly PlacedPart[],
  closure: Closure,
  { alias, assets, parse }: ExportOptions,
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
    if (isStyleFile(from.file) && assets?.has(target)) return assets.get(target);

    const to = byPath.get(target);
    // Sass and Less have rules of their own for names, and all files keep their places.
    if (findStyleTool(from.file)) return undefined;
    if (!to || keepsLeading(specifier, from, to)) return undefined;
    return relativeSpecifier(from.file, to.file) + queryOf(specifier);
  }
}

function toParts({ files, assets }: Closure, { language, toScript, assets: addresses }: ExportOptions): Part[] {
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

/** Without its types, a file may need fewer others. */
function findReached(closure: Closure, parts: readonly Part[], parse: ParseCode): Part[] {
  const targetOf = createTargetLookup(closure);
  const reached: Part[] = [];
  const waiting = parts.slice(0, 1);

  for (let part = waiting.shift(); part; part = waiting.shift()) {
    if (reached.includes(part)) continue;
    reached.push(part);
    const { path, source, text } = part;
    const wanted = findImports(source, text, parse).map(({ specifier }) => targetOf(path, specifier)?.target);
    waiting.push(...parts.filter((other) => wanted.includes(other.path)));
  }
  return reached;
}

function createTargetLookup({ imports }: Closure): (file: string, specifier: string) => ClosureImport | undefined {
  const byPlace = new Map(imports.map((entry) => [`${entry.file}\n${entry.specifier}`, entry]));
  return (file, specifier) => byPlace.get(`${file}\n${specifier}`);
}

function realPackage(file: string, specifier: string, alias: Readonly<Record<string, string>>): string | undefined {
  const location = locateImport(specifier, { file, alias });
  return location.kind === 'package' ? location.specifier : undefined;
}

function queryOf(specifier: string): string {
  return /\?.*$/s.exec(specifier)?.[0] ?? '';
}
