// Remembers whether a tooltip was open a moment ago. All tooltips of a page share this, so that a
// reader who moves from one to the next need not wait for each.

import { browserTimers } from './timers.ts';
import type { Timers } from './timers.ts';
import { tooltipDelays } from './tooltip-delays.ts';

/** A memory, for a moment, that a tooltip was open. */
export interface WarmWindow {
  readonly isWarm: () => boolean;
  /** A tooltip opened: warm until it closes. */
  readonly open: () => void;
  readonly close: () => void;
}

/** Creates the memory that is shared by the tooltips of a page. */
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
