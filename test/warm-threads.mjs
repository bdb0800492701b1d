// The threads of pages and types of a process that runs one docs command after another: a thread that has served one
// build, and is idle when the build ends it, serves the next one. To start one and to warm it up takes most
// of the time of a small build. The thread's module is run anew for each build, and asks for nothing it kept.

import { EventEmitter } from 'node:events';
import module from 'node:module';
import { basename } from 'node:path';
import workerThreads, { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';

/**
 * The threads that are kept, and how many builds each serves. What a site's own modules take is only given back with
 * the thread; the thread of types also keeps what it has read of the packages of each site, 60 MB.
 */
const maxUses = { 'page-worker.js': 300, 'extraction-worker.js': 300, 'types-worker.js': 30 };
/** What asks for work, and what answers it: messages have a kind, but for those of the thread of types. */
const isWork = (message) => ['kind', 'pack', 'wants'].some((name) => Object.hasOwn(Object(message), name));
const isAnswer = (message) =>
  ['answer', 'error', 'stored'].includes(message.kind) || ['results', 'problem'].some((name) => name in message);
const { Worker } = workerThreads;
const host = new URL('warm-thread.mjs', import.meta.url);

/** Has the engine take its threads from those that are kept. Returns how many were started so far. */
export function keepThreads() {
  const idle = new Map();
  let started = 0;
  const start = (file, options) => {
    started += 1;
    return startKept(file, options);
  };
  workerThreads.Worker = function StartedOrKept(file, options) {
    if (!(basename(String(file)) in maxUses)) return new Worker(file, options);
    return lend(String(file), options, { idle, start });
  };
  module.syncBuiltinESMExports();
  return () => started;
}

/** What a site's code does after its build may end a thread that no build uses: it is not lent again. */
function startKept(file, options) {
  const kept = { worker: new Worker(host, { ...options, workerData: { file } }), uses: 0, isGone: false };
  kept.worker.on('error', () => undefined).on('exit', () => (kept.isGone = true));
  return kept;
}

/** A thread as a build sees it: new, and its own. */
function lend(file, { workerData: data, ...options }, { idle, start }) {
  const kind = JSON.stringify([file, options]);
  const waiting = idle.get(kind)?.filter(({ isGone }) => !isGone) ?? [];
  const kept = waiting.pop() ?? start(file, options);
  idle.set(kind, waiting);
  const { worker } = kept;
  const { port1: port, port2 } = new MessageChannel();
  const lent = new EventEmitter();
  let hasEnded = false;
  // The thread of types says nothing before it is asked.
  let isReady = file.endsWith('types-worker.js');
  // What is still to be answered; what is idle can be kept.
  let pending = 0;
  // What it said last comes before its end, as with a thread's own messages.
  const listenToEnd = () => {
    for (let left = receiveMessageOnPort(port); left; left = receiveMessageOnPort(port)) onMessage(left.message);
  };
  const onError = (error) => {
    listenToEnd();
    lent.emit('error', error);
  };
  const onExit = (code) => {
    listenToEnd();
    hasEnded = true;
    port.close();
    lent.emit('exit', code);
  };
  const onMessage = (message) => {
    if (message.kind === 'ready') isReady = true;
    if (isAnswer(message)) pending -= 1;
    lent.emit('message', message);
  };

  worker.ref();
  worker.on('error', onError).on('exit', onExit);
  port.on('message', onMessage);
  kept.uses += 1;
  worker.postMessage({ port: port2, use: kept.uses, data }, [port2]);

  return Object.assign(lent, {
    // The process lives as long as it is sent commands.
    ref: () => undefined,
    unref: () => undefined,
    postMessage: (message, transferList) => {
      if (isWork(message)) pending += 1;
      port.postMessage(message, transferList);
    },
    terminate: async () => {
      if (hasEnded || !isReady || pending > 0 || kept.uses >= maxUses[basename(file)]) return worker.terminate();
      hasEnded = true;
      worker.off('error', onError).off('exit', onExit).unref();
      port.close();
      idle.set(kind, [...(idle.get(kind) ?? []), kept]);
      lent.emit('exit', 1);
      return 1;
    },
  });
}
