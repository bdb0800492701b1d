// Lines and corners → the coverage of each pixel, by its distance from the middle of the stroke.

import type { Coverage } from './fill-outline.ts';

/** A line, or a quarter circle around a center toward a corner. */
export type Stroke =
  | { readonly kind: 'line'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'corner'; readonly center: Place; readonly radius: number; readonly towards: Place };

type Place = readonly [x: number, y: number];

/** Draws a stroke with a width and round ends. */
export function drawStroke(stroke: Stroke, width: number): Coverage {
  const [left, top, right, bottom] = findBox(stroke);
  const edge = Math.ceil(width / 2) + 1;
  const x = Math.floor(left) - edge;
  const y = Math.floor(top) - edge;
  const box = { x, y, width: Math.ceil(right) + edge - x, height: Math.ceil(bottom) + edge - y };
  const values = new Float32Array(box.width * box.height);

  for (let row = 0; row < box.height; row += 1)
    for (let column = 0; column < box.width; column += 1) {
      const distance = measure(stroke, [x + column + 0.5, y + row + 0.5]);
      values[row * box.width + column] = Math.min(1, Math.max(0, 0.5 + width / 2 - distance));
    }
  return { ...box, values };
}

function findBox(stroke: Stroke): readonly [number, number, number, number] {
  const [a, b] = findEnds(stroke);
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
}

function findEnds(stroke: Stroke): readonly [Place, Place] {
  if (stroke.kind === 'line') return [stroke.from, stroke.to];
  const { center, radius, towards } = stroke;
  return [
    [center[0] + towards[0] * radius, center[1]],
    [center[0], center[1] + towards[1] * radius],
  ];
}

function measure(stroke: Stroke, at: Place): number {
  const [a, b] = findEnds(stroke);
  if (stroke.kind === 'corner') {
    const [dx, dy] = [at[0] - stroke.center[0], at[1] - stroke.center[1]];
    const isWithin = dx * stroke.towards[0] >= 0 && dy * stroke.towards[1] >= 0;
    return isWithin ? Math.abs(Math.sqrt(dx * dx + dy * dy) - stroke.radius) : Math.min(toPoint(at, a), toPoint(at, b));
  }
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy);
  const clamped = Math.min(1, Math.max(0, share));
  return toPoint(at, [a[0] + dx * clamped, a[1] + dy * clamped]);
}

function toPoint([x, y]: Place, [a, b]: Place): number {
  return Math.sqrt((x - a) ** 2 + (y - b) ** 2);
}
