// Entry of a page thread: the first message is the site, and each later one is work on one page.

import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import type { PageMessage, PageWork } from './page-work.ts';

// A separate module, which is kept when a thread serves one site after another.
const { createPageWorker } = await import('./create-page-worker.ts');
const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

if ((workerData as { hasTime?: boolean } | undefined)?.hasTime)
  void import('../../demos/demo-maker.ts').catch(() => undefined);
// The main thread sends work only after this one is ready.
const [context] = (await once(port, 'message')) as [ParseContext];
const work = await createPageWorker(context, {
  onRun: (file) => report({ kind: 'demo', file }),
  onMake: (part) => report({ kind: 'making', part }),
  onLoad: (name) => report({ kind: 'loading', name }),
  onPlugin: (part) => report({ kind: 'plugin', part }),
  log: (text) => report({ kind: 'notice', text }),
});

port.on('message', (wanted: PageWork) => {
  work(wanted).then(
    (answer) => report({ kind: 'answer', answer }),
    (error: unknown) =>
      report({
        kind: 'error',
        stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
        code: (error as NodeJS.ErrnoException | undefined)?.code,
      }),
  );
});
report({ kind: 'ready' });

function report(message: PageMessage): void {
  port?.postMessage(message);
}
