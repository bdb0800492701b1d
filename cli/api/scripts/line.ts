// A line between two threads that wait for each other's answers synchronously.

import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';

/** One end of a line, as it is passed to a thread. */
export interface LineEnd {
  readonly port: MessagePort;
  /** The number of messages sent to each end. */
  readonly counts: Int32Array;
  readonly side: 0 | 1;
}

/** An opened end of a line. */
export interface Line {
  readonly send: (message: unknown) => void;
  /** Waits for the next message. */
  readonly receive: () => unknown;
}

/** Creates both ends of a line. */
export function createLineEnds(): [LineEnd, LineEnd] {
  const { port1, port2 } = new MessageChannel();
  const counts = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  return [
    { port: port1, counts, side: 0 },
    { port: port2, counts, side: 1 },
  ];
}

/** Opens an end of a line. */
export function openLine({ port, counts, side }: LineEnd): Line {
  return {
    send(message) {
      port.postMessage(message);
      Atomics.add(counts, 1 - side, 1);
      Atomics.notify(counts, 1 - side);
    },
    receive() {
      for (;;) {
        // The count is read first, so that a message that arrives in between wakes the thread.
        const count = Atomics.load(counts, side);
        const received = receiveMessageOnPort(port) as { readonly message: unknown } | undefined;
        if (received) return received.message;
        Atomics.wait(counts, side, count);
      }
    },
  };
}
