// The style sheets that a bundler requests, served as CSS, in whichever language they are written; each under a unique
// name, so that classes of a CSS module are named after their file. Records the files that were read.

import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { OnLoadResult, OnResolveArgs, OnResolveResult, PartialMessage, Plugin, PluginBuild } from 'esbuild';
import { findStyleTool, isStyleFile, isStyleModule } from '../../../core/model/paths/style-file.ts';
import { formatSize } from '../../../core/check/parse-size.ts';
import type { Place, Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import { hash } from '../../files/hash.ts';
import type { FindSheet } from '../workspace/create-sheet-finder.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { findSheetSign } from './find-sheet-sign.ts';
import { explainMissingImport } from './explain-missing-import.ts';
import { listImportCandidates } from './list-import-candidates.ts';
import { preprocessStyle } from './preprocess-style.ts';
import { statPath } from '../../files/stat-path.ts';

interface Sheet {
  readonly file: string;
  /** Finds the source place of a place in the CSS, if the source is another file. */
  readonly locate?: (line: number, column: number) => Place | undefined;
}

/** Details of a fault that the plugin has found. */
export interface SheetFault extends Pick<Problem, 'hint'> {
  /** Whether the fault is the size of a file. */
  readonly isHeavy?: boolean;
}

/** Matches a bundled name of a CSS module: the key of its file, then the original name. */
export const moduleNames = /x([\da-zA-Z]{22})_((?:[\w-]|\\.|[^\0-\x7f])+)/g;

/** Inlined files above this size are reported. */
const maxBytes = 20 * 1024;

const namespace = 'sheet';
const bundlerRequest = 'asked';

/** Serves the sheets of one bundle, with lookups for them when the bundler is done. */
export class ServedSheets {
  readonly plugin: Plugin = {
    name: 'sheets',
    setup: (build) => {
      build.onResolve({ filter: /./ }, (args) => this.#resolve(build, args));
      build.onLoad({ filter: /./, namespace }, ({ path }) => this.#load(path));
    },
  };
  readonly #root: string;
  readonly #findSheet: FindSheet | undefined;
  /** By their names in the bundler. */
  readonly #sheets = new Map<string, Sheet>();
  /** Files that were read or looked for, relative to the root of the site. */
  readonly #reads = new Set<string>();

  constructor(root: string, findSheet?: FindSheet) {
    this.#root = root;
    this.#findSheet = findSheet;
  }

  /** Finds the file of the site for a name of the bundler. */
  fileOf(input: string): string | undefined {
    return this.#sheetOf(input)?.file;
  }

  /** Finds the source place of a position in a sheet; line and column count from 0. */
  locate(input: string, { line, column }: { readonly line: number; readonly column: number }): Place {
    const sheet = this.#sheetOf(input);
    const found = sheet?.locate?.(line, column);
    if (found) return found;
    // A sheet compiled from another language has no such line.
    if (sheet?.locate) return { file: sheet.file };
    return { file: sheet?.file ?? input, line: line + 1, column: column + 1 };
  }

  /** Renames the classes in a CSS text to their names in the page. */
  rename(text: string): string {
    return text.replace(moduleNames, (written, key: string, name: string) => this.#toClass(written, { key, name }));
  }

  /** Renames a single class, as written on elements. */
  renameClass(className: string): string {
    return className.replace(/^x([\da-zA-Z]{22})_(.+)$/, (written, key: string, name: string) =>
      this.#toClass(written, { key, name }),
    );
  }

  /** Lists the files that were read, or looked for without success, relative to the root of the site. */
  list(inputs: readonly string[]): string[] {
    for (const input of inputs)
      if (!input.includes(':') && !input.startsWith('<')) this.#reads.add(this.#toFile(join(this.#root, input)));
    // The package.json decides where imports of a package lead.
    const manifests = [...this.#reads].flatMap((file) => findManifest(file) ?? []);
    return [...new Set([...this.#reads, ...manifests])].sort();
  }

  async #resolve(build: PluginBuild, args: OnResolveArgs): Promise<OnResolveResult | undefined> {
    const { path, kind, importer, resolveDir, pluginData } = args;
    if (pluginData === bundlerRequest || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(path)) return undefined;
    const isSheet = kind === 'import-rule' || kind === 'composes-from';
    const source = isSheet ? this.#findSheet?.(path, join(resolveDir, 'sheet.css')) : undefined;
    const found =
      source === undefined
        ? await build.resolve(path, { kind, importer, resolveDir, namespace: 'file', pluginData: bundlerRequest })
        : { path: source, errors: [], external: false, namespace: 'file' };
    // A file that is built later replaces its source.
    if (source !== undefined || found.errors.length > 0)
      for (const file of listImportCandidates(path, resolveDir)) this.#reads.add(this.#toFile(file));
    if (found.errors.length > 0) {
      const { message, hint } = explainMissingImport(path, resolveDir);
      return { errors: [{ text: message, detail: { hint } satisfies SheetFault }] };
    }
    if (found.external || found.namespace !== 'file') return undefined;
    // The bundler would drop a query and a fragment if both are present.
    if (kind === 'url-token')
      return { path: found.path, suffix: /#.*$/s.exec(path)?.[0] ?? '', warnings: this.#findHeavy(found.path) };
    if (!isStyleFile(found.path)) return undefined;
    const file = this.#toFile(found.path);
    const input = toInput(hash(file), isStyleModule(file));
    if (!this.#sheets.has(input)) this.#sheets.set(input, { file });
    return { path: input, namespace, pluginData: undefined };
  }

  /** Reports large files: each page with the sheet includes them, so readers load them with every page. */
  #findHeavy(path: string): PartialMessage[] {
    const size = statPath(path)?.size ?? 0;
    if (size < maxBytes) return [];
    const file = quote(this.#toFile(path));
    const text = `The file ${file} weighs ${formatSize(size)}, and every page with this style sheet loads it`;
    const isFont = /\.(?:woff2?|[to]tf|eot)$/i.test(path);
    const hint = isFont
      ? 'Save the font as WOFF2, with only the letters that demos show, or use a system font.'
      : 'Make the picture smaller. A demo can also import it, as a file that all pages share.';
    return [{ text, detail: { hint, isHeavy: true } satisfies SheetFault }];
  }

  async #load(input: string): Promise<OnLoadResult> {
    const file = this.#sheets.get(input)?.file ?? '';
    const path = join(this.#root, file);
    this.#reads.add(file);
    const common = {
      loader: isStyleModule(file) ? ('local-css' as const) : ('css' as const),
      resolveDir: dirname(path),
    };
    if (findStyleTool(file) === undefined) {
      const contents = readFileSync(path, 'utf8');
      return findSign(file, contents) ?? { ...common, contents };
    }
    const made = await preprocessStyle(file, this.#root);
    for (const each of made.reads) this.#reads.add(each);
    for (const each of new Set([file, ...made.reads])) {
      const sign = isStyleFile(each) && findSign(each, readIfThere(join(this.#root, each))?.toString() ?? '');
      if (sign) return sign;
    }
    if ('problem' in made) return { errors: [{ text: made.problem.message, detail: made.problem }] };
    this.#sheets.set(input, { file, locate: made.locate });
    return { ...common, contents: made.css };
  }

  #sheetOf(input: string): Sheet | undefined {
    return this.#sheets.get(input.replace(new RegExp(`^${namespace}:`), ''));
  }

  #toClass(written: string, { key, name }: { key: string; name: string }): string {
    const file = this.#sheets.get(toInput(key, true))?.file;
    if (file === undefined) return written;
    const stem = (file.split('/').at(-1) ?? '').replace(/\.module\.\w+$/, '').replace(/\W/g, '_');
    return `${/^\d/.test(stem) ? '_' : ''}${stem}_${name}_${key.slice(0, 5)}`;
  }

  #toFile(path: string): string {
    return relative(this.#root, path).split(sep).join('/');
  }
}

/** Returns whether a bundled class belongs to a CSS module. */
export function isModuleClass(name: string): boolean {
  return /^x[\da-zA-Z]{22}_/.test(name);
}

function findManifest(file: string): string | undefined {
  const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  return folder === undefined ? undefined : `${folder}/package.json`;
}

/** The bundler names classes after their file: this name is unique and has only plain letters. */
function toInput(key: string, isModule: boolean): string {
  return `x${key}${isModule ? '.module' : ''}.css`;
}

/** Only sheets of the site or of worked-on libraries are checked: their authors can correct them. */
function findSign(file: string, text: string): OnLoadResult | undefined {
  const problem = file.includes('node_modules/') ? undefined : findSheetSign(file, text);
  return problem && { errors: [{ text: problem.message, detail: problem }] };
}
