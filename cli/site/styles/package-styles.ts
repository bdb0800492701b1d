// A style sheet that a package imports → what its script sees of it: the names of a CSS module, or
// nothing. The rules themselves stand in the pages, and are there before any script.

import { join, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import type { Problem } from '../../../core/model/problem.ts';
import { hash } from '../../files/hash.ts';
import type { FindSheet } from '../workspace/create-sheet-finder.ts';
import { compileStyle, type CompiledStyle } from './compile-style.ts';

const stylePattern = /\.(?:css|s[ac]ss|less)$/;

/** The plugin, and what it has met when the bundler is done. */
export interface PackageStyles {
  readonly plugin: Plugin;
  /** The style sheets that were met, by file. */
  readonly list: () => Record<string, CompiledStyle>;
  /** The files of those that each entry imports, in the order in which scripts do: later rules win over earlier ones. */
  readonly listByEntry: () => Record<string, string[]>;
  /** Every file that their compilers read, from the root of the site. */
  readonly listReads: () => string[];
}

/**
 * Creates the plugin. A sheet that cannot be read counts as empty, as it would in a browser; `onProblem` hears of it. With
 * `isShown`, the script of a sheet hands it to the frame of edited demos, which has no other way to it. A barrel that
 * `isSource` brings the sheets that it imports, whatever its package says of side effects: that is said of the built files.
 */
export function collectPackageStyles(
  root: string,
  {
    isShown = false,
    isSource,
    findSheet,
    onProblem,
  }: {
    isShown?: boolean;
    findSheet?: FindSheet;
    isSource?: (id: string) => boolean;
    onProblem?: (id: string, problem: Problem) => void;
  } = {},
): PackageStyles {
  const styles = new Map<string, CompiledStyle>();
  const imports = new Map<string, readonly string[]>();
  /** The sheets of barrels: the bundler passes barrels by. */
  const ofBarrels = new Map<string, readonly string[]>();
  const entries: string[] = [];
  const reads = new Set<string>();

  const plugin: Plugin = {
    name: 'package-styles',
    moduleParsed({ id, importedIds, isEntry }) {
      imports.set(id, importedIds);
      if (isEntry) entries.push(id);
    },
    transform: {
      filter: { id: /^(?!\0)[^?]+\.[cm]?[jt]sx?$/, code: /^[ \t]*import[ \t]*["']/m },
      async handler(code, id) {
        if (!isSource?.(id)) return null;
        const found = await Promise.all(listBareImports(code, id).map((specifier) => this.resolve(specifier, id)));
        const sheets = found.flatMap((each) => (each && !each.external && stylePattern.test(each.id) ? [each.id] : []));
        await Promise.all(sheets.map((sheet) => this.load({ id: sheet })));
        ofBarrels.set(id, sheets);
        return isShown && sheets.length > 0 ? { moduleSideEffects: true } : null;
      },
    },
    load: {
      filter: { id: stylePattern },
      async handler(id) {
        const {
          style = { css: '', names: {} },
          problems,
          reads: files,
        } = await compileStyle(toFile(id), {
          root,
          ...(findSheet && { findSheet }),
        });
        for (const file of files) reads.add(file);
        for (const problem of problems) if (problem.severity === 'error') onProblem?.(id, problem);
        styles.set(id, style);
        const show = isShown ? writeShow(toFile(id), { style, root }) : '';
        return {
          code: `${show}export default ${JSON.stringify(style.names)};`,
          moduleType: 'js',
          ...(show && { moduleSideEffects: true }),
        };
      },
    },
  };
  return {
    plugin,
    listReads: () => [...reads].sort(),
    // The bundler reads files in any order.
    list: () =>
      Object.fromEntries([...styles.keys()].sort().map((id) => [toFile(id), styles.get(id) as CompiledStyle])),
    listByEntry: () =>
      Object.fromEntries(
        (styles.size > 0 ? entries : []).flatMap((entry) => {
          const files = walk([entry]).flatMap((id) => (styles.has(id) ? [toFile(id)] : []));
          return files.length > 0 ? [[entry, files]] : [];
        }),
      ),
  };

  function toFile(id: string): string {
    return relative(root, id).split(sep).join('/');
  }

  function walk(ids: readonly string[], seen = new Set<string>()): string[] {
    return ids.flatMap((id) => {
      if (seen.has(id)) return [];
      seen.add(id);
      return [...walk([...(ofBarrels.get(id) ?? []), ...(imports.get(id) ?? [])], seen), id];
    });
  }
}

/** Names a style sheet where its path, which may lead through folders of this machine, must not stand. */
export function toSheetKey(file: string): string {
  return hash(file).slice(0, 10);
}

/** What a sheet is composed from is a module of its own, so that it is there once, before the first that needs it. */
function writeShow(
  file: string,
  { style: { css, before = {} }, root }: { style: CompiledStyle; root: string },
): string {
  const parts = Object.keys(before).map((part) => `import ${JSON.stringify(join(root, part))};\n`);
  const key = JSON.stringify(toSheetKey(file));
  return [...parts, css && `(globalThis.docsSheets ??= {})[${key}] = ${JSON.stringify(css)};\n`].join('');
}

/** Lists what a barrel imports without a name; nothing of a module that has something of its own. */
function listBareImports(code: string, file: string): string[] {
  const { program, errors } = parseSync(file, code);
  const isBarrel = program.body.every(
    (statement) =>
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.declaration === null),
  );
  if (errors.length > 0 || !isBarrel) return [];
  return program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.specifiers.length === 0 ? [statement.source.value] : [],
  );
}
