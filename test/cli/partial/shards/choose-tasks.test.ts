import { describe, expect, it } from 'vitest';
import type { PageTask } from '../../../../cli/site/plan/page-task.ts';
import type { ParsedPage } from '../../../../cli/site/plan/parsed-page.ts';
import { chooseTasks } from '../../../../cli/partial/shards/choose-tasks.ts';

function taskOf(path: string, template = 'ComponentPage'): PageTask {
  return { page: { path, file: `content${path}index.md`, template } } as unknown as PageTask;
}

/** Pages by path, each with this number of demos. */
function siteOf(demos: Readonly<Record<string, number>>) {
  const tasks = Object.keys(demos).map((path) => taskOf(path));
  const pages = new Map(
    tasks.map(({ page }) => [
      page.file,
      { demos: Array.from({ length: demos[page.path] ?? 0 }, (_, at) => `D${at}.js`) } as unknown as ParsedPage,
    ]),
  );
  return { tasks, parsed: { pages } };
}

const pathsOf = (tasks: readonly PageTask[]) => tasks.map(({ page }) => page.path);

describe('the pages of a shard', () => {
  it('contain, together with those of all other shards, each page once', () => {
    const { tasks, parsed } = siteOf({ '/a/': 3, '/b/': 0, '/c/': 20, '/d/': 1, '/e/': 0 });
    const all = [1, 2, 3].flatMap((index) => pathsOf(chooseTasks(tasks, { index, count: 3 }, parsed)));

    expect(all.sort()).toEqual(['/a/', '/b/', '/c/', '/d/', '/e/']);
  });

  it('keep their order, and are as much work as those of another shard', () => {
    const { tasks, parsed } = siteOf({ '/a/': 0, '/b/': 10, '/c/': 5, '/d/': 5 });

    expect(pathsOf(chooseTasks(tasks, { index: 1, count: 2 }, parsed))).toEqual(['/a/', '/b/']);
    expect(pathsOf(chooseTasks(tasks, { index: 2, count: 2 }, parsed))).toEqual(['/c/', '/d/']);
  });

  it('contain no lists of posts, which need the posts of all shards', () => {
    const { tasks, parsed } = siteOf({ '/a/': 0 });

    expect(pathsOf(chooseTasks([...tasks, taskOf('/blog/', 'BlogIndex')], { index: 1, count: 1 }, parsed))).toEqual([
      '/a/',
    ]);
  });
});
