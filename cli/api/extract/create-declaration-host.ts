// Shares files between the programs of several packages: each declaration is parsed once, each import is resolved
// once. Types are not shared, so that each package is documented as if it were the only one.

import { posix } from 'node:path';
import ts from 'typescript';
import { remember } from '../../../core/api/extract/remember.ts';
import { listIfThere } from '../../files/read-if-there.ts';
import type { FindSource } from '../../site/workspace/open-workspace.ts';
import { resolveWithSite } from '../../site/workspace/resolve-with-site.ts';
import { apiOptions } from './api-options.ts';
import { createSourceCache, type SourceCache } from './create-source-cache.ts';

/** The files and the import resolution of the programs of one thread. */
export interface DeclarationHost extends ts.CompilerHost {
  readonly modules: ts.ModuleResolutionCache;
}

/** Options for resolving imports. */
interface HostOptions {
  /** Finds the sources of developed libraries. */
  readonly findSource?: FindSource;
  /** The site, which has packages that a linked library lacks. */
  readonly root?: string;
}

/** Options for reading files. */
interface DiskOptions extends HostOptions {
  readonly sources?: SourceCache;
}

/** Creates the host of a thread's programs. It assumes that files never change. */
export function createDeclarationHost({
  findSource,
  root,
  sources = createSourceCache(),
}: DiskOptions = {}): DeclarationHost {
  const disk = ts.createCompilerHost(apiOptions);
  const namesIn = remember(listNames);
  // Most files that an import may mean do not exist: one listing answers the questions for all files of a folder.
  const mayExist = (file: string) =>
    !disk.useCaseSensitiveFileNames() || (namesIn(posix.dirname(file))?.has(posix.basename(file)) ?? true);
  const host = {
    ...disk,
    fileExists: remember((file: string) => mayExist(file) && disk.fileExists(file)),
    directoryExists: remember((folder: string) => ts.sys.directoryExists(folder)),
    realpath: remember((path: string) => ts.sys.realpath?.(path) ?? path),
    getSourceFile: remember((file: string) => sources.read(file)),
  };
  return withSettings(host, { options: apiOptions, findSource, root });
}

/** Lists the names in a folder; none if it does not exist, undefined if it cannot be listed. */
function listNames(folder: string): ReadonlySet<string> | undefined {
  try {
    return new Set(listIfThere(folder));
  } catch {
    return undefined;
  }
}

/** Adapts a host to the sources of a library, whose imports are resolved by its own settings. */
export function withSettings(
  host: ts.CompilerHost,
  { options, findSource, root }: HostOptions & { readonly options: ts.CompilerOptions },
): DeclarationHost {
  const modules = ts.createModuleResolutionCache(host.getCurrentDirectory(), host.getCanonicalFileName, options);
  const declarationHost: DeclarationHost = {
    ...host,
    modules,
    getModuleResolutionCache: () => modules,
    resolveModuleNameLiterals: (literals, importer, redirect, given, file) =>
      literals.map((literal) => {
        const mode = ts.getModeForUsageLocation(file, literal, given);
        return resolveWithSite({ name: literal.text, importer, root, findSource }, (from) =>
          ts.resolveModuleName(literal.text, from, options, declarationHost, modules, redirect, mode),
        );
      }),
    resolveTypeReferenceDirectiveReferences: (references, importer, redirect, given, file) =>
      references.map((reference) => {
        const name = typeof reference === 'string' ? reference : reference.fileName;
        const mode = ts.getModeForFileReference(reference, file?.impliedNodeFormat);
        const resolve = (from: string) =>
          ts.resolveTypeReferenceDirective(name, from, given, declarationHost, redirect, undefined, mode);
        const found = resolve(importer);
        return found.resolvedTypeReferenceDirective || root === undefined ? found : resolve(`${root}/docs-site.ts`);
      }),
  };
  return declarationHost;
}
