// docs serve --watch: builds into a folder of its own, serves it, and builds again at every save.
//
// The site's own output folder is never touched, so a build may run at the same time.

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { formatProblems } from '../../core/report/format-problems.ts';
import { buildSite } from '../build.ts';
import type { BuildReport } from '../report/build-report.ts';
import { keepPagePool } from '../pages/threads/keep-page-pool.ts';
import { reportFailure } from '../report/report-failure.ts';
import { reportServer } from '../report/report-server.ts';
import { indexFolder } from '../serve/index-folder.ts';
import { startServer } from '../serve/start-server.ts';
import { SiteError } from '../site-error.ts';
import { createPreviews } from './create-previews.ts';
import type { PlanSwaps } from './plan-swaps.ts';
import { watchFiles } from './watch-files.ts';

/** What to watch, and where to show it. */
interface WatchSiteOptions {
  readonly root: string;
  readonly port?: number;
  readonly host?: string;
  readonly onReady: (url: string) => void;
}

/** How long a browser has to ask for what it is told of. */
const askingMs = 100;

const watched = [
  'content',
  'nav',
  'locales',
  'public',
  'templates',
  'components',
  'redirects.txt',
  'docs.config.ts',
  'docs.config.mts',
  'docs.config.js',
  'docs.config.mjs',
];

/** Serves and rebuilds until the process is interrupted. */
export async function watchSite({ root, port, host, onReady }: WatchSiteOptions): Promise<number> {
  const out = join(root, '.vitrine', 'serve');
  const openPool = keepPagePool();
  const build = () => buildSite({ root, out, drafts: true, keepGoing: true, quick: true, isOwn: true, openPool });

  const first = await build();
  let last = first;
  let planSwaps: PlanSwaps | undefined;
  report(first);
  if (!first.isWritten) return closeWith(first.status);
  const site = await indexFolder(out);
  const server = await startServer({ site, port, host, base: first.base, live: true });
  const status = reportServer(server);
  if (server.kind === 'refused') return closeWith(status);
  server.showProblems(overlayText(first));
  onReady(server.url);
  const previews =
    site && createPreviews({ site, server, pool: openPool, staging: join(root, '.vitrine', '.preview') });
  let showing: Promise<boolean> | undefined;
  // The first save finds the tools at hand.
  void import('./plan-swaps.ts')
    .then(({ createSwapPlanner }) => {
      planSwaps = createSwapPlanner({ root, cache: join(root, '.vitrine') });
      return planSwaps([first.demoPages[0]?.demos[0]?.file ?? ''], first);
    })
    .catch(() => undefined);

  const watcher = watchFiles({
    root,
    names: watched,
    onChange: rebuild,
    onSave: (files) => {
      void swapDemos(files).catch(() => undefined);
      showing = previews?.show(files, last);
    },
    onNotice: console.error,
  });
  process.once(
    'SIGINT',
    () => void Promise.all([watcher.close(), server.close(), openPool.close()]).then(() => process.exit(130)),
  );
  return status;

  async function closeWith(code: number): Promise<number> {
    await openPool.close();
    return code;
  }

  /** What only demos have changed is on the screen before the build that writes it. */
  async function swapDemos(files: readonly string[]): Promise<void> {
    if (server.kind !== 'running') return;
    for (const swap of (await planSwaps?.(files, last)) ?? []) server.swap(swap);
  }

  async function rebuild(files: readonly string[]): Promise<void> {
    if (server.kind !== 'running') return;
    try {
      // What a writer waits for comes first: a page that is told to reload asks for its files, and a build lets it wait.
      if (await showing) await delay(askingMs);
      showing = undefined;
      const built = await build();
      last = built;
      report(built, files);
      const next = built.written > 0 ? await indexFolder(out) : undefined;
      const isShown = built.changed.length > 0;
      const changed = previews?.settle(next, built) ?? [];
      server.showProblems(overlayText(built));
      if (next ? !isShown || changed.length > 0 : changed.length > 0) server.reload(toChange({ ...built, changed }));
    } catch (error) {
      // A site without its settings, a full disk: the last good site is still served.
      server.showProblems(error instanceof SiteError ? `${error.message}. ${error.hint}` : String(error));
      reportFailure(error, { debug: false });
    }
  }
}

function toChange({ changed, base }: Pick<BuildReport, 'changed' | 'base'>): { pages: string[] } | undefined {
  // A change that reached no page (a file of public/, a redirect) may be shown by any.
  return changed.length === 0 ? undefined : { pages: changed.map((path) => `${base.slice(0, -1)}${path}`) };
}

function overlayText({ problems }: BuildReport): string {
  return formatProblems(problems.filter(({ severity }) => severity === 'error'));
}

function report({ problems, pages, changed, durationMs }: BuildReport, files: readonly string[] = []): void {
  const text = formatProblems(problems);
  process.stderr.write(text);
  const cause = files.length === 0 ? '' : `${files[0]}${files.length > 1 ? ` and ${files.length - 1} more` : ''}: `;
  console.log(`${cause}${changed.length} of ${pages} pages in ${durationMs.total} ms`);
}
