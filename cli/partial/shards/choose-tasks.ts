// The pages of a site → the pages of one shard. Every shard plans the same division from the same site.

import { compareText } from '../../../core/text/compare-text.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedPages } from '../../pages/parse-pages.ts';
import type { Shard } from './shard.ts';

/** A demo is rendered, formatted in two languages and bundled: as much work as a few plain pages. */
const demoWeight = 3;

/**
 * Chooses the pages that a shard makes, so that all shards have about the same amount of work. Lists of posts
 * are in no shard: they need the parsed posts, and are made when the parts are merged.
 */
export function chooseTasks(
  tasks: readonly PageTask[],
  { index, count }: Shard,
  { pages }: Pick<ParsedPages, 'pages'>,
): PageTask[] {
  const weights = new Map(tasks.map((task) => [task, weigh(task)]));
  const heaviestFirst = tasks
    .filter(({ page }) => page.template !== 'BlogIndex')
    .sort((a, b) => weights.get(b)! - weights.get(a)! || compareText(a.page.path, b.page.path));
  const loads = Array.from({ length: count }, () => 0);
  const shardTasks = new Set<PageTask>();
  for (const task of heaviestFirst) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest]! += weights.get(task)!;
    if (lightest === index - 1) shardTasks.add(task);
  }
  return tasks.filter((task) => shardTasks.has(task));

  function weigh({ page, api }: PageTask): number {
    const demos = pages.get(page.file)?.demos.length ?? 0;
    return 1 + demoWeight * (demos + Object.keys(api?.playgrounds ?? {}).length);
  }
}
