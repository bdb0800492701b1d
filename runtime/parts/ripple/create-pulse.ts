// Focus events → a wave that pulses in the focused element while its focus is visible.

import { drawWave } from './draw-wave.ts';
import { findRippleHost } from './find-ripple-host.ts';
import { measureCentredWave } from './measure-wave.ts';

/** Creates the handlers that draw the pulse of the visible focus. */
export function createPulse() {
  let fade = () => {};

  function end() {
    fade();
    fade = () => {};
  }

  function begin({ target }: Pick<FocusEvent, 'target'>) {
    end();
    const host = findRippleHost(target);
    if (!host || target !== host || !host.matches(':focus-visible')) return;
    fade = drawWave(host, { wave: measureCentredWave(host.getBoundingClientRect()), className: 'ripple-pulsating' });
  }

  return { begin, end };
}
