// Serves the style sheets that a bundler requests as CSS, in whichever language they are written; each under a unique
// name, so that classes of a CSS module are named after their file. Records the files that were read.

import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type {
  Location,
  Message,
  OnLoadResult,
  OnResolveArgs,
  OnResolveResult,
  PartialMessage,
  Plugin,
  PluginBuild,
} from 'esbuild';
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
import { correctSheet, preprocessStyle } from './preprocess-style.ts';
import { statPath } from '../../files/stat-path.ts';

/** The plugin, with lookups for the sheets when the bundler is done. */
export interface ServedSheets {
  readonly plugin: Plugin;
  /** Finds the file of the site behind a name of the bundler. */
  fileOf(input: string): string | undefined;
  /** Finds the source place of a position in a sheet; line and column count from 0. */
  locate(input: string, at: { readonly line: number; readonly column: number }): Place;
  toProblem(message: Message, around: { readonly file: string; readonly severity: Problem['severity'] }): Problem;
  /** Returns whether a class belongs to a module. */
  isOwn(name: string): boolean;
  /** Renames the classes in a CSS text to their names in the page. */
  rename(text: string): string;
  /** Renames a single class, as written on elements. */
  renameClass(name: string): string;
  /** Lists the files that were read, or looked for without success, relative to the root of the site. */
  list(inputs: readonly string[]): string[];
}

interface Sheet {
  readonly file: string;
  /** Finds the source place of a place in the CSS, if the source is another file. */
  readonly locate?: (line: number, column: number) => Place | undefined;
}

/** Matches a bundled name of a CSS module: the key of its file, then the original name. */
export const ownNames = /x([\da-zA-Z]{22})_((?:[\w-]|\\.|[^\0-\x7f])+)/g;

/** Inlined files above this size are reported. */
const maxBytes = 20 * 1024;

const namespace = 'sheet';
const ownRequest = 'asked';

