// Starts a thread that reads the scripts of one package, and the line to it.

import { Worker, type ResourceLimits } from 'node:worker_threads';
import { createLineEnds, type LineEnd } from '../scripts/line.ts';

/** Callbacks for a thread that ends by itself. */
export interface ScriptThreadEnds {
  readonly onError: (error: NodeJS.ErrnoException) => void;
  readonly onExit: (code: number) => void;
}

interface ScriptThreadOptions extends ScriptThreadEnds {
  readonly file: string;
  readonly resourceLimits: ResourceLimits;
}

/** A thread that reads scripts until it is ended. */
export interface ScriptThread {
  readonly line: LineEnd;
  readonly end: () => void;
}

/** Starts a thread that does not keep the process alive. */
export function startScriptThread({ file, resourceLimits, onError, onExit }: ScriptThreadOptions): ScriptThread {
  const [line, other] = createLineEnds();
  const worker = new Worker(file, { workerData: { line: other }, transferList: [other.port], resourceLimits });
  let isEnded = false;
  worker.on('error', (error: NodeJS.ErrnoException) => !isEnded && onError(error));
  worker.on('exit', (code) => !isEnded && onExit(code));
  // Called last, because listening to a thread keeps the process alive as well.
  worker.unref();
  return {
    line,
    end() {
      isEnded = true;
      void worker.terminate();
    },
  };
}
