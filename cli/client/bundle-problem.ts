// What the bundler stops at → the problem that names the import of the site which leads there.
// A fault that is none of a package is ours, and stays an error.

import { relative, sep } from 'node:path';
import type { Place, Problem } from '../../core/problem.ts';
import { quote } from '../../core/quote.ts';
import { engineFolder } from '../demos/create-demo-loader.ts';
import { readClosure } from '../demos/read-closure.ts';
import { packageOf, type ImportTrace } from './trace-imports.ts';

interface BundleSite {
  readonly root: string;
  readonly alias: Readonly<Record<string, string>>;
  readonly trace: ImportTrace;
}

/** What the bundler says of a file that it cannot read. */
interface BundlerFault {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly line: number; readonly column: number };
}

/** Tells of each package that the bundler stops at; undefined where it stops for another reason. */
export function toBundleProblems(error: unknown, site: BundleSite): Problem[] | undefined {
  const { errors = [] } = error as { errors?: readonly BundlerFault[] };
  const problems = errors.map((fault) => toProblem(fault, site));
  return problems.length > 0 && problems.every((problem) => problem !== undefined) ? problems : undefined;
}

function toProblem({ message, id, loc }: BundlerFault, { root, alias, trace }: BundleSite): Problem | undefined {
  const name = id && packageOf(id);
  const found = name && trace.findImport(name);
  if (!id || !name || !found) return undefined;

  const at = `${id.slice(id.lastIndexOf('node_modules')).replaceAll('\\', '/')}${loc ? `:${loc.line}:${loc.column + 1}` : ''}`;
  return {
    rule: 'demo-package-broken',
    severity: 'error',
    place: findPlace(relative(root, found.importer.replace(/\?.*$/s, '')).split(sep).join('/'), found.name, {
      root,
      alias,
    }),
    message: `The package ${quote(name)} cannot be read at ${at}: ${firstLine(message)}`,
    hint: 'Install another version of it, or import what browsers can read.',
  };
}

function findPlace(file: string, name: string, { root, alias }: Pick<BundleSite, 'root' | 'alias'>): Place {
  const { imports } = readClosure({ root, file, alias, packageFolders: [engineFolder] });
  const { line, column } = imports.find((each) => each.file === file && each.target === name && !each.typeOnly) ?? {};
  return { file, ...(line !== undefined && { line, column }) };
}

/** The bundler draws the place in colours below its words, and writes its code before them. */
function firstLine(message: string): string {
  const [line = ''] = message
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .replace(/^\[\w+\] /, '')
    .split('\n');
  return line.charAt(0).toLowerCase() + line.slice(1);
}
