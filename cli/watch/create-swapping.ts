// Shows saved demos before the build that writes them.

import type { BuildReport } from '../output/report/build-report.ts';
import type { RunningServer } from './serve/start-server.ts';
import type { PlanSwaps } from './plan-swaps.ts';

interface SwappingOptions {
  readonly root: string;
  readonly out: string;
  readonly cache: string;
  readonly server: Pick<RunningServer, 'swap'>;
}

/** Swaps saved demos of a served site. */
interface Swapping {
  /** Loads the tools before the first save. */
  prepare(first: BuildReport): void;
  swap(files: readonly string[], last: BuildReport): void;
}

/** Creates the swapping of demos. */
export function createSwapping({ root, out, cache, server }: SwappingOptions): Swapping {
  let planSwaps: PlanSwaps | undefined;

  return {
    prepare(first) {
      void import('./plan-swaps.ts')
        .then(({ createSwapPlanner }) => {
          planSwaps = createSwapPlanner({ root, out, cache });
          return planSwaps([first.demoPages[0]?.demos[0]?.file ?? ''], first);
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
