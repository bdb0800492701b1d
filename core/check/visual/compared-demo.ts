// What became of one demo since its pictures were kept.

import type { Look } from './looks.ts';

/** A demo that looks different in one look. */
export interface ChangedLook {
  readonly look: Look;
  /** How many pixels differ. */
  readonly pixels: number;
  /** "640 × 480", each in pixels. */
  readonly sizes: readonly [before: string, after: string];
}

/** A demo whose pictures were compared, or could not be. */
export interface ComparedDemo {
  /** The path of its page below the base of the site: "/joy-ui/react-button/demo/Basic/". */
  readonly path: string;
  /** The file to correct: the demo's source, or else the written page. */
  readonly file: string;
  readonly changed: readonly ChangedLook[];
  /** Looks of which no picture is kept. */
  readonly missing: readonly Look[];
  /** Looks in which it did not stand still. */
  readonly restless: readonly Look[];
}
