// The names of a package's modules → their declaration files, found as TypeScript finds them: by
// "exports", "types", "typesVersions", a folder's own package.json, or a file beside the script.

import ts from 'typescript';
import type { ApiModule } from '../../core/api/extract/extraction.ts';
import { apiOptions } from './create-api-program.ts';
import type { InstalledPackage } from './find-package.ts';

/** Finds the modules that have types. Where several names lead to one file, the shortest stands for it. */
export function resolveModules({ folder, specifiers, importer }: InstalledPackage): ApiModule[] {
  const files = new Map<string, string>();
  const byLength = [...specifiers].sort((a, b) => a.length - b.length);
  for (const specifier of byLength) {
    const file = resolveTypes(specifier, importer);
    if (file !== undefined && file.startsWith(`${folder}/`) && !files.has(file)) files.set(file, specifier);
  }

  const chosen = new Map([...files].map(([file, specifier]) => [specifier, file]));
  return specifiers.flatMap((specifier) => {
    const file = chosen.get(specifier);
    return file === undefined ? [] : [{ specifier, file }];
  });
}

// Some packages have types only for one of the two ways to load them.
function resolveTypes(specifier: string, importer: string): string | undefined {
  const modes = [ts.ModuleKind.ESNext, ts.ModuleKind.CommonJS] as const;
  const found = modes.map((mode) => ts.resolveModuleName(specifier, importer, apiOptions, ts.sys, undefined, undefined, mode).resolvedModule);
  return found.find((module) => module !== undefined && /\.tsx?$|\.[cm]ts$/.test(module.resolvedFileName))?.resolvedFileName;
}
