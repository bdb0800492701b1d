// Types of the work for the types thread, and of its answers. Plain data.

import type { Problem } from '../../../../core/model/problem.ts';
import type { SourceSettings } from '../../../../core/model/site.ts';
import type { TypedResult, TypedFence } from '../../../../core/code/types/typed-fence.ts';

/** The fences of a site to read. */
export interface TypesWork {
  readonly root: string;
  readonly alias: Readonly<Record<string, string>>;
  /** The sources of developed libraries. */
  readonly sources: SourceSettings;
  /** The memory limit of the thread. */
  readonly megabytes: number;
  /** The time limit for one fence. */
  readonly seconds: number;
  readonly wants: readonly TypedFence[];
}

/** The results for the fences in order, or the problem that none could be read. */
export type TypesAnswer = { readonly results: readonly TypedResult[] } | { readonly problem: Problem };

/** A message of the thread: the number of the current fence, or finally the answer. */
export type TypesMessage = { readonly at: number } | TypesAnswer;
