// The code of fences → one program of TypeScript that knows all of them, and answers questions about each.
//
// It lives as long as its thread: packages are read once, and what is beside the site's pages again where it has
// changed. The files of a fence know each other by the names that the fence gives them, and nothing of others.

import { posix, relative } from 'node:path';
import type * as TypeScript from 'typescript';
import { assetDeclarations } from '../../site/workspace/asset-declarations.ts';
import type { FindSource } from '../../site/workspace/open-workspace.ts';
import { resolveWithSite } from '../../site/workspace/resolve-with-site.ts';
import { declarationsFile, toTypeFile } from './create-type-host.ts';

/** A file of a fence. */
export interface FenceFile {
  /** Which fence it belongs to. */
  readonly fence: number;
  /** As the fence calls it: "index.tsx". */
  readonly name: string;
  /** Where the fence stands, relative to the site. */
  readonly folder: string;
  readonly text: string;
}

/** A language service for fences. */
export interface FenceService {
  readonly service: TypeScript.LanguageService;
  /** Replaces the fences by others. */
  open(files: readonly FenceFile[]): void;
  /** The path by which the service knows a file of a fence. */
  pathOf(file: Pick<FenceFile, 'fence' | 'name' | 'folder'>): string;
  /** Lists the files outside of node_modules that a file reaches. */
  listReached(path: string): readonly string[];
}

/** What the code of fences is read by. */
interface FenceSurroundings {
  root: string;
  options: TypeScript.CompilerOptions;
  /** Finds what names of libraries stand for that are worked on. */
  findSource?: FindSource;
}

/** Creates a service. */
export function createFenceService(
  typescript: typeof TypeScript,
  { root, options, findSource }: Readonly<FenceSurroundings>,
): FenceService {
  const { sys } = typescript;
  const declared = toTypeFile(root, declarationsFile);
  const kept = new Map<string, { readonly text: string | undefined; readonly version: number }>();
  const edges = new Map<string, readonly string[]>();
  let opened = new Map<string, FenceFile>();
  let count = 0;

  const textOf = (path: string) => (path === declared ? assetDeclarations : opened.get(path)?.text);
  const disk: TypeScript.ModuleResolutionHost = {
    fileExists: (path) => textOf(path) !== undefined || sys.fileExists(path),
    readFile: (path) => textOf(path) ?? sys.readFile(path),
    directoryExists: sys.directoryExists,
    getDirectories: sys.getDirectories,
    getCurrentDirectory: () => root,
    ...(sys.realpath && { realpath: sys.realpath }),
  };
  const service = typescript.createLanguageService(
    {
      ...disk,
      useCaseSensitiveFileNames: () => sys.useCaseSensitiveFileNames,
      getCompilationSettings: () => options,
      getScriptFileNames: () => [declared, ...opened.keys()],
      getScriptVersion: (path) => (opened.has(path) ? String(count) : String(readKept(path).version)),
      getScriptSnapshot(path) {
        const text = textOf(path) ?? readKept(path).text;
        return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (given) => typescript.getDefaultLibFilePath(given),
      resolveModuleNameLiterals: (literals, containing, redirected, settings, source) =>
        literals.map((literal) => {
          const mode = typescript.getModeForUsageLocation(source, literal, settings);
          const found = resolve(literal.text, containing, { settings, redirected, mode });
          note(containing, found.resolvedModule?.resolvedFileName);
          return found;
        }),
    },
    typescript.createDocumentRegistry(),
  );

  return { service, open, pathOf, listReached };

  function open(files: readonly FenceFile[]): void {
    for (const path of opened.keys()) edges.delete(path);
    count += 1;
    opened = new Map(files.map((file) => [pathOf(file), file]));
    for (const [path, { text, version }] of kept) {
      if (isOfPackage(path)) continue;
      const now = sys.readFile(path);
      if (now !== text) kept.set(path, { text: now, version: version + 1 });
    }
  }

  function pathOf({ fence, name, folder }: Pick<FenceFile, 'fence' | 'name' | 'folder'>): string {
    return toTypeFile(root, `${folder}/.types-${count}-${fence}-${name}`);
  }

  function readKept(path: string) {
    const known = kept.get(path) ?? { text: sys.readFile(path), version: 0 };
    kept.set(path, known);
    return known;
  }

  function resolve(
    name: string,
    containing: string,
    { settings, redirected, mode }: ResolveOptions,
  ): TypeScript.ResolvedModuleWithFailedLookupLocations {
    const file = opened.get(containing);
    const own = file && name.startsWith('.') ? findOwn(name, file) : undefined;
    if (own !== undefined)
      return {
        resolvedModule: { resolvedFileName: own, extension: posix.extname(own), isExternalLibraryImport: false },
      };
    const from = file ? toTypeFile(root, `${file.folder}/${file.name}`) : containing;
    return resolveWithSite({ name, importer: from, root, findSource }, (importer) =>
      typescript.resolveModuleName(name, importer, settings, disk, undefined, redirected, mode),
    );
  }

  /** Another file of the same fence. */
  function findOwn(name: string, file: FenceFile): string | undefined {
    const target = posix.join(posix.dirname(file.name), name);
    const bare = target.replace(/\.jsx?$/, '');
    const endings = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '/index.ts', '/index.tsx'];
    const found = [target, ...endings.map((ending) => bare + ending)].find((each) =>
      opened.has(pathOf({ ...file, name: each })),
    );
    return found === undefined ? undefined : pathOf({ ...file, name: found });
  }

  function note(from: string, to: string | undefined): void {
    if (to === undefined || isOfPackage(to)) return;
    edges.set(from, [...(edges.get(from) ?? []), to]);
  }

  function listReached(path: string): readonly string[] {
    const reached = new Set<string>();
    const waiting = [path];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      for (const to of edges.get(next) ?? [])
        if (!reached.has(to)) {
          reached.add(to);
          waiting.push(to);
        }
    return [...reached].filter((each) => !opened.has(each)).map((each) => toSiteFile(root, each));
  }
}

interface ResolveOptions {
  readonly settings: TypeScript.CompilerOptions;
  readonly redirected: TypeScript.ResolvedProjectReference | undefined;
  readonly mode: TypeScript.ResolutionMode;
}

function isOfPackage(path: string): boolean {
  return path.includes('/node_modules/');
}

function toSiteFile(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}
