// A worker thread: is told of the site first, and then does the work that it is sent, one page at a time.

import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import type { PageWork } from './page-work.ts';

// A file of its own, which outlives this one where a thread serves one site after another.
const { createPageWorker } = await import('./create-page-worker.ts');
const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

if ((workerData as { hasTime?: boolean } | undefined)?.hasTime)
  void import('../../demos/create-demo-maker.ts').catch(() => undefined);
// Nothing is sent before it is ready.
const [context] = (await once(port, 'message')) as [ParseContext];
const work = await createPageWorker(context, {
  onRun: (demo) => port.postMessage({ demo: demo ?? '' }),
  onMake: (making) => port.postMessage({ making: making ?? '' }),
  onLoad: (loading) => port.postMessage({ loading: loading ?? '' }),
  onPlugin: (plugin) => port.postMessage({ plugin: plugin ?? '' }),
  log: (notice) => port.postMessage({ notice }),
});

port.on('message', (wanted: PageWork) => {
  work(wanted).then(
    (answer) => port.postMessage({ answer }),
    (error: unknown) =>
      port.postMessage({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        code: (error as NodeJS.ErrnoException | undefined)?.code,
      }),
  );
});
port.postMessage({ ready: true });
