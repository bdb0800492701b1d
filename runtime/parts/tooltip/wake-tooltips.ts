// Tooltips are loaded when a reader first comes near a control. A finger comes near and presses at once, so
// what it has done meanwhile is kept and handed on.

import type { PageSettings } from '../../browser/read-settings.ts';
import { listen, touches, wakeOn } from '../../browser/wake-on.ts';
import type * as Tooltips from './start-tooltips.ts';
import { tooltipControls } from './tooltip-controls.ts';

/** Loads tooltips once a reader comes near a control. */
export function wakeTooltips(
  settings: Pick<PageSettings, 'labels'>,
  load: () => Promise<typeof Tooltips> = () => import('./start-tooltips.ts'),
): void {
  wakeOn([{ target: document, types: touches, within: tooltipControls }], async (first) => {
    const early: Event[] = [];
    const keep = (event: Event) => {
      early.push(event);
      // A finger that rests on text would select it.
      const { style } = document.documentElement;
      style.userSelect = style.webkitUserSelect = event.type === 'touchstart' ? 'none' : '';
    };
    keep(first);
    const heard = listen(['touchstart', 'touchend', 'touchcancel'], keep);
    try {
      (await load()).startTooltips(settings, early);
    } finally {
      heard.abort();
    }
  });
}
