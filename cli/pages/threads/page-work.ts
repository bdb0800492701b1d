// Types of the work that is sent to a page thread, and of its answers. Plain data.

import type { BuildContext } from '../build-context.ts';
import type { MadePage } from '../made-page.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedPage } from '../../site/plan/parsed-page.ts';

/** The answer to each kind of work. */
export interface PageAnswer {
  readonly parse: ParsedPage;
  readonly make: MadePage;
}

/** One piece of work for a thread. */
export interface PageWork {
  readonly kind: keyof PageAnswer;
  readonly task: PageTask;
  /** The shared context of pages, if the thread does not have it yet. */
  readonly context?: BuildContext;
}
