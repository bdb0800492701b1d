// One thread of a page pool, from its start to its end. It takes one page after the other; a demo or a page that takes
// too long, too much memory or ends its thread is answered with a problem, and the thread ends.

import type { Worker } from 'node:worker_threads';
import type { PluginPart } from '../../../core/markdown/plugins/plugin-stop.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { BuildContext } from '../build-context.ts';
import { readPageText } from '../parse/read-page-text.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import type { DemoStop } from '../../threads/demo-stop.ts';
import { startDeadline } from '../../threads/start-deadline.ts';
import type { Suspect } from '../../threads/watch-memory.ts';
import { findPartAtWork } from './find-part-at-work.ts';
import {
  exitProblem,
  memoryProblem,
  slowProblem,
  startFault,
  toRunningPlugin,
  toThreadFault,
  type StoppedPage,
} from './page-fault.ts';
import type { PageAnswer, PageMessage, PageWork } from './page-work.ts';

/** Work on one page, and what waits for it. */
export interface PageJob {
  readonly kind: keyof PageAnswer;
  readonly task: PageTask;
  readonly resolve: (answer: PageAnswer[keyof PageAnswer] | { readonly problem: Problem }) => void;
  readonly reject: (error: Error) => void;
}

/** What a thread uses of its pool. */
interface ThreadPool {
  readonly context: ParseContext;
  /** The shared context of pages, once it is known. */
  readonly shared: () => BuildContext | undefined;
  readonly log: (message: string) => void;
  /** Counts the threads that have work. */
  readonly countBusy: () => number;
  /** Takes the next page; without one, the thread is idle until `takeNext` is called. */
  readonly take: () => PageJob | undefined;
  /** Queues a page again, before all others. */
  readonly putBack: (job: PageJob) => void;
  /** Rejects all waiting pages. */
  readonly refuseAll: (error: Error) => void;
  /** The thread works, and may be stopped for its memory; then, that it works no more. */
  readonly onWork: (suspect: Suspect) => void;
  readonly onRest: () => void;
  /** Removes the thread from the pool; returns whether it was still there. */
  readonly remove: () => boolean;
  /** Has another thread take the remaining pages. */
  readonly replace: () => void;
}

/** More than any thread needs to load the modules of a site. */
const startSeconds = 30;

/** A running page thread. */
export class PageThread {
  readonly #worker: Worker;
  readonly #pool: ThreadPool;
  #cancelDeadline: () => void;
  #isReady = false;
  #job: PageJob | undefined;
  /** The shared context that the thread has. */
  #sentContext: BuildContext | undefined;
  /** The current work on the page: the running demo, the loading package, the part that is made, the plugin. */
  #demo: string | undefined;
  #loading: string | undefined;
  #making: string | undefined;
  #plugin: PluginPart | undefined;

  constructor(worker: Worker, pool: ThreadPool) {
    this.#worker = worker;
    this.#pool = pool;
    worker.postMessage(pool.context);
    this.#cancelDeadline = startDeadline(startSeconds, pool.countBusy, () => this.#stopSlowStart());
    worker.on('message', (message: PageMessage) => this.#receive(message));
    worker.on('error', (error: NodeJS.ErrnoException) => this.#failWith(error));
    worker.on('exit', (code) => this.#exit(code));
  }

  /** Begins the next waiting page, or waits for one. */
  takeNext(): void {
    const job = this.#pool.take();
    this.#job = job;
    if (!job) return;
    const { kind, task } = job;
    this.#making = undefined;
    this.#limitPage();
    this.#pool.onWork(this.#toSuspect(job));
    const shared = this.#pool.shared();
    const isNewContext = kind === 'make' && this.#sentContext !== shared;
    if (isNewContext) this.#sentContext = shared;
    this.#worker.postMessage({ kind, task, ...(isNewContext && { context: shared }) } satisfies PageWork);
  }

  /** Ends the thread. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #receive(message: PageMessage): void {
    if (!this.#isReady) this.#cancelDeadline();
    this.#isReady = true;
    switch (message.kind) {
      case 'ready':
        return this.takeNext();
      case 'notice':
        return this.#pool.log(message.text);
      case 'demo':
        return this.#limitDemo(message.file);
      case 'loading':
        this.#loading = message.name;
        return;
      case 'making':
        this.#making = message.part;
        return;
      case 'plugin':
        this.#plugin = message.part;
        return;
      case 'answer':
        this.#finish()?.resolve(message.answer);
        return this.takeNext();
      case 'error':
        this.#finish()?.reject(Object.assign(new Error(message.stack), { code: message.code }));
        return this.takeNext();
    }
  }

  /** The thread threw outside of its work, or is out of memory. */
  #failWith(error: NodeJS.ErrnoException): void {
    const fault = toThreadFault(error);
    if (!this.#isReady) this.#pool.refuseAll(fault);
    this.#end((job) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? this.#blameMemory(job) : job.reject(fault)));
  }

  #exit(code: number): void {
    if (!this.#isReady)
      this.#pool.refuseAll(
        startFault(
          'ends the process when it is loaded',
          'Remove the call to process.exit from templates/ and components/.',
        ),
      );
    this.#end((job) => this.#blame(job, 'exit', exitProblem(job.task.page, code, this.#describeStop(job))));
  }

  #limitPage(): void {
    const { pageSeconds } = this.#pool.context.site.limits;
    this.#cancelDeadline = startDeadline(pageSeconds, this.#pool.countBusy, () => this.#stopSlowPage());
  }

  /** Starts the time limit of a demo; after it, that of the page starts again. */
  #limitDemo(file: string | undefined): void {
    this.#demo = file;
    this.#loading = undefined;
    this.#cancelDeadline();
    if (file === undefined) return this.#limitPage();
    const { demoSeconds } = this.#pool.context.site.limits;
    this.#cancelDeadline = startDeadline(demoSeconds, this.#pool.countBusy, () => this.#stopSlowDemo());
  }

