// What draws formulas and diagrams: libraries that a site brings where it wants them, handed in from outside.

import type { Problem } from '../model/problem.ts';

/** A figure as a library has drawn it, or why it has not. */
export type DrawnFigure =
  | { readonly html: string }
  | {
      /** What is wrong with the source. */
      readonly fault: string;
      /** Where in the source, as a count of characters. */
      readonly at?: number;
    }
  | {
      /** What is wrong whatever the source says. */
      readonly problem: Omit<Problem, 'place'>;
    };

/** What draws the figures of a site; what it does not want is not there. */
export interface Figures {
  readonly formula?: (tex: string, isDisplay: boolean) => DrawnFigure;
  readonly diagram?: (source: string) => DrawnFigure;
}
