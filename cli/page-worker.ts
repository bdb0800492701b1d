// A worker thread: makes the pages it is sent, one at a time.

import { parentPort, workerData } from 'node:worker_threads';
import type { BuildContext, PageTask } from './build-context.ts';
import { createPageMaker } from './pages/create-page-maker.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

const makePage = await createPageMaker(workerData as BuildContext, {
  onRun: (demo) => port.postMessage({ demo: demo ?? '' }),
  log: (notice) => port.postMessage({ notice }),
});

port.on('message', (task: PageTask) => {
  makePage(task).then(
    (made) => port.postMessage({ made }),
    (error: unknown) =>
      port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
port.postMessage({ ready: true });
