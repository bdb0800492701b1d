// The box of a pressed element and the point of the press → the size and place of its wave.

/** Where a wave grows, in pixels from the element's corner. */
export interface Wave {
  readonly size: number;
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Measures a wave from the point of a press: it reaches every corner, with 2 px to spare on each axis. */
export function measureWave({ width, height }: Size, point: { readonly x: number; readonly y: number }): Wave {
  const across = Math.max(point.x, width - point.x) * 2 + 2;
  const down = Math.max(point.y, height - point.y) * 2 + 2;
  return toWave(Math.hypot(across, down), point);
}

/** Measures the centered wave of a focused element. Its size is never even. */
export function measureCenteredWave({ width, height }: Size): Wave {
  const size = Math.sqrt((2 * width ** 2 + height ** 2) / 3);
  return toWave(size % 2 === 0 ? size + 1 : size, { x: width / 2, y: height / 2 });
}

function toWave(size: number, { x, y }: { readonly x: number; readonly y: number }): Wave {
  return { size, left: x - size / 2, top: y - size / 2 };
}
