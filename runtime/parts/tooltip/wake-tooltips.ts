// Loads tooltips when a reader first approaches a control. A finger approaches and presses at once, so its
// events are recorded in the meantime and passed on.

import type { PageSettings } from '../../browser/read-settings.ts';
import { approachEvents, listen, wakeOn } from '../../browser/wake-on.ts';
import type * as Tooltips from './start-tooltips.ts';
import { tooltipControls } from './tooltip-controls.ts';

/** Loads tooltips once a reader approaches a control. */
export function wakeTooltips(
  settings: Pick<PageSettings, 'labels'>,
  load: () => Promise<typeof Tooltips> = () => import('./start-tooltips.ts'),
): void {
  wakeOn([{ target: document, types: approachEvents, within: tooltipControls }], async (first) => {
    const early: Event[] = [];
    const record = (event: Event) => {
      early.push(event);
      // A finger that rests on text would select it.
      const { style } = document.documentElement;
      style.userSelect = style.webkitUserSelect = event.type === 'touchstart' ? 'none' : '';
    };
    record(first);
    const recording = listen(['touchstart', 'touchend', 'touchcancel'], record);
    try {
      (await load()).startTooltips(settings, early);
    } finally {
      recording.abort();
    }
  });
}
