// What a worker thread is asked to do with a page, and what it answers. Types only, plain data.

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
  /** What pages are made with, where it is news to the thread. */
  readonly context?: BuildContext;
}
