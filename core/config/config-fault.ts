import type { ValuePath } from '../model/problem.ts';

/** A fault of a setting, without its file. */
export interface ConfigFault {
  /** The path of the faulty setting. */
  readonly key: ValuePath;
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
  /** By default "error". */
  readonly severity?: 'warning';
}
