// The names of a package's modules → their declaration files, as TypeScript resolves them: by "exports", "types",
// "typesVersions", a folder's own package.json, a file beside the script, or in the @types package of a package
// without types.

import ts from 'typescript';
import type { ApiModule } from '../../../core/api/extract/extraction.ts';
import { apiOptions } from './api-options.ts';
import type { DeclarationHost } from './create-declaration-host.ts';
import type { LookupRecord } from './create-lookup-record.ts';
import type { InstalledPackage } from '../packages/find-package.ts';

/** The modules with types, and the folder of the package that has the types. */
interface ResolvedModules {
  readonly folder: string;
  readonly modules: readonly ApiModule[];
}

/** Finds the modules with types. If several names lead to one file, the shortest is used. */
export function resolveModules(
  { folder, specifiers, sources = {}, importer }: InstalledPackage,
  { host, lookups }: { readonly host: DeclarationHost; readonly lookups: LookupRecord },
): ResolvedModules {
  const found = specifiers.flatMap((specifier): ApiModule[] => {
    const source = sources[specifier];
    const file = source?.match(/\.[cm]?tsx?$/) ? source : resolveTypes(specifier, importer, host);
    if (file === undefined) lookups.note(specifier, importer);
    return file === undefined ? [] : [{ specifier, file }];
  });
  const own = found.filter(({ file }) => file.startsWith(`${folder}/`));
  if (own.length > 0) return { folder, modules: pickShortest(own) };

  const described = found.find(({ specifier }) => specifier === specifiers[0]);
  const [, types = folder] = /^(.*\/node_modules\/@types\/[^/]+)\//.exec(described?.file ?? '') ?? [];
  return { folder: types, modules: pickShortest(found.filter(({ file }) => file.startsWith(`${types}/`))) };
}

function pickShortest(modules: readonly ApiModule[]): ApiModule[] {
  const names = new Map<string, string>();
  for (const { specifier, file } of [...modules].sort((a, b) => a.specifier.length - b.specifier.length)) {
    if (!names.has(file)) names.set(file, specifier);
  }
  return modules.filter(({ specifier, file }) => names.get(file) === specifier);
}

// Some packages have types only for one of the two module formats.
function resolveTypes(specifier: string, importer: string, host: DeclarationHost): string | undefined {
  const modes = [ts.ModuleKind.ESNext, ts.ModuleKind.CommonJS] as const;
  const found = modes.map(
    (mode) => ts.resolveModuleName(specifier, importer, apiOptions, host, host.modules, undefined, mode).resolvedModule,
  );
  return found.find((module) => module !== undefined && /\.[cm]?tsx?$/.test(module.resolvedFileName))?.resolvedFileName;
}
