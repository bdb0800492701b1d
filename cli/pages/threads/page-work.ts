// What a worker thread is asked to do with a page, and what it answers. Types only, plain data.

import type { BuildContext, MadePage, PageTask, ParsedPage } from '../../build-context.ts';
import type { DemoStop } from '../../demos/demo-fault.ts';

/** A page whose demos were run: those that took a thread with them, by file. */
export interface RunDemos {
  readonly stopped: Readonly<Record<string, DemoStop>>;
}

/** The answer to each kind of work. */
export interface PageAnswer {
  readonly parse: ParsedPage;
  readonly runDemos: RunDemos;
  readonly make: MadePage;
}

/** One piece of work for a thread. */
export interface PageWork {
  readonly kind: keyof PageAnswer;
  readonly task: PageTask;
  /** What pages are made with, where it is news to the thread. */
  readonly context?: BuildContext;
}
