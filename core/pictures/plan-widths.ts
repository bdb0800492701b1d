const steps = [400, 800, 1200, 1600] as const;

/** No screen shows more of a page's column, even enlarged. */
const widest = 2400;

/** Plans in which widths a picture is offered, narrowest first: never wider than it is, and none that is nearly another. */
export function planWidths(width: number): number[] {
  const last = Math.min(width, widest);
  return [...steps.filter((step) => step < last * 0.85), last];
}