  #stopSlowStart(): void {
    this.#pool.refuseAll(
      startFault(
        `is not loaded after ${startSeconds} seconds`,
        'Look for an endless loop, or a wait, in templates/ and components/.',
      ),
    );
    void this.terminate();
  }

  #stopSlowDemo(): void {
    this.#end((job) => this.#retryWithoutDemo(job, 'timeout'));
    void this.terminate();
  }

  #stopSlowPage(): void {
    const isAtWork = this.#job !== undefined;
    const { pageSeconds } = this.#pool.context.site.limits;
    this.#end((job) => {
      const moment = { making: this.#making ?? '', isParsed: job.kind === 'make', ...this.#describeStop(job) };
      job.resolve({ problem: slowProblem(job.task.page, pageSeconds, moment) });
    });
    if (isAtWork) void this.terminate();
  }

  #toSuspect(job: PageJob): Suspect {
    return {
      stop: async () => {
        this.#pool.remove();
        this.#finish();
        await this.terminate();
      },
      blame: () => {
        this.#blameMemory(job);
        this.#replace();
      },
      excuse: () => {
        this.#pool.putBack(job);
        this.#replace();
      },
    };
  }

  #blameMemory(job: PageJob): void {
    const { memory } = this.#pool.context.site.limits;
    this.#blame(job, 'memory', memoryProblem(job.task.page, memory, this.#describeStop(job)));
  }

  /** Blames the demo that ran, or else the page. */
  #blame(job: PageJob, reason: DemoStop['reason'], problem: Problem): void {
    if (this.#demo !== undefined) this.#retryWithoutDemo(job, reason);
    else job.resolve({ problem });
  }

  /** Queues the page again without the stopped demo, whose problem the page then reports. */
  #retryWithoutDemo({ task, ...rest }: PageJob, reason: DemoStop['reason']): void {
    const stop: DemoStop = { reason, ...(this.#loading !== undefined && { loading: this.#loading }) };
    this.#pool.putBack({ ...rest, task: { ...task, stopped: { ...task.stopped, [this.#demo ?? '']: stop } } });
  }

  /** Finds what was running on a page; a page that the engine writes has no lines for its author. */
  #describeStop({ kind, task }: PageJob): StoppedPage {
    const { context } = this.#pool;
    const source = task.page.file.startsWith('content/') ? readPageText(task, context) : { text: undefined };
    const at =
      'text' in source && source.text !== undefined
        ? findPartAtWork(source.text, { making: this.#making ?? '', isParsed: kind === 'make' })
        : undefined;
    return { plugin: toRunningPlugin(this.#plugin, context), at };
  }

  /** Ends the work on a page; returns it. */
  #finish(): PageJob | undefined {
    this.#cancelDeadline();
    const job = this.#job;
    this.#job = undefined;
    this.#pool.onRest();
    return job;
  }

  /** Removes the thread: its page is answered, and another thread takes the rest. */
  #end(answer: (job: PageJob) => void): void {
    if (!this.#pool.remove()) return;
    const job = this.#finish();
    if (job) answer(job);
    this.#replace();
  }

  #replace(): void {
    this.#pool.replace();
  }
}
