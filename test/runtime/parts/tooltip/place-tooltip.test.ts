import { describe, expect, it } from 'vitest';
import { placeTooltip } from '../../../../runtime/parts/tooltip/place-tooltip.ts';

const window = { width: 400, height: 300 };
const popup = { width: 100, height: 40 };

describe('a tooltip', () => {
  it('is centered below its element', () => {
    const anchor = { left: 150, top: 100, width: 60, height: 20 };

    expect(placeTooltip({ anchor, popup, window })).toEqual({ left: 130, top: 120 });
  });

  it('is placed above if there is no room below', () => {
    const anchor = { left: 150, top: 270, width: 60, height: 20 };

    expect(placeTooltip({ anchor, popup, window }).top).toBe(230);
  });

  it('stays below, within the window, where there is even less room above', () => {
    const anchor = { left: 150, top: 5, width: 60, height: 280 };

    expect(placeTooltip({ anchor, popup, window }).top).toBe(256);
  });

  it('shifts to stay in the window', () => {
    const atStart = { left: 0, top: 100, width: 20, height: 20 };
    const atEnd = { left: 380, top: 100, width: 20, height: 20 };

    expect(placeTooltip({ anchor: atStart, popup, window }).left).toBe(4);
    expect(placeTooltip({ anchor: atEnd, popup, window }).left).toBe(296);
  });

  it('begins at the edge of a window that is narrower than itself', () => {
    const anchor = { left: 0, top: 100, width: 20, height: 20 };

    expect(placeTooltip({ anchor, popup: { width: 500, height: 40 }, window }).left).toBe(4);
  });
});
