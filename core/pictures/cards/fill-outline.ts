// An outline → the coverage of each pixel. Exact areas are added up edge by edge, so the same outline gives
// the same picture on every machine.

import type { OutlineStep } from './card.ts';

/** The coverage of each pixel in a part of a picture, from 0 to 1. */
export interface Coverage {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

type Point = readonly [x: number, y: number];

/** Number of lines that approximate a curve. */
const steps = 8;

/** Fills an outline; undefined if it is empty. */
export function fillOutline(outline: readonly OutlineStep[]): Coverage | undefined {
  const lines = toLines(outline);
  if (lines.length === 0) return undefined;
  const [left, top, right, bottom] = findBox(lines);
  const x = Math.floor(left);
  const y = Math.floor(top);
  const width = Math.ceil(right) - x + 2;
  const height = Math.ceil(bottom) - y + 1;

  const areas = new Float32Array(width * height);
  for (const [from, to] of lines) addLine({ areas, width }, [from[0] - x, from[1] - y], [to[0] - x, to[1] - y]);

  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      sum += areas[at] ?? 0;
      values[at] = Math.min(1, Math.abs(sum));
    }
  }
  return { x, y, width, height, values };
}

function findBox(lines: readonly (readonly [Point, Point])[]): readonly [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines)
    for (const [x, y] of line) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  return [left, top, right, bottom];
}

/** Adds the area to the right of a line: a share to each pixel that it crosses, the rest to the next pixel. */
function addLine({ areas, width }: { areas: Float32Array; width: number }, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const turn = from[1] < to[1] ? 1 : -1;
  const [top, bottom] = turn === 1 ? [from, to] : [to, from];
  const slope = (bottom[0] - top[0]) / (bottom[1] - top[1]);
  let x = top[0];

  for (let row = Math.floor(top[1]); row < bottom[1]; row += 1) {
    const height = Math.min(row + 1, bottom[1]) - Math.max(row, top[1]);
    const next = x + slope * height;
    const [left, right] = x < next ? [x, next] : [next, x];
    const area = turn * height;
    const firstPixel = Math.floor(left);
    const last = Math.max(firstPixel + 1, Math.ceil(right));
    let before = 0;
    for (let column = firstPixel; column < last; column += 1) {
      const share = covered(left, right, column);
      add(areas, row * width + column, area * (share - before));
      before = share;
    }
    add(areas, row * width + last, area * (1 - before));
    x = next;
  }
}

/** Returns the share of a column's pixel to the right of a line from `left` to `right`. */
function covered(left: number, right: number, column: number): number {
  return reach(left, right, column + 1) - reach(left, right, column);
}

/** Returns the mean distance from the line to an edge on its right. */
function reach(left: number, right: number, edge: number): number {
  if (edge <= left) return 0;
  return edge >= right ? edge - (left + right) / 2 : (edge - left) ** 2 / (2 * (right - left));
}

function add(areas: Float32Array, at: number, area: number): void {
  areas[at] = (areas[at] ?? 0) + area;
}

function toLines(outline: readonly OutlineStep[]): [from: Point, to: Point][] {
  const lines: [Point, Point][] = [];
  let start: Point = [0, 0];
  let at: Point = [0, 0];
  const draw = (to: Point) => {
    lines.push([at, to]);
    at = to;
  };
  const curve = (controls: readonly Point[]) => {
    for (let step = 1; step <= steps; step += 1) draw(bend(step / steps, controls));
  };

  for (const step of outline) {
    if (step.type === 'Z') draw(start);
    else if (step.type === 'M') start = at = [step.x, step.y];
    else if (step.type === 'L') draw([step.x, step.y]);
    else curve([at, [step.x1, step.y1], ...(step.type === 'C' ? [toEnd(step)] : []), [step.x, step.y]]);
  }
  return lines;
}

function toEnd({ x2, y2 }: Extract<OutlineStep, { type: 'C' }>): Point {
  return [x2, y2];
}

/** Finds a point of a curve with De Casteljau's algorithm. */
function bend(t: number, controls: readonly Point[]): Point {
  const xs = controls.map(([x]) => x);
  const ys = controls.map(([, y]) => y);
  for (let last = controls.length - 1; last > 0; last -= 1)
    for (let index = 0; index < last; index += 1) {
      xs[index] = mix(xs[index] ?? 0, xs[index + 1] ?? 0, t);
      ys[index] = mix(ys[index] ?? 0, ys[index + 1] ?? 0, t);
    }
  return [xs[0] ?? 0, ys[0] ?? 0];
}

function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}
