// The boxes of an element, its tooltip and the window → the position of the tooltip, which stays
// inside the window unless the window is too small.

/** Position and size of a box in the window, in pixels. */
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
}

const margin = 4;

/** Places a tooltip centered below its element, or above it if there is room only there. */
export function placeTooltip({ anchor, popup, window }: PlaceOptions): { left: number; top: number } {
  const below = anchor.top + anchor.height;
  const roomBelow = window.height - below;
  const isAbove = roomBelow < popup.height + margin && anchor.top > roomBelow;

  return {
    left: clamp(anchor.left + (anchor.width - popup.width) / 2, window.width - popup.width),
    top: clamp(isAbove ? anchor.top - popup.height : below, window.height - popup.height),
  };
}

function clamp(position: number, space: number): number {
  return Math.round(Math.max(margin, Math.min(position, space - margin)));
}
