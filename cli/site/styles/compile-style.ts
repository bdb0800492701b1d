// A style sheet beside a demo → its text, small, with what it imports; of a CSS module also the
// names that its classes have in the page, and the sheets that these are composed from. Server and browser ask the same function.

import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildFailure, BuildOptions, Metafile } from 'esbuild';
import { isStyleModule } from '../../../core/model/paths/style-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { loadEsbuild } from '../../files/load-esbuild.ts';
import type { FindSheet } from '../workspace/create-sheet-finder.ts';
import { findModuleFaults } from './find-module-faults.ts';
import { followStageMode } from './follow-stage-mode.ts';
import { serveSheets, ownNames, type ServedSheets } from './serve-sheets.ts';

/** A style sheet, ready for a page. */
export interface CompiledStyle {
  readonly css: string;
  /** The classes of a module: name in the source → name in the page, with those that it is composed from. */
  readonly names: Readonly<Record<string, string>>;
  /** The sheets of other files that its classes are composed from, in the order in which they stand before it. */
  readonly before?: Readonly<Record<string, string>>;
}

/** What compiling a style sheet gave. */
export interface StyleResult {
  /** None where the sheet cannot be compiled. */
  readonly style?: CompiledStyle;
  /** What is wrong with it; warnings leave the style as it is. */
  readonly problems: readonly Problem[];
  /** Every file that was read for it, and those that were looked for and not found, from the root of the site. */
  readonly reads: readonly string[];
}

const target = ['chrome111', 'firefox113', 'safari16.4'];

const asData = Object.fromEntries(
  ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp', 'woff', 'woff2', 'ttf', 'otf', 'eot'].map(
    (ending) => [`.${ending}`, 'dataurl' as const],
  ),
);

/** What browsers skip, so that its author never learns of it. */
const brokenRules = new Set(['css-syntax-error', 'js-comment-in-css']);

/** Which of two files wins is not open here: sheets stand before those that are composed from them. */
const settled = new Set(['undefined-composes-from']);

/** Where the sheets of a site lie. */
interface SheetPlace {
  readonly root: string;
  /** Finds what is imported from packages that are worked on. */
  readonly findSheet?: FindSheet;
}

/** Compiles a style sheet of the site. */
export async function compileStyle(file: string, place: SheetPlace): Promise<StyleResult> {
  const { style, composed = [], problems, reads } = await bundleSheet(file, place);
  if (!style || composed.length === 0) return { ...(style && { style }), problems, reads };
  const parts = await Promise.all(
    composed.map(async (part) => [part, (await bundleSheet(part, place)).style?.css ?? ''] as const),
  );
  return { style: { ...style, before: Object.fromEntries(parts.filter(([, css]) => css !== '')) }, problems, reads };
}

/** Bundles a sheet with what it imports; what it is composed from is named alone. */
async function bundleSheet(
  file: string,
  { root, findSheet }: SheetPlace,
): Promise<StyleResult & { readonly composed?: readonly string[] }> {
  const { build } = await loadEsbuild();
  const sheets = serveSheets(root, findSheet);
  try {
    const { outputFiles, warnings, metafile } = await build({
      stdin: {
        contents: `import names from ${JSON.stringify(`./${file.split('/').at(-1)}`)}; module.exports = names;`,
        resolveDir: join(root, dirname(file)),
        loader: 'js',
      },
      absWorkingDir: root,
      outdir: root,
      bundle: true,
      write: false,
      format: 'cjs',
      metafile: true,
      sourcemap: 'external',
      sourcesContent: false,
      legalComments: 'none',
      logLevel: 'silent',
      charset: 'utf8',
      target,
      // Where names of packages lead in code is no matter of style sheets.
      tsconfigRaw: '{}',
      loader: asData,
      plugins: [sheets.plugin],
    } satisfies BuildOptions);
    const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    const script = textOf('.js');
    const names = isStyleModule(file) ? readNames(script) : {};
    const bundled = { css: textOf('.css'), map: textOf('.css.map'), script, scriptMap: textOf('.js.map'), names };
    const { css, problems: faults } = findModuleFaults(bundled, sheets);
    const reported = warnings.filter(
      ({ id, location }) => !settled.has(id) && !sheets.fileOf(location?.file ?? '')?.includes('node_modules/'),
    );
    const problems = [
      ...reported.map((message) =>
        sheets.toProblem(message, { file, severity: brokenRules.has(message.id) ? 'error' : 'warning' }),
      ),
      ...faults,
    ];
    const reads = sheets.list(Object.keys(metafile.inputs));
    const broken = problems.filter(({ severity }) => severity === 'error');
    // One fault brings others after it.
    if (broken.length > 0) return { problems: broken.slice(0, 1), reads };
    const split = splitSheets(css, { metafile, sheets, file });
    const restored = restoreNames({ css: split.css, names });
    const style = {
      css: sheets.rename(followStageMode(await minify(restored.css))),
      names: Object.fromEntries(
        Object.entries(restored.names).map(([name, classes]) => [
          name,
          ownFirst(classes).map(sheets.renameClass).join(' '),
        ]),
      ),
    };
    return { style, composed: split.composed, problems, reads };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors || errors.length === 0) throw error;
    const problems = errors.map((message) => sheets.toProblem(message, { file, severity: 'error' }));
    return { problems, reads: sheets.list([]) };
  }
}

