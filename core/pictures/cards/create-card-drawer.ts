// The texts of a card → its picture: the glass square of the logo, enlarged to the card, with one lit corner, and the
// texts inside. No fonts of the machine are used, so the result is the same everywhere.

import type { Card, CardFont, Picture } from './card.ts';
import { drawStroke, type Stroke } from './draw-strokes.ts';
import { fillOutline, type Coverage } from './fill-outline.ts';
import { layOutTitle } from './lay-out-title.ts';

// The size that social networks recommend.
const cardSize = { width: 1200, height: 630 } as const;

// Each layer is a color ramp from the ground to its own color.
const ground = [16, 20, 24] as const;
type Layer = 'line' | 'accent' | 'ink' | 'soft';
const layers: Readonly<Record<Layer, readonly [number, number, number]>> = {
  line: [58, 68, 80],
  accent: [77, 163, 255],
  ink: [240, 244, 250],
  soft: [157, 170, 186],
};
const names = Object.keys(layers) as Layer[];
const levels = 60;

const inset = 44;
const radius = 44;
const margin = 104;

/** Creates a function that draws cards with the same glass. `accent` is red, green and blue from 0 to 255. */
export function createCardDrawer(font: CardFont, accent = layers.accent): (card: Card) => Picture {
  const glass = drawGlasses();
  const mirrored = mirror(glass);
  const palette = toPalette({ ...layers, accent });
  const right = cardSize.width - margin;
  // The cards of a product differ only in their titles, and its pages come one after the other.
  let last: { readonly key: string; readonly around: Uint8Array } | undefined;

  return function drawCard({ title, owner, note, isRtl }) {
    const key = JSON.stringify([owner, note, isRtl]);
    if (last?.key !== key) last = { key, around: drawAround({ owner, note, isRtl }) };

    const pixels = last.around.slice();
    const { size, lines } = layOutTitle(title, { font, width: right - margin });
    lines.forEach((line, index) => {
      const y = Math.round(cardSize.height - 184 - (lines.length - 1 - index) * size * 1.16);
      write(pixels, line, { layer: 'ink', x: place(line, { size, isRtl }), y, size });
    });
    return { ...cardSize, pixels, palette };
  };

  /** Draws what is around a title. Only the glass is mirrored, not the texts. */
  function drawAround({ owner, note, isRtl }: Omit<Card, 'title'>): Uint8Array {
    const pixels = (isRtl ? mirrored : glass).slice();
    const beside = place(owner, { size: 40, isRtl, start: margin + 84 });
    write(pixels, owner, { layer: 'soft', x: beside, y: 142, size: 40 });
    write(pixels, note, { layer: 'soft', x: place(note, { size: 30, isRtl }), y: cardSize.height - 96, size: 30 });
    return pixels;
  }

  function place(text: string, { size, isRtl, start = margin }: { size: number; isRtl: boolean; start?: number }) {
    return isRtl ? cardSize.width - start - font.width(text, size) : start;
  }

  function write(pixels: Uint8Array, text: string, at: { layer: Layer; x: number; y: number; size: number }): void {
    paint(pixels, at.layer, fillOutline(font.outline(text, at)));
  }
}

/** Draws the large glass around the card, and the small one of the logo. */
function drawGlasses(): Uint8Array {
  const pixels = new Uint8Array(cardSize.width * cardSize.height);
  const paintGlass: PaintGlass = (layer, coverage) => paint(pixels, layer, coverage);
  drawGlass(
    { box: [inset, inset, cardSize.width - inset, cardSize.height - inset], radius, width: 3, reach: 190 },
    paintGlass,
  );
  drawGlass({ box: [margin, 98, margin + 60, 158], radius: 15, width: 6.6, reach: 18 }, paintGlass);
  return pixels;
}

type PaintGlass = (layer: Layer, coverage: Coverage) => void;

interface Glass {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly radius: number;
  readonly width: number;
  /** Length of the lit edges from the corner. */
  readonly reach: number;
}

/** Draws a rounded outline with a gap on both sides of its lit corner, as in the logo. */
function drawGlass({ box: [left, top, right, bottom], radius: r, width, reach }: Glass, paintGlass: PaintGlass): void {
  const gap = reach * 0.62;
  const line = (from: readonly [number, number], to: readonly [number, number]): Stroke => ({ kind: 'line', from, to });
  const corner = (x: number, y: number, towards: readonly [number, number], bend = r): Stroke => ({
    kind: 'corner',
    center: [x, y],
    radius: bend,
    towards,
  });
  const isMark = width > 4;
  const glass = [
    line([right - r - reach - gap, top], [left + r, top]),
    corner(left + r, top + r, [-1, -1]),
    line([left, top + r], [left, bottom - r]),
    corner(left + r, bottom - r, [-1, 1]),
    line([left + r, bottom], [right - r, bottom]),
    corner(right - r, bottom - r, [1, 1]),
    line([right, bottom - r], [right, top + r + reach + gap]),
  ];
  const light = isMark
    ? [
        line([right - r - 3, top], [right - r, top]),
        corner(right - r, top + r, [1, -1]),
        line([right, top + r], [right, top + r + 3]),
        corner(right - r - 3, top + r + 3, [1, -1], 6.6),
      ]
    : [
        line([right - r - reach, top], [right - r, top]),
        corner(right - r, top + r, [1, -1]),
        line([right, top + r], [right, top + r + reach]),
        corner(right - r - 30, top + r + 30, [1, -1], 36),
      ];
  for (const stroke of glass) paintGlass(isMark ? 'ink' : 'line', drawStroke(stroke, width));
  for (const stroke of light) paintGlass('accent', drawStroke(stroke, isMark ? width : 6));
}

/** Paints a coverage on a layer; where two parts overlap, the higher level wins. */
function paint(pixels: Uint8Array, layer: Layer, coverage: Coverage | undefined): void {
  if (!coverage) return;
  const offset = names.indexOf(layer) * levels;
  const { x, y, width, height, values } = coverage;
  for (let row = Math.max(0, -y); row < height && y + row < cardSize.height; row += 1)
    for (let column = Math.max(0, -x); column < width && x + column < cardSize.width; column += 1) {
      const level = Math.round(values[row * width + column]! * levels);
      if (level === 0) continue;
      const at = (y + row) * cardSize.width + x + column;
      if (level > (pixels[at]! - 1) % levels) pixels[at] = offset + level;
    }
}

function mirror(pixels: Uint8Array): Uint8Array {
  const mirrored = pixels.slice();
  for (let row = 0; row < cardSize.height; row += 1)
    mirrored.subarray(row * cardSize.width, (row + 1) * cardSize.width).reverse();
  return mirrored;
}

function toPalette(colors: Readonly<Record<Layer, readonly [number, number, number]>>): Uint8Array {
  const ramps = names.flatMap((name) =>
    Array.from({ length: levels }, (_, index) =>
      ground.map((from, channel) => Math.round(from + (colors[name][channel]! - from) * ((index + 1) / levels))),
    ),
  );
  return Uint8Array.from([ground, ...ramps].flat());
}
