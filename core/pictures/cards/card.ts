// What stands on the picture of a page, and what it is drawn with. Types only.

/** The words of a card. */
export interface Card {
  /** '' where it cannot be written. */
  readonly title: string;
  /** The product, or the site. */
  readonly owner: string;
  /** Where the page is. */
  readonly note: string;
  /** Mirrors the picture, for a language that is read from right to left. */
  readonly isRtl: boolean;
}

/** A step of an outline, in pixels. */
export type OutlineStep =
  | { readonly type: 'M'; readonly x: number; readonly y: number }
  | { readonly type: 'L'; readonly x: number; readonly y: number }
  | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
  | {
      readonly type: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'Z' };

/** Letters to write with. */
export interface CardFont {
  /** Tells whether every letter of a text can be written. */
  has(text: string): boolean;
  width(text: string, size: number): number;
  outline(text: string, at: { readonly x: number; readonly y: number; readonly size: number }): readonly OutlineStep[];
}

/** A finished picture: one byte a pixel, and the colors that they stand for. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Red, green and blue of each color. */
  readonly palette: Uint8Array;
}
