// A completely built site, as open pages show it between two builds.

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BuildReport } from '../output/report/build-report.ts';
import type { KeptPagePool } from '../pages/threads/keep-page-pool.ts';
import type { BuildSome } from './build-alone.ts';
import type { PlanSwaps } from './plan-swaps.ts';
import { makeOpenPages } from './previews/make-open-pages.ts';
import { Previews } from './previews/previews.ts';
import type { ServedSite } from './serve/served-site.ts';
import type { RunningServer } from './serve/start-server.ts';

/** A completely built and served site. */
export interface WholeSite {
  readonly built: BuildReport;
  readonly site: ServedSite;
}

interface ShownSiteOptions {
  readonly root: string;
  /** The folder of the builds. */
  readonly out: string;
  readonly cache: string;
  readonly server: RunningServer;
  readonly pool: KeptPagePool;
}

/** How long a browser has to request changed files, before a build takes the processor. */
const requestMs = 100;

/** The previews of saves before the build that follows. */
export class ShownSite {
  /** The report of the last build that was written. */
  last: BuildReport;
  readonly #options: ShownSiteOptions;
  readonly #previews: Previews;
  readonly #swapping: ReturnType<typeof createSwapping>;
  #showing: Promise<boolean> | undefined;
  #folders = 0;

  constructor({ built, site }: WholeSite, options: ShownSiteOptions) {
    const { root, out, cache, server, pool } = options;
    this.#options = options;
    this.#previews = new Previews({ site, server, pool, staging: join(cache, '.preview') });
    this.#swapping = createSwapping({ root, out, cache, server });
    this.#swapping.prepare(built);
    this.last = built;
  }

  /** Shows saved demos and pages at once, if possible. */
  show(files: readonly string[]): void {
    this.#swapping.swap(files, this.last);
    this.#showing = this.#previews.showSaved(files, this.last);
  }

  /** Waits until the saved pages are on the screen: a build would make the browser wait. */
  async idle(): Promise<void> {
    if (await this.#showing) await delay(requestMs);
    this.#showing = undefined;
  }

  /** Makes the open pages before all others, and shows them. The build that follows reports their problems. */
  async showOpen(build: BuildSome<BuildReport>): Promise<void> {
    this.#folders += 1;
    const folder = join(this.#options.cache, `.preview-open-${this.#folders}`);
    const addresses = this.#options.server.openPages();
    const made = await makeOpenPages(addresses, { folder, build, last: this.last }).catch(() => undefined);
    if (made && this.#previews.showPages(made, this.last)) await delay(requestMs);
  }

  /** Notes that a build begins, which reads all that was saved until now. */
  beginBuild(): void {
    this.#previews.beginBuild();
    this.#options.server.beginBuild();
  }

  /** Receives a finished build; returns the paths of pages that are open in an older version. */
  endBuild(next: ServedSite | undefined, built: BuildReport): readonly string[] {
    this.last = built;
    return this.#previews.endBuild(next, built);
  }
}

interface SwappingOptions {
  readonly root: string;
  readonly out: string;
  readonly cache: string;
  readonly server: Pick<RunningServer, 'swap'>;
}

/** Swaps saved demos of a served site. */
interface Swapping {
  /** Loads the tools before the first save. */
  prepare(firstBuild: BuildReport): void;
  swap(files: readonly string[], last: BuildReport): void;
}

/** Creates the swapping of demos. */
function createSwapping({ root, out, cache, server }: SwappingOptions): Swapping {
  let planSwaps: PlanSwaps | undefined;

  return {
    prepare(firstBuild) {
      void import('./plan-swaps.ts')
        .then(({ createSwapPlanner }) => {
          planSwaps = createSwapPlanner({ root, out, cache });
          return planSwaps([firstBuild.demoPages[0]?.demos[0]?.file ?? ''], firstBuild);
        })
        .catch(() => undefined);
    },
    swap(files, last) {
      void planSwaps?.(files, last)
        .then((swaps) => swaps.forEach((swap) => server.swap(swap)))
        .catch(() => undefined);
    },
  };
}
