// Worker threads that make pages. A page that takes too long costs its thread its life, and the
// site one problem; every other page is still made.

import { Worker } from 'node:worker_threads';
import type { Page } from '../../core/page.ts';
import type { Problem } from '../../core/problem.ts';
import { quote } from '../../core/quote.ts';
import type { BuildContext, MadePage, PageTask } from '../build-context.ts';
import type { DemoStop } from '../demos/demo-fault.ts';
import { failedPage } from './create-page-maker.ts';
import { toEngineFile } from '../engine.ts';
import { SiteError } from '../site-error.ts';
import { startDeadline } from './start-deadline.ts';

/** Threads that make pages, kept as long as they are needed. */
export interface PagePool {
  /** Makes one page as soon as a thread is free. */
  make(task: PageTask): Promise<MadePage>;
  close(): Promise<void>;
}

interface Job {
  readonly task: PageTask;
  readonly resolve: (made: MadePage) => void;
  readonly reject: (error: Error) => void;
}

type Message =
  | { readonly ready: true }
  | { readonly notice: string }
  | { readonly demo: string }
  | { readonly made: MadePage }
  | { readonly error: string };

/** Longer than any thread needs to load the modules of a site. */
const startSeconds = 30;

// A large nursery would double the memory of a thread and win a few percent.
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 1024, stackSizeMb: 4 };

/** Opens a pool of at most `threads` threads; they start when there is work for them. `log` hears of the cache. */
export function createPagePool(
  context: BuildContext,
  { threads, log }: { threads: number; log: (message: string) => void },
): PagePool {
  const queue: Job[] = [];
  const idle: (() => void)[] = [];
  const running = new Set<Worker>();

  return {
    make(task) {
      return new Promise((resolve, reject) => {
        queue.push({ task, resolve, reject });
        const wake = idle.pop();
        if (wake) wake();
        else if (running.size < threads) startThread();
      });
    },

    async close() {
      // Nobody waits for the rest any more; a thread that ends is not to be replaced for it.
      queue.length = 0;
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };

  /** Threads that have work. */
  function countThreads(): number {
    return running.size - idle.length;
  }

  function startThread(): void {
    const worker = new Worker(toEngineFile('page-worker.js'), { workerData: context, resourceLimits });
    let job: Job | undefined;
    let cancel = startDeadline(startSeconds, countThreads, stopSlowStart);
    let isReady = false;
    let demo = '';
    running.add(worker);

    worker.on('message', (message: Message) => {
      if ('notice' in message) {
        log(message.notice);
        return;
      }
      if (!isReady) cancel();
      isReady = true;
      if ('demo' in message) {
        watchDemo(message.demo);
        return;
      }
      if ('made' in message) finish()?.resolve(message.made);
      if ('error' in message) finish()?.reject(new Error(message.error));
      takeNext();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (!isReady) refuseAll(error);
      end((failed) =>
        demo && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tryWithout(failed, 'memory') : failWith(failed, error),
      );
    });
    worker.on('exit', (code) => {
      if (!isReady)
        refuseAll(
          startFault(
            'ends the process when it is loaded',
            'Take the call of process.exit out of templates/ and components/.',
          ),
        );
      end((failed) =>
        demo
          ? tryWithout(failed, 'exit')
          : failed.resolve(failedPage(failed.task.page, exitProblem(failed.task.page, code))),
      );
    });

    function takeNext(): void {
      job = queue.shift();
      if (!job) {
        idle.push(takeNext);
        return;
      }
      cancel = startDeadline(context.site.limits.pageSeconds, countThreads, stopSlowPage);
      worker.postMessage(job.task);
    }

    /** A demo has a time of its own; the page's begins anew after it. */
    function watchDemo(file: string): void {
      demo = file;
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

    /** The page is made once more, in another thread, and says what became of the demo. */
    function tryWithout({ task, ...answers }: Job, stop: DemoStop): void {
      queue.unshift({ ...answers, task: { ...task, stopped: { ...task.stopped, [demo]: stop } } });
    }

    function finish(): Job | undefined {
      cancel();
      const finished = job;
      job = undefined;
      return finished;
    }

    function stopSlowStart(): void {
      refuseAll(
        startFault(
          `is not loaded after ${startSeconds} seconds`,
          'Look for a loop without an end, or a wait, in templates/ and components/.',
        ),
      );
      void worker.terminate();
    }

    /** What cannot start will not start for the next page either. */
    function refuseAll(error: Error): void {
      queue.splice(0).forEach(({ reject }) => reject(error));
    }

    function stopSlowPage(): void {
      const slow = job;
      end((failed) =>
        failed.resolve(failedPage(failed.task.page, slowProblem(failed.task.page, context.site.limits.pageSeconds))),
      );
      if (slow) void worker.terminate();
    }

    /** The thread is gone, or about to go: its page is answered, and another thread takes the rest. */
    function end(answer: (failed: Job) => void): void {
      if (!running.delete(worker)) return;
      const failed = finish();
      if (failed) answer(failed);
      demo = '';
      if (queue.length > 0) startThread();
    }
  }
}

function startFault(message: string, hint: string): SiteError {
  return new SiteError(`A template or component of the site ${message}`, hint, 1);
}

function failWith({ task, resolve, reject }: Job, error: NodeJS.ErrnoException): void {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(failedPage(task.page, memoryProblem(task.page)));
  else reject(error);
}

function slowProblem({ file }: Page, seconds: number): Problem {
  return {
    rule: 'page-timeout',
    severity: 'error',
    place: { file },
    message: `The page is not finished after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    hint: 'Look for very long lines of "*", "_" or "[", split the page, or raise limits.pageSeconds in docs.config.ts.',
  };
}

function memoryProblem({ file }: Page): Problem {
  return {
    rule: 'page-memory',
    severity: 'error',
    place: { file },
    message: 'The page needs more memory than a page may have',
    hint: 'Split the page.',
  };
}

function exitProblem({ file }: Page, code: number): Problem {
  return {
    rule: 'page-exit',
    severity: 'error',
    place: { file },
    message: `Code of this page ended the process with status ${quote(String(code))}`,
    hint: 'Remove the call of process.exit from the components that the page places.',
  };
}
