// Runs in a thread: the engine's module talks to the sender of a port, until the next port comes.

import module from 'node:module';
import workerThreads, { parentPort, workerData } from 'node:worker_threads';

const { file } = workerData;

parentPort.on('message', ({ port, use, data }) => {
  workerThreads.parentPort = port;
  workerThreads.workerData = data;
  module.syncBuiltinESMExports();
  void import(`${new URL(file, 'file://')}?${use}`);
});
