// A style sheet that a package imports → its script module: the names of a CSS module, or nothing. The rules are in
// the pages and are loaded before any script.

import { join, relative, sep } from 'node:path';
import type { Plugin, PluginContext } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import type { Problem } from '../../../core/model/problem.ts';
import { hash } from '../../files/hash.ts';
import type { FindSheet } from '../workspace/create-sheet-finder.ts';
import { compileStyle, type CompiledStyle } from './compile-style.ts';

const stylePattern = /\.(?:css|s[ac]ss|less)$/;

interface StylesOptions {
  readonly isShown?: boolean;
  readonly findSheet?: FindSheet;
  readonly isSource?: (id: string) => boolean;
  readonly onProblem?: (id: string, problem: Problem) => void;
}

/**
 * A plugin of the bundler, with the sheets that it has found when the bundler is done. A sheet that cannot be read counts
 * as empty, as in a browser, and is passed to `onProblem`. With `isShown`, the script of a sheet adds it to the frame of
 * edited demos, which cannot load it otherwise. A barrel that `isSource` keeps its sheets even if its package has no side
 * effects: that field describes the built files.
 */
export class PackageStyles {
  readonly plugin: Plugin;
  readonly #root: string;
  readonly #options: StylesOptions;
  readonly #styles = new Map<string, CompiledStyle>();
  readonly #imports = new Map<string, readonly string[]>();
  /** The sheets of barrels, which the bundler skips. */
  readonly #barrelSheets = new Map<string, readonly string[]>();
  readonly #entries: string[] = [];
  readonly #reads = new Set<string>();

  constructor(root: string, options: StylesOptions = {}) {
    this.#root = root;
    this.#options = options;
    this.plugin = this.#createPlugin();
  }

  /** Lists the style sheets that were found, by file. */
  list(): Record<string, CompiledStyle> {
    // The bundler reads files in any order.
    return Object.fromEntries(
      [...this.#styles.keys()].sort().map((id) => [this.#toFile(id), this.#styles.get(id) as CompiledStyle]),
    );
  }

  /** Lists the sheet files that each entry imports, in import order: later rules win. */
  listByEntry(): Record<string, string[]> {
    return Object.fromEntries(
      (this.#styles.size > 0 ? this.#entries : []).flatMap((entry) => {
        const files = this.#walk([entry]).flatMap((id) => (this.#styles.has(id) ? [this.#toFile(id)] : []));
        return files.length > 0 ? [[entry, files]] : [];
      }),
    );
  }

  /** Lists every file that their compilers read, relative to the root of the site. */
  listReads(): string[] {
    return [...this.#reads].sort();
  }

  #createPlugin(): Plugin {
    const loadBarrel = (context: PluginContext, module: { code: string; id: string }) =>
      this.#loadBarrel(context, module);
    return {
      name: 'package-styles',
      moduleParsed: ({ id, importedIds, isEntry }) => {
        this.#imports.set(id, importedIds);
        if (isEntry) this.#entries.push(id);
      },
      transform: {
        filter: { id: /^(?!\0)[^?]+\.[cm]?[jt]sx?$/, code: /^[ \t]*import[ \t]*["']/m },
        // Here, `this` is the bundler.
        handler(code, id) {
          return loadBarrel(this, { code, id });
        },
      },
      load: { filter: { id: stylePattern }, handler: (id) => this.#loadSheet(id) },
    };
  }

  /** Loads the sheets of a barrel, which the bundler would skip. */
  async #loadBarrel(context: PluginContext, { code, id }: { code: string; id: string }) {
    const { isSource, isShown } = this.#options;
    if (!isSource?.(id)) return null;
    const found = await Promise.all(listBareImports(code, id).map((specifier) => context.resolve(specifier, id)));
    const sheets = found.flatMap((each) => (each && !each.external && stylePattern.test(each.id) ? [each.id] : []));
    await Promise.all(sheets.map((sheet) => context.load({ id: sheet })));
    this.#barrelSheets.set(id, sheets);
    return isShown && sheets.length > 0 ? { moduleSideEffects: true } : null;
  }

  /** Compiles a sheet, and writes the module that takes its place. */
  async #loadSheet(id: string) {
    const { isShown, findSheet, onProblem } = this.#options;
    const root = this.#root;
    const file = this.#toFile(id);
    const compiled = await compileStyle(file, { root, ...(findSheet && { findSheet }) });
    const { style = { css: '', names: {} }, problems, reads } = compiled;
    for (const each of reads) this.#reads.add(each);
    for (const problem of problems) if (problem.severity === 'error') onProblem?.(id, problem);
    this.#styles.set(id, style);
    const show = isShown ? writeShow(file, { style, root }) : '';
    return {
      code: `${show}export default ${JSON.stringify(style.names)};`,
      moduleType: 'js' as const,
      ...(show && { moduleSideEffects: true }),
    };
  }

  #toFile(id: string): string {
    return relative(this.#root, id).split(sep).join('/');
  }

  /** Lists the modules and sheets that modules import, each after its own imports. */
  #walk(ids: readonly string[], seen = new Set<string>()): string[] {
    return ids.flatMap((id) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const imports = [...(this.#barrelSheets.get(id) ?? []), ...(this.#imports.get(id) ?? [])];
      return [...this.#walk(imports, seen), id];
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
