// Runs the first build of a site, which may take long, and restarts it when a save changes what every page shows.

import type { BuildOptions } from '../build-options.ts';
import type { BuildReport } from '../output/report/build-report.ts';

interface FirstBuildOptions {
  readonly build: (options: Pick<BuildOptions, 'stop'>) => Promise<BuildReport>;
  /** Called with a build that could not be written, before waiting for another save. */
  readonly onRefused: (built: BuildReport) => void;
}

/** A first build that can be restarted. */
interface FirstBuild {
  /** Builds until a build finishes. */
  run(): Promise<BuildReport>;
  /** Stops the running build, whose result would be outdated, and starts another. */
  restart(): void;
  /** Returns whether it is waiting for a save instead of building. */
  isWaiting(): boolean;
}

/**
 * Creates the first build of a watched site. Wrong settings end it, unless they were saved meanwhile: then their author
 * is editing them, and will save again. It also waits for the author of a library that cannot be opened.
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
