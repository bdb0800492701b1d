// The boxes of an element, its tooltip and the window → where the tooltip goes.
// It stays in the window whole, unless the window is smaller than the tooltip.

/** A side of the element; `start` and `end` follow the direction of the text. */
export type TooltipSide = 'top' | 'bottom' | 'start' | 'end';

/** Where a box stands in the window, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PlaceOptions {
  readonly anchor: Box;
  readonly popup: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
  readonly side: TooltipSide;
  readonly direction: 'ltr' | 'rtl';
}

/** Where the tooltip's box begins, and the side on which it really stands. */
interface TooltipPlace {
  readonly left: number;
  readonly top: number;
  readonly side: PhysicalSide;
}

type PhysicalSide = 'top' | 'bottom' | 'left' | 'right';

const margin = 4;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Places a tooltip beside its element: on the side asked for, or across when only there is room. */
export function placeTooltip(options: PlaceOptions): TooltipPlace {
  const wanted = toPhysicalSide(options);
  const side = findSide(wanted, options);
  const { left, top } = placeAt(side, options);

  return {
    side,
    left: keepWithin(left, options.window.width - options.popup.width),
    top: keepWithin(top, options.window.height - options.popup.height),
  };
}

function toPhysicalSide({ side, direction }: PlaceOptions): PhysicalSide {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}

function findSide(wanted: PhysicalSide, options: PlaceOptions): PhysicalSide {
  const room = findRoom(options);
  const needed = wanted === 'top' || wanted === 'bottom' ? options.popup.height : options.popup.width;
  const flipped = opposite[wanted];
  return room[wanted] < needed + margin && room[flipped] > room[wanted] ? flipped : wanted;
}

function findRoom({ anchor, window }: PlaceOptions): Record<PhysicalSide, number> {
  return {
    top: anchor.top,
    bottom: window.height - anchor.top - anchor.height,
    left: anchor.left,
    right: window.width - anchor.left - anchor.width,
  };
}

function placeAt(side: PhysicalSide, { anchor, popup }: PlaceOptions): { left: number; top: number } {
  const middle = {
    left: anchor.left + (anchor.width - popup.width) / 2,
    top: anchor.top + (anchor.height - popup.height) / 2,
  };
  if (side === 'top') return { ...middle, top: anchor.top - popup.height };
  if (side === 'bottom') return { ...middle, top: anchor.top + anchor.height };
  if (side === 'left') return { ...middle, left: anchor.left - popup.width };
  return { ...middle, left: anchor.left + anchor.width };
}

function keepWithin(position: number, space: number): number {
  return Math.round(Math.max(margin, Math.min(position, space - margin)));
}
