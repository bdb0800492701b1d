// A fence that is shown with its types, and the result of reading it: plain data that is sent to a thread.

import type { TypedCode } from './typed-code.ts';
import type { Problem } from '../../model/problem.ts';

/** A fence that is shown with its types. */
export interface TypedFence {
  /** Key of its stored result. */
  readonly key: string;
  readonly code: string;
  readonly language: string;
  /** Folder of its page, relative to the site, in which its imports are resolved. */
  readonly folder: string;
}

/** A problem of a fence. Line and column count from 1, in its source. */
export interface TypedFault extends Omit<Problem, 'place' | 'severity'> {
  readonly line: number;
  readonly column: number;
}

/** The result of reading a fence. */
export interface TypedResult {
  /** The code to show; without it, the code is shown as written. */
  readonly typed?: TypedCode;
  readonly faults: readonly TypedFault[];
  /** Files outside of node_modules that it imports, relative to the site. */
  readonly files: readonly string[];
}
