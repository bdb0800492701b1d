// Reads the types of code fences with TypeScript, and caches them for the next build. A site without such fences
// starts no thread.

import type { Problem } from '../../../core/model/problem.ts';
import type { KeptTypes, PageTask } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import type { ParsedPages } from '../parse-pages.ts';
import { findModule } from '../../files/find-module.ts';
import { readExcerpts } from './read-excerpts.ts';
import { openTypedStore } from '../../api/types/open-typed-store.ts';
import type { TypesThread } from '../../api/types/threads/types-thread.ts';
import { openWorkspace } from '../../site/workspace/open-workspace.ts';
import type { TypedFence } from '../../../core/code/types/typed-fence.ts';

interface CheckOptions {
  readonly context: ParseContext;
  readonly parsed: ParsedPages;
  readonly thread: TypesThread;
  readonly log: (message: string) => void;
}

/** The types and problems of the fences of a site. */
export interface CheckedFences {
  readonly problems: readonly Problem[];
  /** Types by page file and by key of the fence; passed along, because the cache may be lost meanwhile. */
  readonly byPage: ReadonlyMap<string, Readonly<Record<string, KeptTypes>>>;
}

/** Reads the types of fences; their pages report the faults. */
export async function checkTypedFences(
  tasks: readonly PageTask[],
  { context, parsed, thread, log }: CheckOptions,
): Promise<CheckedFences> {
  const { root, site } = context;
  const typed = tasks.filter(({ page }) => parsed.pages.get(page.file)?.typed);
  // Each page reports that the package is missing.
  if (typed.length === 0 || !findModule('twoslash', root)) return { problems: [], byPage: new Map() };

  const sources = openWorkspace({ root, sources: site.sources }).worked.flatMap(({ parts }) => parts);
  const store = openTypedStore(context, { log });
  const typesByKey = new Map<string, KeptTypes>();
  const wants = new Map<string, TypedFence>();
  const keys = new Map<string, string[]>();
  for (const { page } of typed) {
    const blocks = (parsed.pages.get(page.file)?.typed ?? []).map((excerpt) => ({ kind: 'excerpt' as const, excerpt }));
    const excerpts = readExcerpts({ blocks }, { root, pageFile: page.file, sources });
    const own = blocks.map(({ excerpt }) => store.toRequest(excerpts.wholeOf(excerpt)));
    keys.set(
      page.file,
      own.map(({ key }) => key),
    );
    for (const want of own) {
      if (typesByKey.has(want.key) || wants.has(want.key)) continue;
      // A fence with faults is read again, although no file of it has changed: a file that it lacked may exist now.
      const cached = store.read(want);
      if (cached && cached.result.faults.length === 0) typesByKey.set(want.key, cached);
      else wants.set(want.key, want);
    }
  }

  const wanted = [...wants.values()];
  const { demos, limits } = site;
  // The first fence has to wait until TypeScript has read the packages.
  const seconds = 4 * limits.pageSeconds;
  const ask = { root, alias: demos.alias, sources: site.sources, megabytes: limits.memory, seconds, wants: wanted };
  const answer = wanted.length === 0 ? { results: [] } : await thread.read(ask);
  if ('problem' in answer) return { problems: [answer.problem], byPage: new Map() };
  wanted.forEach((want, index) =>
    typesByKey.set(want.key, store.write(want, answer.results[index] ?? { faults: [], files: [] })),
  );
  const toKnown = (list: readonly string[]) =>
    Object.fromEntries(list.flatMap((key) => (typesByKey.has(key) ? [[key, typesByKey.get(key)!]] : [])));
  return { problems: [], byPage: new Map([...keys].map(([file, list]) => [file, toKnown(list)])) };
}
