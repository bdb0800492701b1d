// Missing names that sources of libraries import from each other → faults, by importing file. The bundler leaves such
// names undefined, so their uses would fail somewhere else.

import { readFileSync } from 'node:fs';
import type { OutputChunk } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { escapePattern } from '../../../../core/text/escape-pattern.ts';
import { toPosition } from '../../../../core/text/to-position.ts';
import { explainNoExport } from '../no-matching-export.ts';
import type { Shim } from './missing-exports.ts';

interface MissingImportsOptions {
  readonly root: string;
  /** Returns whether a file is a source of a library that is worked on. */
  readonly isSource: (file: string) => boolean;
  /** Finds the file that an import leads to. */
  readonly resolve: (specifier: string, importer: string) => Promise<string | undefined>;
}

/** Finds the first name of each source that another source does not export: "2:10: no matching export in …". */
export async function findMissingImports(
  shims: readonly Shim[],
  chunks: readonly OutputChunk[],
  { root, isSource, resolve }: MissingImportsOptions,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const ofSources = shims.filter(({ exporter }) => isSource(exporter));
  if (ofSources.length === 0) return found;
  const files = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]));
  for (const { facadeModuleId: importer, imports, code } of chunks) {
    if (importer === null || !isSource(importer)) continue;
    const lacked = ofSources.filter(({ exporter, binding }) => {
      const file = files.get(exporter);
      return file !== undefined && imports.includes(file) && asks(code, { file, binding });
    });
    const missingShim = lacked.length > 0 ? await locateFirst(importer, { shims: lacked, resolve }) : undefined;
    if (missingShim === undefined) continue;
    const { line, column, shim } = missingShim;
    found.set(importer, `${line}:${column}: ${explainNoExport(shim.exporter, shim.binding, root)}`);
  }
  return found;
}

/** Returns whether bundled code for Node uses a name from another module. A type leaves no trace. */
function asks(code: string, { file, binding }: { file: string; binding: string }): boolean {
  const required = new RegExp(`([\\w$]+) = require\\(["']\\./${escapePattern(file)}["']\\)`).exec(code);
  if (!required) return false;
  return new RegExp(`(?<![\\w$.])${escapePattern(`${required[1]}.${binding}`)}(?![\\w$])`).test(code);
}

/** Skips names that are only re-exported: they may be types. */
async function locateFirst(
  file: string,
  { shims, resolve }: Pick<MissingImportsOptions, 'resolve'> & { readonly shims: readonly Shim[] },
): Promise<{ line: number; column: number; shim: Shim } | undefined> {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseSync(file, text).module;
  const passed = new Set(
    staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ importName, moduleRequest }) => (moduleRequest ? (importName.name ?? []) : [])),
    ),
  );
  const taken = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, isType }) => ({ specifier: moduleRequest.value, importName, isType })),
  );
  for (const { specifier, importName, isType } of taken) {
    const name = importName.kind === 'Default' ? 'default' : importName.name;
    const named = shims.filter(({ binding }) => binding === name);
    if (named.length === 0 || isType || (name && passed.has(name))) continue;
    const target = await resolve(specifier, file);
    const shim = named.find(({ exporter }) => exporter === target);
    if (shim) return { ...toPosition(text, importName.start ?? 0), shim };
  }
  return undefined;
}
