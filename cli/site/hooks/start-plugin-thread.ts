import { Worker } from 'node:worker_threads';
import { toEngineFile } from '../../files/engine.ts';
import { toShare } from '../../threads/watch-memory.ts';
import type { SitePlugins } from '../load/plugins/describe-plugins.ts';

/** The data that a hook thread starts with. */
export interface HookThreadData {
  readonly root: string;
  readonly cache: string;
  readonly plugins: SitePlugins;
}

/** Starts a thread for whole-site hooks. Their output is printed to standard error. */
export function startPluginThread(data: HookThreadData, megabytes: number): Worker {
  const worker = new Worker(toEngineFile('plugin-worker.js'), {
    workerData: data,
    stdout: true,
    resourceLimits: { maxOldGenerationSizeMb: toShare(megabytes) },
  });
  worker.stdout.pipe(process.stderr, { end: false });
  return worker;
}
