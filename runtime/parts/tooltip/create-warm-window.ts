// Tooltips closed in, "was one open a moment ago?" out. All tooltips of a page share one window,
// so that a reader who knows what they are for does not wait at each of them.

import { browserTimers } from './timers.ts';
import type { Timers } from './timers.ts';
import { tooltipDelays } from './tooltip-delays.ts';

/** Remembers for a moment that a tooltip was open. */
export interface WarmWindow {
  readonly isWarm: () => boolean;
  /** A tooltip opened: warm until it closes. */
  readonly open: () => void;
  readonly close: () => void;
}

/** Creates the memory that the tooltips of a page share. */
export function createWarmWindow(timers: Timers = browserTimers): WarmWindow {
  let warm = false;
  let stopCooling = () => {};

  return {
    isWarm: () => warm,
    open() {
      stopCooling();
      warm = true;
    },
    close() {
      stopCooling();
      stopCooling = timers.after(tooltipDelays.warm + tooltipDelays.leave, () => {
        warm = false;
      });
    },
  };
}
