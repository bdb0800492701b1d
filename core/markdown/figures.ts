// The functions that draw formulas and diagrams, passed in from outside. They wrap libraries that a site installs.

import type { Problem } from '../model/problem.ts';

/** A figure that a library has drawn, or the reason why it could not. */
export type DrawnFigure =
  | { readonly html: string }
  | {
      /** What is wrong with the source. */
      readonly fault: string;
      /** Offset of the fault in the source. */
      readonly at?: number;
    }
  | {
      /** A problem that does not depend on the source. */
      readonly problem: Omit<Problem, 'place'>;
    };

/** Draws the figures of a site; a kind that the site does not use is missing. */
export interface Figures {
  readonly formula?: (tex: string, isDisplay: boolean) => DrawnFigure;
  readonly diagram?: (source: string) => DrawnFigure;
}
