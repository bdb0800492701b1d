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
  const ended = new AbortController();
  let touch: EarlyTouch | undefined = findPressed();

  listen(['touchstart'], ({ target }) => {
    if (!(target instanceof Element) || !target.closest(tooltipControls)) return;
    touch = { target, since: performance.now() };
    letSelect(false);
  });
  listen(['touchend', 'touchcancel'], ({ type }) => {
    if (touch && touch.lifted === undefined) touch.lifted = type === 'touchcancel' ? touch.since : performance.now();
    letSelect(true);
  });

  const start = async () => {
    try {
      const { startTooltips } = await load();
      startTooltips(settings, touch);
    } finally {
      ended.abort();
    }
  };
  if (touch) start().catch(() => undefined);
  else wakeOn([{ target: document, types: touches, within: tooltipControls }], start);

  function listen(types: readonly string[], listener: (event: Event) => void): void {
    for (const type of types)
      document.addEventListener(type, listener, { capture: true, passive: true, signal: ended.signal });
  }
}

/** A finger may have come down before the page's script was there. */
function findPressed(): EarlyTouch | undefined {
  if (!matchMedia('(hover: none)').matches) return undefined;
  const target = document.querySelector(`:is(${tooltipControls}):active`);
  return target ? { target, since: performance.now() } : undefined;
}