/** The bundler writes a module that says what each name stands for; it holds texts and nothing else. */
function readNames(code: string): Record<string, string> {
  const module: { exports: Record<string, string> } = { exports: {} };
  (compileFunction(code, ['module']) as (module: object) => void)(module);
  return module.exports;
}

/** The bundler names what a class is composed from before the class itself. */
function ownFirst(classes: string): string[] {
  const list = classes.split(' ');
  return [...list.slice(-1), ...list.slice(0, -1)];
}

async function minify(css: string): Promise<string> {
  const { transform } = await loadEsbuild();
  const { code } = await transform(css, { loader: 'css', minify: true, charset: 'utf8', target });
  return code.trim();
}

// A bundled style sheet → the same with the names of containers and counter styles as its author wrote them. The
// bundler makes them local to a CSS module, as it does with classes and keyframes, but rules of other sheets use them.

/** A bundled sheet with the names of its classes. */
interface NamedSheet {
  readonly css: string;
  /** The classes of a module: name in the source → names in the bundle. */
  readonly names: Readonly<Record<string, string>>;
}

const text = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'`;
const address = String.raw`url\((?:${text}|(?:\\.|[^)\\"'])*)\)`;

/** The rules and declarations, to their ends, whose names any sheet may use. */
const shared = new RegExp(
  String.raw`@(?:container|counter-style)\b(?:${text}|[^{;"'])*|^[ \t]*(?:container|container-name|list-style|list-style-type):(?:${text}|${address}|[^{};"'])*`,
  'gim',
);

/** Restores these names, and leaves out those that are then no names of the module. */
function restoreNames({ css, names }: NamedSheet): NamedSheet {
  const restored = new Set<string>();
  const written = css.replace(shared, (rule) =>
    rule.replace(ownNames, (own, _key, name: string) => {
      restored.add(unescapeName(own));
      return name.replace(/^-?\d/, (start) => `${start.slice(0, -1)}\\3${start.slice(-1)} `);
    }),
  );
  if (restored.size === 0) return { css, names };

  const local = new Set([...written.matchAll(ownNames)].map(([own]) => unescapeName(own)));
  const composed = new Set(Object.values(names).flatMap((classes) => classes.split(' ').slice(0, -1)));
  const isName = (own: string) => !restored.has(own) || local.has(own) || composed.has(own);
  return { css: written, names: Object.fromEntries(Object.entries(names).filter(([, classes]) => isName(classes))) };
}

function unescapeName(name: string): string {
  return name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_all, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

// What a bundler made of a style sheet and all it reaches → the sheet with what it imports, and the files that its
// classes are composed from, which stand for themselves.

/** What is known of the bundle. */
interface Bundle {
  readonly metafile: Pick<Metafile, 'inputs'>;
  readonly sheets: Pick<ServedSheets, 'fileOf'>;
  /** The sheet that was asked for. */
  readonly file: string;
}

/** A sheet without those that it is composed from. */
interface SplitSheet {
  readonly css: string;
  /** The files of these, each once: one stands before those that are composed from it. */
  readonly composed: readonly string[];
}

/** Splits a bundle. */
function splitSheets(css: string, { metafile: { inputs }, sheets, file }: Bundle): SplitSheet {
  const toFile = (input: string) => sheets.fileOf(input) ?? input;
  const edges = Object.entries(inputs).flatMap(([from, { imports }]) =>
    imports.map(({ path, kind }) => ({ from: toFile(from), to: toFile(path), kind })),
  );
  const own = new Set(reach(file, ['import-rule']));
  const composed = reach(file, ['import-rule', 'composes-from']).filter((each) =>
    edges.some(({ to, kind }) => to === each && kind === 'composes-from'),
  );
  const marks = new Map(Object.keys(inputs).map((input) => [`/* ${input} */`, toFile(input)]));
  let isOwn = true;
  const lines = css.split('\n').filter((line) => {
    const next = marks.get(line);
    if (next !== undefined) isOwn = own.has(next);
    return isOwn && next === undefined;
  });
  return { css: lines.join('\n'), composed: composed.filter((each) => each !== file) };

  /** Lists the files that one reaches, what it asks for before itself. */
  function reach(from: string, kinds: readonly string[], seen = new Set<string>()): string[] {
    if (seen.has(from)) return [];
    seen.add(from);
    const next = edges.filter((edge) => edge.from === from && kinds.includes(edge.kind));
    return [...next.flatMap(({ to }) => reach(to, kinds, seen)), from];
  }
}
