// Types for the used part of the package, which has none.

declare module 'opentype.js' {
  import type { OutlineStep } from '../../../core/pictures/cards/card.ts';

  export interface Font {
    charToGlyphIndex(letter: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { readonly commands: readonly OutlineStep[] };
  }
  export function parse(bytes: ArrayBuffer): Font;
}
