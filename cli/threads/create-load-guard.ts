// Code of the site that runs in the main thread → its value, or why it was stopped.
//
// A loop that never ends leaves the thread no moment to notice the time. So another thread keeps it, and has
// V8 end what runs. It counts the processor's time: a busy machine, or a host that answers late, is no loop.

import { SHARE_ENV, Worker } from 'node:worker_threads';

/** What code of settings and trees may use. */
interface LoadLimits {
  /** Of the processor's time. */
  readonly seconds: number;
  readonly megabytes: number;
}

/** Why code was stopped. */
export type StopReason = 'time' | 'memory';

/** Runs one piece of code after the other. */
export interface LoadGuard {
  readonly run: <Value>(load: () => Promise<Value>) => Promise<{ value: Value } | { stopped: StopReason }>;
  readonly end: () => void;
}

/** Far more than any settings need. */
const usual: LoadLimits = { seconds: 10, megabytes: 1000 };

const watcher = `
const { parentPort, workerData } = require('node:worker_threads');
let open;
parentPort.on('message', (isOpen) => {
  open = isOpen ? { start: process.cpuUsage(), first: process.memoryUsage.rss() } : undefined;
});
setInterval(() => {
  if (!open) return;
  const { user, system } = process.cpuUsage(open.start);
  const used = (process.memoryUsage.rss() - open.first) / 2 ** 20;
  const reason =
    used > workerData.megabytes ? 'memory' : (user + system) / 1e6 > workerData.seconds ? 'time' : undefined;
  if (reason === undefined) return;
  open = undefined;
  parentPort.postMessage(reason);
  const session = new (require('node:inspector').Session)();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => session.disconnect());
}, 50);
`;

/** Creates a guard; the thread that keeps the time starts with the first code that is run. */
export function createLoadGuard(limits = usual): LoadGuard {
  let started: Worker | undefined;
  // One at a time, so that it is known whose loop it is.
  let last: Promise<unknown> = Promise.resolve();

  return {
    run(load) {
      const result = last.then(() => runWatched(load));
      last = result.catch(() => undefined);
      return result;
    },
    end: () => void started?.terminate(),
  };

  async function runWatched<Value>(load: () => Promise<Value>): Promise<{ value: Value } | { stopped: StopReason }> {
    const worker = (started ??= start());
    worker.postMessage(true);
    let stop: ((reason: StopReason) => void) | undefined;
    try {
      return await new Promise((resolve, reject) => {
        stop = (stopped) => resolve({ stopped });
        worker.once('message', stop);
        // A listener alone would keep the process alive.
        worker.unref();
        load().then((value) => resolve({ value }), reject);
      });
    } finally {
      if (stop) worker.off('message', stop);
      worker.postMessage(false);
    }
  }

  function start(): Worker {
    const worker = new Worker(watcher, { eval: true, execArgv: [], env: SHARE_ENV, workerData: limits });
    worker.unref();
    // Without the thread, code runs as it did.
    worker.on('error', () => undefined);
    return worker;
  }
}
