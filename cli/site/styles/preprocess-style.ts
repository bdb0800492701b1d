// A style sheet in Sass or Less → its CSS. The compiler is installed by the site, so a site without such sheets needs
// none.

import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place, Problem } from '../../../core/model/problem.ts';
import { findStyleTool } from '../../../core/model/paths/style-file.ts';
import { quote } from '../../../core/text/quote.ts';
import { explainSassFault } from './explain-sass-fault.ts';
import { listLoads } from './list-loads.ts';
import { findTool, loadTool } from '../../files/load-tool.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { toInstallCommand } from '../../files/to-install-command.ts';

/** The hint if no better one is known. */
export const correctSheet = 'Correct the style sheet at this place.';

interface Sass {
  compile(file: string, options: object): { css: string; loadedUrls: URL[]; sourceMap?: SourceMapPayload };
}

interface SassFault {
  readonly sassMessage?: string;
  readonly span?: { readonly start: { line: number; column: number }; readonly url?: URL; readonly text?: string };
}

interface Less {
  render(text: string, options: object): Promise<{ css: string; imports: string[]; map?: string }>;
}

interface LessFault {
  readonly message?: string;
  readonly filename?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The CSS of a style sheet. */
interface WrittenStyle {
  readonly css: string;
  /** Every file that the compiler reports to have read, relative to the root of the site. */
  readonly reads: readonly string[];
  /** Finds the source place of a place in the CSS, both from 0; undefined if the compiler does not report it. */
  readonly locate?: (line: number, column: number) => Place | undefined;
}

/** Turns a style sheet of the site into CSS, or into a problem. `engine` is another file to resolve compilers from. */
export async function preprocessStyle(
  file: string,
  root: string,
  engine?: string,
): Promise<WrittenStyle | { readonly problem: Problem; readonly reads: readonly string[] }> {
  const tool = findStyleTool(file);
  if (tool === undefined) return { css: readFileSync(join(root, file), 'utf8'), reads: [file] };
  if (findTool(tool, { root, engine }) === undefined)
    return { problem: missingProblem(file, { tool, root }), reads: [file] };
  // Sheets import packages from the site's node_modules folders.
  const folders = foldersAbove(root).map((folder) => join(folder, 'node_modules'));
  return tool === 'sass' ? compileSass(file, { root, folders }) : compileLess(file, { root, folders });
}

interface Surroundings {
  readonly root: string;
  readonly folders: readonly string[];
}

async function compileSass(file: string, { root, folders }: Surroundings) {
  const loaded = await loadTool<Sass>('sass', { root });
  if ('problem' in loaded) return { ...loaded, reads: [file] };
  const silent = { warn: () => undefined, debug: () => undefined };
  const options = { loadPaths: folders, logger: silent, charset: false, sourceMap: true };
  try {
    const { css, loadedUrls, sourceMap } = loaded.tool.compile(join(root, file), options);
    const reads = loadedUrls.flatMap((url) => (url.protocol === 'file:' ? [toSitePath(fileURLToPath(url), root)] : []));
    return {
      css,
      reads,
      locate: createLocator(sourceMap, (source) =>
        source.startsWith('file:') ? toSitePath(fileURLToPath(source), root) : undefined,
      ),
    };
  } catch (error) {
    const { sassMessage, span } = error as SassFault;
    if (sassMessage === undefined) throw error;
    const path = span?.url?.protocol === 'file:' ? fileURLToPath(span.url) : join(root, file);
    const start = span && { line: span.start.line + 1, column: span.start.column + 1 };
    const place = { file: toSitePath(path, root), ...start };
    const said = explainSassFault({ message: sassMessage, code: span?.text ?? '', path });
    const problem = { ...toProblem(sassMessage, place), ...said };
    return { problem, reads: listReads(place.file, { file, root, folders }) };
  }
}

async function compileLess(file: string, { root, folders }: Surroundings) {
  const loaded = await loadTool<Less>('less', { root });
  if ('problem' in loaded) return { ...loaded, reads: [file] };
  const path = join(root, file);
  const options = { filename: path, paths: folders, sourceMap: { disableSourcemapAnnotation: true } };
  try {
    const { css, imports, map } = await loaded.tool.render(readFileSync(path, 'utf8'), options);
    const toRead = (each: string) => toSitePath(resolve(dirname(path), each), root);
    return {
      css,
      reads: [file, ...imports.map(toRead)],
      locate: createLocator(map === undefined ? undefined : (JSON.parse(map) as SourceMapPayload), toRead),
    };
  } catch (error) {
    const { message, filename = path, line, column = 0 } = error as LessFault;
    if (message === undefined || error instanceof TypeError) throw error;
    const start = line !== undefined && { line, column: column + 1 };
    const place = { file: toSitePath(filename, root), ...start };
    return { problem: toProblem(message, place), reads: listReads(place.file, { file, root, folders }) };
  }
}

/** Lists the files that a failed compiler may have read or looked for: it reports neither. */
function listReads(
  broken: string,
  { file, root, folders }: Surroundings & { readonly file: string },
): readonly string[] {
  const installed = folders.filter((folder) => existsSync(folder));
  return [...new Set([file, broken, ...listLoads(join(root, file), installed).map((path) => toSitePath(path, root))])];
}

/** Code that the compiler added gets the place of the code before it. */
function createLocator(map: SourceMapPayload | undefined, toFile: (source: string) => string | undefined) {
  const known = map && new SourceMap(map);
  return (line: number, column: number): Place | undefined => {
    const entry = known?.findEntry(line, column);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return undefined;
    const file = toFile(entry.originalSource);
    return file === undefined ? undefined : { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  };
}

function toSitePath(path: string, root: string): string {
  return relative(root, path).split(sep).join('/');
}

function toProblem(message: string, place: Place): Problem {
  return {
    rule: 'demo-style',
    severity: 'error',
    place,
    message: (message.split('\n')[0] ?? '').replace(/\.$/, ''),
    hint: correctSheet,
  };
}

function missingProblem(file: string, { tool, root }: { tool: string; root: string }): Problem {
  return {
    rule: 'demo-style',
    severity: 'error',
    place: { file },
    message: `The package ${quote(tool)} is not installed, but this style sheet needs it`,
    hint: `Run "${toInstallCommand(tool, root)}" in the folder of the site, or write the style sheet as CSS.`,
  };
}
