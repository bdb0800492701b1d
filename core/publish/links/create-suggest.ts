// The paths of a site → functions that suggest what an author meant by a path that does not exist.
//
// A path is compared with those of its own folder, to find typos, then with paths of the same last
// segment elsewhere, to find moved pages. The index is built on the first call. The total number of
// comparisons is limited, so that a broken menu on ten thousand pages costs no more than a second;
// after that nothing is suggested.

import { findNearest } from '../../text/find-nearest.ts';
import type { UrlPath } from '../../model/url-path.ts';

const maxComparisons = 30_000;

/** Functions that suggest what was meant; undefined if nothing is similar. */
export interface Suggest {
  readonly page: (path: UrlPath) => UrlPath | undefined;
  readonly file: (path: UrlPath) => UrlPath | undefined;
  readonly anchor: (anchor: string, anchors: ReadonlySet<string>) => string | undefined;
}

interface PathIndex {
  /** Paths by folder, then by name. */
  readonly byFolder: ReadonlyMap<string, ReadonlyMap<string, UrlPath>>;
  /** Paths by name, in lower case. */
  readonly byName: ReadonlyMap<string, readonly UrlPath[]>;
}

interface SuggestSources {
  readonly pages: () => Iterable<UrlPath>;
  readonly files: () => Iterable<UrlPath>;
}

/** Creates the functions that suggest pages, files and anchors; suggestions for paths are cached. */
export function createSuggest({ pages, files }: SuggestSources): Suggest {
  let left = maxComparisons;

  function nearest(word: string, candidates: readonly string[]): string | undefined {
    if (candidates.length > left) return undefined;
    left -= candidates.length;
    return findNearest(word, candidates);
  }

  return {
    page: createSuggestPath(pages, nearest),
    file: createSuggestPath(files, nearest),
    anchor: (anchor, anchors) => nearest(anchor, [...anchors]),
  };
}

type Nearest = (word: string, candidates: readonly string[]) => string | undefined;

function createSuggestPath(paths: () => Iterable<UrlPath>, nearest: Nearest) {
  const memory = new Map<UrlPath, UrlPath | undefined>();
  let index: PathIndex | undefined;

  return function suggestPath(path: UrlPath): UrlPath | undefined {
    if (memory.has(path)) return memory.get(path);

    index ??= indexPaths(paths());
    const guess = suggest(path, index, nearest);
    memory.set(path, guess);
    return guess;
  };
}

function suggest(path: UrlPath, { byFolder, byName }: PathIndex, nearest: Nearest): UrlPath | undefined {
  const { folder, name } = splitPath(path);
  const siblings = byFolder.get(folder);
  const nearestName = siblings && nearest(name, [...siblings.keys()]);
  if (nearestName !== undefined) return siblings?.get(nearestName);

  const namesakes = byName.get(name.toLowerCase()) ?? [];
  return namesakes.length === 1 ? namesakes[0] : nearest(path, namesakes);
}

function indexPaths(paths: Iterable<UrlPath>): PathIndex {
  const byFolder = new Map<string, Map<string, UrlPath>>();
  const byName = new Map<string, UrlPath[]>();
  for (const path of paths) {
    const { folder, name } = splitPath(path);
    if (name === '') continue;
    const key = name.toLowerCase();
    byFolder.set(folder, (byFolder.get(folder) ?? new Map<string, UrlPath>()).set(name, path));
    const namesakes = byName.get(key);
    if (namesakes) namesakes.push(path);
    else byName.set(key, [path]);
  }
  return { byFolder, byName };
}

/** "/a/b/" is the name "b" in the folder "/a/". */
function splitPath(path: UrlPath): { folder: string; name: string } {
  const trimmed = path.replace(/(?<!\/)\/+$/, '');
  const start = trimmed.lastIndexOf('/') + 1;
  return { folder: trimmed.slice(0, start), name: trimmed.slice(start) };
}
