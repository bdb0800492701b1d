// The tasks of an earlier version, and the list of versions → the same tasks, each with the paths at which the current
// version has its page.

import { findStanding } from '../../../core/publish/versions/find-standing.ts';
import { listWays } from '../../../core/publish/versions/list-ways.ts';
import type { Site } from '../../../core/model/site.ts';
import type { PageTask } from './page-task.ts';

/** Returns the paths of a version's pages by its base; undefined if they are unknown. */
type ReadPaths = (base: string) => readonly string[] | undefined;

/** Finds the paths at which the current version has each page; none without a list or without its paths. */
export function planCurrentPaths(
  tasks: readonly PageTask[],
  { site, readPaths }: { site: Pick<Site, 'base' | 'languages' | 'versions'>; readPaths: ReadPaths },
): readonly PageTask[] {
  const { list } = site.versions;
  if (!list) return tasks;
  const cache = new Map<string, ReadonlySet<string> | undefined>();

  return tasks.map((task) => {
    const { path, canonicalPath, product } = task.page;
    const standing = findStanding(list, { base: site.base, product });
    const paths = standing && pathsOf(standing.current.base);
    if (!paths) return task;
    const ways = ['', 'components-api/', 'hooks-api/'].flatMap((tab) =>
      listWays(site, { path: path + tab, canonicalPath: canonicalPath + tab }),
    );
    return { ...task, inCurrent: [...new Set(ways)].filter((way) => paths.has(way)) };
  });

  function pathsOf(base: string): ReadonlySet<string> | undefined {
    if (!cache.has(base)) {
      const paths = readPaths(base);
      cache.set(base, paths && new Set(paths));
    }
    return cache.get(base);
  }
}
