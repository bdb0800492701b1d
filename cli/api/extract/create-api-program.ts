// Creates one TypeScript program for all modules of a package.

import ts from 'typescript';
import type { ApiModule } from '../../../core/api/extract/extraction.ts';
import { formatProbeImports } from '../../../core/api/extract/probe/plan-probe.ts';
import { apiOptions } from './api-options.ts';
import type { DeclarationHost } from './create-declaration-host.ts';

/** The program of a package. */
interface ApiProgram {
  readonly program: ts.Program;
  /** The module beside the package that imports all of it. */
  readonly probe: string;
}

/**
 * Creates the program of a package. Nothing is checked, written or downloaded. It contains one module that does
 * not exist on disk, in which the types of the package can be looked up.
 */
export function createApiProgram(
  {
    folder,
    modules,
    options = apiOptions,
  }: { folder: string; modules: readonly ApiModule[]; options?: ts.CompilerOptions },
  host: DeclarationHost,
): ApiProgram {
  // The probe is beside the package, because it is not part of it.
  const file = `${folder}.probe.ts`;
  const rootNames = [...modules.map((module) => module.file), file];
  const resolve = createProbeResolver(modules, host);

  const source = ts.createSourceFile(file, formatProbeImports(modules), ts.ScriptTarget.ESNext, true);
  const probed: ts.CompilerHost = {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, target) => (name === file ? source : host.getSourceFile(name, target)),
    resolveModuleNameLiterals: (literals, importer, ...rest) =>
      importer === file
        ? literals.map((literal) => resolve(literal.text))
        : (host.resolveModuleNameLiterals?.(literals, importer, ...rest) ?? []),
  };
  return { program: ts.createProgram({ rootNames, options, host: probed }), probe: file };
}

// The package's own names resolve to its modules, and React to the one that the package uses.
function createProbeResolver(
  modules: readonly ApiModule[],
  host: DeclarationHost,
): (name: string) => ts.ResolvedModuleWithFailedLookupLocations {
  const files = new Map(modules.map(({ specifier, file }) => [specifier, file]));
  return function resolve(name) {
    const file = files.get(name);
    if (file === undefined)
      return ts.resolveModuleName(
        name,
        modules[0]?.file ?? '',
        apiOptions,
        host,
        host.modules,
        undefined,
        ts.ModuleKind.ESNext,
      );
    const extension = /\.(?:d\.[cm]?ts|[cm]?tsx?)$/.exec(file)?.[0] ?? ts.Extension.Dts;
    return { resolvedModule: { resolvedFileName: file, extension } };
  };
}
