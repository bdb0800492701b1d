/** How much processor time was idle, and how much the threads got. */
export interface Share {
  /** Unused part of the processors' time, 0 to 1. */
  readonly idle: number;
  /** Processor seconds that each busy thread got, on average. */
  readonly perThread: number;
}

/** Returns whether a busy machine has given the threads less than nine tenths of their `seconds`. */
export function isStarved({ idle, perThread }: Share, seconds: number): boolean {
  return idle < 0.1 && perThread < seconds * 0.9;
}
