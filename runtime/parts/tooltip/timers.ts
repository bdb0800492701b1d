/** Timers; tests pass their own. */
export interface Timers {
  /** Calls back after some milliseconds, unless the function it returns is called first. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** The browser's own timers. */
export const browserTimers: Timers = {
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
