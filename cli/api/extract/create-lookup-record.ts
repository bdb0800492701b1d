// Records imports without types, and lists the files that would provide them. An extraction depends on missing files
// as well as on read ones: a library may be built, or a package installed, later.

import ts from 'typescript';
import { apiOptions } from './api-options.ts';
import type { DeclarationHost } from './create-declaration-host.ts';

/** The imports that an extraction could not resolve. */
export interface LookupRecord {
  /** Notes a name that cannot be resolved to types from a file. */
  readonly note: (name: string, importer: string) => void;
  /** Returns a host whose programs note their unresolved imports. */
  readonly watch: (host: DeclarationHost) => DeclarationHost;
  /** Lists the missing files, absolute. */
  readonly list: () => string[];
}

/** Creates the record of one package. */
export function createLookupRecord(): LookupRecord {
  const unresolved = new Map<string, readonly [name: string, importer: string]>();

  function note(name: string, importer: string): void {
    unresolved.set(`${importer.slice(0, importer.lastIndexOf('/'))}\0${name}`, [name, importer]);
  }

  return {
    note,
    watch: (host) => ({
      ...host,
      resolveModuleNameLiterals(literals, importer, ...rest) {
        const found = host.resolveModuleNameLiterals?.(literals, importer, ...rest) ?? [];
        literals.forEach(({ text }, index) => {
          if (!isTypes(found[index]?.resolvedModule?.resolvedFileName)) note(text, importer);
        });
        return found;
      },
    }),
    list: () => [...new Set([...unresolved.values()].flatMap(([name, importer]) => listMissing(name, importer)))],
  };
}

// Without `directoryExists`, TypeScript also looks for files in missing folders.
function listMissing(name: string, importer: string): string[] {
  const missing = new Set<string>();
  const { fileExists, readFile, realpath } = ts.sys;
  const host: ts.ModuleResolutionHost = {
    readFile,
    ...(realpath && { realpath }),
    fileExists(file) {
      if (fileExists(file)) return true;
      missing.add(file);
      return false;
    },
  };
  for (const mode of [ts.ModuleKind.ESNext, ts.ModuleKind.CommonJS] as const)
    ts.resolveModuleName(name, importer, apiOptions, host, undefined, undefined, mode);
  return [...missing];
}

/** Returns whether a file has types; a script is found if its types are missing. */
function isTypes(file: string | undefined): boolean {
  return file !== undefined && /\.(?:[cm]?tsx?|json)$/.test(file);
}
