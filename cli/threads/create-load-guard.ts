// Runs code of the site in the main thread → its value, or why it was stopped.
//
// An endless loop keeps the thread from checking the time, so another thread does, and has V8 terminate the code. It
// counts processor time: a busy machine, or a host that answers late, is not a loop.

import { SHARE_ENV, Worker } from 'node:worker_threads';

/** Limits for the code of settings and trees. */
interface LoadLimits {
  /** Processor time. */
  readonly seconds: number;
  readonly megabytes: number;
}

/** Why code was stopped. */
export type StopReason = 'time' | 'memory';

/** Runs pieces of code one after the other. */
export interface LoadGuard {
  readonly run: <Value>(load: () => Promise<Value>) => Promise<{ value: Value } | { stopped: StopReason }>;
  readonly end: () => void;
}

/** Far more than any settings need. */
const defaultLimits: LoadLimits = { seconds: 10, megabytes: 1000 };

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

/** Creates a guard; its watching thread starts with the first code that is run. */
export function createLoadGuard(limits = defaultLimits): LoadGuard {
  let started: Worker | undefined;
  // One at a time, so that it is known which code loops.
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
    // Without the thread, code runs unguarded.
    worker.on('error', () => undefined);
    return worker;
  }
}
