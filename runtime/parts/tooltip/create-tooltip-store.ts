// The reader's actions → whether the tooltip is open, and over which element. Must not know
// about DOM events, positions or rendering; timers are passed in.

import type { WarmWindow } from './create-warm-window.ts';
import { browserTimers } from './timers.ts';
import type { Timers } from './timers.ts';
import { tooltipDelays } from './tooltip-delays.ts';

/** The state of one tooltip, and the actions that change it. */
interface TooltipStore {
  /** The element it is open over; undefined while it is closed. */
  readonly anchor: () => Element | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** The pointer or the visible focus arrived. */
  readonly enter: (anchor: Element) => void;
  /** The pointer reached the open tooltip itself. */
  readonly stay: () => void;
  readonly leave: () => void;
  /** A finger came down, `elapsed` milliseconds ago. */
  readonly touch: (anchor: Element, elapsed?: number) => void;
  /** The finger was lifted. */
  readonly release: () => void;
  /** Closes now, and cancels what is pending. */
  readonly close: () => void;
}

/** Creates the state of one tooltip. */
export function createTooltipStore(warmWindow: WarmWindow, timers: Timers = browserTimers): TooltipStore {
  const listeners = new Set<() => void>();
  let anchor: Element | undefined;
  let stopWaiting = () => {};

  function show(next: Element | undefined) {
    stopWaiting();
    if (anchor === next) return;
    if (next) warmWindow.open();
    else warmWindow.close();
    anchor = next;
    listeners.forEach((listener) => listener());
  }

  function wait(milliseconds: number, callback: () => void) {
    stopWaiting();
    stopWaiting = timers.after(milliseconds, callback);
  }

  function enter(next: Element) {
    if (anchor === next) return stopWaiting();
    const delay = warmWindow.isWarm() ? tooltipDelays.enterNext : tooltipDelays.enter;
    if (delay === 0) show(next);
    else wait(delay, () => show(next));
  }

  return {
    anchor: () => anchor,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter,
    stay: () => stopWaiting(),
    leave: () => wait(tooltipDelays.leave, () => show(undefined)),
    touch: (next, elapsed = 0) => wait(tooltipDelays.touchEnter - elapsed, () => enter(next)),
    release: () => (anchor ? wait(tooltipDelays.touchLeave, () => show(undefined)) : stopWaiting()),
    close: () => show(undefined),
  };
}
