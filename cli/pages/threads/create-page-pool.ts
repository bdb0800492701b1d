// Worker threads that parse and make pages. A page that takes too long ends its thread and becomes one problem; every
// other page is still made.

import type { Worker } from 'node:worker_threads';
import type { PluginPart } from '../../../core/markdown/plugins/plugin-stop.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { BuildContext } from '../build-context.ts';
import type { MadePage } from '../made-page.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import type { ParsedPage } from '../../site/plan/parsed-page.ts';
import type { DemoStop } from '../../threads/demo-stop.ts';
import { toShare, watchMemory, type Suspect } from '../../threads/watch-memory.ts';
import { failedPage } from '../failed-page.ts';
import { readPageText } from '../parse/read-page-text.ts';
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
import type { PageAnswer, PageWork } from './page-work.ts';
import { startDeadline } from '../../threads/start-deadline.ts';
import { startPageThread } from './start-page-thread.ts';

/** A pool of threads that work on pages. Each page is worked on as soon as a thread is free. */
export interface PagePool {
  /** Parses one page. */
  parse(task: PageTask): Promise<ParsedPage | { readonly problem: Problem }>;
  /** Passes the shared context to the threads, once it is known. */
  share(context: BuildContext): void;
  /** Makes one page; with `isFirst`, before all waiting pages. */
  make(task: PageTask, options?: { isFirst?: boolean }): Promise<MadePage>;
  /** Ends the pool after a build. */
  close(): Promise<void>;
  /** Ends the running work, and rejects the waiting pages. */
  stop(): Promise<void>;
}

type Kind = keyof PageAnswer;

