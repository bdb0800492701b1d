// Types of a page's social card: its texts, its font, and the finished picture.

/** The texts of a card. */
export interface Card {
  /** '' if the font lacks letters for it. */
  readonly title: string;
  /** Name of the product, or of the site. */
  readonly owner: string;
  /** The address of the site: host and base. */
  readonly note: string;
  /** Whether the picture is mirrored for a right-to-left language. */
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

/** A font for the texts of cards. */
export interface CardFont {
  /** Returns whether the font has every letter of a text. */
  has(text: string): boolean;
  width(text: string, size: number): number;
  outline(text: string, at: { readonly x: number; readonly y: number; readonly size: number }): readonly OutlineStep[];
}

/** A finished picture: one byte per pixel, which is an index in the palette. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Red, green and blue of each color. */
  readonly palette: Uint8Array;
}
