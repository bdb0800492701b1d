// The first build of a site, which may take long → one that starts over when a save changes what every page shows.

import type { BuildOptions } from '../build-options.ts';
import type { BuildReport } from '../output/report/build-report.ts';

interface FirstBuildOptions {
  readonly build: (options: Pick<BuildOptions, 'stop'>) => Promise<BuildReport>;
  /** Tells of a build that could not be written, when another save is waited for. */
  readonly onRefused: (built: BuildReport) => void;
}

/** A first build, and a way to begin it again. */
interface FirstBuild {
  /** Builds until a build comes to its end. */
  run(): Promise<BuildReport>;
  /** Stops the build that runs, of which nothing would stay, and begins another. */
  restart(): void;
  /** Tells whether no build runs, as the next save is waited for. */
  isWaiting(): boolean;
}

/**
 * Creates the first build of a watched site. One that cannot be written for its settings ends it, as they were wrong
 * from the beginning; not so when they were saved meanwhile: then their author is at work on them, and saves again. So is
 * the author of a library that cannot be opened.
 */
export function createFirstBuild({ build, onRefused }: FirstBuildOptions): FirstBuild {
  let controller = new AbortController();
  let isRestarted = false;
  let isWaiting = false;
  return {
    async run() {
      for (;;) {
        const { signal } = controller;
        const built = await build({ stop: signal }).catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
        if (built && (built.isWritten || (!isRestarted && built.status !== 1))) return built;
        if (built) {
          onRefused(built);
          isWaiting = true;
          await aborted(signal);
          isWaiting = false;
        }
        controller = new AbortController();
      }
    },
    restart() {
      isRestarted = true;
      controller.abort();
    },
    isWaiting: () => isWaiting,
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
