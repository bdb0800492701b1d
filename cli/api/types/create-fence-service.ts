// A TypeScript language service for the code of all fences.
//
// It lives as long as its thread: packages are read once, other files of the site again if they have changed. The files
// of a fence import each other by the names that the fence gives them, and see no other fences.

import { posix, relative } from 'node:path';
import type * as TypeScript from 'typescript';
import { assetDeclarations } from '../../site/workspace/asset-declarations.ts';
import type { FindSource } from '../../site/workspace/open-workspace.ts';
import { resolveWithSite } from '../../site/workspace/resolve-with-site.ts';
import { declarationsFile, toTypeFile } from './create-type-host.ts';

/** A file of a fence. */
export interface FenceFile {
  /** The number of its fence. */
  readonly fence: number;
  /** Its name in the fence: "index.tsx". */
  readonly name: string;
  /** The folder of the fence, relative to the site. */
  readonly folder: string;
  readonly text: string;
}

/** A language service for fences. */
export interface FenceService {
  readonly service: TypeScript.LanguageService;
  /** Replaces the fences with others. */
  open(files: readonly FenceFile[]): void;
  /** Returns the path of a file of a fence in the service. */
  pathOf(file: Pick<FenceFile, 'fence' | 'name' | 'folder'>): string;
  /** Lists the files outside of node_modules that a file imports, directly or indirectly. */
  listReached(path: string): readonly string[];
}

/** Options for reading the code of fences. */
interface FenceSurroundings {
  root: string;
  options: TypeScript.CompilerOptions;
  /** Finds the sources of developed libraries. */
  findSource?: FindSource;
}

/** Creates a service. */
export function createFenceService(
  typescript: typeof TypeScript,
  { root, options, findSource }: Readonly<FenceSurroundings>,
): FenceService {
  const { sys } = typescript;
  const declared = toTypeFile(root, declarationsFile);
  const readFiles = new Map<string, { readonly text: string | undefined; readonly version: number }>();
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
      getScriptVersion: (path) => (opened.has(path) ? String(count) : String(readOnce(path).version)),
      getScriptSnapshot(path) {
        const text = textOf(path) ?? readOnce(path).text;
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
    for (const [path, { text, version }] of readFiles) {
      if (isOfPackage(path)) continue;
      const now = sys.readFile(path);
      if (now !== text) readFiles.set(path, { text: now, version: version + 1 });
    }
  }

  function pathOf({ fence, name, folder }: Pick<FenceFile, 'fence' | 'name' | 'folder'>): string {
    return toTypeFile(root, `${folder}/.types-${count}-${fence}-${name}`);
  }

  function readOnce(path: string) {
    const file = readFiles.get(path) ?? { text: sys.readFile(path), version: 0 };
    readFiles.set(path, file);
    return file;
  }

  function resolve(
    name: string,
    containing: string,
    { settings, redirected, mode }: ResolveOptions,
  ): TypeScript.ResolvedModuleWithFailedLookupLocations {
    const file = opened.get(containing);
    const own = file && name.startsWith('.') ? findFenceFile(name, file) : undefined;
    if (own !== undefined)
      return {
        resolvedModule: { resolvedFileName: own, extension: posix.extname(own), isExternalLibraryImport: false },
      };
    const from = file ? toTypeFile(root, `${file.folder}/${file.name}`) : containing;
    return resolveWithSite({ name, importer: from, root, findSource }, (importer) =>
      typescript.resolveModuleName(name, importer, settings, disk, undefined, redirected, mode),
    );
  }

  /** Finds another file of the same fence. */
  function findFenceFile(name: string, file: FenceFile): string | undefined {
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
