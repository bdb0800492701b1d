// A style sheet in Sass or Less → the CSS that it becomes. The compiler is the site's own: a site that
// writes no such sheets has nothing to install.

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place, Problem } from '../../core/problem.ts';
import { findStyleTool } from '../../core/paths/style-file.ts';
import { quote } from '../../core/text/quote.ts';
import { findTool, loadTool } from '../files/load-tool.ts';
import { foldersAbove } from '../files/folders-above.ts';

interface Sass {
  compile(file: string, options: object): { css: string };
}

interface SassFault {
  readonly sassMessage?: string;
  readonly span?: { readonly start: { line: number; column: number }; readonly url?: URL };
}

interface Less {
  render(text: string, options: object): Promise<{ css: string }>;
}

interface LessFault {
  readonly message?: string;
  readonly filename?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Turns a style sheet of the site into CSS, or tells why it cannot be. `engine` is another file beside which compilers may lie. */
export async function preprocessStyle(
  file: string,
  root: string,
  engine?: string,
): Promise<{ readonly css: string } | { readonly problem: Problem }> {
  const tool = findStyleTool(file);
  if (tool === undefined) return { css: readFileSync(join(root, file), 'utf8') };
  if (findTool(tool, { root, engine }) === undefined) return { problem: missingProblem(file, tool) };
  // What a sheet imports of packages lies where the site's own packages do.
  const folders = foldersAbove(root).map((folder) => join(folder, 'node_modules'));
  return tool === 'sass' ? compileSass(file, { root, folders }) : compileLess(file, { root, folders });
}

interface Surroundings {
  readonly root: string;
  readonly folders: readonly string[];
}

async function compileSass(file: string, { root, folders }: Surroundings) {
  const loaded = await loadTool<Sass>('sass', { root });
  if ('problem' in loaded) return loaded;
  const silent = { warn: () => undefined, debug: () => undefined };
  try {
    return { css: loaded.tool.compile(join(root, file), { loadPaths: folders, logger: silent, charset: false }).css };
  } catch (error) {
    const { sassMessage, span } = error as SassFault;
    if (sassMessage === undefined) throw error;
    const path = span?.url?.protocol === 'file:' ? fileURLToPath(span.url) : join(root, file);
    const start = span && { line: span.start.line + 1, column: span.start.column + 1 };
    return { problem: toProblem(sassMessage, { file: toSitePath(path, root), ...start }) };
  }
}

async function compileLess(file: string, { root, folders }: Surroundings) {
  const loaded = await loadTool<Less>('less', { root });
  if ('problem' in loaded) return loaded;
  const path = join(root, file);
  try {
    const { css } = await loaded.tool.render(readFileSync(path, 'utf8'), { filename: path, paths: folders });
    return { css };
  } catch (error) {
    const { message, filename = path, line, column = 0 } = error as LessFault;
    if (message === undefined || error instanceof TypeError) throw error;
    const start = line !== undefined && { line, column: column + 1 };
    return { problem: toProblem(message, { file: toSitePath(filename, root), ...start }) };
  }
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
    hint: 'Correct the style sheet at this place.',
  };
}

function missingProblem(file: string, tool: string): Problem {
  return {
    rule: 'demo-style',
    severity: 'error',
    place: { file },
    message: `The package ${quote(tool)} is not installed, but this style sheet needs it`,
    hint: `Run "npm install --save-dev ${tool}" in the folder of the site, or write the style sheet as CSS.`,
  };
}
