// Tooltips are loaded when a reader first comes near a control. A finger comes near and presses at once, so
// how long it has pressed meanwhile, and whether it has been lifted, is handed on.

import type { PageSettings } from '../read-settings.ts';
import { touches, wakeOn } from '../wake-on.ts';
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
    const isDown = type === 'touchstart';
    if (isDown && !(target as Partial<Element>).closest?.(tooltipControls)) return;
    if (isDown) touch = { target: target as Element, since: performance.now() };
    else if (touch) touch.lifted ??= type === 'touchend' ? performance.now() : touch.since;
    const { style } = document.documentElement;
    style.userSelect = style.webkitUserSelect = isDown ? 'none' : '';
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'])
    document.addEventListener(type, follow, { capture: true, passive: true });

  wakeOn([{ target: document, types: touches, within: tooltipControls }], async () =>
    (await load()).startTooltips(settings, touch),
  );
}
