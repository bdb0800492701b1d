// What the thread of types is asked, and what it answers. Types only, plain data.

import type { Problem } from '../../../../core/model/problem.ts';
import type { SourceSettings } from '../../../../core/model/site.ts';
import type { TypedResult, WantedFence } from '../../../../core/code/types/typed-fence.ts';

/** Fences of a site that are to be read. */
export interface TypesWork {
  readonly root: string;
  readonly alias: Readonly<Record<string, string>>;
  /** Where the sources of libraries lie that are worked on. */
  readonly sources: SourceSettings;
  /** What the thread may take. */
  readonly megabytes: number;
  /** How long it may read one fence. */
  readonly seconds: number;
  readonly wants: readonly WantedFence[];
}

/** What is known of them, in their order, or why nothing is. */
export type TypesAnswer = { readonly results: readonly TypedResult[] } | { readonly problem: Problem };

/** What the thread says: which of the fences it reads now, and at last the answer. */
export type TypesMessage = { readonly at: number } | TypesAnswer;
