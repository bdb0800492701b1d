// A style sheet beside a demo → its minified text, with its imports; for a CSS module also the names of its classes in
// the page, and the sheets that they are composed from. Server and browser use the same function.

import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildFailure, BuildOptions, Metafile } from 'esbuild';
import { isStyleModule } from '../../../core/model/paths/style-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { loadEsbuild } from '../../files/load-esbuild.ts';
import type { FindSheet } from '../workspace/create-sheet-finder.ts';
import { findModuleFaults } from './find-module-faults.ts';
import { followStageMode } from './follow-stage-mode.ts';
import { ServedSheets, moduleNames } from './served-sheets.ts';
import { toSheetProblem } from './to-sheet-problem.ts';

/** A style sheet, ready for a page. */
export interface CompiledStyle {
  readonly css: string;
  /** The classes of a module: name in the source → name in the page, with those that it is composed from. */
  readonly names: Readonly<Record<string, string>>;
  /** The sheets of other files that its classes are composed from, in the order in which they precede it. */
  readonly before?: Readonly<Record<string, string>>;
}

/** The result of compiling a style sheet. */
export interface StyleResult {
  /** Undefined if the sheet cannot be compiled. */
  readonly style?: CompiledStyle;
  /** Its problems; warnings do not change the style. */
  readonly problems: readonly Problem[];
  /** Files that were read, or looked for without success, relative to the root of the site. */
  readonly reads: readonly string[];
}

const target = ['chrome111', 'firefox113', 'safari16.4'];

const asData = Object.fromEntries(
  ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp', 'woff', 'woff2', 'ttf', 'otf', 'eot'].map(
    (ending) => [`.${ending}`, 'dataurl' as const],
  ),
);

/** Faults that browsers skip silently, so that their author would never learn of them. */
const brokenRules = new Set(['css-syntax-error', 'js-comment-in-css']);

/** The order of the two files is already settled: sheets precede those that are composed from them. */
const settled = new Set(['undefined-composes-from']);

/** Where the sheets of a site are found. */
interface SheetPlace {
  readonly root: string;
  /** Finds imports from packages that are worked on. */
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

/** Bundles a sheet with its imports; sheets that it is composed from are only listed. */
async function bundleSheet(
  file: string,
  { root, findSheet }: SheetPlace,
): Promise<StyleResult & { readonly composed?: readonly string[] }> {
  const { build } = await loadEsbuild();
  const sheets = new ServedSheets(root, findSheet);
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
      // Path aliases for code do not apply to style sheets.
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
        toSheetProblem(message, { file, sheets, severity: brokenRules.has(message.id) ? 'error' : 'warning' }),
      ),
      ...faults,
    ];
    const reads = sheets.list(Object.keys(metafile.inputs));
    const broken = problems.filter(({ severity }) => severity === 'error');
    // One fault causes others after it.
    if (broken.length > 0) return { problems: broken.slice(0, 1), reads };
    const split = splitSheets(css, { metafile, sheets, file });
    const restored = restoreNames({ css: split.css, names });
    const style = {
      css: sheets.rename(followStageMode(await minify(restored.css))),
      names: Object.fromEntries(
        Object.entries(restored.names).map(([name, classes]) => [
          name,
          moveLastFirst(classes)
            .map((each) => sheets.renameClass(each))
            .join(' '),
        ]),
      ),
    };
    return { style, composed: split.composed, problems, reads };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors || errors.length === 0) throw error;
    const problems = errors.map((message) => toSheetProblem(message, { file, sheets, severity: 'error' }));
    return { problems, reads: sheets.list([]) };
  }
}

/** Reads the class names from the module that the bundler writes, which contains only texts. */
function readNames(code: string): Record<string, string> {
  const module: { exports: Record<string, string> } = { exports: {} };
  (compileFunction(code, ['module']) as (module: object) => void)(module);
  return module.exports;
}

/** Puts a class before those it is composed from; the bundler lists it last. */
function moveLastFirst(classes: string): string[] {
  const list = classes.split(' ');
  return [...list.slice(-1), ...list.slice(0, -1)];
}

async function minify(css: string): Promise<string> {
  const { transform } = await loadEsbuild();
  const { code } = await transform(css, { loader: 'css', minify: true, charset: 'utf8', target });
  return code.trim();
}

// A bundled style sheet → the same with the original names of containers and counter styles. The bundler makes them local
// to a CSS module, like classes and keyframes, but rules of other sheets use them.

/** A bundled sheet with the names of its classes. */
interface NamedSheet {
  readonly css: string;
  /** The classes of a module: name in the source → names in the bundle. */
  readonly names: Readonly<Record<string, string>>;
}

const text = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'`;
const address = String.raw`url\((?:${text}|(?:\\.|[^)\\"'])*)\)`;

/** Matches whole rules and declarations whose names any sheet may use. */
const shared = new RegExp(
  String.raw`@(?:container|counter-style)\b(?:${text}|[^{;"'])*|^[ \t]*(?:container|container-name|list-style|list-style-type):(?:${text}|${address}|[^{};"'])*`,
  'gim',
);

/** Restores these names, and removes them from the names of the module. */
function restoreNames({ css, names }: NamedSheet): NamedSheet {
  const restored = new Set<string>();
  const written = css.replace(shared, (rule) =>
    rule.replace(moduleNames, (own, _key, name: string) => {
      restored.add(unescapeName(own));
      return name.replace(/^-?\d/, (start) => `${start.slice(0, -1)}\\3${start.slice(-1)} `);
    }),
  );
  if (restored.size === 0) return { css, names };

  const local = new Set([...written.matchAll(moduleNames)].map(([own]) => unescapeName(own)));
  const composed = new Set(Object.values(names).flatMap((classes) => classes.split(' ').slice(0, -1)));
  const isName = (own: string) => !restored.has(own) || local.has(own) || composed.has(own);
  return { css: written, names: Object.fromEntries(Object.entries(names).filter(([, classes]) => isName(classes))) };
}

function unescapeName(name: string): string {
  return name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_all, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

// A bundle of a style sheet and everything it reaches → the sheet with its imports, and the files that its classes are
// composed from, which stay separate sheets.

/** The facts about the bundle. */
interface Bundle {
  readonly metafile: Pick<Metafile, 'inputs'>;
  readonly sheets: Pick<ServedSheets, 'fileOf'>;
  /** The requested sheet. */
  readonly file: string;
}

/** A sheet without those that it is composed from. */
interface SplitSheet {
  readonly css: string;
  /** Their files, each once, before those that are composed from them. */
  readonly composed: readonly string[];
}

/** Splits a bundle into the sheet and those it is composed from. */
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

  /** Lists the files that a file reaches, dependencies first. */
  function reach(from: string, kinds: readonly string[], seen = new Set<string>()): string[] {
    if (seen.has(from)) return [];
    seen.add(from);
    const next = edges.filter((edge) => edge.from === from && kinds.includes(edge.kind));
    return [...next.flatMap(({ to }) => reach(to, kinds, seen)), from];
  }
}
