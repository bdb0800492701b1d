// A fence that is to be shown with its types, and what reading it has found. Plain data that crosses to a thread.

import type { TypedCode } from './typed-code.ts';
import type { Problem } from '../../model/problem.ts';

/** The code of a fence. */
export interface WantedFence {
  /** What its result is kept by. */
  readonly key: string;
  readonly code: string;
  readonly language: string;
  /** Where it stands, relative to the site: what it imports from beside it is found there. */
  readonly folder: string;
}

/** What is wrong with a fence; both numbers count from 1, in its code as written. */
export interface TypedFault extends Omit<Problem, 'place' | 'severity'> {
  readonly line: number;
  readonly column: number;
}

/** What is known of a fence. */
export interface TypedResult {
  /** What is shown; without it, the code as it is written. */
  readonly typed?: TypedCode;
  readonly faults: readonly TypedFault[];
  /** Files outside of node_modules that it reaches, relative to the site. */
  readonly files: readonly string[];
}
