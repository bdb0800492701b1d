// Problems that name a value of a file's default export → the same problems with a line and a column.
//
// A file is parsed only if something is wrong with it. A problem whose value cannot be found only names the file.

import { findDeepCode } from '../../../core/demos/find-deep-code.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateValue, type ValueSource } from '../../../core/config/locate-value.ts';
import type { SyntaxNode } from '../../../core/config/syntax-node.ts';
import type { NavTree } from '../../../core/model/nav-tree.ts';
import type { Place, Problem, ValuePath } from '../../../core/model/problem.ts';
import { toPosition } from '../../../core/text/to-position.ts';
import { findModuleFile } from './modules/find-module-file.ts';

type Locate = (place: Place) => Place;

/** Adds lines to problems of settings and trees; all others are unchanged. */
export async function locateProblems(problems: readonly Problem[], root: string): Promise<readonly Problem[]> {
  if (!problems.some(({ place }) => isOpen(place))) return problems;
  const locate = await createLocator(root);
  return problems.map((problem) => ({ ...problem, place: locate(problem.place) }));
}

/** Adds lines to the entries of trees, for messages that name several. */
export async function locateTrees(trees: readonly NavTree[], root: string): Promise<NavTree[]> {
  const locate = await createLocator(root);
  return trees.map((tree) => ({
    ...tree,
    places: tree.places?.map(({ path, place }) => ({ path, place: locate(place) })),
  }));
}

function isOpen({ key, value }: Place): boolean {
  return key !== undefined || value !== undefined;
}

/** Creates the function that locates values. It remembers each parsed file. */
async function createLocator(root: string): Promise<Locate> {
  const { parseSync } = await import('rolldown/utils');
  const parsedFiles = new Map<string, { text: string; program: SyntaxNode }>();

  function parse(file: string): { text: string; program: SyntaxNode } {
    const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
    if (findDeepCode(text) !== undefined) return { text, program: { type: 'Program', start: 0, end: 0 } };
    // Its nodes follow ESTree, and nothing else is used of them.
    return { text, program: parseSync(file, text).program as unknown as SyntaxNode };
  }

  return function locate({ key, value, ...place }) {
    const path = key ?? value;
    if (path === undefined) return place;
    return follow(place.file, { path, wanted: key ? 'key' : 'value' }) ?? { file: place.file };
  };

  /** Follows imports to their origin, as far as that is a file of the site. */
  function follow(file: string, { path, wanted, ...source }: Source, seen: readonly string[] = []): Place | undefined {
    const parsed = parsedFiles.get(file) ?? parse(file);
    parsedFiles.set(file, parsed);
    const located = locateValue(parsed.program, path, { wanted, ...source });
    if (!located) return undefined;
    const { next } = located;
    const origin = next && findModuleFile(next.specifier, { root, from: file });
    const followed =
      next && origin !== undefined && !seen.includes(origin)
        ? follow(origin, { ...next, wanted }, [...seen, file])
        : undefined;
    if (followed) return followed;
    return located.offset === undefined ? undefined : { file, ...toPosition(parsed.text, located.offset) };
  }
}

type Source = Partial<ValueSource> & { readonly path: ValuePath; readonly wanted: 'key' | 'value' };
