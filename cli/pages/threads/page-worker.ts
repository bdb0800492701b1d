// Entry of a page thread: the first message is the site, and each later one is work on one page.

import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import type { PageWork } from './page-work.ts';

// A separate module, which is kept when a thread serves one site after another.
const { createPageWorker } = await import('./create-page-worker.ts');
const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

if ((workerData as { hasTime?: boolean } | undefined)?.hasTime)
  void import('../../demos/create-demo-maker.ts').catch(() => undefined);
// The main thread sends work only after this one is ready.
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
