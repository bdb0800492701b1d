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

/** Options for reading the code of fences. */
interface FenceSurroundings {
  root: string;
  options: TypeScript.CompilerOptions;
  /** Finds the sources of developed libraries. */
  findSource?: FindSource;
}

/** A file as it was last read from disk. */
interface DiskFile {
  readonly text: string | undefined;
  readonly version: number;
}

/** A language service for fences. */
export class FenceService {
  readonly service: TypeScript.LanguageService;
  readonly #typescript: typeof TypeScript;
  readonly #surroundings: Readonly<FenceSurroundings>;
  /** The path of the declarations that the engine adds. */
  readonly #declarationsPath: string;
  readonly #disk: TypeScript.ModuleResolutionHost;
  readonly #diskFiles = new Map<string, DiskFile>();
  /** The imported files of each file, without packages. */
  readonly #edges = new Map<string, readonly string[]>();
  #opened = new Map<string, FenceFile>();
  /** How often fences were opened. */
  #count = 0;

  constructor(typescript: typeof TypeScript, surroundings: Readonly<FenceSurroundings>) {
    this.#typescript = typescript;
    this.#surroundings = surroundings;
    this.#declarationsPath = toTypeFile(surroundings.root, declarationsFile);
    this.#disk = this.#createDisk();
    this.service = typescript.createLanguageService(this.#createHost(), typescript.createDocumentRegistry());
  }

  /** Replaces the fences with others. */
  open(files: readonly FenceFile[]): void {
    for (const path of this.#opened.keys()) this.#edges.delete(path);
    this.#count += 1;
    this.#opened = new Map(files.map((file) => [this.pathOf(file), file]));
    for (const [path, { text, version }] of this.#diskFiles) {
      if (isOfPackage(path)) continue;
      const now = this.#typescript.sys.readFile(path);
      if (now !== text) this.#diskFiles.set(path, { text: now, version: version + 1 });
    }
  }

  /** Returns the path of a file of a fence in the service. */
  pathOf({ fence, name, folder }: Pick<FenceFile, 'fence' | 'name' | 'folder'>): string {
    return toTypeFile(this.#surroundings.root, `${folder}/.types-${this.#count}-${fence}-${name}`);
  }

  /** Lists the files outside of node_modules that a file imports, directly or indirectly. */
  listReached(path: string): readonly string[] {
    const reached = new Set<string>();
    const waiting = [path];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      for (const to of this.#edges.get(next) ?? [])
        if (!reached.has(to)) {
          reached.add(to);
          waiting.push(to);
        }
    return [...reached]
      .filter((each) => !this.#opened.has(each))
      .map((each) => toSiteFile(this.#surroundings.root, each));
  }

  #createDisk(): TypeScript.ModuleResolutionHost {
    const { sys } = this.#typescript;
    return {
      fileExists: (path) => this.#textOf(path) !== undefined || sys.fileExists(path),
      readFile: (path) => this.#textOf(path) ?? sys.readFile(path),
      directoryExists: sys.directoryExists,
      getDirectories: sys.getDirectories,
      getCurrentDirectory: () => this.#surroundings.root,
      ...(sys.realpath && { realpath: sys.realpath }),
    };
  }

  #createHost(): TypeScript.LanguageServiceHost {
    const typescript = this.#typescript;
    const disk = this.#disk;
    const { root, options } = this.#surroundings;
    return {
      ...disk,
      useCaseSensitiveFileNames: () => typescript.sys.useCaseSensitiveFileNames,
      getCompilationSettings: () => options,
      getScriptFileNames: () => [this.#declarationsPath, ...this.#opened.keys()],
      getScriptVersion: (path) => (this.#opened.has(path) ? String(this.#count) : String(this.#readOnce(path).version)),
      getScriptSnapshot: (path) => {
        const text = this.#textOf(path) ?? this.#readOnce(path).text;
        return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (given) => typescript.getDefaultLibFilePath(given),
      resolveModuleNameLiterals: (literals, containing, redirected, settings, source) =>
        literals.map((literal) => {
          const mode = typescript.getModeForUsageLocation(source, literal, settings);
          const found = this.#resolve(literal.text, containing, { settings, redirected, mode });
          this.#note(containing, found.resolvedModule?.resolvedFileName);
          return found;
        }),
    };
  }

  #textOf(path: string): string | undefined {
    return path === this.#declarationsPath ? assetDeclarations : this.#opened.get(path)?.text;
  }

  #readOnce(path: string): DiskFile {
    const file = this.#diskFiles.get(path) ?? { text: this.#typescript.sys.readFile(path), version: 0 };
    this.#diskFiles.set(path, file);
    return file;
  }

  #resolve(
    name: string,
    containing: string,
    { settings, redirected, mode }: ResolveOptions,
  ): TypeScript.ResolvedModuleWithFailedLookupLocations {
    const { root, findSource } = this.#surroundings;
    const file = this.#opened.get(containing);
    const fencePath = file && name.startsWith('.') ? this.#findFenceFile(name, file) : undefined;
    if (fencePath !== undefined)
      return {
        resolvedModule: {
          resolvedFileName: fencePath,
          extension: posix.extname(fencePath),
          isExternalLibraryImport: false,
        },
      };
    const from = file ? toTypeFile(root, `${file.folder}/${file.name}`) : containing;
    return resolveWithSite({ name, importer: from, root, findSource }, (importer) =>
      this.#typescript.resolveModuleName(name, importer, settings, this.#disk, undefined, redirected, mode),
    );
  }

  /** Finds another file of the same fence. */
  #findFenceFile(name: string, file: FenceFile): string | undefined {
    const target = posix.join(posix.dirname(file.name), name);
    const bare = target.replace(/\.jsx?$/, '');
    const endings = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '/index.ts', '/index.tsx'];
    const found = [target, ...endings.map((ending) => bare + ending)].find((each) =>
      this.#opened.has(this.pathOf({ ...file, name: each })),
    );
    return found === undefined ? undefined : this.pathOf({ ...file, name: found });
  }

  #note(from: string, to: string | undefined): void {
    if (to === undefined || isOfPackage(to)) return;
    this.#edges.set(from, [...(this.#edges.get(from) ?? []), to]);
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
