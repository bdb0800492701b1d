import type { ValuePath } from '../model/problem.ts';

/** A setting that cannot be, and what to do about it. */
export interface Wrong {
  /** What of the settings is wrong. */
  readonly key: ValuePath;
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
  /** By default "error". */
  readonly severity?: 'warning';
}
