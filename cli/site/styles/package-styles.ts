// A style sheet that a package imports → its script module: the names of a CSS module, or nothing. The rules are in
// the pages and are loaded before any script.

import { join, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import type { Problem } from '../../../core/model/problem.ts';
import { hash } from '../../files/hash.ts';
import type { FindSheet } from '../workspace/create-sheet-finder.ts';
import { compileStyle, type CompiledStyle } from './compile-style.ts';

const stylePattern = /\.(?:css|s[ac]ss|less)$/;

/** The plugin, with the sheets that it has found when the bundler is done. */
export interface PackageStyles {
  readonly plugin: Plugin;
  /** Lists the style sheets that were found, by file. */
  readonly list: () => Record<string, CompiledStyle>;
  /** Lists the sheet files that each entry imports, in import order: later rules win. */
  readonly listByEntry: () => Record<string, string[]>;
  /** Lists every file that their compilers read, relative to the root of the site. */
  readonly listReads: () => string[];
}

/**
 * Creates the plugin. A sheet that cannot be read counts as empty, as in a browser, and is passed to `onProblem`. With
 * `isShown`, the script of a sheet adds it to the frame of edited demos, which cannot load it otherwise. A barrel that
 * `isSource` keeps its sheets even if its package has no side effects: that field describes the built files.
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
  /** The sheets of barrels, which the bundler skips. */
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

/** Returns the key of a style sheet, for places where its path, which may name folders of this machine, must not appear. */
export function toSheetKey(file: string): string {
  return hash(file).slice(0, 10);
}

/** Sheets that it is composed from are separate modules, so that each is added once, before the first that needs it. */
function writeShow(
  file: string,
  { style: { css, before = {} }, root }: { style: CompiledStyle; root: string },
): string {
  const parts = Object.keys(before).map((part) => `import ${JSON.stringify(join(root, part))};\n`);
  const key = JSON.stringify(toSheetKey(file));
  return [...parts, css && `(globalThis.docsSheets ??= {})[${key}] = ${JSON.stringify(css)};\n`].join('');
}

/** Lists the side-effect imports of a barrel; none for a module that has code of its own. */
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
