// Worker thread that runs the whole-site hooks of plugins, so that an endless loop or a call of process.exit only ends
// this thread.

import { parentPort, workerData } from 'node:worker_threads';
import type { HookName } from '../../../core/model/schema/plugin-shape.ts';
import { loadPlugins } from '../load/plugins/load-plugins.ts';
import { runHook } from '../load/plugins/run-hook.ts';
import type { HookThreadData } from './start-plugin-thread.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');
const data = workerData as HookThreadData;

const plugins = loadPlugins(data.plugins, { ...data, log: () => undefined });

port.on('message', ({ hook, given }: { hook: HookName; given: object }) => {
  void plugins
    .then((loaded) => runHook(loaded, { hook, given, onRun: (plugin) => port.postMessage({ plugin }) }))
    .then((answers) => port.postMessage({ answers }));
});
