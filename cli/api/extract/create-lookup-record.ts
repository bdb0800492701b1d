// The names that lead to no types → the files that they would lead to. What was looked for in vain is as much
// part of an extraction as what was read: a library may be built, or a package installed, after it.

import ts from 'typescript';
import { apiOptions } from './api-options.ts';
import type { DeclarationHost } from './create-declaration-host.ts';

/** What an extraction looked for in vain. */
export interface LookupRecord {
  /** Notes a name that leads from a file to no types. */
  readonly note: (name: string, importer: string) => void;
  /** The same host, whose programs note what they import in vain. */
  readonly watch: (host: DeclarationHost) => DeclarationHost;
  /** Lists the files, absolute. None of them was there. */
  readonly list: () => string[];
}

/** Creates the record of one package. */
export function createLookupRecord(): LookupRecord {
  const asked = new Map<string, readonly [name: string, importer: string]>();

  function note(name: string, importer: string): void {
    asked.set(`${importer.slice(0, importer.lastIndexOf('/'))}\0${name}`, [name, importer]);
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
    list: () => [...new Set([...asked.values()].flatMap(([name, importer]) => listMissing(name, importer)))],
  };
}

// Without `directoryExists`, TypeScript asks for the files of folders that are not there as well.
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

/** A script is found where the types beside it are missing. */
function isTypes(file: string | undefined): boolean {
  return file !== undefined && /\.(?:[cm]?tsx?|json)$/.test(file);
}