interface Job {
  readonly kind: Kind;
  readonly task: PageTask;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

type Message =
  | { readonly ready: true }
  | { readonly notice: string }
  | { readonly demo: string }
  | { readonly loading: string }
  | { readonly making: string }
  | { readonly plugin: PluginPart | '' }
  | { readonly answer: PageAnswer[Kind] | { readonly problem: Problem } }
  | { readonly error: string; readonly code?: string };

/** More than any thread needs to load the modules of a site. */
const startSeconds = 30;

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

/** Opens a pool of threads. */
export function createPagePool(
  context: ParseContext,
  { threads, log, takeThread = startPageThread }: PoolOptions,
): PagePool {
  const queue: Job[] = [];
  const idle: (() => void)[] = [];
  const running = new Set<Worker>();
  const suspects = new Map<Worker, Suspect>();
  const megabytes = toShare(context.site.limits.memory);
  let shared: BuildContext | undefined;
  let unwatch: (() => void) | undefined;
  let isClosed = false;

  /** Ends all threads; no one waits for the remaining pages, so a thread that ends is not replaced. */
  async function stop(): Promise<void> {
    isClosed = true;
    unwatch?.();
    refuseAll(stoppedFault());
    await Promise.all([...running].map((worker) => worker.terminate()));
  }

  return {
    parse: (task) => run('parse', task),
    share(newContext) {
      shared = newContext;
    },
    async make(task, { isFirst = false } = {}) {
      const made = await run('make', task, isFirst);
      return 'problem' in made ? failedPage(task.page, made.problem) : made;
    },
    close: stop,
    stop,
  };

  function run<K extends Kind>(
    kind: K,
    task: PageTask,
    isFirst = false,
  ): Promise<PageAnswer[K] | { readonly problem: Problem }> {
    if (isClosed) return Promise.reject(stoppedFault());
    return new Promise((resolve, reject) => {
      const job = { kind, task, resolve, reject };
      if (isFirst) queue.unshift(job);
      else queue.push(job);
      const wake = idle.pop();
      if (wake) wake();
      else if (running.size < Math.min(threads, Math.ceil(queue.length / pagesPerThread))) startThread();
    });
  }

  /** Rejects all waiting pages: a thread that cannot start will not start for the next page either. */
  function refuseAll(error: Error): void {
    queue.splice(0).forEach(({ reject }) => reject(error));
  }

  /** Counts the threads that have work. */
  function countThreads(): number {
    return running.size - idle.length;
  }

  function startThread(): void {
    const worker = takeThread(megabytes);
    worker.postMessage(context);
    unwatch ??= watchMemory({ megabytes, list: () => [...suspects.values()] });
    let job: Job | undefined;
    let sentContext: BuildContext | undefined;
    let cancel = startDeadline(startSeconds, countThreads, stopSlowStart);
    let isReady = false;
    let demo = '';
    let loading = '';
    let making = '';
    let plugin: PluginPart | undefined;
    running.add(worker);

    worker.on('message', (message: Message) => {
      if (!isReady) cancel();
      isReady = true;
      if ('notice' in message) {
        log(message.notice);
        return;
      }
      if ('demo' in message) {
        watchDemo(message.demo);
        return;
      }
      if ('loading' in message) {
        loading = message.loading;
        return;
      }
      if ('making' in message) {
        making = message.making;
        return;
      }
      if ('plugin' in message) {
        plugin = message.plugin || undefined;
        return;
      }
      if ('answer' in message) finish()?.resolve(message.answer as never);
      if ('error' in message) finish()?.reject(Object.assign(new Error(message.error), { code: message.code }));
      takeNext();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const fault = toThreadFault(error);
      if (!isReady) refuseAll(fault);
      end((failed) => (isFull ? stopForMemory(failed) : failed.reject(fault)));
    });
    worker.on('exit', (code) => {
      if (!isReady)
        refuseAll(
          startFault(
            'ends the process when it is loaded',
            'Remove the call to process.exit from templates/ and components/.',
          ),
        );
      end((failed) => stopDemoOrPage(failed, 'exit', exitProblem(failed.task.page, code, describeStop(failed))));
    });

    function takeNext(): void {
      job = queue.shift();
      if (!job) {
        idle.push(takeNext);
        return;
      }
      const { kind, task } = job;
      making = '';
      cancel = startDeadline(context.site.limits.pageSeconds, countThreads, stopSlowPage);
      // Added last to the map, because it has just begun.
      suspects.set(worker, createSuspect(job));
      const isNewContext = kind === 'make' && sentContext !== shared;
      if (isNewContext) sentContext = shared;
      worker.postMessage({ kind, task, ...(isNewContext && { context: shared }) } satisfies PageWork);
    }

    /** Starts the time limit of a demo; after it, that of the page starts again. */
    function watchDemo(file: string): void {
      demo = file;
      loading = '';
      cancel();
      const { demoSeconds, pageSeconds } = context.site.limits;
      cancel = file
        ? startDeadline(demoSeconds, countThreads, stopSlowDemo)
        : startDeadline(pageSeconds, countThreads, stopSlowPage);
    }

    function stopSlowDemo(): void {
      end((failed) => tryWithout(failed, 'timeout'));
      void worker.terminate();
    }

    function stopDemoOrPage(failed: Job, reason: DemoStop['reason'], problem: Problem): void {
      if (demo) tryWithout(failed, reason);
      else failed.resolve({ problem } as never);
    }

    function stopForMemory(failed: Job): void {
      const { memory } = context.site.limits;
      stopDemoOrPage(failed, 'memory', memoryProblem(failed.task.page, memory, describeStop(failed)));
    }

    function createSuspect(suspectJob: Job): Suspect {
      return {
        async stop() {
          running.delete(worker);
          finish();
          await worker.terminate();
        },
        blame() {
          stopForMemory(suspectJob);
          startNext();
        },
        excuse() {
          queue.unshift(suspectJob);
          startNext();
        },
      };
    }

    /** Queues the page again without the stopped demo, whose problem the page then reports. */
    function tryWithout({ task, ...rest }: Job, reason: DemoStop['reason']): void {
      const stop: DemoStop = { reason, ...(loading && { loading }) };
      queue.unshift({ ...rest, task: { ...task, stopped: { ...task.stopped, [demo]: stop } } });
    }

    function finish(): Job | undefined {
      cancel();
      const finished = job;
      job = undefined;
      suspects.delete(worker);
      return finished;
    }

    function stopSlowStart(): void {
      refuseAll(
        startFault(
          `is not loaded after ${startSeconds} seconds`,
          'Look for an endless loop, or a wait, in templates/ and components/.',
        ),
      );
      void worker.terminate();
    }

    function stopSlowPage(): void {
      const slow = job;
      const { pageSeconds } = context.site.limits;
      end((stopped) => {
        const moment = { making, isParsed: stopped.kind === 'make', ...describeStop(stopped) };
        stopped.resolve({ problem: slowProblem(stopped.task.page, pageSeconds, moment) } as never);
      });
      if (slow) void worker.terminate();
    }

    /** Finds what was running on a page; a page that the engine writes has no lines for its author. */
    function describeStop({ kind, task }: Job): StoppedPage {
      const source = task.page.file.startsWith('content/') ? readPageText(task, context) : { text: undefined };
      const at =
        'text' in source && source.text !== undefined
          ? findPartAtWork(source.text, { making, isParsed: kind === 'make' })
          : undefined;
      return { plugin: toRunningPlugin(plugin, context), at };
    }

    /** Removes a thread that ends: its page is answered, and another thread takes the rest. */
    function end(answer: (failed: Job) => void): void {
      if (!running.delete(worker)) return;
      const failed = finish();
      if (failed) answer(failed);
      startNext();
    }

    function startNext(): void {
      demo = '';
      loading = '';
      making = '';
      plugin = undefined;
      if (queue.length > 0 && !isClosed) startThread();
    }
  }
}

function stoppedFault(): Error {
  return new Error('The threads that make pages were ended');
}
