// A compiler host for a site's code: the disk, declarations for imported files that are not code, and code that has no
// file of its own.

import { join } from 'node:path';
import type * as TypeScript from 'typescript';
import { assetDeclarations } from '../../site/workspace/asset-declarations.ts';
import type { FindSource } from '../../site/workspace/open-workspace.ts';
import { resolveWithSite } from '../../site/workspace/resolve-with-site.ts';

/** The file with declarations for imported files that are not code. */
export const declarationsFile = 'docs-assets.d.ts';

/** Parsed files, by path. */
export type ParsedFiles = Map<string, TypeScript.SourceFile | undefined>;

interface HostSettings {
  readonly options: TypeScript.CompilerOptions;
  readonly root: string;
  /** Code without a file, by the path that it would have. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files of packages that another host has read; this host adds those that it reads. */
  readonly parsed?: ParsedFiles;
  /** Finds the sources of developed libraries. */
  readonly findSource?: FindSource;
}

/** Returns the path of such code for the compiler. */
export function toTypeFile(root: string, file: string): string {
  return join(root, file).replaceAll('\\', '/');
}

/** Creates a host. It reads files of packages once for all programs. */
export function createTypeHost(
  typescript: typeof TypeScript,
  { options, root, texts, parsed = new Map(), findSource }: HostSettings,
): TypeScript.CompilerHost {
  const host = typescript.createCompilerHost(options);
  const extraFiles = new Map([[toTypeFile(root, declarationsFile), assetDeclarations]]);
  for (const [file, text] of texts) extraFiles.set(toTypeFile(root, file), text);
  const textOf = (file: string) => extraFiles.get(file.replaceAll('\\', '/'));

  const fileExists = (file: string) => textOf(file) !== undefined || host.fileExists(file);
  const readFile = (file: string) => textOf(file) ?? host.readFile(file);
  const disk = { ...host, getCurrentDirectory: () => root, fileExists, readFile };
  const modules = typescript.createModuleResolutionCache(root, host.getCanonicalFileName, options);

  return {
    ...disk,
    getModuleResolutionCache: () => modules,
    resolveModuleNameLiterals: (literals, importer, redirect, given, source) =>
      literals.map((literal) => {
        const mode = typescript.getModeForUsageLocation(source, literal, given);
        return resolveWithSite({ name: literal.text, importer, root, findSource }, (from) =>
          typescript.resolveModuleName(literal.text, from, given, disk, modules, redirect, mode),
        );
      }),
    getSourceFile: (file, version, ...rest) => {
      const text = textOf(file);
      if (!parsed.has(file))
        parsed.set(
          file,
          text === undefined
            ? host.getSourceFile(file, version, ...rest)
            : typescript.createSourceFile(file, text, version),
        );
      return parsed.get(file);
    },
  };
}
