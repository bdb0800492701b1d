// Two threads that talk to each other and wait for an answer where they stand: what they do in between is neither
// put off nor done by turns.

import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';

/** One end of a line, as it is handed to the thread that holds it. */
export interface LineEnd {
  readonly port: MessagePort;
  /** How many messages each end was sent. */
  readonly counts: Int32Array;
  readonly own: 0 | 1;
}

/** A line as it is held at one end. */
export interface Line {
  readonly send: (message: unknown) => void;
  /** Waits for the next message. */
  readonly receive: () => unknown;
}

/** Creates both ends. */
export function createLineEnds(): [LineEnd, LineEnd] {
  const { port1, port2 } = new MessageChannel();
  const counts = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  return [
    { port: port1, counts, own: 0 },
    { port: port2, counts, own: 1 },
  ];
}

/** Holds an end. */
export function openLine({ port, counts, own }: LineEnd): Line {
  return {
    send(message) {
      port.postMessage(message);
      Atomics.add(counts, 1 - own, 1);
      Atomics.notify(counts, 1 - own);
    },
    receive() {
      for (;;) {
        // Counted before looking, so that a message that comes in between is not slept through.
        const count = Atomics.load(counts, own);
        const received = receiveMessageOnPort(port) as { readonly message: unknown } | undefined;
        if (received) return received.message;
        Atomics.wait(counts, own, count);
      }
    },
  };
}
