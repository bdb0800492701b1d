const steps = [400, 800, 1200, 1600] as const;

/** No screen shows more, even enlarged. */
const maxWidth = 2400;

/** Plans the widths of a picture's versions, narrowest first: never wider than the picture, and none nearly equal. */
export function planWidths(width: number): number[] {
  const last = Math.min(width, maxWidth);
  return [...steps.filter((step) => step < last * 0.85), last];
}
