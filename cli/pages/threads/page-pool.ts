// Worker threads that parse and make pages. A page that takes too long ends its thread and becomes one problem; every
// other page is still made.

import type { Worker } from 'node:worker_threads';
import type { Problem } from '../../../core/model/problem.ts';
import type { BuildContext } from '../build-context.ts';
import { failedPage } from '../failed-page.ts';
import type { MadePage } from '../made-page.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedPage } from '../../site/plan/parsed-page.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { toShare, watchMemory, type Suspect } from '../../threads/watch-memory.ts';
import { PageThread, type PageJob } from './page-thread.ts';
import type { PageAnswer } from './page-work.ts';
import { startPageThread } from './start-page-thread.ts';

/** Fewer pages than this are left to one thread: starting another would take longer. */
const pagesPerThread = 40;

interface PoolOptions {
  /** The maximum number of threads; they start when there is work for them. */
  readonly threads: number;
  /** Receives messages about the cache. */
  readonly log: (message: string) => void;
  /** Returns a thread that has no site yet. */
  readonly takeThread?: (megabytes: number) => Worker;
}

/** A pool of threads that work on pages. Each page is worked on as soon as a thread is free. */
export class PagePool {
  readonly #context: ParseContext;
  readonly #options: PoolOptions;
  readonly #megabytes: number;
  #shared: BuildContext | undefined;
  readonly #queue: PageJob[] = [];
  readonly #running = new Set<PageThread>();
  readonly #idle: PageThread[] = [];
  /** Threads at work, those that have worked longest first. */
  readonly #suspects = new Map<PageThread, Suspect>();
  #stopWatching: (() => void) | undefined;
  #isClosed = false;

  constructor(context: ParseContext, options: PoolOptions) {
    this.#context = context;
    this.#options = options;
    this.#megabytes = toShare(context.site.limits.memory);
  }

  /** Parses one page. */
  parse(task: PageTask): Promise<ParsedPage | { readonly problem: Problem }> {
    return this.#run('parse', task);
  }

  /** Passes the shared context to the threads, once it is known. */
  share(context: BuildContext): void {
    this.#shared = context;
  }

  /** Makes one page; with `isFirst`, before all waiting pages. */
  async make(task: PageTask, { isFirst = false } = {}): Promise<MadePage> {
    const made = await this.#run('make', task, isFirst);
    return 'problem' in made ? failedPage(task.page, made.problem) : made;
  }

  /** Ends the pool after a build. */
  close(): Promise<void> {
    return this.stop();
  }

  /** Ends the running work, and rejects the waiting pages. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    this.#stopWatching?.();
    this.#refuseAll(stoppedFault());
    await Promise.all([...this.#running].map((thread) => thread.terminate()));
  }

  #run<K extends keyof PageAnswer>(
    kind: K,
    task: PageTask,
    isFirst = false,
  ): Promise<PageAnswer[K] | { readonly problem: Problem }> {
    if (this.#isClosed) return Promise.reject(stoppedFault());
    return new Promise((resolve, reject) => {
      const job = { kind, task, resolve, reject } as PageJob;
      if (isFirst) this.#queue.unshift(job);
      else this.#queue.push(job);
      const thread = this.#idle.pop();
      if (thread) thread.takeNext();
      else if (this.#running.size < Math.min(this.#options.threads, Math.ceil(this.#queue.length / pagesPerThread)))
        this.#startThread();
    });
  }

  #startThread(): void {
    const { takeThread = startPageThread, log } = this.#options;
    this.#stopWatching ??= watchMemory({ megabytes: this.#megabytes, list: () => [...this.#suspects.values()] });
    const thread = new PageThread(takeThread(this.#megabytes), {
      context: this.#context,
      shared: () => this.#shared,
      log,
      countBusy: () => this.#running.size - this.#idle.length,
      take: () => this.#take(thread),
      putBack: (job) => this.#queue.unshift(job),
      refuseAll: (error) => this.#refuseAll(error),
      onWork: (suspect) => this.#suspects.set(thread, suspect),
      onRest: () => this.#suspects.delete(thread),
      remove: () => this.#running.delete(thread),
      replace: () => this.#replace(),
    });
    this.#running.add(thread);
  }

  /** Takes the next page for a thread, which is idle if there is none. */
  #take(thread: PageThread): PageJob | undefined {
    const job = this.#queue.shift();
    if (!job) this.#idle.push(thread);
    return job;
  }

  /** Starts a thread for the remaining pages, after one has ended. */
  #replace(): void {
    if (this.#queue.length > 0 && !this.#isClosed) this.#startThread();
  }

  /** Rejects all waiting pages: a thread that cannot start will not start for the next page either. */
  #refuseAll(error: Error): void {
    this.#queue.splice(0).forEach(({ reject }) => reject(error));
  }
}

function stoppedFault(): Error {
  return new Error('The threads that make pages were ended');
}