/** Creates the plugin that serves the sheets of one bundle. */
export function serveSheets(root: string, findSheet?: FindSheet): ServedSheets {
  const sheets = new Map<string, Sheet>();
  const reads = new Set<string>();
  const toFile = (path: string) => relative(root, path).split(sep).join('/');

  return {
    plugin: {
      name: 'sheets',
      setup(build) {
        build.onResolve({ filter: /./ }, (args) => resolve(build, args));
        build.onLoad({ filter: /./, namespace }, ({ path }) => load(path));
      },
    },
    fileOf: (input) => sheetOf(input)?.file,
    locate,
    toProblem,

    isOwn: (name) => /^x[\da-zA-Z]{22}_/.test(name),

    rename: (text) => text.replace(ownNames, toClass),
    renameClass: (name) => name.replace(/^x([\da-zA-Z]{22})_(.+)$/, toClass),

    list(inputs) {
      for (const input of inputs)
        if (!input.includes(':') && !input.startsWith('<')) reads.add(toFile(join(root, input)));
      // The package.json decides where imports of a package lead.
      const manifests = [...reads].flatMap((file) => findManifest(file) ?? []);
      return [...new Set([...reads, ...manifests])].sort();
    },
  };

  async function resolve(build: PluginBuild, args: OnResolveArgs): Promise<OnResolveResult | undefined> {
    const { path, kind, importer, resolveDir, pluginData } = args;
    if (pluginData === ownRequest || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(path)) return undefined;
    const isSheet = kind === 'import-rule' || kind === 'composes-from';
    const source = isSheet ? findSheet?.(path, join(resolveDir, 'sheet.css')) : undefined;
    const found =
      source === undefined
        ? await build.resolve(path, { kind, importer, resolveDir, namespace: 'file', pluginData: ownRequest })
        : { path: source, errors: [], external: false, namespace: 'file' };
    // A file that is built later replaces its source.
    if (source !== undefined || found.errors.length > 0)
      for (const file of listImportCandidates(path, resolveDir)) reads.add(toFile(file));
    if (found.errors.length > 0) {
      const { message, hint } = explainMissingImport(path, resolveDir);
      return { errors: [{ text: message, detail: { hint } }] };
    }
    if (found.external || found.namespace !== 'file') return undefined;
    // The bundler would drop a query and a fragment if both are present.
    if (kind === 'url-token')
      return { path: found.path, suffix: /#.*$/s.exec(path)?.[0] ?? '', warnings: findHeavy(found.path) };
    if (!isStyleFile(found.path)) return undefined;
    const file = toFile(found.path);
    const input = toInput(hash(file), isStyleModule(file));
    if (!sheets.has(input)) sheets.set(input, { file });
    return { path: input, namespace, pluginData: undefined };
  }

  /** Reports large files: each page with the sheet includes them, so readers load them with every page. */
  function findHeavy(path: string): PartialMessage[] {
    const size = statPath(path)?.size ?? 0;
    if (size < maxBytes) return [];
    const text = `The file ${quote(toFile(path))} weighs ${formatSize(size)}, and every page that has this style sheet holds it`;
    const isFont = /\.(?:woff2?|[to]tf|eot)$/i.test(path);
    const hint = isFont
      ? 'Save the font as WOFF2, with no more letters than demos show, or use a font of the system.'
      : 'Save the picture smaller. A demo can also import it, as a file that all pages share.';
    return [{ text, detail: { hint, isHeavy: true } }];
  }

  async function load(input: string): Promise<OnLoadResult> {
    const file = sheets.get(input)?.file ?? '';
    reads.add(file);
    const common = {
      loader: isStyleModule(file) ? ('local-css' as const) : ('css' as const),
      resolveDir: dirname(join(root, file)),
    };
    if (findStyleTool(file) === undefined) {
      const contents = readFileSync(join(root, file), 'utf8');
      return findSign(file, contents) ?? { ...common, contents };
    }
    const made = await preprocessStyle(file, root);
    for (const each of made.reads) reads.add(each);
    for (const each of new Set([file, ...made.reads])) {
      const sign = isStyleFile(each) && findSign(each, readIfThere(join(root, each))?.toString() ?? '');
      if (sign) return sign;
    }
    if ('problem' in made) return { errors: [{ text: made.problem.message, detail: made.problem }] };
    sheets.set(input, { file, locate: made.locate });
    return { ...common, contents: made.css };
  }

  /** Only sheets of the site or of worked-on libraries are checked: their authors can correct them. */
  function findSign(file: string, text: string): OnLoadResult | undefined {
    const problem = file.includes('node_modules/') ? undefined : findSheetSign(file, text);
    return problem && { errors: [{ text: problem.message, detail: problem }] };
  }

  function toClass(written: string, key: string, name: string): string {
    const file = sheets.get(toInput(key, true))?.file;
    if (file === undefined) return written;
    const stem = (file.split('/').at(-1) ?? '').replace(/\.module\.\w+$/, '').replace(/\W/g, '_');
    return `${/^\d/.test(stem) ? '_' : ''}${stem}_${name}_${key.slice(0, 5)}`;
  }

  function sheetOf(input: string): Sheet | undefined {
    return sheets.get(input.replace(new RegExp(`^${namespace}:`), ''));
  }

  function locate(input: string, { line, column }: { line: number; column: number }): Place {
    const sheet = sheetOf(input);
    const found = sheet?.locate?.(line, column);
    if (found) return found;
    // A sheet compiled from another language has no such line.
    if (sheet?.locate) return { file: sheet.file };
    return { file: sheet?.file ?? input, line: line + 1, column: column + 1 };
  }

  function toProblem(
    { text, location: end, detail, notes }: Message,
    { file, severity }: { file: string; severity: Problem['severity'] },
  ): Problem {
    if (isProblem(detail)) return detail;
    // An unclosed bracket is reported where it opens; the bundler stops at the end of the sheet.
    const open = notes.find((note) => note.text.startsWith('The unbalanced '));
    const location = open?.location ?? end;
    const known = location && explainKeyframes(location);
    const place =
      location && location.file !== '<stdin>'
        ? locate(location.file, {
            line: location.line - 1,
            column: textBefore(location).length,
          })
        : { file };
    return {
      rule: isCure(detail) && detail.isHeavy ? 'demo-style-heavy' : 'demo-style',
      severity,
      place,
      message: (known?.message ?? text)
        .replace(/sheet:x\w+(?:\.module)?\.css/g, (input) => sheetOf(input)?.file ?? input)
        .replace(/\.$/, ''),
      hint: known?.hint ?? (isCure(detail) ? detail.hint : correctSheet),
    };
  }

  function findManifest(file: string): string | undefined {
    const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
    return folder === undefined ? undefined : `${folder}/package.json`;
  }
}

/** The bundler names classes after their file: this name is unique and has only plain letters. */
function toInput(key: string, isModule: boolean): string {
  return `x${key}${isModule ? '.module' : ''}.css`;
}

/** Returns the text before a location; the bundler counts bytes. */
function textBefore({ lineText, column }: Location): string {
  return Buffer.from(lineText).subarray(0, column).toString();
}

/** The bundler supports CSS modules scopes in selectors, but not in the names of keyframes. */
function explainKeyframes(location: Location): Pick<Problem, 'message' | 'hint'> | undefined {
  const before = textBefore(location);
  const scope = /^:(global|local)\b/.exec(location.lineText.slice(before.length))?.[1];
  if (scope === undefined || !/@(?:-[a-z]+-)?keyframes\s+$/i.test(before)) return undefined;
  return {
    message: `${quote(`:${scope}`)} of CSS modules is not read in "@keyframes"`,
    hint:
      scope === 'local'
        ? 'Write the name alone: names of keyframes are local in a module.'
        : 'Move the rule, and those that use it, to a style sheet that is no module: names are global there.',
  };
}

/** Details of a fault that this plugin has found. */
interface Cure extends Pick<Problem, 'hint'> {
  /** Whether the fault is the size of a file. */
  readonly isHeavy?: boolean;
}

function isCure(detail: unknown): detail is Cure {
  return typeof detail === 'object' && detail !== null && 'hint' in detail && detail.hint !== undefined;
}

function isProblem(detail: unknown): detail is Problem {
  return typeof detail === 'object' && detail !== null && 'rule' in detail;
}
