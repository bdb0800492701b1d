import { describe, expect, it } from 'vitest';
import { placeTooltip } from '../../../runtime/tooltip/place-tooltip.ts';

const window = { width: 400, height: 300 };
const popup = { width: 100, height: 40 };

describe('a tooltip', () => {
  it('stands below the middle of its element', () => {
    const anchor = { left: 150, top: 100, width: 60, height: 20 };

    expect(placeTooltip({ anchor, popup, window, side: 'bottom', direction: 'ltr' })).toEqual({
      side: 'bottom',
      left: 130,
      top: 120,
    });
  });

  it('goes above where there is no room below', () => {
    const anchor = { left: 150, top: 270, width: 60, height: 20 };

    expect(placeTooltip({ anchor, popup, window, side: 'bottom', direction: 'ltr' })).toMatchObject({
      side: 'top',
      top: 230,
    });
  });

  it('stays on its side where the other one has even less room', () => {
    const anchor = { left: 150, top: 5, width: 60, height: 280 };

    expect(placeTooltip({ anchor, popup, window, side: 'bottom', direction: 'ltr' }).side).toBe('bottom');
  });

  it('shifts to stay in the window', () => {
    const atStart = { left: 0, top: 100, width: 20, height: 20 };
    const atEnd = { left: 380, top: 100, width: 20, height: 20 };

    expect(placeTooltip({ anchor: atStart, popup, window, side: 'bottom', direction: 'ltr' }).left).toBe(4);
    expect(placeTooltip({ anchor: atEnd, popup, window, side: 'bottom', direction: 'ltr' }).left).toBe(296);
  });

  it('begins at the edge of a window that is narrower than itself', () => {
    const anchor = { left: 0, top: 100, width: 20, height: 20 };

    expect(
      placeTooltip({ anchor, popup: { width: 500, height: 40 }, window, side: 'top', direction: 'ltr' }).left,
    ).toBe(4);
  });

  it.each([
    ['start', 'ltr', 'left', 50],
    ['start', 'rtl', 'right', 210],
    ['end', 'ltr', 'right', 210],
    ['end', 'rtl', 'left', 50],
  ] as const)('asked for the %s side of text in %s stands on the %s', (side, direction, physical, left) => {
    const anchor = { left: 150, top: 100, width: 60, height: 20 };

    expect(placeTooltip({ anchor, popup, window, side, direction })).toEqual({ side: physical, left, top: 90 });
  });
});
