// Types of the comparison of a demo with its kept pictures.

import type { Look } from './looks.ts';

/** A look in which a demo has changed. */
export interface ChangedLook {
  readonly look: Look;
  /** Number of different pixels. */
  readonly pixels: number;
  /** Sizes in pixels: "640 × 480". */
  readonly sizes: readonly [before: string, after: string];
}

/** A demo with the results of comparing its pictures. */
export interface ComparedDemo {
  /** The path of its page below the base of the site: "/joy-ui/react-button/demo/Basic/". */
  readonly path: string;
  /** The demo's source, or else the rendered page. */
  readonly file: string;
  readonly changed: readonly ChangedLook[];
  /** Looks without a kept picture. */
  readonly missing: readonly Look[];
  /** Looks in which it kept changing. */
  readonly restless: readonly Look[];
}
