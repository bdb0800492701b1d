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
  for (let at = 0; at < lines.length; at += 4)
    addLine({ areas, width }, lines[at]! - x, lines[at + 1]! - y, lines[at + 2]! - x, lines[at + 3]! - y);

  // Each value is the sum of the areas to its left.
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      sum += areas[at]!;
      areas[at] = Math.min(1, Math.abs(sum));
    }
  }
  return { x, y, width, height, values: areas };
}

/** Lines one after the other, four numbers each: from x, from y, to x, to y. */
type Lines = readonly number[];

function findBox(lines: Lines): readonly [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < lines.length; at += 2) {
    left = Math.min(left, lines[at]!);
    right = Math.max(right, lines[at]!);
    top = Math.min(top, lines[at + 1]!);
    bottom = Math.max(bottom, lines[at + 1]!);
  }
  return [left, top, right, bottom];
}

/** Adds the area to the right of a line: a share to each pixel that it crosses, the rest to the next pixel. */
function addLine(
  { areas, width }: { areas: Float32Array; width: number },
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return;
  const isDown = fromY < toY;
  const top = isDown ? fromY : toY;
  const bottom = isDown ? toY : fromY;
  const slope = (toX - fromX) / (toY - fromY);
  let x = isDown ? fromX : toX;

  for (let row = Math.floor(top); row < bottom; row += 1) {
    const height = Math.min(row + 1, bottom) - Math.max(row, top);
    const next = x + slope * height;
    const left = Math.min(x, next);
    const right = Math.max(x, next);
    const area = isDown ? height : -height;
    const first = Math.floor(left);
    const last = Math.max(first + 1, Math.ceil(right));
    let before = 0;
    let reached = reach(left, right, first);
    for (let column = first; column < last; column += 1) {
      const further = reach(left, right, column + 1);
      const share = further - reached;
      areas[row * width + column]! += area * (share - before);
      before = share;
      reached = further;
    }
    areas[row * width + last]! += area * (1 - before);
    x = next;
  }
}

/** Returns the mean distance from the line between two places of a row to an edge on its right. */
function reach(left: number, right: number, edge: number): number {
  if (edge <= left) return 0;
  return edge >= right ? edge - (left + right) / 2 : (edge - left) ** 2 / (2 * (right - left));
}

function toLines(outline: readonly OutlineStep[]): Lines {
  const lines: number[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const draw = (toX: number, toY: number) => {
    lines.push(x, y, toX, toY);
    x = toX;
    y = toY;
  };

  for (const step of outline) {
    if (step.type === 'Z') draw(startX, startY);
    else if (step.type === 'M') [startX, startY] = [x, y] = [step.x, step.y];
    else if (step.type === 'L') draw(step.x, step.y);
    else {
      const [fromX, fromY] = [x, y];
      for (let part = 1; part <= steps; part += 1) {
        const t = part / steps;
        if (step.type === 'Q') draw(bend(t, fromX, step.x1, step.x), bend(t, fromY, step.y1, step.y));
        else draw(bendTwice(t, fromX, step.x1, step.x2, step.x), bendTwice(t, fromY, step.y1, step.y2, step.y));
      }
    }
  }
  return lines;
}

/** Finds one coordinate of a point of a quadratic curve, with De Casteljau's algorithm. */
function bend(t: number, from: number, control: number, to: number): number {
  return mix(mix(from, control, t), mix(control, to, t), t);
}

/** The same of a cubic curve. */
function bendTwice(t: number, from: number, first: number, second: number, to: number): number {
  return mix(bend(t, from, first, second), bend(t, first, second, to), t);
}

function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}
