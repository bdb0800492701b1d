// All trees of a site → problems for entries with the same path; each later one names the first.
//
// Paths that differ only in case, or only in the encoding of an accent, are the same file on many
// machines, and count as duplicates. Links into API tabs name a page a second time on purpose and
// are ignored, as are external links.

import type { NamedPlace, NavTree } from '../../model/nav-tree.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { isSitePath } from '../../model/url-path.ts';
import { isApiTab } from './nav-path.ts';
import { walkNav } from './walk-nav.ts';

/** Finds entries, in all trees and at all depths, for the same page. */
export function findDuplicatePaths(trees: readonly NavTree[]): Problem[] {
  const firstByKey = new Map<string, NamedPlace>();
  const named = trees.flatMap(findNamedPlaces).filter(({ path }) => isSitePath(path) && !isApiTab(path));

  return named.flatMap((entry) => {
    const key = withoutSlash(entry.path).normalize('NFC').toLowerCase();
    const first = firstByKey.get(key);
    if (first) return [toProblem(first, entry)];
    firstByKey.set(key, entry);
    return [];
  });
}

function findNamedPlaces(tree: NavTree): readonly NamedPlace[] {
  return (
    tree.places ?? walkNav(tree.entries).map(({ entry }) => ({ path: entry.pathname, place: { file: tree.file } }))
  );
}

function toProblem(first: NamedPlace, second: NamedPlace): Problem {
  const [a, b] = [withoutSlash(first.path), withoutSlash(second.path)];
  const both = `${formatPlace(first.place)} and ${formatPlace(second.place)}`;
  const shared = { severity: 'error', place: second.place } as const;

  if (a === b) {
    return {
      ...shared,
      rule: 'duplicate-path',
      message: `Two entries have the pathname ${quote(b)}: ${both}`,
      hint: 'Remove one of the two, or give it a pathname of its own.',
    };
  }
  if (a.normalize('NFC') === b.normalize('NFC')) {
    return {
      ...shared,
      rule: 'duplicate-path-unicode',
      message: `Two entries have the pathname ${quote(b)}, spelled with different characters: ${both}`,
      hint: 'Remove one of the two: both are written to the same file.',
    };
  }
  return {
    ...shared,
    rule: 'duplicate-path-case',
    message: `The pathnames ${quote(a)} and ${quote(b)} differ only in case: ${both}`,
    hint: 'Rename one of the two: many file systems treat them as the same file.',
  };
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function formatPlace({ file, line, column }: Place): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
