// Tooltips are loaded when a reader first comes near a control. A finger comes near and presses at once, so
// how long it has pressed meanwhile, and whether it has been lifted, is handed on.

import type { PageSettings } from '../read-settings.ts';
import { touches, wakeOn } from '../wake-on.ts';
import { letSelect } from './let-select.ts';
import type * as Tooltips from './start-tooltips.ts';
import { tooltipControls, type EarlyTouch } from './tooltip-controls.ts';

/** Loads tooltips once a reader comes near a control. */
export function wakeTooltips(
  settings: Pick<PageSettings, 'labels'>,
  load: () => Promise<typeof Tooltips> = () => import('./start-tooltips.ts'),
): void {
  let touch: EarlyTouch | undefined;

  // What is loaded listens as well, and to the same end.
  const follow = ({ type, target }: Event) => {
    if (type !== 'touchstart') {
      if (touch) touch.lifted ??= type === 'touchend' ? performance.now() : touch.since;
      letSelect(true);
    } else if ((target as Partial<Element>).closest?.(tooltipControls)) {
      touch = { target: target as Element, since: performance.now() };
      letSelect(false);
    }
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'])
    document.addEventListener(type, follow, { capture: true, passive: true });

  wakeOn([{ target: document, types: touches, within: tooltipControls }], async () =>
    (await load()).startTooltips(settings, touch),
  );
}
