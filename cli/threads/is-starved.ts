/** What shows whether a machine had time for a thread. */
export interface Share {
  /** Part of the processors' time that nothing used, 0 to 1. */
  readonly idle: number;
  /** Seconds of a processor that each busy thread has had, on average. */
  readonly perThread: number;
}

/** Says whether a machine was full, and has not given the threads their `seconds` yet, but for a tenth. */
export function isStarved({ idle, perThread }: Share, seconds: number): boolean {
  return idle < 0.1 && perThread < seconds * 0.9;
}
