// How long the stages of a build take, for its report. Nothing in the site depends on it.

/** Times the stages of a build. */
export interface Stopwatch {
  /** Ends a stage; the next one starts. */
  lap(stage: string): void;
  /** Milliseconds of each stage that has ended, and in total. */
  read(): Readonly<Record<string, number>> & { readonly total: number };
}

/** Starts a stopwatch. */
export function createStopwatch(): Stopwatch {
  const start = performance.now();
  const stages: Record<string, number> = {};
  let last = start;

  return {
    lap(stage) {
      const now = performance.now();
      stages[stage] = Math.round(now - last);
      last = now;
    },
    read: () => ({ total: Math.round(performance.now() - start), ...stages }),
  };
}
