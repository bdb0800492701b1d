// A bundler error about a library that it cannot open at all → a fault that its author can correct, with its place.

import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import type { Place, Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import { toPosition } from '../../../core/text/to-position.ts';
import { explainMissingFile } from './explain-missing-file.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { listConfigFiles, listNamedConfigs } from '../../site/workspace/list-config-files.ts';

/** A fault in the files of a library that keeps everything from being built. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join('\n'));
  }
}

interface BundlerFault {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly line: number; readonly column: number };
}

/** The folders of library sources. */
export interface SourcePlace {
  readonly root: string;
  /** The folders of libraries that are worked on. */
  readonly folders: readonly string[];
}

/** Turns a bundler error into a fault of a file; errors without a file are returned unchanged. */
export async function toSourceFault(error: unknown, place: SourcePlace): Promise<unknown> {
  const isOfSite = listFaults(error).some(isConfigFault);
  const errors = listFaults((isOfSite && (await readConfigFault(place.root))) || error);
  const problems = errors.map((each) => toProblem(each, place));
  const known = problems.filter((each) => each !== undefined);
  return known.length > 0 && known.length === problems.length ? new SourceFault(known) : error;
}

/** Returns whether a bundler error of an import is about a tsconfig.json, not about the import. */
export function isConfigFault({ message }: Pick<BundlerFault, 'message'>): boolean {
  return /JSON parse error in '[^']*'|Tsconfig not found|reference detected in tsconfig/.test(message);
}

function listFaults(error: unknown): readonly BundlerFault[] {
  return (error as { errors?: readonly BundlerFault[] }).errors ?? [];
}

/** Reads the place of a tsconfig.json fault, which the bundler reports only if the config is passed directly. */
async function readConfigFault(root: string): Promise<unknown> {
  const { rolldown } = await import('rolldown');
  const input = join(root, 'config.ts');
  const empty: Plugin = { name: 'empty', resolveId: (id) => id, load: () => ({ code: '', moduleType: 'ts' }) };
  const bundle = await rolldown({ input, cwd: root, tsconfig: true, logLevel: 'silent', plugins: [empty] });
  try {
    await bundle.generate();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await bundle.close();
  }
}

function toProblem({ message, id, loc }: BundlerFault, place: SourcePlace): Problem | undefined {
  const text = message.replaceAll(/\u001B\[[\d;]*m/g, '').replace(/^\[\w+\] /, '');
  const [, config, said] = /^Failed to load tsconfig '([^']+)': ([^\n]+)/.exec(text) ?? [];
  if (config !== undefined && said !== undefined) return toConfigProblem(config, { said, ...place });
  if (id === undefined || id.startsWith('\0')) return undefined;
  const file = toSitePath(relative(place.root, id));
  const [line = ''] = text.split('\n');
  const missing = explainMissingFile(line, { root: place.root, file });
  return toBroken({ file, ...toSpot(loc) }, missing?.message ?? line, missing?.hint);
}

function toSpot(loc: BundlerFault['loc']): Pick<Place, 'line' | 'column'> {
  return loc ? { line: loc.line, column: loc.column + 1 } : {};
}

function toConfigProblem(config: string, { said, root, folders }: SourcePlace & { said: string }): Problem {
  if (said === 'Tsconfig not found') {
    const named = findNamed(config, { root, folders });
    if (named)
      return toBroken(
        named.place,
        `it names ${quote(named.text)}, which does not exist`,
        'Correct the name, or add the file.',
      );
  }
  const [, message = said, line, column] = /^(.*) at line (\d+) column (\d+)$/.exec(said) ?? [];
  // On the last line, the bundler counts columns from 0.
  const spot = line === undefined ? {} : { line: Number(line), column: Math.max(1, Number(column)) };
  return toBroken({ file: toSitePath(config), ...spot }, message);
}

/** Finds the place that names a missing file, where it has to be corrected. */
function findNamed(config: string, { root, folders }: SourcePlace): { place: Place; text: string } | undefined {
  const path = resolve(root, config);
  for (const file of new Set([root, ...folders].flatMap(listConfigFiles)))
    for (const { text, offset, path: target } of listNamedConfigs(file))
      if (text === config || target === path || target === `${path}.json`) {
        const position = toPosition(readIfThere(file)?.toString() ?? '', offset);
        return { place: { file: toSitePath(relative(root, file)), ...position }, text };
      }
  return undefined;
}

function toBroken(place: Place, message: string, hint = 'Correct it here.'): Problem {
  return {
    rule: 'library-source',
    severity: 'error',
    place,
    message: `The source of a library cannot be read: ${message.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`,
    hint: `${hint} Until then, no page is built.`,
  };
}

function toSitePath(path: string): string {
  return path.split(sep).join('/');
}
